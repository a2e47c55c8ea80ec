// The title as golden frames and as a picture of the documentation.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import Foundation
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct TitlePictureTests {
  private static let pages: [(name: String, target: TitleTarget?)] = [
    ("title", nil), ("how-to-play", .howToPlay), ("by-link", .byLink), ("question", .phones),
    ("names", .setting(.names)),
  ]

  private static func state(_ target: TitleTarget?, _ language: Language) throws -> TitleScreen {
    let saved: [Listing] = [
      .twoPlayers(first: "Ann", second: "Bob", .duel(Terms(on: .classic)), turn: "Bob"),
      .computer(.fair, Terms(on: .classic)),
    ]
    let languages = language == .english ? Language.allCases : Language.allCases.reversed()
    var title = Title(
      settings: TitleSettings(names: PlayerNames("Ann,Bob") ?? .demo), languages: languages, saved: saved,
      today: try CalendarDate(written: "2026-11-26"))
    if let target { title.update(.clicked(target)) }
    return TitleScreen(title)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [Size(rows: 24, columns: 80), Size(rows: 12, columns: 40)], ["utf8", "ascii", "zh"])
  func `the pages of the title equal the golden pictures`(size: Size, kind: String) throws {
    var text = ""
    for page in Self.pages {
      let screen = try Self.state(page.target, kind == "zh" ? .chinese : .english).drawn(
        size: size, widths: kind == "ascii" ? .ascii : .table)
      text += "== \(page.name)\n" + screen.frame.picture.joined(separator: "\n") + "\n"
    }
    let file = Self.folder.appendingPathComponent("Golden/title-\(size.columns)x\(size.rows)-\(kind).txt")
    if environment("PICTURES") == "write" { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "make pictures draws them anew")
  }

  @Test(arguments: [Theme.pegs, .light])
  func `the picture of the title equals the program's screen`(theme: Theme) throws {
    let screen = try Self.state(nil, .english).drawn(size: Size(rows: 24, columns: 80), widths: .table)
    let picture = SVG(screen.frame, theme: theme).text
    let name = "docs/pictures/title\(theme == .pegs ? "" : "-\(theme)").svg"
    let file = Self.folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(name)
    if environment("PICTURES") == "write" { try Data(picture.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture, "make pictures draws it anew")
  }
}
