// What the title knows of a game that is kept: enough to name it, and no ship.

import BattleshipCore
import BattleshipPlayers

/// A game that is kept, as the title tells of it.
///
/// ```swift
/// let kept = KeptGame.computer(.fair, try Terms(rules: Rules.skirmish.withoutLosingMiss))
/// assert(kept.table == .computer)
/// ```
public enum KeptGame: Hashable, Sendable {
  /// A duel against the computer that is not decided.
  case computer(ComputerPlayer.Level, Terms)
  /// A conversation of two players, and who is to go on; nil if that is not known.
  case twoPlayers(first: String, second: String, ChosenGame, turn: String?)

  /// Where it is played.
  public var table: TitleTable {
    switch self {
    case .computer: .computer
    case .twoPlayers: .twoPlayers
    }
  }
}

/// Where a game is played that the title begins.
///
/// ```swift
/// assert(TitleTable.allCases == [.computer, .twoPlayers])
/// ```
public enum TitleTable: Hashable, Sendable, CaseIterable {
  /// Against the computer.
  case computer
  /// At one keyboard, with two phones.
  case twoPlayers
}

extension KeptSolo {
  /// What the title tells of the game; nil if its duel is decided or nobody has done anything in it.
  public var game: KeptGame? {
    let isBegun = !ships.isEmpty || duel?.secondSeal != nil
    return isBegun && duel?.winner == nil ? .computer(level, terms) : nil
  }
}
