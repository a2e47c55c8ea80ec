// The descriptions of a table, its events and effects, which show neither keys nor ships.

import BattleshipCore

extension Table: CustomStringConvertible, CustomDebugStringConvertible {
  /// The level of the computer and the score, or how the other player plays.
  package var description: String {
    switch opposite {
    case .computer(let solo): solo.description
    case .here: "two players at one keyboard"
    case .byLink(let game): game.daily == nil ? "a game by link" : "a board of the day"
    }
  }

  package var debugDescription: String { description }
}

extension GameEffect: CustomStringConvertible, CustomDebugStringConvertible {
  /// Without saved names and texts, in which keys and ships stand.
  package var description: String {
    switch self {
    case .opened(let isNew): isNew ? "a new game is open" : "another game is open"
    case .read: "read"
    case .list: "list"
    case .exchange: "exchange"
    case .think(let thought): thought.description
    case .wait(let milliseconds): "wait \(milliseconds) ms"
    }
  }

  package var debugDescription: String { description }
}

extension TableEvent: CustomStringConvertible, CustomDebugStringConvertible {
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

  package var debugDescription: String { description }
}

#if !hasFeature(Embedded)
  extension Table: CustomReflectable {
    /// The children for `dump`: the person's view.
    package var customMirror: Mirror { Mirror(self, children: ["view": view], displayStyle: .struct) }
  }

  extension LinkGame: CustomReflectable {
    package var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension GameEffect: CustomReflectable {
    package var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension TableEvent: CustomReflectable {
    package var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif
