// The items that belong to us in a message URL; every other item is skipped.

/// An item of a message URL that belongs to us.
///
/// ```swift
/// do {
///   _ = try Game(messageURL: "example.org/battleship?Ship_Location=0&Ship_Location=1")
/// } catch {
///   assert(error.item == .isComplete && MessageItem.isComplete.description == "Is_Complete")
/// }
/// ```
public enum MessageItem: UInt8, Hashable, Sendable, CaseIterable {
  // Names are compared in this order: most items are shots and ships.

  /// A shot.
  case guess
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
  /// The version of the format.
  case format
  /// How many shots a turn of a duel has.
  case volley
  /// A player's sealed fleet in a duel.
  case seal
  /// The turns of a duel.
  case play
  /// The opening of a seal of a duel.
  case open
  /// A player's name in a duel.
  case name
  /// The tag that proves to the players of a duel who wrote a message.
  case tag

  var text: StaticString {
    switch self {
    case .guess: "Guess"
    case .shipLocation: "Ship_Location"
    case .isComplete: "Is_Complete"
    case .board: "Board"
    case .fleet: "Fleet"
    case .misses: "Misses"
    case .apart: "Apart"
    case .format: "Format"
    case .volley: "Volley"
    case .seal: "Seal"
    case .play: "Play"
    case .open: "Open"
    case .name: "Name"
    case .tag: "Tag"
    }
  }
}

extension MessageItem: CustomStringConvertible {
  /// The name as the URL spells it: `Ship_Location`.
  public var description: String { text.description }
}

extension MessageItem {
  /// Whether a URL's query has any of our items: then it is meant for us, even if it cannot be read. Names and tags do
  /// not count, because many other URLs have them.
  public static func occurs(in messageURL: Span<UInt8>) -> Bool {
    guard var reader = try? QueryReader(messageURL) else { return false }
    while let item = reader.next(in: messageURL) {
      if item.name != .name, item.name != .tag { return true }
    }
    return false
  }
}
