// Every main screen at three sizes, in UTF-8 and in ASCII, is what it was: pictures in `Golden/`.

import Foundation
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct GoldenFrameTests {
  static let sizes = [Size(rows: 24, columns: 80), Size(rows: 12, columns: 40), Size(rows: 40, columns: 120)]

  @Test(arguments: sizes, ["utf8", "ascii"])
  func `the screens are those of the golden pictures`(size: Size, charset: String) throws {
    var text = ""
    for scene in Gallery.scenes {
      let screen = try scene.screen(size: size, widths: charset == "utf8" ? .table : .ascii)
      text += "== \(scene.name)\n" + screen.frame.picture.joined(separator: "\n") + "\n"
    }
    if charset == "ascii" { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden/frames-\(size.columns)x\(size.rows)-\(charset).txt")
    if environment("PICTURES") == "write" { try Data(text.utf8).write(to: file) }
    let golden = try String(contentsOf: file, encoding: .utf8)
    guard text != golden else { return }
    let (now, was) = (text.components(separatedBy: "\n"), golden.components(separatedBy: "\n"))
    let line = zip(now, was).enumerated().first { $1.0 != $1.1 }
    Issue.record("line \((line?.offset ?? -1) + 1) of \(file.lastPathComponent) is now\n\(line?.element.0 ?? "?")")
  }
}
