// What is said aloud: each sentence is complete in itself, so that it can be heard without the ones before it.

import BattleshipCore

/// What a screen reader or a program without a screen says, a member for each sentence.
///
/// ```swift
/// let words = Language.english.spoken
/// assert(words.board(BoardSize("10x8")!) == "The board goes from A1 to H10.")
/// ```
public struct SpokenSentences: Sendable {
  /// How large the board is.
  public let board: @Sendable (BoardSize) -> SafeText
  /// Which ships are still to be hidden.
  public let toHide: @Sendable (ShipLengths) -> SafeText
  /// That all ships are hidden.
  public let allHidden: SafeText
  /// Which ships are afloat.
  public let afloat: @Sendable (ShipLengths) -> SafeText
  /// How many lives are left.
  public let lives: @Sendable (Int) -> SafeText
  /// What a shot met.
  public let shot: @Sendable (Cell, ShotResult) -> SafeText
  /// What is known of a row: its letter, and the names of the cells with each mark.
  public let row: @Sendable (_ letter: SafeText, _ marks: [(mark: Sea.Mark, cells: [Cell])]) -> SafeText
  /// How the game ended, and where the ships were.
  public let end: @Sendable (UncoveredGame) -> SafeText
}
