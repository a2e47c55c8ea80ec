// The items of a message URL that are ours; every other item belongs to somebody else and is skipped.

/// An item that a message URL may hold for us, by its name in the URL.
public enum MessageItem: UInt8, Hashable, Sendable, CaseIterable {
  /// A ship: a cell, or the first and the last one.
  case shipLocation
  /// Whether the game is over.
  case isComplete
  /// The size of the board.
  case board
  /// The lengths of the ships.
  case fleet
  /// The miss that loses the game.
  case misses
  /// Whether ships must lie apart.
  case apart
  /// A shot.
  case guess
  /// The version of the format.
  case format
  /// How many shots a turn of a duel has.
  case volley
  /// A player's sealed fleet in a duel.
  case seal
  /// The turns of a duel.
  case play
  /// What opens a seal of a duel.
  case open

  /// The name as the URL spells it.
  var name: StaticString {
    switch self {
    case .shipLocation: "Ship_Location"
    case .isComplete: "Is_Complete"
    case .board: "Board"
    case .fleet: "Fleet"
    case .misses: "Misses"
    case .apart: "Apart"
    case .guess: "Guess"
    case .format: "Format"
    case .volley: "Volley"
    case .seal: "Seal"
    case .play: "Play"
    case .open: "Open"
    }
  }
}

extension MessageItem: CustomStringConvertible {
  /// The name as the URL spells it: `Ship_Location`.
  public var description: String { name.description }
}
