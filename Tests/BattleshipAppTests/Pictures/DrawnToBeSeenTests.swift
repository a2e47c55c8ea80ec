// Screens in every theme, depth and size, drawn for a person to look at: LOOK=folder swift test --filter DrawnToBeSeen.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import Foundation
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct DrawnToBeSeenTests {
  private static let sizes = [(24, 80), (30, 100), (40, 120), (50, 200), (12, 40)]

  private static func write(_ name: String, _ frame: Frame, _ theme: Theme, _ depth: ColorDepth) throws {
    let svg = SVG(frame, theme: depth == .none ? .mono : theme, depth: depth).text
    try Data(svg.utf8).write(to: URL(fileURLWithPath: environment("LOOK") ?? "").appendingPathComponent("\(name).svg"))
  }

  @Test(.enabled(if: environment("LOOK") != nil))
  func `screens are drawn to be looked at`() throws {
    let games: [(String, AnyScreen)] = [
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
    var lucky = AnyScreen.table(try PicturedDuel.solo(.classic, shots: 100))
    guard case .show(let luck)? = lucky.update(.acted([.button(.luck)]), in: ScreenEnvironment()).first else {
      preconditionFailure("the game is over")
    }
    for (name, screen) in games + helped + [("luck", luck)] {
      for (rows, columns) in Self.sizes {
        let size = Size(rows: rows, columns: columns)
        let room = ScreenEnvironment(size, depth: .rgb)
        try Self.write("\(name)-\(columns)x\(rows)", screen.shown.drawn(in: room).frame, .pegs, .rgb)
      }
    }
    var hunt = TableScreen(received: Game(fleet: try Fleet(named: "A1,C3", rules: .messages)))
    for key in [Key.enter, .character("b"), .character("2"), .enter, .up] { _ = hunt.update(.pressed(key)) }
    for theme in Theme.allCases {
      for depth in ColorDepth.allCases where theme != .mono || depth == .none {
        let room = ScreenEnvironment(depth: depth, theme: theme)
        let large = ScreenEnvironment(Size(rows: 30, columns: 100), depth: depth, theme: theme)
        try Self.write("duel-\(theme)-\(depth)", games[0].1.shown.drawn(in: room).frame, theme, depth)
        try Self.write("large-\(theme)-\(depth)", games[0].1.shown.drawn(in: large).frame, theme, depth)
        try Self.write("hunt-\(theme)-\(depth)", hunt.drawn(in: room).frame, theme, depth)
      }
    }
  }
  @Test(.enabled(if: environment("LOOK") != nil))
  func `titles are drawn to be looked at`() throws {
    for (rows, columns) in Self.sizes {
      for language in Language.allCases {
        var title = TitleScreen(Self.title(in: language))
        if rows == 24 { title.title.update(.focused(.playComputer)) }
        if rows == 12 { title.title.update(.focused(.setting(.names))) }
        var room = ScreenEnvironment(Size(rows: rows, columns: columns), depth: .rgb)
        room.language = language
        try Self.write("title-\(language)-\(columns)x\(rows)", title.drawn(in: room).frame, .pegs, .rgb)
      }
    }
  }

  @Test(.enabled(if: environment("LOOK") != nil))
  func `links are drawn to be looked at`() throws {
    let game = try PicturedDuel.sent()
    for (rows, columns) in Self.sizes {
      var title = TitleScreen(Title(settings: TitleSettings(), languages: [.english], saved: []))
      title.title.show(link: game.link, of: game.scene)
      let room = ScreenEnvironment(Size(rows: rows, columns: columns), depth: .rgb)
      try Self.write("link-\(columns)x\(rows)", title.drawn(in: room).frame, .pegs, .rgb)
    }
  }

  private static func title(in language: Language) -> Title {
    func shot(_ cell: Cell, _ result: ShotResult) -> AnsweredShot { AnsweredShot(cell: cell, result: result) }
    let events: [(String, Listing.Event)] = [
      ("Ben", .theirs([shot(.a1, .hit)])), ("Ling", .theirs([shot(.a1, .miss)])),
      ("Ann", .mine([shot(.a1, .miss), shot(.a1, .miss)])), ("Maria", .unjoined),
    ]
    let kept =
      [Listing.computer(.fair, Terms(on: .classic))]
      + events.enumerated().map { index, game in
        var listing = Listing.computer(.fair, Terms(on: .skirmish), age: 90 * (index + 1))
        (listing.venue, listing.opponent) = (.link("\(index)"), (try? Duel.Name(game.0)).map { .person($0) })
        listing.event = game.1
        return listing
      }
    return Title(
      settings: TitleSettings(language: language), languages: Language.allCases, saved: kept,
      today: CalendarDate("2026-11-26"))
  }
}
