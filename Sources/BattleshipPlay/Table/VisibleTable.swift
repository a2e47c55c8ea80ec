// What the person at a table may see: their seat, and how it stands with the other player. It holds no key.

import BattleshipCore
import BattleshipPlayers

/// Scenes are made of a view alone, so that none depends on a key. The other player's ships in an open hunt are private to
/// ``Hunting``, and `SceneSecrecyTests` tries that no scene depends on them.
package struct VisibleTable: Hashable, Sendable {
  package let seat: Seat
  package let focus: SeatTarget?
  private let other: Other

  private indirect enum Other: Hashable, Sendable {
    case computer(Computer)
    /// The other player has the same keyboard.
    case here(Here)
    case byLink
    /// Nobody answers to the shots at a board of the day.
    case board(DailyGame)
  }

  struct Here: Hashable, Sendable {
    let me, other: SafeText
    let score, briefScore: SafeText
    let lock: TwoPlayers.Lock
    let duty: TwoPlayers.Duty
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
    (seat, focus) = (solo.seat, solo.focus)
    other = .computer(Computer(level: solo.level, score: solo.score, isThinking: solo.isThinking, fault: fault))
  }

  init(_ two: TwoPlayers) {
    func name(_ person: Duel.Player) -> SafeText { SafeText(two.state.name(of: person), limit: PlayerNames.longest) }
    let (person, score) = (two.state.person, two.state.score)
    (seat, focus) = (two.seat, two.controls.focus)
    other = .here(
      Here(
        me: name(person), other: name(person.other),
        score: "\(name(.first)) \(score.first) : \(score.second) \(name(.second))",
        briefScore: "\(score.first) : \(score.second)", lock: two.lock, duty: two.duty, isOver: two.isOver))
  }

  init(_ game: LinkGame) {
    (seat, focus) = (game.seat, game.controls.focus)
    other = game.daily.map { .board($0) } ?? .byLink
  }

  /// nil if the other player is a person.
  var computer: Computer? { if case .computer(let computer) = other { computer } else { nil } }

  var here: Here? { if case .here(let here) = other { here } else { nil } }

  /// nil unless it is a board of the day.
  package var daily: DailyGame? { if case .board(let daily) = other { daily } else { nil } }

  package var isAgainstComputer: Bool { if case .computer = other { true } else { false } }

  /// The computer's; nil if the other player is a person.
  package var level: ComputerPlayer.Level? { computer?.level }

  package var isByLink: Bool { computer == nil && here == nil }

  /// Whether the keyboard changes hands, and nothing of the game is shown.
  package var isLocked: Bool { here.map { $0.lock != .open } ?? false }

  /// Whose turn comes, and what they do, while the keyboard changes hands.
  package func next(in language: Language) -> SafeText? {
    here.flatMap { $0.lock == .open ? nil : language.sentences.page.comes($0.me, $0.duty) }
  }

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
