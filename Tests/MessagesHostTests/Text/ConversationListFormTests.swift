// The text form of a list of conversations: several of them, with one machine's things in all.

import TestSupport
import Testing

@testable import MessagesHost

@Suite struct ConversationListFormTests {
  private typealias List = ConversationList<Talk>

  @Test func `a written list is read back, and both go on alike`() {
    forAll("read(write(list)) == list", count: 500) { chance in
      var list = chance.conversationList()
      var again = try List(textForm: list.textForm, store: talkStore)
      try requireSame("lists", again, list) { linesOfText($0.textForm) }
      let names = list.rows.map(\.names)
      #expect(again.rows.map(\.names) == names)
      var other = chance
      for _ in 0..<8 {
        list.update(chance.listEvent(for: list))
        again.update(other.listEvent(for: again))
      }
      try requireSame("lists that went on", again, list) { linesOfText($0.textForm) }
      return true
    }
  }

  @Test func `a damaged text that is read is written again byte by byte, and goes on`() {
    var accepted = 0
    forAll("write(read(text)) == text", count: 1_500) { chance in
      var bytes = Array(chance.conversationList().textForm.utf8)
      for _ in 0..<chance.number(1...2) { chance.damage(&bytes) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard var list = try? List(textForm: text, store: talkStore) else { return true }
      accepted += 1
      try requireSame("texts", Array(list.textForm.utf8), Array(text.utf8)) {
        linesOfText(String(decoding: $0, as: UTF8.self))
      }
      for _ in 0..<8 { list.update(chance.listEvent(for: list)) }
      try requireSame("lists", try List(textForm: list.textForm, store: talkStore), list) {
        linesOfText($0.textForm)
      }
      return true
    }
    #expect(accepted > 10)
  }

  /// Two conversations, the second of which is open.
  private func list() -> ConversationList<Counter> {
    var list = ConversationList<Counter>([
      Phone(owner: .first, own: "John", other: "Kate", seed: 1),
      Phone(owner: .second, own: "John", others: ["Mary", "Ravi"], seed: 2),
    ])
    list.update(.entered(1))
    list.update(.happened(.tappedInputField))
    list.update(.happened(.edited("ahoy")))
    list.update(.happened(.pressedSend))
    return list
  }

  @Test func `the form of a list stays as it is`() throws {
    let written = try goldenLines("conversations-form-2.txt").map { $0 + "\n" }.joined()
    #expect(list().textForm == written)
    #expect(try ConversationList<Counter>(textForm: written) == list())
  }

  @Test(arguments: [
    ("list 2 1 1 0", "list 0 - ", "line 2, column 6: a list of conversations that no machine has"),
    ("list 2 1 1 0", "list 2 2 1 0", "line 2, column 8: a list of conversations that no machine has"),
    ("list 2 1 1 0", "list 2 1 1 1", "line 2, column 12: a list of conversations that no machine has"),
    ("list 2 1 1 0", "list 2 1 2 0", "line 2, column 10: a list of conversations that no machine has"),
    ("list 2 1 1 0", "list 2 0 1 0", "line 10, column 1: a list of conversations that no machine has"),
    ("conversation 3 second", "conversation 11 second", "line 10, column 14: more or fewer people than a group has"),
    ("conversation 3 second", "conversation 3 fourth", "line 10, column 16: first or second or third is expected"),
    ("9B85-EE0FB308310B 04", "9B85-EE0FB308310C 04", "line 10, column 1: a list of conversations that no machine has"),
  ])
  func `a list that the host did not write is refused`(good: String, bad: String, refusal: String) throws {
    let text = list().textForm
    _ = try #require(text.firstRange(of: good), "\(text)")
    do throws(TextFormError) {
      _ = try ConversationList<Counter>(textForm: text.replacing(good, with: bad))
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasPrefix(refusal), "\(error)")
    }
  }
}

extension Chance {
  /// Two or three conversations of one to four others, in which some things happened.
  fileprivate mutating func conversationList() -> ConversationList<Talk> {
    var list = ConversationList<Talk>(
      (0..<number(1...3)).map { _ in
        let others = ["Kate", "Mary", "Ravi", text()].prefix(number(1...4))
        return Phone(
          owner: Participant.people(others.count + 1)[number(0...others.count)], own: text(), others: Array(others),
          store: talkStore, seed: next())
      })
    for _ in 0..<number(0...40) { list.update(listEvent(for: list)) }
    return list
  }

  fileprivate mutating func listEvent(for list: ConversationList<Talk>) -> ConversationListEvent<Talk.Action> {
    let place = number(0...(list.conversations.count - 1))
    switch number(1...9) {
    case 1, 2: return .entered(place)
    case 3: return isTrue(oneIn: 2) ? .left : .lost(place, number(0...3))
    case 4: return .delivered(place, number(0...4))
    case 5:
      let sender = one(of: list.conversations[place].contacts.people)
      return .received(place, Envelope(from: sender, number: number(1...9), post: .text("ahoy \(number(1...9))")))
    default:
      // Events of a conversation of two, which happen to the one that is open.
      let phones = TwoPhones<Talk>(firstName: "John", secondName: "Kate", seed: 1, store: talkStore)
      guard case .on(_, let event) = talkEvent(for: phones) else { return .left }
      return .happened(event)
    }
  }
}
