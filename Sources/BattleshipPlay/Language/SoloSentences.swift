// What is said in a game against the computer.

import BattleshipCore
import BattleshipPlayers

/// What is said in a game against the computer, a member for each sentence.
///
/// ```swift
/// assert(Language.english.solo.shot(1, 3) == "Shot 1 of 3")
/// ```
public struct SoloSentences: Sendable {
  /// The computer, as a player.
  public let computer: SafeText
  /// How the computer thinks, in a word.
  public let level: @Sendable (ComputerPlayer.Level) -> SafeText
  /// Over a game against the computer.
  public let title: @Sendable (ComputerPlayer.Level) -> SafeText
  /// Over the boards while the computer's shots are shown.
  public let firesTitle: SafeText
  /// That the computer hides its ships.
  public let hides: SafeText
  /// That the computer thinks.
  public let thinks: SafeText
  /// Which of the computer's shots is shown.
  public let shot: @Sendable (_ number: Int, _ all: Int) -> SafeText
  /// On the button that shows the computer's next shot.
  public let nextShot: SafeText
  /// On the button that begins another duel.
  public let again: SafeText
  /// How many duels each has won.
  public let score: @Sendable (_ person: Int, _ computer: Int) -> SafeText
  /// That the game is not kept.
  public let notKept: SafeText
  /// Why the computer cannot go on.
  public let isStuck: @Sendable (OpponentError) -> SafeText
}
