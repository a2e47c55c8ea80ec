// The text form of a phone with an app that notifies: the app's and its extensions' states beside the notifications.

import TestSupport
import Testing

@testable import MessagesHost

@Suite struct NotifyingPhoneFormTests {
  private typealias Phone = NotifyingPhone<Pager>

  @Test func `a written phone is read back, and both go on alike`() {
    var (atWork, views) = (0, 0)
    forAll("read(write(phone)) == phone", count: 800) { chance in
      var phone = chance.pagerPhone()
      var again = try Phone(textForm: phone.textForm)
      atWork += phone.services.count
      views += phone.content == nil ? 0 : 1
      try requireSame("phones", again, phone) { linesOfText($0.textForm) }
      var other = chance
      for _ in 0..<10 {
        chance.pagerStep(&phone)
        other.pagerStep(&again)
      }
      try requireSame("phones that went on", again, phone) { linesOfText($0.textForm) }
      return true
    }
    #expect(atWork > 50 && views > 20, "\(atWork) services at work and \(views) views")
  }

  @Test func `a damaged text that is read is written again byte by byte, and goes on`() {
    var accepted = 0
    forAll("write(read(text)) == text", count: 1_500) { chance in
      var bytes = Array(chance.pagerPhone().textForm.utf8)
      for _ in 0..<chance.number(1...3) { chance.damage(&bytes) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard var phone = try? Phone(textForm: text) else { return true }
      accepted += 1
      try requireSame("texts", Array(phone.textForm.utf8), Array(text.utf8)) {
        linesOfText(String(decoding: $0, as: UTF8.self))
      }
      for _ in 0..<10 { chance.pagerStep(&phone) }
      try requireSame("phones", try Phone(textForm: phone.textForm), phone) { linesOfText($0.textForm) }
      return true
    }
    #expect(accepted > 20)
  }

  /// A phone with a service at work and a content extension in the full view.
  private func phone() -> Phone {
    var phone = Phone(time: 9 * 3_600_000)
    phone.perform(.ask)
    phone.update(.answeredAuthorization(isAllowed: true))
    phone.perform(.addNow)
    phone.update(.user(.tapped(NotificationID(app: Pager.identifier, identifier: "now"))))
    phone.update(.leftApp)
    phone.perform(.addNow)
    phone.perform(.addLater)
    phone.update(.leftApp)
    let payload = #"{"aps":{"alert":{"title":"Kate","body":"Hello"},"mutable-content":1}}"#
    phone.update(.payloadArrived(Array(payload.utf8), app: Pager.identifier, collapseID: nil))
    phone.update(.service(1, .failedDownload(url: "https://a.b/1.png")))
    phone.update(.user(.pressed(NotificationID(app: Pager.identifier, identifier: "now"))))
    return phone
  }

  @Test func `the form of a phone stays as it is`() throws {
    let written = try goldenLines("notifying-phone-form-1.txt").map { $0 + "\n" }.joined()
    #expect(phone().textForm == written)
    var read = try Phone(textForm: written)
    #expect(read == phone())
    #expect(read.services.map(\.instance.downloads) == [1] && read.content?.seen == 1)
    read.update(.service(1, .failedDownload(url: "https://a.b/2.png")))
    #expect(read.notifications.list.first?.request.content.body == "Kate, with 2 downloads")
  }

  @Test(arguments: [
    ("notifying-phone", "phone-notifications", "line 1, column 17: notifying-phone is expected"),
    ("messages-host 1", "messages-host 2", "line 1, column 15: form 2 is newer than this program"),
    ("app-state \"allowed:", "app-state \"maybe:", "line 13, column 11: the extension does not know this state"),
    (
      "service-state 1", "service-state 2",
      "line 14, column 15: a service extension that cannot be at work"
    ),
    (
      "service-state 1 \"1Kate\"", "service-state 1 \"Kate\"",
      "line 14, column 17: the extension does not know this state"
    ),
    ("service-state 1 \"1Kate\"\n", "", "line 14, column 1: service-state is expected"),
    (
      "content-state \"1\"", "content-state \"01\"",
      "line 15, column 15: the extension does not know this state"
    ),
    ("content-state \"1\"", "content-state -", "line 15, column 15: a text in quotation marks"),
    ("content-state \"1\"\n", "content-state \"1\"\n\n", "line 16, column 1: the end of the text is expected"),
  ])
  func `a phone that the host did not write is refused`(good: String, bad: String, refusal: String) throws {
    let text = phone().textForm
    let range = try #require(text.firstRange(of: good), "\(text)")
    do throws(TextFormError) {
      _ = try Phone(textForm: text.replacingCharacters(in: range, with: bad))
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasPrefix(refusal), "\(error)")
    }
  }

  @Test func `a phone without a content extension in its full view has no state of one`() {
    let text = Phone().textForm
    #expect(text.hasSuffix("content-state -\n"))
    #expect(throws: TextFormError.self) {
      try Phone(textForm: text.dropLast(2) + "\"1\"\n")
    }
  }

  @Test func `an app without extensions is written and read`() throws {
    var phone = NotifyingPhone<Beeper>()
    phone.update(.openedApp(Beeper.identifier))
    #expect(try NotifyingPhone<Beeper>(textForm: phone.textForm) == phone)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

/// An app without extensions.
private struct Beeper: NotifyingProgram, StateRestorable {
  static let identifier = "com.example.beeper"
  static let displayName = "Beeper"
  var restorableState: String { "" }
  mutating func restore(_ state: String) -> Bool { state.isEmpty }
}
