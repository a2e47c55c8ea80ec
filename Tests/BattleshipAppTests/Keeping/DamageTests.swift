// A kept conversation cut at every byte, and with every byte of its last line changed: gone on with, or refused by line.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct DamageTests {
  private static let time = ClockTime(hour: 9, minute: 26)

  private static let end: [UInt8] = [0x0A]

  /// A conversation with a text, a pasted game and two sent messages.
  private static let kept: [String] = {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a1", "c3")
    sitting.press(.escape)
    sitting.happen(.clicked(.field))
    sitting.happen(.pasted("good \"luck\" é\n"))
    sitting.happen(.pasted(CommandAnswerTests.fresh))
    sitting.press(.enter)
    return sitting.kept
  }()

  private static let bytes = Array(kept.map { $0 + "\n" }.joined().utf8)

  private func goOn(_ bytes: [UInt8]) throws(KeptError) -> AppState {
    try AppState.goOn(with: KeptBytes(bytes).texts(), at: Self.time).state
  }

  @Test func `bytes are lines with an end and what is behind them, and no byte is lost`() {
    for (text, lines, torn) in [
      ("", [], ""), ("a", [], "a"), ("\n", [""], ""), ("a\n", ["a"], ""), ("a\n\nb", ["a", ""], "b"),
    ] as [(String, [String], String)] {
      let kept = KeptBytes(Array(text.utf8))
      #expect(kept.lines == lines.map { Array($0.utf8) } && kept.torn == Array(torn.utf8))
    }
    for count in 0...Self.bytes.count {
      let kept = KeptBytes(Array(Self.bytes.prefix(count)))
      #expect(kept.byteCount + kept.torn.count == count)
      #expect(kept.lines.flatMap { $0 + Self.end } + kept.torn == Array(Self.bytes.prefix(count)))
    }
  }

  @Test func `cut at any byte, all that was said before goes on`() throws {
    // Between two ends of lines every cut leaves the same lines; what they come to is asked once for each.
    var states: [Int: AppState] = [:]
    for count in 0...Self.bytes.count {
      let lines = KeptBytes(Array(Self.bytes.prefix(count))).lines.count
      guard lines > 0 else {
        #expect(throws: KeptError.empty) { try goOn(Array(Self.bytes.prefix(count))) }
        continue
      }
      if states[lines] == nil { states[lines] = try goOn(Array(Self.bytes.prefix(count))) }
    }
    #expect(states.count == Self.kept.count)
    for lines in 1..<Self.kept.count {
      let (less, more) = (try #require(states[lines]), try #require(states[lines + 1]))
      for person in Participant.pair {
        let numbers = [less, more].map { $0.phones[person].transcript.items.map(\.number) }
        #expect(numbers[1].starts(with: numbers[0].filter(numbers[1].contains)))
      }
    }
  }

  @Test(arguments: kept.indices)
  func `a line cut at any byte and ended all the same is refused, or is another line`(last: Int) throws {
    let line = Array(Self.kept[last].utf8)
    let damaged = line.indices.map { Array(line[..<$0]) }
    try expectAnswers(to: Self.kept[..<last], then: damaged)
  }

  @Test(arguments: kept.indices)
  func `any byte of the last line changed is refused by its line, or is another line`(last: Int) throws {
    let line = Array(Self.kept[last].utf8)
    let damaged = line.indices.flatMap { position in
      Self.values(for: line[position]).map { value in
        var changed = line
        changed[position] = value
        return changed
      }
    }
    try expectAnswers(to: Self.kept[..<last], then: damaged)
  }

  @Test func `an end of a line in the middle of one is refused by its line`() {
    for (position, byte) in Self.bytes.enumerated() where byte != 0x0A {
      var damaged = Self.bytes
      damaged[position] = 0x0A
      let line = Self.bytes[..<position].count { $0 == 0x0A } + 1
      do throws(KeptError) {
        _ = try goOn(damaged)
        Issue.record("line \(line) was taken in two pieces")
      } catch {
        #expect(error.line.map { line...(line + 2) ~= $0 } == true, "\(error) for a cut in line \(line)")
      }
    }
  }

  /// What a byte is changed to: each bit the other way and what the form has a meaning for; in the long drills, anything.
  private static func values(for byte: UInt8) -> [UInt8] {
    let all =
      isDrill ? Array(UInt8.min ... .max) : (0..<8).map { byte ^ 1 << $0 } + Array(" \"\\-0{}#".utf8) + [0, 0xFF]
    return all.filter { $0 != byte && $0 != 0x0A }
  }

  private static var isDrill: Bool { environment("DRILLS").flatMap { Int($0) }.map { $0 >= 100 } ?? false }

  /// Expects that each damaged last line is refused by its number, or read as what it is and gone on with.
  private func expectAnswers(to before: ArraySlice<String>, then damaged: [[UInt8]]) throws {
    var state = try before.first.flatMap { try AppState(begunBy: KeptLine(text: $0)) }
    for line in before.dropFirst() { #expect(try state?.happenAgain(KeptLine(text: line)) == true) }
    let start = before.flatMap { Array($0.utf8) + Self.end }
    for bytes in damaged {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        #expect(throws: KeptError.notText(line: before.count + 1)) { try goOn(start + bytes + Self.end) }
        continue
      }
      guard let line = try? KeptLine(text: text) else { continue }
      if !line.text.utf8.elementsEqual(text.utf8) { Issue.record("read as something else: \(text)") }
      // Whether it can have happened is asked of the state before it, and only then of the whole.
      var after = state
      if after?.happenAgain(line) ?? true { #expect(throws: Never.self) { try goOn(start + bytes + Self.end) } }
    }
  }

}

extension AppState {
  /// What a first line begins; nil where it is none.
  fileprivate init?(begunBy line: KeptLine) {
    guard case .begin(_, let first, let second, let game, let seed) = line else { return nil }
    self.init(emptyWith: first, secondName: second, game: game, seed: seed)
  }
}

extension KeptError {
  /// The line to blame.
  fileprivate var line: Int? {
    switch self {
    case .unreadable(let line, _), .notText(let line), .contradiction(let line), .changed(let line): line
    case .empty: nil
    }
  }
}
