// The sentences of a game against the computer.

import BattleshipCore
import BattleshipPlayers

/// The sentences of a game against the computer, a member for each.
///
/// ```swift
/// assert(Language.english.sentences.solo.shot(1, 3) == "Shot 1 of 3")
/// ```
public struct SoloSentences: Sendable {
  /// The computer, as a player.
  public let computer: PlayerName
  /// How the computer thinks, in a word.
  public let level: @Sendable (ComputerPlayer.Level) -> SafeText
  /// Over a game against the computer.
  public let title: @Sendable (ComputerPlayer.Level) -> SafeText
  /// Over the boards while the computer's shots are shown.
  public let firesTitle: SafeText
  /// Says that the computer hides its ships.
  public let hides: SafeText
  /// Says that the computer thinks.
  public let thinks: SafeText
  /// The number of the computer's shot that is shown.
  public let shot: @Sendable (_ number: Int, _ all: Int) -> SafeText
  /// The label of the button that shows the computer's next shot.
  public let nextShot: SafeText
  /// The label of the button that begins another duel.
  public let again: SafeText
  /// How many duels each has won.
  public let score: @Sendable (_ person: Int, _ computer: Int) -> SafeText
  /// Says that the game cannot be kept.
  public let notKept: SafeText
  /// Why the computer cannot go on.
  public let isStuck: @Sendable (OpponentError) -> SafeText
}
