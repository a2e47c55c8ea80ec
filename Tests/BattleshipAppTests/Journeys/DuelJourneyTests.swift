// Duels on the two phones: hidden, fired, won, opened, saved and resumed; no screen shows a hidden ship.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

@Suite struct DuelJourneyTests {
  private let small: Rules
  private let time = ClockTime(hour: 9, minute: 26)

  init() throws {
    small = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 1]), losingMiss: nil)
  }

  /// A sitting in which John hid ships on A1-A2 and C3, and Kate, who unlocks, on B1-B2 and C1.
  private func sitting(_ terms: Terms? = nil) -> Sitting {
    var sitting = Sitting(game: .duel(terms ?? Terms(on: small)))
    sitting.press(.enter)
    sitting.hideInDuel("a1", "c3")
    sitting.press(.enter)
    sitting.hideInDuel("b1", "c1")
    return sitting
  }

  @Test func `the start shows the rules of the duel, and finishing sends the challenge at once`() throws {
    var sitting = Sitting(game: .duel(try Terms(on: small, volley: .afloat)))
    expectShown(sitting.text, "2 ships, a shot for each ship afloat")
    sitting.press(.enter)
    sitting.hideInDuel("a1", "c3")
    expectShown(sitting.text, "John hid their ships for a duel. Who joins?")
    expectShown(sitting.text, "[>I am Kate: unlock<]")
    #expect(sitting.state.phones.first.inputField.isEmpty)
  }

  @Test func `a duel is played message by message, as on two phones, and ends fair`() throws {
    var sitting = sitting()
    sitting.fire("b3")
    expectShown(sitting.text, "Kate joined and fired at B3.")
    sitting.press(.enter)
    expectShown(sitting.text, "Kate's waters", "Kate missed at B3.")
    for (mine, theirs) in [("b1", "b2"), ("b2", "b1")] {
      sitting.fire(mine)
      // Only Kate's phone can answer the shot, in her next message.
      #expect(sitting.state.lock?.owner == .second)
      expectShown(sitting.text, "John fired at \(mine.uppercased()).")
      sitting.press(.enter)
      sitting.fire(theirs)
      // The answer cannot be mistaken for the result of the shot that came with it.
      expectShown(sitting.text, "Your \(mine.uppercased()) ", without: [" miss. Kate"])
      sitting.press(.enter)
    }
    sitting.fire("c1")
    try answer(in: &sitting, of: .second, "[>Send the answers<]")
    expectShown(sitting.text, "[>I am John: unlock<]")
    try answer(in: &sitting, of: .first, "[>Open ships<]")
    sitting.press(.enter)
    expectShown(sitting.text, "Your last ship is sunk.", "Both played fair", "Play again")
    #expect(sitting.state.history.wins == [.first: 1])
    let posts = sitting.kept.filter { $0.hasPrefix("post ") }
    #expect(posts.suffix(3).map { $0.split(separator: " ")[1] } == ["first", "second", "first"], "\(posts)")
    sitting.press(.enter)
    #expect(sitting.state.seat?.nextFleet.purpose == .challenge(.shots(1)))
    let bubbles = sitting.state.phones.second.transcript.items.filter { $0.storedMessage != nil }
    #expect(bubbles.count == 1, "a duel is one session")
  }

  /// Unlocks a phone, and sends the message there that needs no choice.
  private func answer(in sitting: inout Sitting, of person: Participant, _ button: String) throws {
    #expect(sitting.state.lock?.owner == person)
    sitting.press(.enter)
    expectShown(sitting.text, button)
    sitting.press(.enter)
    #expect(sitting.state.lock?.owner == person.other, "\(sitting.text)")
  }

  @Test func `a volley is chosen first, and sent by the button`() throws {
    var sitting = sitting(try Terms(on: small, volley: .shots(2)))
    sitting.fire("b3")
    #expect(sitting.state.lock == nil)
    #expect(sitting.text.contains("Choose 1 more"))
    sitting.fire("c3")
    sitting.press(.enter)
    expectShown(sitting.text, "Kate joined and fired at B3 and C3.")
  }

  @Test func `if a hit fires again, the answer to a hit is a separate message`() throws {
    var sitting = sitting(try Terms(on: small, volley: .again))
    // Kate's first shot hits John's ship of one cell.
    sitting.fire("c3")
    try answer(in: &sitting, of: .first, "[>Send the answers<]")
    sitting.press(.enter)
    expectShown(sitting.text, "You sank the Boat at C3!")
    guard let aiming = sitting.state.seat?.aiming, let own = sitting.state.seat?.duel else {
      Issue.record("Kate does not aim: \(sitting.text)")
      return
    }
    #expect(aiming.shotsDue == 1 && own.duel.turns.count == 2 && own.due == .fire(shots: 1, answers: []))
    sitting.fire("b3")
    #expect(sitting.state.lock?.owner == .first, "\(sitting.text)")
  }

  @Test func `giving up hands over the keyboard, and the winner opens`() throws {
    var sitting = sitting()
    sitting.fire("b3")
    sitting.press(.enter)
    sitting.click("Give up")
    sitting.click("Give up now")
    try answer(in: &sitting, of: .second, "[>Open ships<]")
    sitting.press(.enter)
    expectShown(sitting.text, "John gave up.", "Both played fair")
  }

  @Test func `a saved duel is resumed wherever it stopped, with the same keys and the same phones`() throws {
    var sitting = sitting()
    sitting.fire("b3")
    sitting.press(.enter)
    sitting.fire("b1")
    sitting.press(.enter)
    let again = try sitting.reopened()
    #expect(Visible(again) == Visible(sitting.state))
    #expect(again.game == .duel(Terms(on: small)))
    for count in 1...sitting.kept.count { _ = try PhonesScreen.reopened(sitting.kept.prefix(count)) }
    // The phone remembers its answer: opening the answered message shows it again.
    let kate = try #require(again.phones.second.storage(of: BattleshipExtension.manifest))
    #expect(kate.playerKey != nil)
    #expect(kate.keys.contains { $0.hasPrefix("game ") })
    #expect(kate.playerKey != again.phones.first.storage(of: BattleshipExtension.manifest)?.playerKey)
  }

  @Test func `a phone that cannot send directly stages the message`() throws {
    var phones = TwoPhones<BattleshipExtension>(firstName: "John", secondName: "Kate", seed: 1)
    var chance = Chance(seed: 1)
    let app = BattleshipExtension.manifest
    var storage = try #require(phones.first.storage(of: app))
    storage.take(Entropy(using: &chance))
    #expect(phones.restore(.first) { $0.restore(storage, of: app) })
    let events: [PhoneEvent<BattleshipExtension.Action>] = [
      .openedFromDrawer(app), .acted(.atSeat(.choseDuel(Terms(on: small)))), .acted(.atSeat(.button(.start))),
      .acted(.atSeat(.shuffled(seed: 1))), .acted(.atSeat(.button(.finished))),
    ]
    for event in events { phones.update(.on(.first, event)) }
    let url = try #require(phones.first.inputField.storedMessage?.url)
    #expect(try Duel(messageURL: url).secondSeal == nil)
    #expect(phones.mailbox.envelopes.isEmpty)
  }

  @Test func `a challenge without a key is sent as soon as there is one`() throws {
    var phones = TwoPhones<BattleshipExtension>(firstName: "John", secondName: "Kate", seed: 1)
    let app = BattleshipExtension.manifest
    let events: [PhoneEvent<BattleshipExtension.Action>] = [
      .openedFromDrawer(app), .acted(.atSeat(.choseDuel(Terms(on: small)))), .acted(.atSeat(.button(.start))),
      .acted(.atSeat(.shuffled(seed: 1))), .acted(.atSeat(.button(.finished))), .acted(.atSeat(.stoppedNaming)),
    ]
    for event in events { phones.update(.on(.first, event)) }
    #expect(phones.first.inputField.storedMessage == nil)
    var chance = Chance(seed: 1)
    var storage = try #require(phones.first.storage(of: app))
    storage.take(Entropy(using: &chance))
    #expect(phones.restore(.first) { $0.restore(storage, of: app) })
    phones.update(.on(.first, .resultCame(.receivedEntropy)))
    let url = try #require(phones.first.inputField.storedMessage?.url)
    #expect(try Duel(messageURL: url).secondSeal == nil)
  }

  @Test func `an end that neither player wrote opens no ships on a phone, and the true one does`() throws {
    var sitting = sitting()
    sitting.fire("b3")
    sitting.press(.enter)
    var john = try #require(sitting.state.phone.running?.instance)
    sitting.fire("b1")
    john.storage = try #require(sitting.state.phones.first.storage(of: BattleshipExtension.manifest))
    let kate = try #require(sitting.state.phones.second.storage(of: BattleshipExtension.manifest)?.playerKey)
    let sent = sitting.state.phones.first.transcript.newestBubble?.storedMessage?.url
    var ended = try Duel(messageURL: try #require(sent))
    try ended.resign(key: kate)
    let forged = try Duel(messageURL: withOtherOpening(ended.messageURL()))
    #expect(ended.openings.count == 1)
    #expect(forged.winner == .first)
    john.open(forged)
    #expect(john.seat.watched == forged && john.seat.watchRefusal == .relation(.forged))
    john.open(ended)
    let taken = try #require(try john.storage.opened(ended))
    #expect(taken.due == .open)
    #expect(john.seat.duel == taken && john.seat.board == nil)
  }

  @Test func `a message that changes the duel is shown but not answered, and other people's is only watched`() throws {
    var sitting = sitting()
    sitting.fire("b3")
    sitting.press(.enter)
    var chance = Chance(seed: 9)
    let instance = try #require(sitting.state.phone.running?.instance)
    let url = try #require(instance.openURL)
    var duel = try Duel(messageURL: url)
    let player = DuelPlayer(key: try #require(instance.storage.playerKey))
    let last = instance.storage.last(of: duel.identifier, by: duel.player(with: player.key))
    duel = try player.answer(.fire([try #require(Cell("C3"))]), to: duel, last: last, using: &chance).message
    var other = instance
    other.open(duel)
    #expect(other.seat.watched == duel && other.seat.watchRefusal == .relation(.ahead))
    #expect(other.seat.spoken(in: .english) == ["This message holds a turn of yours that you did not write here."])
    let stranger = try Duel.challenge(
      Fleet.random(rules: small, using: &chance), key: PlayerKey(using: &chance), using: &chance)
    var joined = stranger
    try joined.join(
      Fleet.random(rules: small, using: &chance), shots: [.a1], key: PlayerKey(using: &chance), using: &chance)
    other.open(joined)
    #expect(other.seat.watched == joined && other.seat.watchRefusal == nil)
  }

  @Test func `screens, log and posts differ only in seals for another hidden fleet with the same answers`() {
    var pairs = DisguisedPairs()
    forAll("a duel tells what the chart tells", count: 40) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      pairs.note(game)
      let seed = chance.next()
      let told = try [game, other].map { try Self.told(of: $0, seed: seed) }
      try requireSame("what Kate can see", told[0], told[1]) { $0 }
      return true
    }
    #expect(pairs.suffice(of: 40), "\(pairs)")
  }

  /// Kate's screens and the posts when she fires at these ships of John, without seals, nonces and hidden bytes.
  private static func told(of game: Game, seed: UInt64) throws -> [String] {
    var sitting = Sitting(game: .duel(Terms(on: game.rules)), seed: seed)
    var told: [String] = []
    var trace: [ScreenEffect] = []
    sitting.press(.enter)
    for ship in game.fleet.ships.sorted(by: { $0.length > $1.length }) {
      if let hiding = sitting.state.seat?.nextFleet, hiding.direction != ship.direction, ship.length > 1 {
        sitting.type("t")
      }
      sitting.handle(.clicked(.cell(ship.first)))
    }
    sitting.press(.enter)
    trace += sitting.effects
    sitting.press(.enter)
    told += sitting.screen.frame.picture
    sitting.type("r")
    sitting.press(.enter)
    // John fires at cells that cannot end the duel before these shots are answered.
    let johns = Array(game.rules.board.cells)
    for (shot, answer) in zip(game.shots, johns) {
      guard sitting.state.seat?.aiming != nil, sitting.state.holder == .second else { break }
      sitting.handle(.clicked(.cell(shot)))
      trace += sitting.effects
      told += sitting.screen.frame.picture
      // John's own phone may show his ships.
      sitting.press(.enter)
      guard sitting.state.seat?.aiming != nil else { break }
      sitting.handle(.clicked(.cell(answer)))
      trace += sitting.effects
      told += sitting.screen.frame.picture
      sitting.press(.enter)
      told += sitting.screen.frame.picture
      sitting.type("y")
      told += [sitting.clipboard ?? "nothing"]
    }
    sitting.press(.function(12))
    told += sitting.screen.frame.picture
    told += trace.compactMap { if case .trace(let line) = $0 { line } else { nil } }
    return told.map { $0.replacing(/(Seal|Tag)=[^&]*/) { "\($0.1)=…" } }
  }
}

extension Sitting {
  /// The person with the phone places ships on these cells, across, and continues.
  mutating func hideInDuel(_ cells: String...) {
    for cell in cells {
      type(cell)
      press(.enter)
    }
    press(.enter)
  }

  /// The person with the phone fires at a cell, which hands over the keyboard if it ends their turn.
  mutating func fire(_ cell: String) {
    type(cell)
    press(.enter)
  }
}
