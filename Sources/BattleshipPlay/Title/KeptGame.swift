// The title's knowledge of a kept game: enough to name it, but no ships.

import BattleshipCore
import BattleshipPlayers

/// A kept game, as the title describes it.
package enum KeptGame: Hashable, Sendable {
  /// An undecided duel against the computer, and how many minutes ago it was kept.
  case computer(ComputerPlayer.Level, Terms, age: Int? = nil)
  /// A game by link.
  case link(LinkGame)
  /// A conversation of two players, whose turn it is if that is known, and how many minutes ago it was kept.
  case twoPlayers(first: String, second: String, ChosenGame, turn: String?, age: Int? = nil)

  /// How long ago it was kept, in minutes; nil if that is not known.
  package var age: Int? {
    switch self {
    case .computer(_, _, let age), .twoPlayers(_, _, _, _, let age): age
    case .link(let game): game.age
    }
  }

  /// The same game, kept this many minutes ago; a game by link already has its age.
  package func aged(_ age: Int) -> KeptGame {
    switch self {
    case .computer(let level, let terms, _): .computer(level, terms, age: age)
    case .twoPlayers(let first, let second, let game, let turn, _):
      .twoPlayers(first: first, second: second, game, turn: turn, age: age)
    case .link: self
    }
  }

  /// Where it is played.
  package var venue: GameVenue {
    switch self {
    case .computer: .computer
    case .link(let game): .link(game.url)
    case .twoPlayers: .twoPlayers
    }
  }
}

/// Where a game from the title is played.
package enum GameVenue: Hashable, Sendable {
  /// Against the computer.
  case computer
  /// At one keyboard, with two phones.
  case twoPlayers
  /// By link, where this is the newest message.
  case link(String)
}

extension KeptSolo {
  /// The game as the title describes it; nil if its duel is decided or nothing was done in it yet.
  package var game: KeptGame? {
    let isBegun = !ships.all.isEmpty || duel?.secondSeal != nil
    return isBegun && duel?.winner == nil ? .computer(level, terms) : nil
  }
}
