// What the person at a table may see: their seat, and how it stands with the other player. It holds no key.

import BattleshipCore
import BattleshipPlayers

/// Scenes are made of a view alone, so that none depends on a key, or on ships that the person must not know.
package struct TableView: Hashable, Sendable {
  package let seat: Seat
  /// nil if the other player is a person.
  let computer: Computer?
  /// nil unless the other player has the same keyboard.
  let here: Here?
  /// nil unless it is a board of the day.
  package let daily: DailyView?
  package let focus: SeatTarget?

  struct Here: Hashable, Sendable {
    let me, other: SafeText
    let score, briefScore: SafeText
    let lock: TwoPlayers.Lock
    let isOver: Bool
  }

  struct Computer: Hashable, Sendable {
    let level: ComputerPlayer.Level
    let score: Solo.Wins
    let isThinking: Bool
    /// Why it does not play on.
    let fault: OpponentError?
  }

  init(_ solo: Solo) {
    let fault: OpponentError? = if case .stuck(let error) = solo.phase { error } else { nil }
    seat = solo.seat
    focus = solo.focus
    here = nil
    daily = nil
    computer = Computer(level: solo.level, score: solo.score, isThinking: solo.isThinking, fault: fault)
  }

  init(_ two: TwoPlayers) {
    func name(_ person: Duel.Player) -> SafeText { SafeText(two.state.name(of: person), limit: PlayerNames.longest) }
    let (person, score) = (two.state.person, two.state.score)
    seat = two.seat
    computer = nil
    focus = two.controls.focus
    daily = nil
    here = Here(
      me: name(person), other: name(person.other),
      score: "\(name(.first)) \(score.first) : \(score.second) \(name(.second))",
      briefScore: "\(score.first) : \(score.second)", lock: two.lock, isOver: two.isOver)
  }

  init(byLink seat: Seat, daily: DailyView?, focus: SeatTarget?) {
    self.seat = seat
    computer = nil
    here = nil
    self.daily = daily
    self.focus = focus
  }

  package var isAgainstComputer: Bool { if case nil = computer { false } else { true } }

  /// The computer's; nil if the other player is a person.
  package var level: ComputerPlayer.Level? { computer?.level }

  package var isByLink: Bool { if case nil = here { !isAgainstComputer } else { false } }

  /// Whether the keyboard changes hands, and nothing of the game is shown.
  package var isLocked: Bool { here.map { $0.lock != .open } ?? false }

  /// Whether the lock still ignores keys.
  package var isDeaf: Bool { here?.lock == .deaf }

  package var isThinking: Bool { computer?.isThinking == true }

  /// Whether the computer's shots are shown one by one.
  package var isShowing: Bool { isAtSeat && seat.isShowing && isAgainstComputer }

  /// Whether all of the other player's last shots are shown, so that the end that they brought may be told.
  package var isToldWhole: Bool { !isShowing && !seat.withholds }

  /// Whether the person's seat is shown, rather than the computer thinking or stuck.
  var isAtSeat: Bool { !isThinking && computer?.fault == nil }

  package func players(in language: Language) -> Players {
    if let here { return Players(me: here.me, other: PlayerName(here.other), by: .sharedKeyboard) }
    return isAgainstComputer ? .againstComputer(in: language) : .byLink(at: seat, in: language)
  }
}
