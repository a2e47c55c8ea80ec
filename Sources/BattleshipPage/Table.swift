// A table is a game on the page: the seat, what kind of game it is, and what this browser remembers of it.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// A game on the page.
struct Table: Sendable {
  /// Against whom, and how.
  enum Game: Hashable, Sendable {
    /// A hunt by link.
    case hunt
    /// A duel by link.
    case duel
    /// A duel against the computer.
    case solo(Solo)
  }

  /// What kind of game it is.
  let game: Game

  /// What the person does.
  var seat: Seat

  /// The base of the message that came in.
  var received: MessageURLBase?

  /// Whether the server that the page came from was sent the message.
  var wasSent = false

  /// What this browser keeps as the last message written in this duel.
  var remembered: String?

  /// The message to send, once there is one.
  var link: Link?

  /// A duel that is shown and not gone on with unless the person insists.
  var doubted: OwnDuel?

  /// Whether the person insisted.
  var insists = false

  /// The part of the story that is shown, while it is watched again.
  var replay: (story: Replay, step: Int)?

  /// The duel at the seat.
  var duel: OwnDuel? {
    if case .duel(let own) = seat.asked { own } else { nil }
  }

  /// The game against the computer.
  var solo: Solo? {
    if case .solo(let solo) = game { solo } else { nil }
  }

  init(_ game: Game, _ seat: Seat) {
    (self.game, self.seat) = (game, seat)
  }

  /// Goes on with a duel, the cursor where the player fired last.
  mutating func open(_ own: OwnDuel) {
    seat.open(.duel(own))
    guard case .aiming = seat.task, let last = own.duel.lastVolley(of: own.player).last else { return }
    seat.update(.pointed(last.cell))
  }
}

/// A message to send, and what it is.
struct Link: Hashable, Sendable {
  let url: String
  let kind: PageLink
}

/// A game against the computer: how it thinks, and the keys of both. It lasts as long as the game.
struct Solo: Hashable, Sendable {
  let level: ComputerPlayer.Level
  let computersKey: PlayerKey
  let personsKey: PlayerKey

  /// The game as it is kept, with its last message.
  func record(of duel: Duel) -> String {
    "\(level.name) \(computersKey.text) \(personsKey.text) \(duel.messageURL())"
  }

  /// The game of a record, and its last message; nil if it is none.
  static func read(_ record: String) -> (solo: Solo, duel: Duel)? {
    let parts = Word(record).parts(between: UInt8(ascii: " "))
    guard parts.count == 4, let level = ComputerPlayer.Level.allCases.first(where: { Word($0.name) == parts[0] }),
      let computers = PlayerKey(text: parts[1].string), let persons = PlayerKey(text: parts[2].string),
      let duel = try? Duel(messageURL: parts[3].string), (try? OwnDuel(duel, key: persons)) != nil
    else { return nil }
    return (Solo(level: level, computersKey: computers, personsKey: persons), duel)
  }
}
