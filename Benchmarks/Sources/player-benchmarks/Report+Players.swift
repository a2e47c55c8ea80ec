// The measured players, and their gates.

import BattleshipCore
import BattleshipPlayers
import Reporting

extension Report {
  static func measured(_ trial: Trial) throws -> Report {
    var report = Report(
      columns: ["mean", "error", "median", "won % at 34", "ms median", "ms 99th", "ms longest"])
    try report.measureClassic(trial)
    try report.measureSmallBoards(trial)
    if trial.includes("hiding") { try report.measureHiding(trial) }
    return report
  }

  /// All players hunt the cardboard game's fleet on the same layouts.
  private mutating func measureClassic(_ trial: Trial) throws {
    let classic = Rules.classic
    let rules = try Rules(board: classic.board, shipLengths: classic.shipLengths, losingMiss: nil)
    var rows: [Row] = []
    func row(_ name: String, _ player: (UInt64) -> some Player) throws -> Outcomes? {
      guard trial.includes(name) else { return nil }
      let outcomes = try trial.play(rules, player: player)
      rows.append(Row(operation: "classic", way: name, figures: outcomes.figures))
      return outcomes
    }
    _ = try row("random") { RandomPlayer(generator: SplitMix64(seed: $0)) }
    _ = try row("hunt and target") { TargetPlayer(byParity: false, generator: SplitMix64(seed: $0)) }
    _ = try row("parity") { TargetPlayer(byParity: true, generator: SplitMix64(seed: $0)) }
    let density = try row("density") { DensityPlayer(generator: SplitMix64(seed: $0)) }
    _ = try row("easy") { ComputerPlayer(level: .easy, seed: $0) }
    _ = try row("fair") { ComputerPlayer(level: .fair, seed: $0) }
    let strong = try row("strong") { ComputerPlayer(level: .strong, seed: $0) }
    self.rows += rows
    guard let strong else { return }
    let isFull = trial.games >= 20_000
    gates += [
      Gate(
        name: "strong, shots and two standard errors", bound: .atMost, limit: trial.games >= 60_000 ? 44.0 : 44.2,
        value: isFull ? strong.mean + 2 * strong.standardError : nil),
      Gate(
        name: "strong, shots less than density", bound: .atLeast, limit: 0.6,
        value: isFull ? density.map { $0.mean - strong.mean } : nil),
      Gate(name: "strong, milliseconds a move, median", bound: .atMost, limit: 5, value: strong.figures[4]),
      Gate(name: "strong, milliseconds a move, longest", bound: .atMost, limit: 50, value: strong.figures[6]),
    ]
  }

  /// Small boards, on which misses lose the game.
  private mutating func measureSmallBoards(_ trial: Trial) throws {
    for (name, rules, least) in [("skirmish", Rules.skirmish, 0.74), ("messages", .messages, 1 / 6.0)]
    where trial.includes(name) {
      let outcomes = try trial.play(rules) { ComputerPlayer(level: .strong, seed: $0) }
      rows.append(Row(operation: name, way: "strong", figures: outcomes.figures))
      let share = Double(outcomes.won) / Double(trial.games)
      // No player wins more than one in six games of `messages` on average, so chance decides whether a run reaches it.
      let error = name == "messages" ? 3 * (share * (1 - share) / Double(trial.games)).squareRoot() : 0
      gates.append(
        Gate(
          name: "\(name), % won by strong", bound: .atLeast, limit: 100 * max(0, least - error),
          value: trial.games >= 5_000 || name == "messages" ? 100 * share : nil))
    }
  }

  /// Simple players hunt the layouts that the strong player hides.
  private mutating func measureHiding(_ trial: Trial) throws {
    let classic = Rules.classic
    let rules = try Rules(board: classic.board, shipLengths: classic.shipLengths, losingMiss: nil)
    let hidden: (Rules, inout SplitMix64) throws -> Fleet = { rules, generator in
      var player = ComputerPlayer(level: .strong, seed: generator.next())
      return try player.fleet(rules: rules)
    }
    let density = try trial.play(rules, fleet: hidden) { DensityPlayer(generator: SplitMix64(seed: $0)) }
    let parity = try trial.play(rules, fleet: hidden) { TargetPlayer(byParity: true, generator: SplitMix64(seed: $0)) }
    rows.append(Row(operation: "hidden by strong", way: "density", figures: density.figures))
    rows.append(Row(operation: "hidden by strong", way: "parity", figures: parity.figures))
    let isFull = trial.games >= 5_000
    gates += [
      Gate(name: "hidden by strong, density's shots", bound: .atLeast, limit: 46.8, value: isFull ? density.mean : nil),
      Gate(name: "hidden by strong, parity's shots", bound: .atLeast, limit: 56.5, value: isFull ? parity.mean : nil),
    ]
  }
}
