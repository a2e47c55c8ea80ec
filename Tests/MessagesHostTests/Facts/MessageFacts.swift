// Facts 29 to 40: the contents of a message.

import MessagesHost
import Testing

@Suite struct MessageFacts {
  var desk = Desk<Probe>()

  private mutating func received(_ draft: Draft) -> Message? {
    desk.send(draft)
    desk.on(.second, .tappedItem(desk.phones.second.transcript.items.last?.number ?? 0))
    return desk.running(.second)?.activeConversation?.selectedMessage
  }

  @Test mutating func `fact 29: a message has a session only if one was given`() {
    #expect(Message().session == nil)
    #expect(received(Draft())?.session == nil)
    desk.on(.second, .closedPanel)
    #expect(received(Draft(session: .new))?.session != nil)
  }

  @Test func `fact 30: a new message is empty`() {
    let message = Message()
    #expect(message.url == nil)
    #expect(message.layout == nil)
    #expect(message.summaryText == nil)
    #expect(message.accessibilityLabel == nil)
    #expect(message.error == nil)
    #expect(!message.shouldExpire)
  }

  @Test(arguments: [true, false], [true, false])
  func `fact 30: a message without a URL or a layout is staged with a note`(hasURL: Bool, hasLayout: Bool) {
    var desk = desk
    desk.on(.first, do: .insert(Draft(url: hasURL ? "https://a.b" : nil, hasLayout: hasLayout)))
    let notes = (hasURL ? [] : [HostNote.messageWithoutURL]) + (hasLayout ? [] : [.messageWithoutLayout])
    #expect(desk.effects.filter { if case .noted = $0 { true } else { false } } == notes.map { .noted($0, on: .first) })
    #expect(desk.phones.first.inputField.staged.count == 1)
    #expect(desk.running(.first)?.last("didFinishInserting")?.call == .didFinishInserting(1, error: nil))
  }

  @Test(arguments: ["http://a.b", "https://a.b", "HTTPS://a.b", "data:text/plain,x"])
  func `fact 31: http, https and data URLs are accepted without a note`(url: String) {
    var desk = desk
    desk.on(.first, do: .insert(Draft(url: url)))
    #expect(desk.effects.allSatisfy { if case .noted = $0 { false } else { true } })
    #expect(desk.phones.first.inputField.storedMessage?.url == url)
  }

  @Test(arguments: [(5_000, nil), (5_001, MessageErrorCode.urlExceedsMaxSize)])
  func `fact 32: a URL of 5,000 characters passes and one of 5,001 fails`(count: Int, error: MessageErrorCode?) {
    var desk = desk
    let url = "https://a.b/" + String(repeating: "é", count: count - 12)
    desk.on(.first, do: .insert(Draft(url: url)))
    #expect(desk.running(.first)?.last("didFinishInserting")?.call == .didFinishInserting(1, error: error))
    #expect(desk.phones.first.inputField.isEmpty == (error != nil))
  }

  @Test(arguments: [
    ("www.shinobicontrols.com/battleship?a=1", nil), ("ftp://a.b", "ftp"), ("a/b:c", nil), ("10:30", nil), (":x", nil),
    ("-a:b", nil),
  ])
  func `fact 33: another scheme, or none, is accepted with a note`(url: String, scheme: String?) {
    var desk = desk
    desk.on(.first, do: .insert(Draft(url: url)))
    #expect(desk.effects.contains(.noted(.unusualScheme(scheme), on: .first)))
    #expect(desk.phones.first.inputField.storedMessage?.url == url)
  }

  @Test mutating func `fact 34: a message has no sender at first, and the local participant once inserted`() {
    #expect(Message().senderParticipantIdentifier == nil)
    desk.on(.first, do: .insert(Draft()))
    desk.on(.first, .pressedSend)
    let sighting = desk.running(.first)?.last("didStartSending")
    guard case .didStartSending(let message) = sighting?.call else {
      Issue.record("nothing was sent")
      return
    }
    #expect(message.senderParticipantIdentifier == sighting?.conversation?.localParticipantIdentifier)
  }

