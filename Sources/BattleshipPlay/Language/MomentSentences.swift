// The sentences of moments: a shot with the ship's name, the end of a game in figures, a game in a list.

import BattleshipCore

/// The sentences of moments, a member for each.
package struct MomentSentences: Sendable {
  /// What the player's own shots met.
  package let myShots: @Sendable ([AnsweredShot]) -> SafeText
  /// What the opponent's shots met in the player's own fleet.
  package let theirShots: @Sendable (_ opponent: PlayerName, [AnsweredShot], Fleet) -> SafeText

  /// The end in a few large words; nil if the player was in no position to win.
  package let headline: @Sendable (_ hasWon: Bool?) -> SafeText
  /// How it was won: with the shot of a number.
  package let wonWith: @Sendable (_ shot: Int) -> SafeText
  /// How it was lost: how many of the opponent's ships were afloat.
  package let lostWith: @Sendable (_ afloat: Int) -> SafeText
  /// The label under a figure.
  package let figure: @Sendable (EndFigure, _ count: Int) -> SafeText
  /// Says that the player has never won with fewer shots on this board.
  package let newBest: SafeText

  /// Beside a board that is fired at: how many shots it has, and how many cells of all ships they hit.
  package let shotsAndHits: @Sendable (_ shots: Int, _ hits: Int, _ all: Int) -> SafeText
  /// Beside one's own board: how many cells of all ships are lost.
  package let lost: @Sendable (_ count: Int, _ all: Int) -> SafeText
  /// Beside a board at the end: how many ships are afloat.
  package let afloat: @Sendable (_ count: Int) -> SafeText
  /// Over the last shots of both.
  package let lastShots: SafeText
  /// Over the opponent's ships, and over the player's own, where there is little room.
  package let theirs, yours: SafeText
  /// Behind a shot that sank a ship.
  package let sunk: SafeText

  /// Over the list of games.
  package let yourGames: SafeText
  /// The label of the button that lists all of them.
  package let allGames: @Sendable (_ count: Int) -> SafeText
  /// The label of the button that lists only a few.
  package let fewerGames: SafeText
  /// The name of a game in the list.
  package let game: @Sendable (ListedGame.Kind) -> SafeText
  /// The board of a game in the list, and how many shots were fired.
  package let detail: @Sendable (Rules, _ shots: Int) -> SafeText
  /// Whose turn it is in a game in the list.
  package let turn: @Sendable (ListedGame.Turn) -> SafeText
  /// How long ago something was, in minutes.
  package let ago: @Sendable (_ minutes: Int) -> SafeText
}

/// A figure at the end of a game.
package enum EndFigure: Hashable, Sendable, CaseIterable {
  /// How many shots the player fired.
  case shots
  /// The fewest with which the player has won on such a board.
  case best
  /// How many percent of them hit.
  case percent
  /// The greatest number of hits in a row.
  case longestRun
}

extension MomentSentences {
  /// The shots that are told one by one, and how many misses are only counted: those of a volley with more than three.
  static func told(_ shots: [AnsweredShot]) -> (shots: [AnsweredShot], misses: Int) {
    #if hasFeature(Embedded)
      // The browser page has room for every shot.
      return (shots, 0)
    #else
      let struck = shots.filter { $0.result != .miss }
      return shots.count - struck.count > 3 ? (struck, shots.count - struck.count) : (shots, 0)
    #endif
  }
}

/// A game in a list of games, as far as it is told there.
package enum ListedGame {
  /// What is played, and by whom.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// Against the computer.
    case computer
    /// A duel by link.
    case duel
    /// A hunt for the other player's ships.
    case hunt
    /// A hunt for the player's own ships.
    case hidden
    /// Ships are being placed for a game by link.
    case placing
  }

  /// Who is to do something.
  package enum Turn: Hashable, Sendable, CaseIterable {
    /// The player here.
    case mine
    /// The other player.
    case theirs
    /// Nobody: the player here has won.
    case won
    /// Nobody: the player here has lost.
    case lost
    /// Nobody.
    case over
  }
}
