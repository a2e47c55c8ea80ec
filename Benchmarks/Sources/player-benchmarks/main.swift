// Compares the computer player with simpler ones on the same layouts, and checks each gate.
//
//   GAMES=20000     how many layouts; with fewer, the gates on means are not measured
//   SEED=2016       the layouts
//   PLAYERS=strong  only some players of the first table, or `skirmish`, `messages` and `hiding`, separated by commas

import Foundation
import Reporting

let environment = ProcessInfo.processInfo.environment
let trial = Trial(
  games: environment["GAMES"].flatMap { Int($0) } ?? 500, seed: environment["SEED"].flatMap { UInt64($0) } ?? 2016,
  players: environment["PLAYERS"]?.split(separator: ",").map(String.init))
let report = try Report.measured(trial)
if CommandLine.arguments.contains("--json") {
  print(report.json)
} else {
  print("players: \(trial.games) layouts from SEED=\(trial.seed), each layout being equally likely")
  print(report.text)
}
