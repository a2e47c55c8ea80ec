// The fields of a message that an extension writes are read on the other phone, one by one.

import MessagesHost
import Testing

@Suite struct MessageFieldTests {
  @Test func `every field that an extension writes is read on the other phone`() throws {
    var layout = TemplateLayout()
    (layout.caption, layout.subcaption) = ("caption", "subcaption")
    (layout.trailingCaption, layout.trailingSubcaption) = ("trailing", "below \u{1F6A2} \"\\\n")
    (layout.imageTitle, layout.imageSubtitle) = ("title", "subtitle")
    layout.image = BubbleImage(bytes: [0, 255])
    var written = Message()
    (written.url, written.layout) = ("https://example.com/?n=1", layout)
    (written.summaryText, written.accessibilityLabel, written.shouldExpire) = ("summary", "label", true)

    var phones = TwoPhones<Writer>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(Writer.manifest)))
    try phones.update(.on(.first, .acted(written)))
    let sent = try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    var restored = TwoPhones<Writer>(firstName: "John", secondName: "Kate", seed: 1)
    for case .sent(let envelope) in sent { #expect(try restored.add(Envelope(textForm: envelope.textForm))) }
    for var phones in [phones, restored.strict] {
      try phones.update(.on(.second, .tappedItem(1)))
      let conversation = try #require(phones.second.running?.instance.activeConversation)
      let read = try #require(conversation.selectedMessage)
      #expect(read.url == written.url && read.layout == layout && read.session == nil)
      #expect(read.summaryText == "summary" && read.accessibilityLabel == "label" && read.shouldExpire)
      #expect(!read.isPending && read.error == nil)
      #expect(conversation.remoteParticipantIdentifiers == [read.senderParticipantIdentifier])
    }
  }
}

/// An extension that inserts the message that it is given.
private struct Writer: MessagesExtension {
  static let manifest = Manifest(identifier: "com.example.writer", displayName: "Writer")
  var panel = Panel()

  mutating func perform(_ message: Message) { insert(message) }
}
