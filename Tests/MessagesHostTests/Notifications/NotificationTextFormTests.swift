// The text form of notifications: what is written is read back, and what nobody wrote is refused with its place.

import TestSupport
import Testing

@testable import MessagesHost

@Suite struct NotificationTextFormTests {
  @Test func `a written text is read back`() {
    forAll("read(write(notifications)) == notifications", count: 800) { chance in
      let notifications = chance.notifications()
      let again = try Notifications(textForm: notifications.textForm)
      try requireSame("notifications", again, notifications) { linesOfText($0.textForm) }
      return true
    }
  }

  @Test func `a damaged text that is read is written again byte by byte, and goes on`() {
    var accepted = 0
    forAll("write(read(text)) == text", count: 1_500) { chance in
      var bytes = Array(chance.notifications().textForm.utf8)
      for _ in 0..<chance.number(1...3) { chance.damage(&bytes) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let notifications = try? Notifications(textForm: text) else { return true }
      accepted += 1
      try requireSame("texts", Array(notifications.textForm.utf8), Array(text.utf8)) {
        linesOfText(String(decoding: $0, as: UTF8.self))
      }
      var going = notifications
      for _ in 0..<10 { going.update(chance.notificationEvent(for: going)) }
      try requireSame("notifications", try Notifications(textForm: going.textForm), going) { linesOfText($0.textForm) }
      return true
    }
    print("read after damage: \(accepted)")
    #expect(accepted > 20)
  }

  /// A phone with one of most things: a banner, a pending request, an attachment, a service at work.
  private static let text: String = {
    var bell = Bell(categories: [.init(identifier: "c", actions: [.named("like")])], hasServiceExtension: true)
    bell.notify("a", category: "c")
    let trigger = TimeIntervalTrigger(milliseconds: 60_000, repeats: true).map(NotificationTrigger.timeInterval)
    bell.app(.add(.init(identifier: "p", content: .text("later"), trigger: trigger)))
    bell.push(#"{"aps":{"alert":"x","mutable-content":1}}"#)
    return bell.notifications.textForm
  }()

  @Test func `the text of this test is read`() throws {
    #expect(try Notifications(textForm: Self.text).textForm == Self.text)
  }

  @Test(arguments: [
    ("messages-host 1", "messages-host 2", TextFormError.newerForm(2, at: .init(line: 1, column: 15))),
    (
      "notifications 0 32400000", "notifications 0 86400000",
      .impossible(.notifications(.time), at: .init(line: 2, column: 17))
    ),
    (#"authorized 7 0"#, #"authorized 7 8"#, .impossible(.notifications(.app), at: .init(line: 3, column: 48))),
    (#"authorized 7 0"#, #"authorized 3 4"#, .impossible(.notifications(.app), at: .init(line: 3, column: 48))),
    ("pending 0 32460000", "pending 0 32400000", .impossible(.notifications(.request), at: .init(line: 5, column: 9))),
    (
      #"listed "com.example.mail" 1"#, #"listed "com.example.mail" 2"#,
      .impossible(.notifications(.notification), at: .init(line: 6, column: 8))
    ),
    (
      #"listed "com.example.mail""#, #"listed "com.example.post""#,
      .impossible(.notifications(.notification), at: .init(line: 6, column: 8))
    ),
    ("service 1", "service 2", .impossible(.notifications(.service), at: .init(line: 7, column: 9))),
    ("0 32430000 no", "0 32430001 no", .impossible(.notifications(.service), at: .init(line: 7, column: 9))),
    ("0 32430000 no", "0 32430000 yes", .impossible(.notifications(.service), at: .init(line: 7, column: 9))),
    ("0 32405000", "0 32405001", .impossible(.notifications(.screen), at: .init(line: 8, column: 33))),
    (
      #"banner "com.example.mail" "a""#, #"banner "com.example.mail" "b""#,
      .impossible(.notifications(.notification), at: .init(line: 8, column: 8))
    ),
  ])
  func `a text that the host did not write is refused, and the place named`(
    good: String, bad: String, error: TextFormError
  ) throws {
    let range = try #require(Self.text.firstRange(of: good), "\(Self.text)")
    var text = Self.text
    text.replaceSubrange(range, with: bad)
    #expect(throws: error) { try Notifications(textForm: text) }
  }

  @Test func `a text that was cut off is refused wherever it was cut`() {
    let bytes = Array(Self.text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: TextFormError.self) {
        try Notifications(textForm: String(decoding: bytes[..<count], as: UTF8.self))
      }
    }
  }

  @Test func `an error is told in words`() {
    let error = TextFormError.impossible(.notifications(.service), at: .init(line: 7, column: 9))
    #expect("\(error)" == "line 7, column 9: a service extension that cannot be at work")
  }
}
