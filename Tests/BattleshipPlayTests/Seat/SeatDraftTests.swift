// A seat that is left at any moment is resumed from its message and its draft; another message's draft is refused.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct SeatDraftTests {
  private static func seat(_ rules: Rules, with message: OpenedMessage) -> Seat {
    var seat = Seat(rules: rules)
    if message != .nothing { seat.open(message) }
    return seat
  }

  /// A message of any kind that can be answered, or none.
  private static func message(under rules: Rules, using chance: inout Chance) throws -> OpenedMessage {
    let fleet = try Fleet.random(rules: rules, using: &chance)
    var duel = try Duel.challenge(fleet, volley: .shots(2), key: PlayerKey(using: &chance), using: &chance)
    let key = PlayerKey(using: &chance)
    switch chance.number(0...3) {
    case 0: return .nothing
    case 1: return .theirs(Game(fleet: fleet))
    case 2: return .duel(try OwnDuel(duel, key: key))
    default:
      let keys = [PlayerKey(using: &chance), key]
      duel = try Duel.challenge(fleet, volley: .shots(2), key: keys[0], using: &chance)
      try duel.join(fleet, shots: Array(rules.board.cells.prefix(2)), key: key, using: &chance)
      return .duel(try OwnDuel(duel, key: keys[0]))
    }
  }

  private static func event(under rules: Rules, using chance: inout Chance) throws -> SeatEvent {
    switch chance.number(0...15) {
    case 0: .turned
    case 1: .tookBack
    case 2: .shuffled(seed: chance.next())
    case 3: .restored
    case 4: .button(.finished)
    case 5: chance.isTrue(oneIn: 2) ? .chose(.messages) : .choseDuel(try Terms(on: rules, volley: .afloat))
    case 6...9: .pressed
    case 10: .cleared
    case 11: .took(length: chance.number(0...4))
    default: .pointed(Cell(row: chance.number(0...5), column: chance.number(0...5)) ?? .a1)
    }
  }

  @Test func `a seat resumes its unsent work from its message and its draft`() {
    var answers: Set<String> = []
    forAll("resume(draft) is what was left", count: 400) { chance in
      let rules = Rules.skirmish.withoutLosingMiss
      let message = try Self.message(under: rules, using: &chance)
      var seat = Self.seat(rules, with: message)
      for _ in 0..<chance.number(0...30) { seat.update(try Self.event(under: rules, using: &chance)) }
      var resumed = Self.seat(rules, with: message)
      guard resumed.resume(seat.draft) else { return false }
      switch seat.draft.answer {
      case nil: answers.insert(seat.draft.placement.draft.ships.isEmpty ? "nothing" : "ships of one's own")
      case .shots: answers.insert("shots")
      case .volley: answers.insert("volley")
      case .ships: answers.insert("ships")
      case .joining: answers.insert("joining")
      }
      // With both cursors at one cell, the longest ship in the hand and without the result of the last press, the scenes
      // are the same.
      let scenes = [seat, resumed].map { seat in
        var seat = seat
        if let length = seat.placing?.draft.lengthsToPlace.first(where: { _ in true }) {
          seat.update(.took(length: length))
        }
        for cell in [Cell.a1, Cell("B2") ?? .a1] { seat.update(.pointed(cell)) }
        let scene = seat.scene(in: .english, for: Players(me: "Kate", other: "John", by: .conversation))
        return ([scene.title] + scene.facts.map(\.text)).map(\.string) + [scene.picture]
      }
      try requireSame("drafts", resumed.draft, seat.draft)
      try requireSame("scenes", scenes[0], scenes[1]) { $0 }
      return true
    }
    #expect(answers == ["nothing", "ships of one's own", "shots", "volley", "ships", "joining"])
  }

  @Test func `a draft of another message is refused and changes nothing`() throws {
    var chance = Chance(seed: 1)
    let fleet = try Fleet.random(rules: .skirmish, using: &chance)
    let ships = Placement(FleetDraft(rules: .skirmish))
    var (hiding, hunting) = (Seat(rules: .skirmish), Seat(rules: .skirmish))
    hunting.open(.theirs(Game(fleet: fleet)))
    let before = (hiding, hunting)
    for answer in [
      SeatDraft.Answer.shots([.a1]), .volley([.a1]), .ships(ships), .joining(fleet, []),
    ] {
      let isResumed = hiding.resume(SeatDraft(placement: ships, volley: nil, answer: answer))
      #expect(!isResumed, "\(answer)")
    }
    for cells in [[Cell.a1, .a1], [try #require(Cell("P16"))]] {
      let isResumed = hunting.resume(SeatDraft(placement: ships, volley: nil, answer: .shots(cells)))
      #expect(!isResumed)
    }
    // A duel has no losing miss.
    let isResumed = hiding.resume(SeatDraft(placement: ships, volley: .afloat))
    #expect(!isResumed)
    #expect(hiding == before.0)
    #expect(hunting == before.1)
    let isHunting = hunting.resume(SeatDraft(placement: ships, volley: nil, answer: .shots([.a1])))
    #expect(isHunting)
    #expect(hunting.unsentReply?.shots == [.a1])
  }
}
