// Every main screen at three sizes, in UTF-8 and in ASCII, is unchanged: the pictures are in `Golden/`.

import Foundation
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct GoldenFrameTests {
  static let sizes = [Size(rows: 24, columns: 80), Size(rows: 12, columns: 40), Size(rows: 40, columns: 120)]

  @Test(arguments: sizes, ["utf8", "ascii"])
  func `the screens equal the golden pictures`(size: Size, charset: String) throws {
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
    let (now, was) = (Self.scenes(in: text), Self.scenes(in: golden))
    #expect(now.map { $0.first } == was.map { $0.first }, "other scenes than in \(file.lastPathComponent)")
    for (now, was) in zip(now, was) where now != was {
      // Mark the rows that differ, with the golden row below each.
      let rows = now.enumerated().map { row, line in
        let before = row < was.count ? was[row] : ""
        return line == before ? "  \(line)" : "> \(line)\n< \(before)"
      }
      Issue.record("\(now[0]) in \(file.lastPathComponent)\n\(rows.joined(separator: "\n"))")
    }
  }

  /// The scenes of a golden file, each as its lines, the first of which names it.
  private static func scenes(in text: String) -> [[String]] {
    let headings = Set(Gallery.scenes.map { "== \($0.name)" })
    return text.components(separatedBy: "\n").reduce(into: []) { scenes, line in
      if headings.contains(line) || scenes.isEmpty { scenes.append([]) }
      scenes[scenes.count - 1].append(line)
    }
  }
}