  @Test mutating func `fact 35: a message is pending until it is sent`() {
    #expect(Message().isPending)
    desk.on(.first, do: .insert(Draft()))
    desk.on(.first, .deletedStaged(0))
    guard case .didCancelSending(let cancelled) = desk.running(.first)?.last("didCancelSending")?.call else {
      Issue.record("nothing was cancelled")
      return
    }
    #expect(cancelled.isPending)
    desk.on(.first, do: .insert(Draft()))
    desk.on(.first, .pressedSend)
    guard case .didStartSending(let sent) = desk.running(.first)?.last("didStartSending")?.call else {
      Issue.record("nothing was sent")
      return
    }
    #expect(!sent.isPending)
    #expect(received(Draft())?.isPending == false)
  }

  @Test mutating func `fact 36: a lost message says so on its sender's phone, and no extension is called`() {
    desk.on(.first, do: .insert(Draft()))
    desk.on(.first, .pressedSend, .tappedItem(1))
    #expect(desk.running(.first)?.activeConversation?.selectedMessage?.error == nil)
    desk.startLog()
    desk.log.note(desk.phones.update(.mailLost))
    #expect(desk.calls.isEmpty)
    desk.on(.first, .closedPanel, .tappedItem(1))
    #expect(desk.running(.first)?.activeConversation?.selectedMessage?.error == .notDelivered)
    #expect(desk.phones.second.transcript.items.isEmpty)
  }

  @Test mutating func `fact 37: a message that expires disappears a short time after it was read, unless it is kept`() {
    for _ in 1...3 { desk.send(Draft(caption: "quick", expires: true)) }
    desk.on(.second, .leftConversation)
    desk.send(Draft(caption: "unread", expires: true))
    desk.send(Draft(caption: "stays"))
    desk.on(.second, .enteredConversation, .kept(2), .leftConversation)
    desk.send(Draft(caption: "later", expires: true))
    desk.on(.second, .shortTimePassed)
    #expect(desk.transcript(.second) == ["#2 < (quick)", "#5 < (stays)", "#6 < (later)"])
    desk.on(.second, .kept(5))
    desk.on(.second, .enteredConversation, .shortTimePassed)
    #expect(desk.transcript(.second) == ["#2 < (quick)", "#5 < (stays)"])
    #expect(desk.phones.first.transcript.items.count == 6)
  }

  @Test mutating func `fact 38: a screen reader speaks the label, or else the captions`() throws {
    var layout = TemplateLayout()
    (layout.caption, layout.trailingCaption, layout.subcaption) = ("left", "right", "below")
    desk.send(Draft(layout: layout))
    let item = try #require(desk.phones.second.transcript.items.last)
    guard case .bubble(let bubble) = desk.phones.second.drawings(of: item).first else {
      Issue.record("no bubble")
      return
    }
    #expect(bubble.spoken == "left, right, below")
    var hidden = Message()
    hidden.layout = TemplateLayout()
    hidden.layout?.subcaption = "not shown"
    #expect(drawing(of: hidden, with: desk.phones.second).spoken.isEmpty)
    var message = Message()
    message.accessibilityLabel = "a game"
    message.layout = layout
    #expect(drawing(of: message, with: desk.phones.second).spoken == "a game")
  }

  @Test mutating func `fact 39: a bubble that was replaced leaves its summary`() {
    desk.send(Draft(caption: "one", summary: "it was one", session: .new))
    desk.on(.first, .tappedItem(1), .tappedChevron)
    desk.send(Draft(caption: "two", summary: "it was two", session: .selected))
    for person in Participant.pair {
      #expect(desk.transcript(person).map { String($0.dropFirst(5)) } == ["- it was one", "(two)"])
    }
  }

  @Test mutating func `fact 40: a bubble without a summary leaves nothing`() {
    desk.send(Draft(caption: "one", session: .new))
    desk.on(.first, .tappedItem(1), .tappedChevron)
    desk.send(Draft(caption: "two", session: .selected))
    #expect(desk.transcript(.second) == ["#2 < (two)"])
  }
}
