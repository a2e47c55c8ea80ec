// A seat between two events: the effect of each on the seat and for the front end, and what stays the same.

import BattleshipCore
import Testing

@testable import BattleshipPlay

@Suite struct SeatTests {
  @Test func `Enter on a placed ship leaves the ship in hand there, in red, and names the one in the way`() throws {
    let (first, next) = (try #require(Cell("B2")), try #require(Cell("B3")))
    let rules = Rules.skirmish.withoutLosingMiss
    var generator = SplitMix64(seed: 1)
    let fleet = try Fleet.random(rules: rules, using: &generator)
    let challenge = try Duel.challenge(fleet, key: PlayerKey(using: &generator), using: &generator)
    var joining = Seat(rules: .skirmish)
    joining.open(.duel(try OwnDuel(challenge, key: PlayerKey(using: &generator))))
    for var seat in [Seat(rules: .skirmish), joining] {
      for event in [SeatEvent.turned, .pointed(first), .pressed] { seat.update(event) }
      #expect(seat.cursor == next)
      seat.update(.pointed(first))
      seat.update(try #require(seat.event(for: .next, by: .link, seed: 1)))
      #expect(seat.cursor == first)
      let scene = seat.scene(in: .english, for: players(.link))
      #expect(scene.picture == "......\n.!....\n.!....\n.#....\n......\n......")
      #expect(scene.saying?.text == "The Cruiser (B2-D2) is in the way.")
      #expect(scene.saying?.tone == .refusal)
      #expect(seat.scene(in: .chinese, for: players(.link)).saying?.text == "这里有巡洋舰（B2-D2）。")
      // Elsewhere it is as before, and Space still picks the ship up.
      seat.update(.pointed(next))
      #expect(seat.scene(in: .english, for: players(.link)).saying == nil)
      for event in [SeatEvent.pointed(first), .pressed] { seat.update(event) }
      #expect(seat.scene(in: .english, for: players(.link)).picture.contains("+"))
    }
  }

  @Test func `Enter on a placed boat is refused as well, and with no ship in the hand it does nothing`() throws {
    var seat = Seat(rules: .messages)
    for event in [SeatEvent.pressed, .pointed(.a1)] { seat.update(event) }
    seat.update(try #require(seat.event(for: .next, by: .link, seed: 1)))
    #expect(seat.scene(in: .english, for: players(.link)).picture == "!..\n...\n...")
    #expect(seat.scene(in: .english, for: players(.link)).saying?.text == "The Boat (A1) is in the way.")
    _ = seat.handle(.pointed(try #require(Cell("B2"))), .pressed, .focused(.board))
    let all = seat
    seat.update(try #require(seat.event(for: .next, by: .link, seed: 1)))
    #expect(seat == all)
  }

  @Test func `ships are placed, and the fleet is sent as a game`() throws {
    var seat = Seat(rules: .messages)
    #expect(seat.handle(.pressed, .pointed(try #require(Cell("B2"))), .pressed).isEmpty)
    #expect(seat.nextFleet.draft.isComplete)
    #expect(seat.update(.button(.finished)) == [.send(try demoGame())])
  }

  @Test func `an incomplete fleet is not sent`() {
    var seat = Seat(rules: .messages)
    #expect(seat.handle(.button(.finished), .pressed, .button(.finished)).isEmpty)
    #expect(seat.nextFleet.draft.ships == [Ship(.a1)])
  }

  @Test func `a press on a ship removes it, and the last ship can be taken back`() throws {
    var seat = Seat(rules: .skirmish)
    let ship = try #require(Ship("C1-C3"))
    _ = seat.handle(.placed(ship), .pointed(try #require(Cell("C2"))), .pressed)
    #expect(seat.nextFleet.draft.ships.isEmpty)
    _ = seat.handle(.placed(ship), .tookBack, .tookBack)
    #expect(seat.nextFleet.draft.ships.isEmpty)
  }

  @Test func `a ship is turned before it is placed`() throws {
    var seat = Seat(rules: .skirmish)
    _ = seat.handle(.turned, .pressed)
    #expect(seat.nextFleet.draft.ships == [try #require(Ship("A1-C1"))])
  }

  @Test func `a ship that does not fit is refused with the reason, until the next event`() throws {
    var seat = Seat(rules: .skirmish)
    let ship = try #require(Ship("A1-A5"))
    _ = seat.update(.placed(ship))
    #expect(seat.nextFleet.refusal == .shipNotInRules(ship, Rules.skirmish.shipLengths))
    _ = seat.update(.turned)
    #expect(seat.nextFleet.refusal == nil)
  }

  @Test func `the same seed places the same ships`() {
    var (one, other) = (Seat(rules: .classic), Seat(rules: .classic))
    _ = (one.update(.shuffled(seed: 7)), other.update(.shuffled(seed: 7)))
    #expect(one.nextFleet.fleet != nil)
    #expect(one == other)
    _ = other.update(.shuffled(seed: 8))
    #expect(one != other)
  }

  @Test func `shots are fired, and the reply is sent once the game is over`() throws {
    var seat = Seat(rules: .messages)
    seat.open(.theirs(try demoGame()))
    seat.fire("A1")
    var game = try demoGame()
    _ = try game.fire(at: .a1)
    #expect(seat.unsentReply == game)
    #expect(seat.unsentMessageURL() == game.messageURL())
    #expect(seat.update(.button(.reply)).isEmpty)
    seat.fire("B2")
    _ = try game.fire(at: try #require(Cell("B2")))
    #expect(seat.update(.button(.reply)) == [.send(game)])
    #expect(seat.unsentReply == nil)
    #expect(seat.unsentMessageURL() == nil)
  }

  @Test func `a shot at an open cell, and one off the board, cost nothing and are reported`() throws {
    var seat = Seat(rules: .messages)
    seat.open(.theirs(try demoGame()))
    seat.fire("C3", "C3", "D9")
    guard case .hunting(let hunting) = seat.task else {
      Issue.record("not hunting")
      return
    }
    #expect(hunting.chart.shots.count == 1)
    #expect(hunting.chart.livesLeft == 2)
    // The cursor stays on the board, so the last press was another one at C3.
    #expect(hunting.outcome == .refused(.alreadyOpened(try #require(Cell("C3")))))
  }

  @Test func `a new game after a finished one has its rules, and keeps the ships that were being placed`() throws {
    var over = try demoGame()
    for cell in [Cell.a1, try #require(Cell("B2"))] { _ = try over.fire(at: cell) }
    var seat = Seat(rules: .messages)
    _ = seat.update(.pressed)
    seat.open(.mine(over))
    #expect(seat.update(.button(.start)) == [.open])
    #expect(seat.beginsGame)
    #expect(seat.nextFleet.draft.ships.count == 1)
    var other = Seat(rules: .classic)
    other.open(.mine(over))
    _ = other.update(.button(.start))
    #expect(other.nextFleet.draft.rules == .messages)
  }

  @Test func `a game chosen while a message is open is the next one, whatever the message was`() throws {
    var over = try demoGame()
    for cell in [Cell.a1, try #require(Cell("B2"))] { _ = try over.fire(at: cell) }
    var seat = Seat(rules: .messages)
    seat.open(.mine(over))
    let before = seat.task
    #expect(seat.update(.chose(.skirmish)).isEmpty)
    #expect(seat.task == before)
    #expect(seat.update(.button(.start)) == [.open])
    #expect(seat.nextFleet.draft.rules == .skirmish)
    #expect(seat.nextFleet.purpose == .hunt)
    #expect(seat.beginsGame)
    // The choice holds for one game: after another message, the next game is like that one.
    seat.open(.mine(over))
    seat.update(.button(.start))
    #expect(seat.nextFleet.draft.rules == .messages)
    seat.open(.theirs(over))
    seat.update(.choseDuel(try Terms(on: .classic, volley: .afloat)))
    seat.update(.button(.start))
    #expect(seat.nextFleet.purpose == .challenge(.afloat))
    #expect(seat.nextFleet.draft.rules == Rules.classic.withoutLosingMiss)
  }

  @Test func `half-placed ships survive a message, and a new game leaves the message`() throws {
    var seat = Seat(rules: .messages)
    seat.update(.pressed)
    let ships = seat.nextFleet
    seat.open(.theirs(try demoGame()))
    #expect(seat.nextFleet == ships)
    #expect(!seat.beginsGame)
    seat.fire("A1")
    seat.open(.nothing)
    #expect(seat.task == .hiding(ships))
    #expect(seat.beginsGame)
    #expect(seat.unsentReply == nil)
    #expect(seat.unsentMessageURL() == nil)
  }

  @Test func `an event that makes no sense changes nothing`() throws {
    let events: [SeatEvent] = [
      .pointed(.a1), .pressed, .placed(Ship(.a1)), .turned, .tookBack, .shuffled(seed: 1), .button(.finished),
      .button(.reply), .button(.handOver),
    ]
    let error = try #require(throws: MessageURLError.self) { try Game(messageURL: "nothing") }
    for asked in [OpenedMessage.mine(try demoGame()), .unreadable(error)] {
      var seat = Seat(rules: .messages)
      seat.open(asked)
      let before = seat
      for event in events { #expect(seat.update(event).isEmpty && seat == before, "\(event)") }
    }
    var hunting = Seat(rules: .messages)
    hunting.open(.theirs(try demoGame()))
    let before = hunting
    for event in events.dropFirst(2) { #expect(hunting.update(event).isEmpty && hunting == before, "\(event)") }
  }

  @Test func `the task of a message depends on its sender and on its shots`() throws {
    let fresh = try demoGame()
    var shot = fresh
    _ = try shot.fire(at: .a1)
    #expect(OpenedMessage(fresh, isSender: true) == .mine(fresh))
    #expect(OpenedMessage(fresh, isSender: false) == .theirs(fresh))
    #expect(OpenedMessage(shot, isSender: true) == .theirs(shot))
    #expect(OpenedMessage(shot, isSender: false) == .mine(shot))
  }
}
