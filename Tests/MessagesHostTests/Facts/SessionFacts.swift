// Facts 41 to 49: one bubble for each session, on both phones.

import MessagesHost
import Testing

@Suite struct SessionFacts {
  var desk = Desk<Probe>()

  /// A session's first message, sent by John; both then have it selected, in compact.
  private mutating func start(_ summary: String? = "started") {
    desk.send(Draft(caption: "start", summary: summary, session: .new))
    desk.on(.first, .tappedItem(1), .tappedChevron)
    desk.on(.second, .tappedItem(1), .tappedChevron)
  }

  private func bubbles(_ person: Participant) -> [String] {
    desk.transcript(person).filter { $0.contains("(") }.map { String($0.drop { $0 != "(" }) }
  }

  @Test mutating func `fact 41: a session is the same on both phones, and equals no other`() throws {
    start()
    var (john, kate) = (try #require(desk.running(.first)), try #require(desk.running(.second)))
    let session = try #require(john.activeConversation?.selectedMessage?.session)
    #expect(session == kate.activeConversation?.selectedMessage?.session)
    let made = [john.newSession(), john.newSession(), kate.newSession(), kate.newSession()]
    #expect(Set(made + [session]).count == 5)
    #expect("\(session)" == "a session")
  }

  @Test mutating func `fact 42: the first message of a session is an ordinary bubble at the bottom`() {
    desk.send(Draft(caption: "before"))
    desk.send(Draft(caption: "first", session: .new))
    #expect(desk.transcript(.first) == ["#1 > (before)", "#2 > (first)"])
  }

  @Test
  mutating func
    `fact 43: a later one takes the bubble to the bottom and leaves the old message's summary in its place`()
  {
    start()
    desk.on(.first, .tappedInputField, .edited("between"), .pressedSend)
    desk.deliver()
    desk.send(Draft(caption: "reply", summary: "replied", session: .selected), from: .second)
    #expect(desk.transcript(.first) == ["#1 > - started", "#2 > between", "#3 < (reply)"])
    #expect(desk.transcript(.second) == ["#1 < - started", "#2 < between", "#3 > (reply)"])
  }

  @Test mutating func `fact 44: n messages leave n - 1 summaries in order and one bubble`() {
    start("0")
    for number in 1...4 {
      desk.send(Draft(caption: "\(number)", summary: "\(number)", session: .selected))
    }
    for person in Participant.pair {
      #expect(desk.transcript(person).map { String($0.dropFirst(5)) } == ["- 0", "- 1", "- 2", "- 3", "(4)"])
    }
  }

  @Test mutating func `fact 45: the old bubble stays until the new one is sent`() {
    start()
    desk.on(.second, do: .insert(Draft(caption: "reply", session: .selected)))
    #expect(bubbles(.second) == ["(start)"])
    desk.on(.second, .pressedSend)
    #expect(bubbles(.second) == ["(reply)"])
    #expect(bubbles(.first) == ["(start)"])
    desk.deliver()
    #expect(bubbles(.first) == ["(reply)"])
  }

  @Test mutating func `fact 46: it happens whether or not the extension is active`() {
    start()
    desk.on(.first, .leftConversation)
    desk.on(.second, do: .insert(Draft(caption: "reply", session: .selected)), .dismiss)
    desk.on(.second, .pressedSend)
    desk.deliver()
    #expect(bubbles(.first) == ["(reply)"])
    #expect(bubbles(.second) == ["(reply)"])
  }

  @Test mutating func `fact 47: a new session starts its own bubble`() {
    start()
    desk.send(Draft(caption: "other", session: .new))
    #expect(bubbles(.second) == ["(start)", "(other)"])
  }

  @Test
  mutating func
    `fact 48: of two simultaneous replies, the last to arrive is the bubble, which differs between the phones`()
  {
    start()
    desk.on(.first, do: .insert(Draft(caption: "John's", summary: "John replied", session: .selected)))
    desk.on(.second, do: .insert(Draft(caption: "Kate's", summary: "Kate replied", session: .selected)))
    desk.on(.first, .pressedSend)
    desk.on(.second, .pressedSend)
    desk.deliver()
    #expect(desk.transcript(.first) == ["#1 > - started", "#2 > - John replied", "#3 < (Kate's)"])
    #expect(desk.transcript(.second) == ["#1 < - started", "#2 > - Kate replied", "#3 < (John's)"])
    for phone in [desk.phones.first, desk.phones.second] {
      #expect(phone.transcript.items.filter { $0.storedMessage != nil }.count == 1)
    }
    desk.on(.first, .tappedItem(2))
    #expect(desk.effects == [.ignored(.noSuchItem(2), on: .first)])
  }

  @Test mutating func `fact 48: messages that cross may arrive in either order`() {
    start()
    desk.on(.first, do: .insert(Draft(caption: "John's", session: .selected)))
    desk.on(.second, do: .insert(Draft(caption: "Kate's", session: .selected)))
    desk.on(.first, .pressedSend)
    desk.on(.second, .pressedSend)
    desk.phones.update(.oldestArrived(from: .second))
    #expect(bubbles(.first) == ["(Kate's)"])
    #expect(bubbles(.second) == ["(Kate's)"])
    #expect(desk.phones.update(.oldestArrived(from: .second)) == [.noMail])
    desk.phones.update(.oldestArrived(from: .first))
    #expect(bubbles(.second) == ["(John's)"])
    #expect(desk.phones.update(.mailArrived) == [.noMail])
    #expect(desk.phones.update(.mailLost) == [.noMail])
  }

  @Test func `fact 49: two extensions do not share a session`() throws {
    var phone = Phone<TwoExtensions<Probe, Rival>>(owner: .second, own: "Kate", other: "John", seed: 1)
    for app in ["probe", "rival", "probe"] {
      let text = #"first 1 message "com.example.\#(app)" "\#(app)" first first 1 "\#(app)" - - no -"#
      phone.update(.received(try Envelope(textForm: text)))
    }
    #expect(phone.transcript.items.map { $0.storedMessage?.url } == ["rival", "probe"])
  }

  @Test func `fact 41: a session of this phone that comes in is counted, so that the next one is new`() throws {
    var desk = Desk<Probe>()
    let mail = try Envelope(textForm: #"second 1 message "com.example.probe" "Probe" second first 1 - - "old" no -"#)
    desk.on(.first, .received(mail))
    desk.send(Draft(caption: "new", session: .new))
    #expect(desk.transcript(.first) == ["#1 < ()", "#2 > (new)"])
  }

  @Test func `fact 41: a session that an extension made before the host filled its panel is replaced at the insertion`()
  {
    var desk = Desk<Early>()
    desk.send(Draft(), from: .first)
    desk.send(Draft(), from: .second)
    desk.send(Draft(), from: .first)
    #expect(desk.transcript(.first).count == 3)
    #expect(desk.transcript(.second).count == 3)
  }

  @Test func `fact 41: an extension that loses its panel does not make a session twice`() {
    var desk = Desk<Forgetful>()
    for _ in 1...2 {
      desk.on(
        .first, .openedFromDrawer(Forgetful.manifest), .acted(.deed(.insert(Draft(caption: "new", session: .new)))))
      desk.on(.first, .pressedSend, .closedPanel)
    }
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < (new)", "#2 < (new)"])
  }

  @Test mutating func `fact 49: messages without a session never collapse`() {
    for _ in 1...3 { desk.send(Draft(caption: "same", summary: "gone")) }
    #expect(bubbles(.first) == ["(same)", "(same)", "(same)"])
    #expect(bubbles(.second) == ["(same)", "(same)", "(same)"])
  }
}
