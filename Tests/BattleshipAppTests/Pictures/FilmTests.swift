// The film in the README is a duel against the computer as the program shows it, and is always current.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import Foundation
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct FilmTests {
  @Test func `the film of a duel equals the program's screens`() throws {
    let film = try duel(seed: 4).text
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/pictures/film.svg")
    if environment("PICTURES") == "write" { try Data(film.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == film, "make pictures draws it anew")
    #expect(!film.contains("<script"))
    #expect(film.utf8.count < 900_000)
  }

  /// A duel against the computer from the first shot to the end, in which the player follows all advice.
  private func duel(seed: UInt64) throws -> Film {
    let screen = try PicturedDuel.solo(.skirmish, shots: 0, seed: seed)
    var stack = ScreenStack(
      .table(screen),
      in: ScreenEnvironment(
        size: Size(rows: 24, columns: 80), widths: .table, time: ClockTime(hour: 9, minute: 41), seed: 1,
        isStill: false,
        depth: .rgb))
    var film = Film()
    func show(for milliseconds: Int) { if let drawn = stack.drawn { film.show(drawn.frame, for: milliseconds) } }
    /// Records all automatic events.
    func watch() {
      while let delay = stack.delay {
        show(for: delay)
        handle(.awoke)
      }
    }
    func handle(_ event: ScreenEvent) {
      for case .table(.think(let thought)) in stack.update(event) {
        watch()
        handle(.table(.thought(thought.finished())))
      }
    }
    show(for: 1_500)
    while let asked = stack.table?.table.seat.adviceToAsk, let cell = Advice(for: asked.chart).best.first {
      handle(.acted([.pointed(cell)]))
      show(for: 500)
      handle(.input(.key(.enter)))
      watch()
      if stack.table?.table.seat.duel?.duel.winner == nil { show(for: 800) }
    }
    show(for: 5_000)
    return film
  }
}
