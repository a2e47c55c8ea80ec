// What the person at a table may see: their seat, and how it stands with the other player. It holds no key.

import BattleshipCore
import BattleshipPlayers

/// Scenes are made of a view alone, so that none depends on a key, or on ships that the person must not know.
package struct TableView: Hashable, Sendable {
  package let seat: Seat
  /// nil if the other player is a person.
  let computer: Computer?
  package let focus: SeatTarget?

  struct Computer: Hashable, Sendable {
    let level: ComputerPlayer.Level
    let score: Solo.Wins
    let isThinking: Bool
    /// Why it does not play on.
    let fault: OpponentError?
  }

  init(_ solo: Solo) {
    let fault: OpponentError? = if case .stuck(let error) = solo.phase { error } else { nil }
    (seat, focus) = (solo.seat, solo.focus)
    computer = Computer(level: solo.level, score: solo.score, isThinking: solo.isThinking, fault: fault)
  }

  init(byLink seat: Seat) { (self.seat, computer, focus) = (seat, nil, seat.focus(by: .link)) }

  package var isAgainstComputer: Bool { computer != nil }

  package var isThinking: Bool { computer?.isThinking == true }

  /// Whether the computer's shots are shown one by one.
  package var isShowing: Bool { isAtSeat && seat.isShowing && isAgainstComputer }

  /// Whether all of the other player's last shots are shown, so that the end that they brought may be told.
  package var isToldWhole: Bool { !isShowing && !seat.withholds }

  /// Whether the person is shown something else than what the computer does.
  var isAtSeat: Bool { !isThinking && computer?.fault == nil }

  package func players(in language: Language) -> Players {
    isAgainstComputer ? .againstComputer(in: language) : .nameless(in: language)
  }
}
