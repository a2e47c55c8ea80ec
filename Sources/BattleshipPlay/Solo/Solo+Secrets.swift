// Descriptions of values that know where the computer hides its ships: they show neither keys nor seeds.

import BattleshipCore
import BattleshipPlayers

extension Solo: Secret {
  /// The level of the computer, and the score.
  public var description: String { "the \(level.rawValue) computer, \(score.person) : \(score.computer)" }
}

extension Thought: Secret {
  /// The level of the computer that thinks.
  public var description: String { "a thought of the \(level.rawValue) computer" }
}

extension Opponent: Secret {
  /// The words "the computer".
  public var description: String { "the computer" }
}

#if !hasFeature(Embedded)
  extension Solo {
    /// The children for `dump`: the person's seat, and the public parts of the duel.
    public var customMirror: Mirror {
      Mirror(self, children: ["terms": terms, "seat": seat, "duel": duel as Any], displayStyle: .struct)
    }
  }
#endif
