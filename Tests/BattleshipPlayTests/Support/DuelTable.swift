// Two people with a seat each, who play a duel: moves are made with the keys, messages go from one seat to the other.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

struct DuelTable {
  var seats: [Seat]
  private(set) var duel: Duel?
  private let keys: [PlayerKey]
  /// Each player's record.
  private var saved: [DuelRecord?] = [nil, nil]
  private var chance: Chance

  init(under terms: Terms, seed: UInt64 = 1) {
    var chance = Chance(seed: seed)
    keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    seats = [Seat(rules: terms.rules), Seat(rules: terms.rules)]
    _ = seats[0].update(.choseDuel(terms))
    self.chance = chance
  }

  /// Applies events at a seat, and makes the moves that follow.
  mutating func handle(at place: Int, _ events: SeatEvent...) throws {
    for event in events {
      for effect in seats[place].update(event) {
        switch effect {
        case .duel(.challenge(let fleet, let volley)):
          try send(try Duel.challenge(fleet, volley: volley, key: keys[place], using: &chance), by: place)
        case .duel(.move(let move)):
          let answer = try DuelPlayer(key: keys[place]).answer(
            move, to: try #require(duel), last: saved[place], using: &chance)
          try send(answer.message, by: place)
        case .open, .send: break
        }
      }
    }
  }

  func scene(_ place: Int, _ transport: Transport = .conversation) -> Scene {
    seats[place].scene(in: .english, for: Players(me: "Kate", other: "John", by: transport))
  }

  /// The person at a seat presses the button that is the next step.
  mutating func advance(at place: Int) throws {
    guard case .button(let button) = seats[place].focus(by: .conversation) else { return }
    try handle(at: place, .button(button))
  }

  private mutating func send(_ message: Duel, by place: Int) throws {
    let sent = try Duel(messageURL: message.messageURL())
    (duel, saved[place]) = (sent, DuelRecord(written: sent))
    for (seat, key) in keys.enumerated() { seats[seat].open(.duel(try OwnDuel(sent, key: key))) }
  }
}
