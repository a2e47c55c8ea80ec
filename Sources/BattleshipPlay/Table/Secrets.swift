// What is printed of a table, its events and effects, and of saved texts: no key, and no ships but the person's own.

import BattleshipCore
import BattleshipPlayers

extension Table: Secret {
  /// The level of the computer and the score, or how the other player plays.
  package var description: String {
    switch opposite {
    case .computer(let solo): solo.description
    case .here(let two): two.description
    case .byLink(let game): game.description
    }
  }
}

extension TwoPlayers: Secret {
  package var description: String { "two players at one keyboard" }
}

extension LinkGame: Secret {
  package var description: String { daily == nil ? "a game by link" : "a board of the day" }
}

extension TableEffect: Secret {
  /// Without saved names and texts.
  package var description: String {
    switch self {
    case .keys: "keys"
    case .exchange: "exchange"
    case .think(let thought): thought.description
    }
  }
}

extension LobbyEffect: Secret {
  /// Without saved names and texts.
  package var description: String {
    switch self {
    case .opened(let isNew): isNew ? "a new game is open" : "another game is open"
    case .read: "read"
    case .list: "list"
    case .table(let effect): effect.description
    }
  }
}

extension TableEvent: Secret {
  /// Without keys, saved names and texts, and what the computer does.
  package var description: String {
    switch self {
    case .seat: "at the seat"
    case .thought: "a finished thought"
    case .pauseEnded: "the pause is over"
    case .keys: "the keys"
    case .stored: "stored"
    case .savedElsewhere: "saved elsewhere"
    }
  }
}

extension SeatEffect: Secret {
  /// Without the fleet.
  public var description: String {
    switch self {
    case .open: "open"
    case .send: "send"
    case .duel(let step): step.description
    }
  }
}

extension DuelStep: Secret {
  /// Without the fleet.
  public var description: String {
    switch self {
    case .challenge: "challenge"
    case .move(let move): move.description
    }
  }
}

// What is saved may hold keys and ships.
extension ReadResult: Secret {}

extension SavedText: Secret {}

extension SavedTwo: Secret {}

extension SavedLink: Secret {}

extension Lobby: Secret {}

// A link of a hunt shows the ships to whoever reads it.
extension GameVenue: Secret {}

extension GameStart: Secret {}

extension SavedSolo: Secret {
  /// The level of the computer, without keys and ships.
  public var description: String { "a saved game, computer: \(level)" }
}

#if !hasFeature(Embedded)
  extension Table {
    /// The children for `dump`: the person's view.
    package var customMirror: Mirror { Mirror(self, children: ["view": view], displayStyle: .struct) }
  }
#endif
