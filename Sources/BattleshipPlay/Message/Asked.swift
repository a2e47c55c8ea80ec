// What a message asks of the person who opens it: to find ships, to wait, to see the end, or nothing.

import BattleshipCore

/// What a message asks of the person who opens it.
///
/// ```swift
/// assert(Asked(by: url, isSender: true) == .mine(game))
/// assert(Asked(by: url, isSender: false) == .theirs(game))
/// ```
public indirect enum Asked: Hashable, Sendable {
  /// There is no message.
  case nothing
  /// A game with the viewer's own ships.
  case mine(Game)
  /// A game with the other player's ships.
  case theirs(Game)
  /// A duel, as one of its players sees it.
  case duel(OwnDuel)
  /// A duel of two other people.
  case watching(Duel)
  /// The message cannot be read as a game.
  case unreadable(MessageURLError)

  /// What a message asks for.
  ///
  /// A URL does not say whose ships it has. A message without a shot comes from the player who hid them; one with shots
  /// from the player who fired.
  ///
  /// - Parameters:
  ///   - url: The URL of the message.
  ///   - isSender: Whether the viewer sent it.
  public init(by url: String, isSender: Bool) {
    do throws(MessageURLError) {
      let game = try Game(messageURL: url)
      let isFirst = game.status == .open && game.shots.isEmpty
      self = isSender == isFirst ? .mine(game) : .theirs(game)
    } catch {
      self = .unreadable(error)
    }
  }

  /// The game, if there is one.
  public var game: Game? {
    switch self {
    case .mine(let game), .theirs(let game): game
    case .nothing, .duel, .watching, .unreadable: nil
    }
  }
}
