// The pictures in `docs/pictures` are drawn from the frames, and are always current.

import Foundation
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct PictureTests {
  @Test(
    arguments: [
      "start", "placed", "staged", "locked", "received", "attack", "won", "result-received", "classic-placing",
      "classic-attack", "classic-over", "duel",
    ].map { ($0, Theme.pegs) } + Theme.allCases.filter { $0 != .pegs }.map { ("duel", $0) })
  func `a picture of the documentation equals the program's screen`(name: String, theme: Theme) throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name })
    let screen = try scene.screen(
      size: Size(rows: 24, columns: 80), widths: .table, depth: theme == .mono ? .none : .rgb, theme: theme)
    let picture = SVG(screen.frame, theme: theme).text
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/pictures/\(name)\(theme == .pegs ? "" : "-\(theme)").svg")
    if environment("PICTURES") == "write" { try Data(picture.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture, "make pictures draws them anew")
  }
}
