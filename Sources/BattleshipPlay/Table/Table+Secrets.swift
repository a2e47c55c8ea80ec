// The description of a table, which shows neither keys nor ships.

import BattleshipCore

extension Table: CustomStringConvertible, CustomDebugStringConvertible {
  /// The level of the computer and the score, or how the other player plays.
  package var description: String {
    switch opposite {
    case .computer(let solo): solo.description
    case .here: "two players at one keyboard"
    case .byLink: daily.map { _ in "a board of the day" } ?? "a game by link"
    }
  }

  package var debugDescription: String { description }
}

#if !hasFeature(Embedded)
  extension Table: CustomReflectable {
    /// The children for `dump`: the person's view.
    package var customMirror: Mirror { Mirror(self, children: ["view": view], displayStyle: .struct) }
  }
#endif
