// An open extension is taken up where it stood: what it sees then, and which states are its own.

import MessagesHost
import Testing

/// An extension that notes what it sees when it is taken up again.
private struct Waker: MessagesExtension, Restorable {
  static let manifest = Manifest(identifier: "com.example.waker", displayName: "Waker")
  var panel = Panel()
  var seen = ""
  var restorableState: String { "\u{E9}" }

  mutating func restore(_ state: String) -> Bool {
    seen = "\(presentationStyle), \(activeConversation?.selectedMessage?.url ?? "nothing")"
    insertText("not now")
    return state == "\u{E9}"
  }
}

@Suite struct RestorableTests {
  private func text() throws -> String {
    var phones = TwoPhones<Waker>(firstName: "John", secondName: "Kate", seed: 1)
    let mail = try Envelope(textForm: #"first 1 message "com.example.waker" "Waker" first - "https://a.b" - - no -"#)
    phones.update(.on(.second, .received(mail)))
    phones.update(.on(.second, .tappedItem(1)))
    return phones.second.textForm
  }

  @Test func `an extension that is taken up again sees its style, its conversation and what is selected`() throws {
    let phone = try Phone<Waker>(textForm: text(), owner: .second)
    #expect(phone.running?.instance.seen == "expanded, https://a.b")
    #expect(phone.inputField.isEmpty)
  }

  @Test func `a state is its own byte by byte`() throws {
    let other = try text().replacing("\"\u{E9}\"", with: "\"e\u{301}\"")
    #expect(!other.utf8.elementsEqual(try text().utf8))
    #expect(throws: TextFormError.self) { try Phone<Waker>(textForm: other, owner: .second) }
  }
}
