// Screens in every theme, depth and size, drawn to be looked at: LOOK=folder swift test --filter DrawnToBeSeen.

import BattleshipCore
import BattleshipPlay
import Foundation
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct DrawnToBeSeenTests {
  @Test(.enabled(if: environment("LOOK") != nil))
  func `screens are drawn to be looked at`() throws {
    let folder = URL(fileURLWithPath: environment("LOOK") ?? "")
    func write(_ name: String, _ frame: Frame, _ theme: Theme, _ depth: ColorDepth) throws {
      let svg = SVG(frame, theme: depth == .none ? .mono : theme, depth: depth).text
      try Data(svg.utf8).write(to: folder.appendingPathComponent("\(name).svg"))
    }
    let sizes = [(24, 80), (30, 100), (40, 120), (50, 200), (12, 40)]
    let games: [(String, Screen)] = [
      ("duel", .table(try PicturedDuel.state())), ("classic", .table(try PicturedDuel.solo(.classic, shots: 24))),
      ("skirmish", .table(try PicturedDuel.solo(.skirmish, shots: 6))),
      ("messages", .table(try PicturedDuel.solo(.messages, shots: 1))),
      ("seabattle", .table(try PicturedDuel.solo(.seabattle, shots: 20))),
      ("over", .table(try PicturedDuel.solo(.classic, shots: 100))),
      ("lost", .table(try PicturedDuel.lost())),
      ("apart", .table(try PicturedDuel.solo(.classic.withShipsApart, shots: 18))),
      ("placing", .table(try PicturedDuel.solo(.classic, shots: 0))),
    ]
    let helped = games.filter { ["classic", "placing", "messages"].contains($0.0) }.map { name, screen in
      var screen = screen
      _ = screen.update(.pressed(.character("?")), in: ScreenEnvironment())
      return ("help-\(name)", screen)
    }
    for (name, screen) in games + helped {
      for (rows, columns) in sizes {
        let size = Size(rows: rows, columns: columns)
        let room = ScreenEnvironment(size, depth: .rgb)
        try write("\(name)-\(columns)x\(rows)", screen.drawn(in: room).frame, .pegs, .rgb)
      }
    }
    var hunt = TableScreen(received: Game(fleet: try Fleet(named: "A1,C3", rules: .messages)))
    for key in [Key.enter, .character("b"), .character("2"), .enter, .up] { _ = hunt.update(.pressed(key)) }
    for theme in Theme.allCases {
      for depth in ColorDepth.allCases where theme != .mono || depth == .none {
        let room = ScreenEnvironment(depth: depth, theme: theme)
        let large = ScreenEnvironment(Size(rows: 30, columns: 100), depth: depth, theme: theme)
        try write("duel-\(theme)-\(depth)", games[0].1.drawn(in: room).frame, theme, depth)
        try write("large-\(theme)-\(depth)", games[0].1.drawn(in: large).frame, theme, depth)
        try write("hunt-\(theme)-\(depth)", hunt.drawn(in: room).frame, theme, depth)
      }
    }
  }
}
