// What `print`, `dump` and debuggers show of a value with a secret: never the secret.

#if hasFeature(Embedded)
  /// A value with a secret, which is shown as its ``description``.
  package protocol Secret: CustomStringConvertible, CustomDebugStringConvertible {}
#else
  /// A value with a secret, which `print`, `dump` and debuggers show as its ``description``.
  package protocol Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

  extension Secret {
    package var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif

extension Secret {
  package var description: String { "not shown" }

  package var debugDescription: String { description }
}

#if !hasFeature(Embedded)
  extension Game: CustomReflectable {
    /// Hides the ships from reflection.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension AnswersAhead: CustomReflectable {
    /// Hides the answers from reflection, because they reveal where ships are.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension PlayerKey: CustomReflectable {
    /// Hides the key from reflection.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension Opening: CustomReflectable {
    /// Hides the ships from reflection: a player's own opening is secret until it is sent.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension Duel.Side: CustomReflectable {
    /// Hides the fleet from reflection.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension OwnDuel: CustomReflectable {
    /// Hides the player's fleet from reflection.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension DuelPlayer: CustomReflectable {
    /// Hides the key from reflection.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension Duel.Due: CustomReflectable {
    /// Hides the answers from reflection, because they reveal the player's ships.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension DuelMove: CustomReflectable {
    /// Hides the fleet of a player who joins from reflection.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension SplitMix64: CustomReflectable {
    /// Hides the state from reflection: anyone who knows it knows the ships that will be drawn with it.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension RandomSource: CustomReflectable {
    /// Hides bytes and seed from reflection: anyone who knows them knows the ships that will be drawn with them.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif
