// The text form: what is written is read back, what is read is written so again, and all else is refused with its place.

import TestSupport
import Testing

@testable import MessagesHost

@Suite struct TextFormTests {
  private typealias Phones = TwoPhones<Talk>

  @Test func `a written text is read back`() {
    forAll("read(write(conversation)) == conversation", count: 2_000) { chance in
      let phones = chance.talk()
      let again = try Phones(textForm: phones.textForm, store: talkStore)
      try requireSame("conversations", again, phones) { linesOfText($0.textForm) }
      let phone = try Phone<Talk>(textForm: phones.first.textForm, owner: .first, store: talkStore)
      try requireSame("phones", phone, phones.first) { linesOfText($0.textForm) }
      return true
    }
  }

  @Test func `a damaged text that is read is written again byte by byte`() {
    var accepted = 0
    forAll("write(read(text)) == text", count: 6_000) { chance in
      var bytes = Array(chance.talk().textForm.utf8)
      for _ in 0..<chance.number(1...3) { chance.damage(&bytes) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let phones = try? Phones(textForm: text, store: talkStore) else { return true }
      accepted += 1
      try requireSame("texts", Array(phones.textForm.utf8), Array(text.utf8)) {
        linesOfText(String(decoding: $0, as: UTF8.self))
      }
      // It is a conversation like any other: it goes on, and can be written and read again.
      var going = phones
      for _ in 0..<10 { going.update(chance.talkEvent(for: going)) }
      let again = try Phones(textForm: going.textForm, store: talkStore)
      try requireSame("conversations", again, going) { linesOfText($0.textForm) }
      return true
    }
    print("read after damage: \(accepted)")
    #expect(accepted > 100)
  }

  @Test func `mail is written in a line and read back`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.addOne)))
    phones.update(.on(.first, .pressedSend))
    let envelope = try #require(phones.mailbox.envelopes.first)
    #expect(try Envelope(textForm: envelope.textForm) == envelope)
    #expect(
      envelope.textForm
        == #"first 1 message "com.example.counter" "Counter" first first 1 "https://example.com/?count=1" - "#
        + #""\{first} counted 1" no layout "\{first} counts 1" - - - - - - -"#)
  }
}

