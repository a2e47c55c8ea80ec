// The output of inspect: the words, the board and the JSON, without undiscovered ships.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipApp

@Suite("Inspecting") struct InspectTests {
  private func lines(_ url: String, reveals: Bool = false) -> [String] {
    CommandResult.inspecting(GivenURL(argument: url), reveals: reveals, asJSON: false).output
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private let skirmish =
    "?Ship_Location=0-2&Ship_Location=18-24&Ship_Location=25-26&Is_Complete=0"
    + "&Board=6x6&Fleet=3.2.2&Misses=14&Guess=0&Guess=25&Guess=26&Guess=35"

  @Test func `an open game is printed as the player who fires knows it`() {
    #expect(
      lines(skirmish) == [
        "board 6x6, ships 3.2.2, 14 misses lose", "open, 3 of 7 hit, 13 lives left, afloat 3.2",
        "  1 2 3 4 5 6",
        "A x . . . . .",
        "B . . . . . .",
        "C . . . . . .",
        "D . . . . . .",
        "E . X X . . .",
        "F . . . . . o",
        ". unknown, o miss, x hit, X sunk", "shots A1 hit, E2 hit, E3 sunk, F6 miss",
      ])
  }

  @Test func `the ships are printed on request`() {
    #expect(
      lines(skirmish, reveals: true).suffix(9) == [
        "A x # # . . .",
        "B . . . . . .",
        "C . . . . . .",
        "D # . . . . .",
        "E # X X . . .",
        "F . . . . . o",
        ". water, o miss, x hit, X sunk, # ship", "shots A1 hit, E2 hit, E3 sunk, F6 miss",
        "ships A1-A3, D1-E1, E2-E3",
      ])
  }

  @Test func `the status of a game is printed in every case`() {
    let ships = "?Ship_Location=0&Ship_Location=8"
    let second = { (url: String) in lines(url)[1] }
    #expect(second("\(ships)&Is_Complete=0") == "open, 0 of 2 hit, 3 lives left, afloat 1.1")
    #expect(second("\(ships)&Is_Complete=0&Misses=0&Guess=1") == "open, 0 of 2 hit, afloat 1.1")
    #expect(second("\(ships)&Is_Complete=0&Guess=1&Guess=2") == "open, 0 of 2 hit, 1 life left, afloat 1.1")
    #expect(second("\(ships)&Is_Complete=1&Guess=0&Guess=8") == "won, 2 of 2 hit, 3 lives left")
    #expect(second("\(ships)&Is_Complete=1&Guess=1&Guess=2&Guess=3") == "lost, 0 of 2 hit")
    #expect(second("\(ships)&Is_Complete=1") == "over, its shots were not recorded")
    #expect(lines("\(ships)&Is_Complete=0&Misses=0")[0] == "board 3x3, ships 1.1, misses never lose")
    #expect(lines("\(ships)&Is_Complete=0&Misses=1")[0] == "board 3x3, ships 1.1, 1 miss loses")
  }

  @Test func `a wide board has room for two digits`() {
    let board = lines("?Ship_Location=0&Is_Complete=0&Board=10x2&Fleet=1&Guess=19")[2...4]
    #expect(
      board == [
        "   1  2  3  4  5  6  7  8  9 10",
        "A  .  .  .  .  .  .  .  .  .  .",
        "B  .  .  .  .  .  .  .  .  .  o",
      ])
  }

  @Test func `the JSON of pinned messages stays the same`() throws {
    let pinned = try goldenLines("inspected.txt")
    #expect(!pinned.isEmpty)
    #expect(pinned.count.isMultiple(of: 3))
    for first in stride(from: 0, to: pinned.count, by: 3) {
      let url = GivenURL(argument: pinned[first])
      for (line, reveals) in [(pinned[first + 1], false), (pinned[first + 2], true)] {
        #expect(CommandResult.inspecting(url, reveals: reveals, asJSON: true).output == line + "\n", "\(pinned[first])")
      }
    }
  }

  @Test func `undiscovered ships do not affect the output`() {
    forAll("what is told depends on the chart alone", count: 1_000) { chance in
      let rules = [Rules.messages, .skirmish, .classic][chance.number(0...2)]
      let fleets = [try Fleet.random(rules: rules, using: &chance), try Fleet.random(rules: rules, using: &chance)]
      // Cells that are the same in both fleets, so that every shot has the same result.
      let water = rules.board.cells.subtracting(fleets[0].cells).subtracting(fleets[1].cells)
      let shared = fleets[0].ships.filter { ship in fleets[1].ships.contains(ship) }
      let cells = Array(water) + shared.flatMap { Array($0.cells) }
      let shots = Array(cells.shuffled(using: &chance).prefix(chance.number(0...rules.board.cellCount)))
      let games = fleets.map { fleet in
        var game = Game(fleet: fleet)
        for shot in shots where game.status == .open { _ = try? game.fire(at: shot) }
        return game
      }
      let told = games.map { game in
        [false, true].map {
          CommandResult.inspecting(GivenURL(argument: game.messageURL()), reveals: false, asJSON: $0)
        }
      }
      guard let shot = water.first(where: { !games[0].opened.contains($0) }) else { return told[0] == told[1] }
      let lines = games.map { CommandResult.shooting(at: [shot], in: GivenURL(argument: $0.messageURL())).output }
        .map { $0.split(separator: "\n").dropLast() }
      return told[0] == told[1] && lines[0] == lines[1]
    }
  }
}
