// Descriptions of values that know where the computer hides its ships: they show neither keys nor seeds.

import BattleshipCore
import BattleshipPlayers

extension Solo: CustomStringConvertible, CustomDebugStringConvertible {
  /// The level of the computer, and the score.
  public var description: String { "the \(level.rawValue) computer, \(score.person) : \(score.computer)" }

  /// The same as `description`.
  public var debugDescription: String { description }
}

extension Thought: CustomStringConvertible, CustomDebugStringConvertible {
  /// The level of the computer that thinks.
  public var description: String { "a thought of the \(level.rawValue) computer" }

  /// The same as `description`.
  public var debugDescription: String { description }
}

extension Opponent: CustomStringConvertible, CustomDebugStringConvertible {
  /// The words "the computer".
  public var description: String { "the computer" }

  /// The same as `description`.
  public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
  extension Solo: CustomReflectable {
    /// The children for `dump`: the person's seat, and the public parts of the duel.
    public var customMirror: Mirror {
      Mirror(self, children: ["terms": terms, "seat": seat, "duel": duel as Any], displayStyle: .struct)
    }
  }

  extension Thought: CustomReflectable {
    /// The children for `dump`: none.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
  }

  extension Opponent: CustomReflectable {
    /// The children for `dump`: none.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
  }
#endif
