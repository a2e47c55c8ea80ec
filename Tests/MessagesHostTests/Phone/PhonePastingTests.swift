// Pasting: a link that an extension recognizes becomes its message, and any other text stays text.

import MessagesHost
import TestSupport
import Testing

@Suite struct PhonePastingTests {
  private var desk = Desk<Pair>()
  private let link = "https://a.b/?probe=1"

  private mutating func paste(_ texts: String...) {
    desk.on(.first, .tappedInputField)
    for text in texts { desk.on(.first, .pasted(text)) }
  }

  @Test mutating func `a link that an extension recognizes is staged and not sent, and the extension is not called`() {
    paste(link)
    #expect(desk.effects.isEmpty)
    #expect(desk.log.calls.isEmpty)
    #expect(desk.phones.mailbox.envelopes.isEmpty)
    let stored = desk.phones.first.inputField.storedMessage
    #expect(stored?.url == link)
    #expect(stored?.app == Probe.manifest)
    #expect(stored?.sender == .first)
    #expect(desk.phones.first.inputField.text.isEmpty)
    #expect(desk.phones.first.screen == .keyboard)
  }

  @Test mutating func `once sent, it is a message that the other person opens, with names from that person's contacts`()
  {
    paste(link)
    desk.on(.first, .pressedSend)
    desk.deliver()
    #expect(desk.transcript(.first) == ["#1 > (John pasted this)"])
    #expect(desk.transcript(.second) == ["#1 < (John pasted this)"])
    desk.on(.second, .tappedItem(1))
    guard case .one(let probe)? = desk.running(.second) else {
      Issue.record("no probe is open")
      return
    }
    let message = probe.activeConversation?.selectedMessage
    #expect(message?.url == link)
    #expect(message?.session != nil)
    #expect(message?.senderParticipantIdentifier == probe.activeConversation?.remoteParticipantIdentifiers.first)
  }

  @Test mutating func `white space around a link is not part of it, and a link in a text is text`() {
    paste(" \t\r\n\(link)\n")
    #expect(desk.phones.first.inputField.storedMessage?.url == link)
    desk.on(.first, .deletedStaged(0))
    for text in [
      "see \(link)", "\(link) \(link)", "\(link)\u{7F}", "\(link)é", "\u{1B}[2J\(link)", "", " \n", "https://a.b/",
    ] {
      paste(text)
      #expect(desk.phones.first.inputField.staged.isEmpty)
      #expect(desk.phones.first.inputField.text == text)
      desk.on(.first, .edited(""))
    }
  }

  @Test mutating func `a second link replaces the first, and the text beside it stays`() {
    paste("hello", link, "https://a.b/?rival=2", " you")
    #expect(desk.phones.first.inputField.staged.map(\.storedMessage?.url) == ["https://a.b/?rival=2"])
    #expect(desk.phones.first.inputField.staged.map(\.app) == [Rival.manifest])
    #expect(desk.phones.first.inputField.text == "hello you")
    desk.on(.first, .deletedStaged(0))
    #expect(desk.phones.first.inputField.staged.isEmpty)
    #expect(desk.log.calls.isEmpty)
  }

  @Test mutating func `every pasted link begins a session of its own`() {
    paste(link)
    desk.on(.first, .pressedSend)
    paste(link)
    desk.on(.first, .pressedSend)
    #expect(desk.transcript(.first).count == 2)
    desk.on(.first, .openedFromDrawer(Probe.manifest), .acted(.one(.deed(.insert(Draft(session: .new))))))
    desk.on(.first, .pressedSend)
    #expect(Set(desk.phones.first.transcript.items.map(\.storedMessage?.session)).count == 3)
  }

  @Test mutating func `a link of an extension that is not installed is text, and so is one that is too long`() {
    desk.on(.first, .removed(Probe.manifest))
    paste(link)
    #expect(desk.phones.first.inputField.text == link)
    let long = "https://a.b/?rival=" + String(repeating: "1", count: 5_000)
    desk.on(.first, .edited(""), .pasted(long))
    #expect(desk.effects == [.noted(.insertRefused(.urlExceedsMaxSize), on: .first)])
    #expect(desk.phones.first.inputField.staged.isEmpty)
    #expect(desk.phones.first.inputField.text == long)
  }

  @Test mutating func `without a keyboard nothing is pasted`() {
    let before = desk.phones
    desk.on(.first, .pasted(link))
    #expect(desk.effects == [.ignored(.noKeyboard, on: .first)])
    #expect(desk.phones == before)
    desk.on(.first, .leftConversation, .pasted("hello"))
    #expect(desk.effects == [.ignored(.notInConversation, on: .first)])
  }

  @Test func `an extension that does not handle links has none`() {
    var desk = Desk<Counter>()
    desk.on(.first, .tappedInputField, .pasted(link))
    #expect(desk.phones.first.inputField.text == link)
    struct Bare: Launchable {
      static let manifests: [Manifest] = [Counter.manifest]
      static func launch(_ manifest: Manifest) -> Bare? { Bare() }
      var panel = Panel()
      mutating func receive(_ call: ExtensionCall) {}
    }
    var bare = Desk<Bare>()
    bare.on(.first, .tappedInputField, .pasted(link))
    #expect(bare.phones.first.inputField.text == link)
  }
}
