// Values that hold secrets show no more of them to `dump` and to a debugger than to `print`.

#if !hasFeature(Embedded)
  extension Game: CustomReflectable {
    /// No parts, because the ships are among them.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension PlayerKey: CustomReflectable {
    /// No parts, because the bytes are the secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension Opening: CustomReflectable {
    /// No parts, because a player's own opening is a secret until it is sent.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension Duel.Side: CustomReflectable {
    /// No parts, because the fleet is among them.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension OwnDuel: CustomReflectable {
    /// No parts, because the player's side is among them.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension DuelPlayer: CustomReflectable {
    /// No parts, because the only one is the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension Duel.Due: CustomReflectable {
    /// No parts, because the answers reveal the player's ships.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension DuelMove: CustomReflectable {
    /// No parts, because the fleet of a player who joins is among them.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension SplitMix64: CustomReflectable {
    /// No parts, because anyone who knows the state knows the ships that will be drawn with it.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif
