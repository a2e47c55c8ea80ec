// A saved conversation cut or changed at every byte: it opens with the lines before, or is refused with a line number.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct LineDamageTests {
  /// A conversation with a text, a pasted game and two sent messages.
  private static let kept: [String] = {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a1", "c3")
    sitting.press(.escape)
    sitting.handle(.clicked(.field))
    sitting.handle(.pasted("good \"luck\" é\n"))
    sitting.handle(.pasted(AnswerTests.fresh))
    sitting.press(.enter)
    return sitting.kept
  }()

  private static let bytes: [UInt8] = {
    var sum = Checksum()
    return Array(kept.map { sum.checked($0) + "\n" }.joined().utf8)
  }()

  /// The complete lines of a file as a program reads them, up to the first wrong one.
  private func read(_ bytes: [UInt8]) -> (lines: [String], isWhole: Bool) {
    var (sum, lines) = (Checksum(), [String]())
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      guard let line = sum.line(line), let text = String(validating: line, as: UTF8.self) else { return (lines, false) }
      lines.append(text)
    }
    return (lines, true)
  }

  @Test func `cut at any byte, everything before the cut is restored`() throws {
    var seen: Set<Int> = []
    for count in 0...Self.bytes.count {
      let (lines, isWhole) = read(Array(Self.bytes.prefix(count)))
      #expect(isWhole)
      #expect(lines == Array(Self.kept.prefix(lines.count)))
      guard seen.insert(lines.count).inserted, !lines.isEmpty else { continue }
      _ = try PhonesScreen.reopened(lines)
    }
    #expect(seen.count == Self.kept.count + 1)
  }

  @Test func `no byte can change unnoticed, and the lines before it stay`() {
    for (position, byte) in Self.bytes.enumerated() {
      for value in Self.values(for: byte) {
        var damaged = Self.bytes
        damaged[position] = value
        let number = Self.bytes[..<position].count { $0 == 0x0A }
        let (lines, isWhole) = read(damaged)
        // If the last line end changes, its line is incomplete.
        if isWhole, position == Self.bytes.count - 1, lines.count == Self.kept.count - 1 { continue }
        if isWhole || lines.count != number { Issue.record("byte \(position) to \(value): \(lines.count) lines") }
      }
    }
  }

  @Test(arguments: kept.indices)
  func `a line cut at any byte, with a right checksum, is refused by its number or is another line`(
    last: Int
  ) throws {
    let line = Array(Self.kept[last].utf8)
    for end in line.indices {
      guard let text = String(validating: line[..<end], as: UTF8.self) else { continue }
      do throws(ConversationError) {
        _ = try PhonesScreen.reopened(Self.kept[..<last] + [text])
        #expect((try? ConversationLine(text: text))?.text == text)
      } catch {
        #expect(error.line == nil && last == 0 || error.line == last + 1, "\(error) for \(text)")
      }
    }
  }

  /// The values to try for a byte: flipped bits, and bytes with a meaning in the format; in the long drills, all.
  private static func values(for byte: UInt8) -> [UInt8] {
    let all =
      isDrill ? Array(UInt8.min ... .max) : [byte ^ 1, byte ^ 0x20, byte ^ 0x80, 0x0A, 0x20, UInt8(ascii: "\""), 0xFF]
    return all.filter { $0 != byte }
  }

  private static var isDrill: Bool { environment("DRILLS").flatMap { Int($0) }.map { $0 >= 100 } ?? false }
}

extension ConversationError {
  fileprivate var line: Int? {
    switch self {
    case .unreadable(let line, _), .contradiction(let line): line
    case .empty: nil
    }
  }
}
