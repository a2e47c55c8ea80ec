// Messages and sessions that an extension stores as text.

import HostTestSupport
import TestSupport
import Testing

@testable import MessagesHost

@Suite struct MessageFormTests {
  @Test func `any message is read back from its text form, which is one line`() throws {
    forAll("a message is kept as text", count: 2_000) { chance in
      var message = Message(
        session: chance.isTrue(oneIn: 2) ? Session(unchecked: chance.number(0...9), of: .second) : nil,
        senderParticipantIdentifier: chance.isTrue(oneIn: 2)
          ? ParticipantIdentifier(high: chance.next(), low: chance.next()) : nil,
        isPending: chance.isTrue(oneIn: 2), error: chance.isTrue(oneIn: 2) ? .notDelivered : nil)
      message.url = chance.isTrue(oneIn: 3) ? nil : chance.text()
      message.summaryText = chance.isTrue(oneIn: 3) ? nil : chance.text()
      message.accessibilityLabel = chance.isTrue(oneIn: 3) ? nil : chance.text()
      message.shouldExpire = chance.isTrue(oneIn: 2)
      if chance.isTrue(oneIn: 2) {
        var layout = TemplateLayout()
        (layout.caption, layout.subcaption, layout.imageTitle) = (chance.text(), chance.text(), chance.text())
        (layout.trailingCaption, layout.trailingSubcaption) = (chance.text(), nil)
        (layout.imageSubtitle, layout.mediaFileURL) = (chance.text(), chance.isTrue(oneIn: 2) ? chance.text() : nil)
        layout.image = chance.isTrue(oneIn: 2) ? BubbleImage(bytes: [0, 255, UInt8(chance.number(0...255))]) : nil
        layout.isLive = chance.isTrue(oneIn: 2)
        message.layout = layout
      }
      let text = message.textForm
      return try Message(textForm: text) == message && !text.contains("\n")
    }
  }

  @Test func `a session that is read back from its text form is the same session`() throws {
    let session = Session(creator: .third, serial: 12)
    #expect(session.textForm == "third 12")
    #expect(try Session(textForm: session.textForm) == session)
  }

  @Test(arguments: [
    ("", "line 1, column 1: message is expected"), ("message 2", "line 1, column 9: form 2 is newer than this program"),
    ("message 1 - - - - - no - yes", "line 1, column 29: a space is expected"),
    ("message 1 - - - - - no \"x\" yes -", "line 1, column 24: a text in quotation marks"),
    ("message 1 - - - - - no - yes - ", "line 1, column 31: the end of the text is expected"),
  ])
  func `a text that is not a message is refused with the place of its error`(text: String, refusal: String) {
    do throws(TextFormError) {
      _ = try Message(textForm: text)
      Issue.record("\(text) was read")
    } catch {
      #expect("\(error)".hasPrefix(refusal), "\(error)")
    }
  }
}
