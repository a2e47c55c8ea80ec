// Facts 20, 74 and 78: bubbles that their extension draws, on a phone of iOS 11.

import Testing

@testable import MessagesHost

/// An extension whose bubble counts taps, and makes the requests that a test asks for.
private struct Tally: MessagesExtension {
  static let manifest = Manifest(identifier: "com.example.tally", displayName: "Tally")

  enum Action: Equatable { case send(String), tap, expand, compact, insert, dismiss, size(Int, Int) }

  var panel = Panel()
  var taps = 0
  var wanted = ContentSize(width: 200, height: 100)
  var refusals: [MessageErrorCode] = []

  mutating func perform(_ action: Action) {
    switch action {
    case .send(let text):
      var message = Message(session: activeConversation?.selectedMessage?.session ?? newSession())
      message.layout = TemplateLayout()
      message.layout?.caption = text
      message.layout?.isLive = true
      message.summaryText = "old"
      insert(message)
    case .tap: taps += 1
    case .expand: requestPresentationStyle(.expanded)
    case .compact: requestPresentationStyle(.compact)
    case .insert: insertText("no")
    case .dismiss: dismiss()
    case .size(let width, let height): wanted = ContentSize(width: width, height: height)
    }
  }

  mutating func didFinishInserting(error: MessageErrorCode?) {
    if let error { refusals.append(error) }
  }

  func contentSizeThatFits(_ size: ContentSize) -> ContentSize { wanted }
}

@Suite struct LiveBubbleFacts {
  private var desk: Desk<Tally> = LiveBubbleFacts.desk(second: .phone(system: .iOS11))

  private static func desk(second: Device, installed: [Manifest]? = nil) -> Desk<Tally> {
    Desk(
      TwoPhones(
        first: Phone(owner: .first, own: "John", other: "Kate", device: .phone(system: .iOS11), seed: 1),
        second: Phone(owner: .second, own: "Kate", other: "John", device: second, installed: installed, seed: 1)))
  }

  private mutating func send(_ text: String) {
    desk.on(.first, .openedFromDrawer(Tally.manifest), .acted(.send(text)), .closedPanel, .pressedSend)
    desk.startLog()
    desk.deliver()
  }

  private func calls(_ person: Participant) -> [String] {
    desk.log.calls.filter { $0.phone == person }.map { "\($0)" }
  }

  @Test mutating func `fact 74: each live bubble has its own instance, in the transcript style`() throws {
    send("one")
    let opening = [
      "viewDidLoad style=transcript sel=nil", "willBecomeActive style=transcript sel=#1",
      "didBecomeActive style=transcript sel=#1", "viewWillAppear style=transcript sel=#1",
      "viewDidAppear style=transcript sel=#1",
    ]
    #expect(calls(.second) == opening)
    send("two")
    #expect(calls(.second) == opening.map { $0.replacing("#1", with: "#2") })
    desk.on(.second, .actedInBubble(1, .tap), .actedInBubble(1, .tap), .actedInBubble(2, .tap))
    let bubbles = desk.phones.second.liveBubbles
    #expect(bubbles.keys.sorted() == [1, 2])
    #expect(bubbles[1]?.instance.taps == 2)
    #expect(bubbles[2]?.instance.taps == 1)
    #expect(bubbles[2]?.instance.activeConversation?.selectedMessage?.layout?.caption == "two")
  }

  @Test mutating func `fact 74: the bubble has the size that its extension wants, if that fits`() throws {
    send("one")
    func size() throws -> ContentSize {
      let phone = desk.phones.second
      guard case .bubble(let bubble)? = phone.drawings(of: phone.transcript.items[0]).first else { throw DrawnElse() }
      return try #require(bubble.liveSize)
    }
    #expect(try size() == ContentSize(width: 200, height: 100))
    desk.on(.second, .actedInBubble(1, .size(260, 320)))
    #expect(try size() == ContentSize(width: 260, height: 320))
    #expect(desk.effects.isEmpty)
    desk.on(.second, .actedInBubble(1, .size(261, 1)))
    #expect(desk.effects == [.noted(.bubbleOfSize(ContentSize(width: 261, height: 1)), on: .second)])
    #expect(try size() == ContentSize.largestBubble)
  }

  private struct DrawnElse: Error {}

  @Test(
    arguments: [
      (Device.phone, nil), (.mac, nil), (.watch, nil), (.phone(system: .iOS11), []),
    ] as [(Device, [Manifest]?)])
  func `fact 74: an older system, another device or a phone without the extension shows the template`(
    device: Device, installed: [Manifest]?
  ) {
    var facts = self
    facts.desk = Self.desk(second: device, installed: installed)
    facts.send("one")
    #expect(facts.calls(.second).isEmpty)
    #expect(facts.desk.phones.second.liveBubbles.isEmpty)
    #expect(facts.desk.transcript(.second) == ["#1 < (one)"])
  }

  @Test mutating func `fact 74: an instance resigns when its bubble is replaced or the conversation is left`() {
    send("one")
    desk.on(.first, .tappedItem(1), .tappedChevron, .acted(.send("two")), .closedPanel, .pressedSend)
    desk.startLog()
    desk.deliver()
    #expect(
      calls(.second).map { $0.prefix { $0 != " " } } == [
        "viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive", "viewDidLoad",
        "willBecomeActive", "didBecomeActive", "viewWillAppear", "viewDidAppear",
      ])
    desk.startLog()
    desk.on(.second, .leftConversation)
    #expect(calls(.second).map { $0.prefix { $0 != " " } }.last == "didResignActive")
    #expect(desk.phones.second.liveBubbles.isEmpty)
    desk.on(.second, .enteredConversation)
    #expect(desk.phones.second.liveBubbles.keys.sorted() == [2])
    desk.on(.second, .removed(Tally.manifest))
    #expect(desk.phones.second.liveBubbles.isEmpty)
  }

  @Test mutating func `fact 20: a live bubble gets no calls about styles, and opens the extension with its message`() {
    send("one")
    desk.startLog()
    desk.on(.second, .actedInBubble(1, .expand))
    #expect(desk.phones.second.openStyle == .expanded)
    #expect(desk.running(.second)?.activeConversation?.selectedMessage?.layout?.caption == "one")
    #expect(!desk.log.calls.contains { $0.call.name.hasSuffix("Transition") })
    desk.on(.second, .actedInBubble(1, .tap))
    #expect(desk.effects == [.ignored(.noSuchItem(1), on: .second)])
    desk.on(.second, .closedPanel, .actedInBubble(1, .compact))
    #expect(desk.phones.second.openStyle == .compact)
  }

  @Test mutating func `fact 78: a live bubble has none of the five calls, inserts nothing, and cannot close itself`() {
    send("one")
    desk.startLog()
    desk.on(.second, .actedInBubble(1, .insert))
    #expect(
      desk.log.calls.map(\.call) == [.didFinishInserting(1, error: .apiUnavailableInPresentationContext)])
    #expect(desk.phones.second.inputField.isEmpty)
    #expect(
      desk.phones.second.liveBubbles[1]?.instance.refusals == [.apiUnavailableInPresentationContext])
    desk.on(.second, .actedInBubble(1, .dismiss))
    #expect(desk.effects == [.noted(.notInBubble, on: .second)])
    desk.startLog()
    desk.on(.second, .tappedItem(1))
    #expect(!desk.log.calls.contains { $0.style == .transcript })
    desk.on(.second, .closedPanel)
    desk.startLog()
    send("two")
    #expect(!calls(.second).contains { $0.hasPrefix("didReceive") })
  }
}