@Suite struct TextFormRefusals {
  /// A conversation in which each phone has something of everything.
  private static let text: String = {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.addOne)))
    phones.update(.on(.first, .pressedSend))
    phones.update(.mailArrived)
    phones.update(.on(.second, .tappedItem(1)))
    phones.update(.on(.first, .tappedInputField))
    phones.update(.on(.first, .edited("hello")))
    phones.update(.on(.first, .pressedSend))
    return phones.textForm
  }()

  @Test func `the text of this test is read`() throws {
    #expect(try TwoPhones<Counter>(textForm: Self.text).textForm == Self.text)
  }

  @Test(arguments: [
    ("messages-host 2", "messages-host 3", TextFormError.newerForm(3, at: at(1, 15))),
    ("messages-host 2", "messages-host 0", .expected(.number, at: at(1, 15))),
    ("messages-host 2 two-phones", "messages-host 2 phone", .expected(.word(oneOf: ["two-phones"]), at: at(1, 17))),
    ("phone first", "phone second", .impossible(.participant(.second), at: at(2, 7))),
    (
      "phone \"John\"", "tablet \"John\"",
      .expected(.word(oneOf: ["phone", "mac", "watch", "older-phone"]), at: at(2, 13))
    ),
    ("\"John\" \"Kate\"", "\"Jo\u{1B}hn\" \"Kate\"", .expected(.quotedText, at: at(2, 22))),
    ("\"John\" \"Kate\"", "\"Jo\\u{41}hn\" \"Kate\"", .expected(.quotedText, at: at(2, 22))),
    ("\"John\" \"Kate\"", "\"\\{first}\" \"Kate\"", .expected(.quotedText, at: at(2, 19))),
    ("\"John\" \"Kate\"", "\"John\"  \"Kate\"", .expected(.quotedText, at: at(2, 26))),
    ("\"Kate\" no 1 0", "\"Kate\" maybe 1 0", .expected(.word(oneOf: ["yes", "no"]), at: at(2, 33))),
    ("\"Kate\" no 1 0", "\"Kate\" no 01 0", .expected(.number, at: at(2, 36))),
    ("\"Kate\" no 1 0", "\"Kate\" no 99999999999999999999 0", .expected(.number, at: at(2, 36))),
    ("transcript 3 2", "transcript 0 2", .impossible(.itemNumber(0), at: at(4, 12))),
    ("transcript 3 2", "transcript 9223372036854775807 2", .expected(.number, at: at(4, 12))),
    (
      "\"Kate\" no 1 0 0 1", "\"Kate\" no 0 0 0 1",
      .impossible(.session(Session(creator: .first, serial: 1)), at: at(5, 70))
    ),
    ("expanded \"1\" 1 ", "expanded \"1\" 2 ", .impossible(.itemNumber(2), at: at(15, 57))),
    ("transcript 3 2", "transcript 2 2", .impossible(.itemNumber(2), at: at(6, 6))),
    ("item 2 first", "item 1 first", .impossible(.itemNumber(1), at: at(6, 6))),
    ("item 1 first delivered", "item 1 first read", .impossible(.delivery(.first), at: at(5, 14))),
    (
      "message \"com.example.counter\" \"Counter\" first", "message \"com.example.counter\" \"Counter\" second",
      .impossible(.sender(.second), at: at(5, 64))
    ),
    ("screen keyboard\n", "screen keyboard \n", .expected(.endOfLine, at: at(8, 16))),
    ("mail first 2", "mail first 3", .impossible(.itemNumber(3), at: at(18, 6))),
    ("mail first 2 text \"hello\"", "mail first 2 text \"bye\"", .impossible(.itemNumber(2), at: at(18, 6))),
    (
      "mailbox 1\n", "mailbox 2\nmail first 2 text \"hello\"\n",
      .impossible(.itemNumber(2), at: at(19, 6))
    ),
    ("text \"hello\"", "text \"\"", .expected(.quotedText, at: at(6, 27))),
    ("item 1 first read", "item 1 first kept", .impossible(.delivery(.first), at: at(13, 14))),
    ("item 1 first read", "item 1 first received", .impossible(.delivery(.first), at: at(15, 1))),
    ("expanded \"1\" 1 no", "expanded \"1\" 1 yes", .impossible(.selection(1), at: at(15, 57))),
    ("expanded \"1\" 1 no", "expanded \"1\" 0 no", .impossible(.itemNumber(0), at: at(15, 57))),
    (
      "app \"com.example.counter\" \"Counter\"", "app \"com.example.counter\" \"Contor\"",
      .impossible(.app(Manifest(identifier: "com.example.counter", displayName: "Contor")), at: at(15, 12))
    ),
    (
      "https://example.com/?count=1", "https://example.com/" + String(repeating: "x", count: 4_981),
      .impossible(.url, at: at(5, 78))
    ),
    ("expanded \"1\"", "expanded \"one\"", .impossible(.state, at: at(15, 53))),
  ])
  func `a text that the host did not write is refused, and the place named`(
    good: String, bad: String, error: TextFormError
  ) throws {
    let range = try #require(Self.text.firstRange(of: good))
    var text = Self.text
    text.replaceSubrange(range, with: bad)
    #expect(throws: error) { try TwoPhones<Counter>(textForm: text) }
  }

  @Test func `an identifier is read once, whosever it is`() throws {
    let lines = Self.text.split(separator: "\n")
    let fields = lines[2].split(separator: " ")
    let twice = Self.text.replacing(fields[4], with: fields[3])
    #expect(throws: TextFormError.impossible(.identifier, at: at(3, 80))) { try TwoPhones<Counter>(textForm: twice) }
    let shared = Self.text.replacing(lines[10], with: lines[2])
    #expect(throws: TextFormError.impossible(.identifier, at: at(11, 43))) { try TwoPhones<Counter>(textForm: shared) }
  }

  @Test(arguments: [
    (#"second 0 text "x""#, TextFormError.impossible(.itemNumber(0), at: at(1, 8))),
    (#"second 9223372036854775807 text "x""#, .expected(.number, at: at(1, 8))),
    (#"second 1 message "c" "C" first - - - - no -"#, .impossible(.sender(.first), at: at(1, 26))),
    (
      #"second 1 message "c" "C" second first 0 - - - no -"#,
      .impossible(.session(Session(creator: .first, serial: 0)), at: at(1, 33))
    ),
    (#"second 1 message "c" "C" second - - - - no layout - - - - - - - "a.png""#, .impossible(.file, at: at(1, 65))),
    (#"second 1 attachment "c" "C" "https://a.b/c.png" "c.png" image"#, .impossible(.file, at: at(1, 29))),
    (#"second 1 attachment "c" "C" "file:///c.png" "c.png" video"#, .impossible(.file, at: at(1, 53))),
  ])
  func `mail that no phone sends is refused`(text: String, error: TextFormError) {
    #expect(throws: error) { try Envelope(textForm: text) }
  }

  @Test func `an error is told in words`() {
    let error = TextFormError.impossible(.state, at: at(14, 53))
    #expect("\(error)" == "line 14, column 53: the extension does not know this state")
    #expect("\(TextFormError.expected(.number, at: at(1, 2)))" == "line 1, column 2: a number is expected")
  }

  @Test func `a text that was cut off is refused wherever it was cut`() {
    let bytes = Array(Self.text.utf8)
    for count in 0..<bytes.count {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      #expect(throws: TextFormError.self) { try TwoPhones<Counter>(textForm: text) }
    }
    #expect(throws: TextFormError.expected(.endOfText, at: at(19, 1))) {
      try TwoPhones<Counter>(textForm: Self.text + "x")
    }
  }
}

private func at(_ line: Int, _ column: Int) -> TextFormError.Place {
  TextFormError.Place(line: line, column: column)
}
