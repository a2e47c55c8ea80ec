// The text form of a post: writing and reading are inverse, and any other text is refused.

import HostTestSupport
import TestSupport
import Testing

@testable import MessagesHost

@Suite struct TextFormTests {
  /// The posts of a random conversation.
  private static func sent(using chance: inout Chance) -> [Envelope] {
    var phones = talkingPhones(seed: chance.next())
    var sent: [Envelope] = []
    for _ in 0..<20 {
      for event in chance.talkEvents(in: phones) {
        for case .sent(let envelope) in phones.update(event) { sent.append(envelope) }
      }
      phones.deliverAll()
    }
    return sent
  }

  @Test func `a post is read back`() {
    var posts = 0
    forAll("read(write(post)) == post", count: 500) { chance in
      for envelope in Self.sent(using: &chance) {
        try requireSame("posts", try Envelope(textForm: envelope.textForm), envelope) { ["\($0)"] }
        posts += 1
      }
      return true
    }
    #expect(posts > 100)
  }

  @Test func `a damaged post that can still be read is written back byte for byte`() {
    var accepted = 0
    forAll("write(read(text)) == text", count: 1_000) { chance in
      let sent = Self.sent(using: &chance)
      guard !sent.isEmpty else { return true }
      let envelope = chance.one(of: sent)
      var bytes = Array(envelope.textForm.utf8)
      for _ in 0..<chance.number(1...2) { chance.damage(&bytes) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let again = try? Envelope(textForm: text) else { return true }
      accepted += 1
      try requireSame("texts", again.textForm, text) { [$0] }
      return true
    }
    #expect(accepted > 50)
  }

  @Test func `a truncated post is refused wherever it was cut`() {
    let text = Envelope(from: .first, number: 1, post: .text("hello")).textForm
    for count in 0..<text.utf8.count {
      let part = String(decoding: Array(text.utf8.prefix(count)), as: UTF8.self)
      #expect(throws: TextFormError.self) { try Envelope(textForm: part) }
    }
  }

  @Test func `an envelope is written as one line and read back`() throws {
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

  @Test(arguments: [
    (#"second 0 text "x""#, TextFormError.impossible(.itemNumber(0), at: at(1, 8))),
    (#"second 9223372036854775807 text "x""#, .expected(.number, at: at(1, 8))),
    (#"second 1 message "c" "C" first - - - - no -"#, .impossible(.sender(.first), at: at(1, 26))),
    (
      #"second 1 message "c" "C" second first 0 - - - no -"#,
      .impossible(.session(Session(unchecked: 0, of: .first)), at: at(1, 33))
    ),
    (#"second 1 message "c" "C" second - - - - no layout - - - - - - - "a.png""#, .impossible(.file, at: at(1, 65))),
    (#"second 1 attachment "c" "C" "https://a.b/c.png" "c.png" image"#, .impossible(.file, at: at(1, 29))),
    (#"second 1 attachment "c" "C" "file:///c.png" "c.png" video"#, .impossible(.file, at: at(1, 53))),
    (#"third 1 text "x""#, .expected(.word(oneOf: ["first", "second"]), at: at(1, 1))),
    (
      #"first 1 letter "x""#,
      .expected(.word(oneOf: ["message", "text", "attachment", "sticker", "placed"]), at: at(1, 9))
    ),
    (#"first 1 text """#, .expected(.quotedText, at: at(1, 14))),
    (#"first 1 text  "x""#, .expected(.quotedText, at: at(1, 14))),
    (#"first 1 text "x" "#, .expected(.endOfText, at: at(1, 17))),
    (#"first 01 text "x""#, .expected(.number, at: at(1, 7))),
    ("first 1 text \"x\u{1B}\"", .expected(.quotedText, at: at(1, 16))),
    (#"first 1 text "\u{41}""#, .expected(.quotedText, at: at(1, 15))),
    (#"first 1 text "\{first}""#, .expected(.quotedText, at: at(1, 14))),
    (#"second 1 message "c" "C" second - - - - maybe -"#, .expected(.word(oneOf: ["yes", "no"]), at: at(1, 41))),
  ])
  func `an envelope that no phone sends is refused`(text: String, error: TextFormError) {
    #expect(throws: error) { try Envelope(textForm: text) }
  }

  @Test func `a session that is read back from its text form is the same session`() throws {
    let session = Session(creator: .third, serial: 12)
    #expect(session.textForm == "third 12")
    #expect(try Session(textForm: session.textForm) == session)
    #expect(throws: TextFormError.expected(.endOfText, at: at(1, 9))) { try Session(textForm: "third 12 ") }
  }

  @Test func `an error describes itself in words`() {
    let error = TextFormError.impossible(.file, at: at(14, 53))
    #expect("\(error)" == "line 14, column 53: a file that no extension could insert")
    #expect("\(TextFormError.expected(.number, at: at(1, 2)))" == "line 1, column 2: a number is expected")
  }
}

private func at(_ line: Int, _ column: Int) -> TextFormError.Position {
  TextFormError.Position(line: line, column: column)
}
