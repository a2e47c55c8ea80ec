// A game that was finished: who played, and its last message, from which all else follows.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// A game that was finished, as it is noted for the score.
public struct FinishedGame: Hashable, Sendable {
  /// Somebody who played.
  public enum Player: Hashable, Sendable {
    /// The user, whose name nobody told.
    case user
    /// The computer, and how it thinks.
    case computer(ComputerPlayer.Level)
    /// A person of this name.
    case named(String)
    /// Somebody who sent a link.
    case unnamed
  }

  /// The two players: in a hunt the one who hid ships is the first.
  let first, second: Player

  /// Which of several equal games it is: the place of its last message in a conversation; empty for a game by link.
  let place: String

  /// The last message of the game.
  let content: MessageContent

  /// Who has won.
  let winner: Duel.Player

  /// A finished game; nil if the message is of a game that goes on, or its shots were not recorded.
  public init?(_ content: MessageContent, first: Player, second: Player, place: String = "") {
    switch content {
    case .hunt(let game):
      switch game.status {
      case .won: winner = .second
      case .lost: winner = .first
      case .open, .overUnrecorded: return nil
      }
    case .duel(let duel):
      guard let winner = duel.winner else { return nil }
      self.winner = winner
    }
    (self.content, self.first, self.second, self.place) = (content, first, second, place)
  }

  /// A finished duel of the user's; nil if it goes on.
  public init?(_ duel: Duel, by me: Duel.Player, against other: Player) {
    self.init(
      .duel(duel), first: me == .first ? .user : other, second: me == .second ? .user : other)
  }

  /// The player in a place.
  subscript(player: Duel.Player) -> Player {
    switch player {
    case .first: first
    case .second: second
    }
  }

  /// How many shots a player fired.
  func shots(of player: Duel.Player) -> Int {
    switch content {
    case .hunt(let game): player == .second ? game.shots.count : 0
    case .duel(let duel): duel.story.reduce(0) { $0 + ($1.player == player ? $1.shots.count : 0) }
    }
  }

  /// Whether the other one tells of the same game, which counts once: a duel has several last messages.
  public func isSameGame(as other: FinishedGame) -> Bool {
    switch (content, other.content) {
    case (.duel(let duel), .duel(let another)): duel.identifier == another.identifier
    case (.hunt, .hunt), (.hunt, .duel), (.duel, .hunt): content == other.content && place == other.place
    }
  }
}
