// Files in the third form, written by hand from docs/ConversationFile.md: each opens as that page says.

import BattleshipCore
import Foundation
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipPlay

@Suite struct GoldenConversationTests {
  /// The lines of a file without checksums; checks the checksums, and that the program writes each line like this.
  private func lines(_ name: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Golden/conversation-3-\(name).txt")
    var (sum, written) = (Checksum(), Checksum())
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { text in
      let bytes = sum.line(Array(text.utf8)[...])
      #expect(bytes != nil, "\(text)")
      let line = String(decoding: bytes ?? [], as: UTF8.self)
      let again = written.checked(try ConversationLine(text: line).text)
      #expect(again == text)
      return line
    }
  }

  private func texts(_ phone: Phone<BattleshipExtension>) -> [String] {
    phone.transcript.items.flatMap { phone.drawings(of: $0).map { $0.text(in: .english) } }
  }

  @Test func `at one keyboard, Bob resumes with the two shots that he fired`() throws {
    var sitting = Sitting()
    sitting.state = try .reopened(lines("hot-seat"))
    #expect(texts(sitting.state.phones.first) == ["Ann hides.", "oh\nno"])
    #expect(sitting.state.phones.first.inputField.text == "see \"you\"")
    sitting.takeTheKeyboard()
    expectShown(sitting.text, "[>I am Bob: unlock<]")
    sitting.press(.enter)
    expectShown(sitting.text, "Lives 2/3", "Hit 1/2")
    sitting.type("a1")
    sitting.press(.enter)
    expectShown(sitting.text, "You destroyed all the ships!")
    sitting.press(.enter, .enter)
    let recorded = sitting.effects.compactMap { if case .record(let game) = $0 { game } else { nil } }
    #expect(recorded.map(\.advised) == [[.second]], "\(sitting.text)")
  }

  @Test func `a shared file has both players' posts, and each finds those that the own file lacks`() throws {
    let shared = try lines("shared")
    var ann = try PhonesScreen.reopened(lines("first"))
    #expect(ann.owner == .first)
    #expect(texts(ann.phones.first) == ["hello", "\u{1b}[31mred"])
    for line in shared.dropFirst() {
      let isPost = line.hasPrefix("post ")
      #expect(ann.history.book?.takeKnown(Array(line.utf8)[...]) == isPost)
    }
    #expect(ann.history.book?.written ?? (0, 0) == (1, 1))
    #expect(throws: ConversationError.contradiction(line: 1)) { try PhonesScreen.reopened(shared) }
    var bob = PhonesScreen(owned: SharedPair.head(.second, game: .hunt(.messages), seed: 1))
    guard case .post(let hello) = try ConversationLine(text: shared[2]),
      case .post(let red) = try ConversationLine(text: shared[4])
    else {
      Issue.record("\(shared)")
      return
    }
    #expect(
      bob.history.book?.takeNew(hello) == true && bob.history.book?.takeNew(red) == false, "Bob did not write that here"
    )
  }

  @Test func `a person's own file has the key, the apps and the placed ships`() throws {
    let ann = try PhonesScreen.reopened(lines("first"))
    let phone = ann.phones.first
    #expect(phone.storage(of: BattleshipExtension.manifest)?.playerKey?.bytes == Array(0..<32))
    #expect(phone.installed == [BattleshipExtension.manifest])
    let hiding = try #require(phone.running?.instance.seat.nextFleet)
    #expect(hiding.draft.ships == [Ship("A1-A5"), Ship("B2-E2")].compactMap(\.self))
    #expect(hiding.direction == .down)
    #expect(hiding.beforeLastStep?.ships == [Ship("J9-J10")].compactMap(\.self))
    #expect(hiding.purpose == .challenge(.shots(1)))
    #expect(ann.history.seen[.first] == ItemAddress(sender: .second, number: 2))
    #expect(!ann.says(.draftDropped))
  }
}
