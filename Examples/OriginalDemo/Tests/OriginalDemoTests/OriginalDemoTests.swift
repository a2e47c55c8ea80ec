// The extension of 2016 on two phones: a whole game, and what a collapse, a foreign URL and a finished game do to it.

import BattleshipCore
import MessagesHost
import OriginalDemo
import Testing

@Suite struct OriginalDemoTests {
  private var phones = TwoPhones<OriginalDemo>(firstName: "John", secondName: "Kate", seed: 1).strict

  private let base = "www.shinobicontrols.com/battleship"

  /// The base of 2016 has no scheme, which the host notes.
  private func noted(_ person: Participant) -> Effect { .noted(.unusualScheme(nil), on: person) }

  private mutating func on(_ person: Participant, _ events: PhoneEvent<OriginalDemo.Action>...) throws {
    for event in events { try phones.update(.on(person, event)) }
  }

  private mutating func tap(_ person: Participant, _ names: String...) throws {
    for name in names { try on(person, .acted(.tapped(#require(Cell(name))))) }
  }

  /// John hides ships at A1 and C3, and Kate opens the bubble.
  private mutating func begin() throws {
    try on(.first, .openedFromDrawer(OriginalDemo.manifest), .acted(.tappedStart))
    try tap(.first, "A1", "C3")
    try phones.update(.on(.first, .acted(.tappedFinished)), expecting: noted(.first))
    try on(.first, .pressedSend)
    try phones.deliverAll()
    try on(.second, .tappedItem(1))
  }

  /// What a phone shows of the messages, and nothing else.
  private func captions(_ person: Participant) -> [String] {
    let phone = phones.host[person]
    return phone.transcript.items.flatMap { phone.drawings(of: $0) }.compactMap {
      if case .bubble(let bubble) = $0 { bubble.captionBar?.caption?.text } else { nil }
    }
  }

  private var lastURL: String? { phones.first.transcript.items.last?.storedMessage?.url }

  /// What Kate sees.
  private var screen: OriginalDemo.Screen? { phones.second.running?.instance.screen }

  private var livesLeft: Int? { if case .firing(let game) = screen { game.livesLeft } else { nil } }

  @Test mutating func `the ships travel in the URL of 2016, and are found in one bubble`() throws {
    try begin()
    #expect(lastURL == base + "?Ship_Location=0&Ship_Location=8&Is_Complete=0")
    #expect(captions(.second) == ["John hid two ships"])
    try tap(.second, "B2", "A1")
    #expect(livesLeft == 2)
    try phones.update(.on(.second, .acted(.tapped(#require(Cell("C3"))))), expecting: noted(.second))
    try on(.second, .pressedSend)
    try phones.deliverAll()
    #expect(lastURL == base + "?Ship_Location=0&Ship_Location=8&Is_Complete=1&Guess=4&Guess=0&Guess=8")
    #expect(captions(.first) == ["Kate found both ships"])
    try phones.finish()
  }

  @Test mutating func `the third miss loses`() throws {
    try begin()
    try tap(.second, "A2", "A3")
    #expect(livesLeft == 1)
    try phones.update(.on(.second, .acted(.tapped(#require(Cell("B1"))))), expecting: noted(.second))
    try on(.second, .pressedSend)
    try phones.deliverAll()
    #expect(captions(.first) == ["Kate missed three times"])
  }

  @Test mutating func `two ships are placed, no third one, and none is sent alone`() throws {
    try on(.first, .openedFromDrawer(OriginalDemo.manifest), .acted(.tappedStart))
    try tap(.first, "A1")
    try on(.first, .acted(.tappedFinished))
    #expect(phones.first.inputField.isEmpty)
    try tap(.first, "A2", "C3", "A1")
    guard case .placing(let draft) = phones.first.running?.instance.screen else {
      Issue.record("nothing is placed")
      return
    }
    #expect(draft.ships.map { "\($0)" } == ["A2"], "C3 was one too many, and the second tap on A1 took it away")
  }

  @Test mutating func `a collapse forgets the shots, so the player has three lives again`() throws {
    try begin()
    try tap(.second, "A2", "A3")
    try on(.second, .tappedChevron)
    #expect(screen == .start)
    try on(.second, .tappedChevron)
    #expect(livesLeft == 3)
  }

  @Test mutating func `a collapse while placing forgets the ships`() throws {
    try on(.first, .openedFromDrawer(OriginalDemo.manifest), .acted(.tappedStart))
    try tap(.first, "A1")
    try on(.first, .tappedChevron, .tappedChevron)
    #expect(phones.first.running?.instance.screen == .placing(FleetDraft()))
  }

  @Test mutating func `start after a tap on a bubble fires at its ships and places none`() throws {
    try begin()
    try on(.second, .tappedChevron, .acted(.tappedStart))
    #expect(livesLeft == 3)
  }

  @Test mutating func `the player who hid the ships can fire at them`() throws {
    try begin()
    try on(.first, .tappedItem(1))
    try tap(.first, "A1")
    guard case .firing(let game) = phones.first.running?.instance.screen else {
      Issue.record("the board is not shown")
      return
    }
    #expect(game.hitCount == 1, "the extension of 2016 does not compare the sender with the local participant")
  }

  /// Kate opens a message whose URL this extension did not write.
  private mutating func open(_ url: String, session: String = "first 1") throws {
    let app = OriginalDemo.manifest
    let head = #"first 1 message "\#(app.identifier)" "\#(app.displayName)" first \#(session)"#
    let line = head + #" "\#(url)" - - no layout"#
    var host = phones.host
    #expect(try host.add(Envelope(textForm: line + " - - - - - - - -")))
    phones = host.strict
    try on(.second, .tappedItem(1))
  }

  @Test mutating func `a finished game is shown and takes no shot`() throws {
    try open(base + "?Ship_Location=0&Ship_Location=8&Is_Complete=1")
    guard case .over(let game) = screen else {
      Issue.record("the game is not over")
      return
    }
    #expect(game.status == .overUnrecorded)
    try tap(.second, "A1")
    #expect(screen == .over(game))
    try phones.finish()
  }

  @Test(arguments: [
    ("", "the URL has no query"), ("?Is_Complete=0", "the item Ship_Location is missing"),
    ("?Ship_Location&Ship_Location=8&Is_Complete=0", "Ship_Location= (item 1): "),
    ("?Ship_Location=x&Ship_Location=8&Is_Complete=0", "Ship_Location=x (item 1): "),
    ("?Ship_Location=0&Ship_Location=8", "the item Is_Complete is missing"),
    ("?Ship_Location=0&Ship_Location=8&Is_Complete", "Is_Complete= (item 3): neither 0 nor 1"),
  ])
  mutating func `a URL that made the extension of 2016 crash is refused with a reason`(
    query: String, reason: String
  ) throws {
    try open(base + query)
    guard case .refused(let error) = screen else {
      Issue.record("\(query) was read")
      return
    }
    #expect(error.description.hasPrefix(reason), "\(error)")
    try tap(.second, "A1")
    try phones.finish()
  }

  @Test(arguments: [
    ("?Ship_Location=0&Ship_Location=9&Is_Complete=0", "Ship_Location=9 (item 2): a 3x3 board has no cell 9"),
    ("?Ship_Location=0&Is_Complete=0", "ships are missing: 1"),
    ("?Ship_Location=0&Ship_Location=0&Is_Complete=0", "Ship_Location=0 (item 2): "),
    ("?Ship_Location=0&Ship_Location=8&Is_Complete=yes", "Is_Complete=yes (item 3): neither 0 nor 1"),
  ])
  mutating func `a game that nobody could win in 2016 is refused with a reason`(query: String, reason: String) throws {
    try open(base + query)
    guard case .refused(let error) = screen else {
      Issue.record("\(query) was read")
      return
    }
    #expect(error.description.hasPrefix(reason), "\(error)")
  }

  @Test mutating func `a game in a message without a session is answered in a new one`() throws {
    try open(base + "?Ship_Location=0&Ship_Location=8&Is_Complete=0&Guess=0", session: "-")
    try phones.update(.on(.second, .acted(.tapped(#require(Cell("C3"))))), expecting: noted(.second))
    #expect(phones.second.inputField.storedMessage?.session != nil)
  }

  @Test mutating func `a message of another program that has the items is played`() throws {
    try open("https://example.org/?from=chat&Is_Complete=0&Ship_Location=8&Ship_Location=0")
    #expect(livesLeft == 3)
  }
}
