// A kept game as the title shows it: enough to name it, but no ships.

import BattleshipCore
import BattleshipPlayers

package enum KeptGame: Hashable, Sendable {
  /// An undecided duel; `age` is in minutes since it was kept.
  case computer(ComputerPlayer.Level, Terms, age: Int? = nil)
  case link(LinkGame)
  /// `turn` names the player whose turn it is; nil if that is not known.
  case twoPlayers(first: String, second: String, ChosenGame, turn: String?, age: Int? = nil)

  /// In minutes since it was kept; nil if that is not known.
  package var age: Int? {
    switch self {
    case .computer(_, _, let age), .twoPlayers(_, _, _, _, let age): age
    case .link(let game): game.age
    }
  }

  package func aged(_ age: Int) -> KeptGame {
    switch self {
    case .computer(let level, let terms, _): .computer(level, terms, age: age)
    case .twoPlayers(let first, let second, let game, let turn, _):
      .twoPlayers(first: first, second: second, game, turn: turn, age: age)
    case .link: self
    }
  }

  package var venue: GameVenue {
    switch self {
    case .computer: .computer
    case .link(let game): .link(game.url)
    case .twoPlayers: .twoPlayers
    }
  }
}

package enum GameVenue: Hashable, Sendable {
  case computer
  /// At one keyboard, with two phones.
  case twoPlayers
  /// By link; this is the newest message.
  case link(String)
}

extension KeptSolo {
  package var game: KeptGame? {
    let isBegun = !ships.all.isEmpty || duel?.secondSeal != nil
    return isBegun && duel?.winner == nil ? .computer(level, terms) : nil
  }
}
