// A finished game: its players and its last message, from which everything else follows.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// A finished game, as recorded for the score.
package struct FinishedGame: Hashable, Sendable {
  package enum Player: Hashable, Sendable {
    /// The user, whose name is unknown.
    case user
    /// The computer, with its level.
    case computer(ComputerPlayer.Level)
    /// A person with this name.
    case named(String)
    /// A person who sent a link.
    case unnamed
  }

  /// The two players; in a hunt the first is the one who hid the ships.
  let first, second: Player

  /// The place of the last message in a conversation, which tells equal games apart; empty for a game by link.
  let place: String

  /// The last message of the game.
  let content: MessageContent

  let winner: Duel.Player

  /// The players who took a hint from the computer.
  let hinted: Set<Duel.Player>

  /// The day on which it was recorded, as `2026-11-24`; empty if that is not known.
  package var day = ""

  /// Creates a finished game; `nil` if the game is open, its shots were not recorded, or the end of a duel is not
  /// proven by the loser's opening.
  package init?(
    _ content: MessageContent, first: Player, second: Player, place: String = "", hinted: Set<Duel.Player> = []
  ) {
    switch content {
    case .hunt(let game):
      switch game.status {
      case .won: winner = .second
      case .lost: winner = .first
      case .open, .overUnrecorded: return nil
      }
    case .duel(let duel):
      guard let winner = duel.winner, duel.hasProvenOpening(of: winner.other) else { return nil }
      self.winner = winner
    }
    (self.content, self.first, self.second, self.place, self.hinted) = (content, first, second, place, hinted)
  }

  /// Creates a finished duel of the user; `nil` if its end is not proven.
  package init?(_ duel: Duel, by me: Duel.Player, against other: Player, isHinted: Bool = false) {
    self.init(
      .duel(duel), first: me == .first ? .user : other, second: me == .second ? .user : other,
      hinted: isHinted ? [me] : [])
  }

  /// The player in this role.
  subscript(player: Duel.Player) -> Player {
    switch player {
    case .first: first
    case .second: second
    }
  }

  /// The user's role; `nil` if neither player is the user.
  var user: Duel.Player? { Duel.Player.allCases.first { self[$0] == .user } }

  /// Whether a player took a hint.
  var isHinted: Bool { !hinted.isEmpty }

  /// The game shot by shot, as the user saw it.
  var replay: Replay { user.map { Replay(content, seenBy: $0) } ?? Replay(content) }

  /// The number of shots that a player fired.
  func shots(of player: Duel.Player) -> Int {
    switch content {
    case .hunt(let game): player == .second ? game.shots.count : 0
    case .duel(let duel): duel.story.reduce(0) { $0 + ($1.player == player ? $1.shots.count : 0) }
    }
  }

  /// Whether the opened ships prove that a player gave untrue answers; only the winner's close can prove it of the
  /// winner.
  func isFoul(of player: Duel.Player) -> Bool {
    guard case .duel(let duel) = content, duel.hasProvenOpening(of: player), case .foul(let fouls) = duel.verdict else {
      return false
    }
    return fouls.contains { $0.player == player }
  }

  /// Whether this record of a game says more than another one: the close shows that the winner cheated.
  package func saysMore(than other: FinishedGame) -> Bool { isFoul(of: winner) && !other.isFoul(of: winner) }

  /// What two records of the same game have in common: a duel has several last messages but counts once.
  enum Identity: Hashable {
    case hunt(Game, place: String)
    case duel(identifier: String)
  }

  var identity: Identity {
    switch content {
    case .hunt(let game): .hunt(game, place: place)
    case .duel(let duel): .duel(identifier: duel.identifier)
    }
  }

  /// Whether both records are of the same game.
  package func isSameGame(as other: FinishedGame) -> Bool { identity == other.identity }
}
