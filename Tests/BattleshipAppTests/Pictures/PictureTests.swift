// The pictures in `docs/pictures` are drawn from the frames, and are never stale.

import Foundation
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct PictureTests {
  @Test(arguments: [
    "start", "placed", "staged", "locked", "received", "attack", "won", "result-received", "classic-attack",
  ])
  func `a picture of the documentation is what the program shows`(name: String) throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name })
    let sitting = scene.sitting(size: Size(rows: 24, columns: 80), widths: .table)
    let picture = SVG(sitting.screen.frame).text
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("docs/pictures/\(name).svg")
    if environment("PICTURES") == "write" { try Data(picture.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture, "make pictures draws them anew")
  }
}
