// Spoken sentences: each is complete in itself, so that it can be understood without the ones before it.

import BattleshipCore

/// The sentences of a screen reader or a program without a screen, a member for each.
///
/// ```swift
/// let words = Language.english.sentences.spoken
/// assert(words.board(BoardSize("10x8")!) == "The board goes from A1 to H10.")
/// ```
public struct SpokenSentences: Sendable {
  /// The size of the board.
  public let board: @Sendable (BoardSize) -> SafeText
  /// The ships that are still to be hidden.
  public let toHide: @Sendable (ShipLengths) -> SafeText
  /// Says that all ships are hidden.
  public let allHidden: SafeText
  /// The ships that are afloat.
  public let afloat: @Sendable (ShipLengths) -> SafeText
  /// How many lives are left.
  public let lives: @Sendable (Int) -> SafeText
  /// A fact of a scene as a sentence.
  package let fact: @Sendable (SafeText) -> SafeText
  /// The result of a shot.
  public let shot: @Sendable (Cell, ShotResult) -> SafeText
  /// What is known of a row: its letter, and the names of the cells with each mark.
  public let row: @Sendable (_ letter: SafeText, _ marks: [(mark: BoardScene.Mark, cells: [Cell])]) -> SafeText
  /// How the game ended, and where the ships were.
  public let end: @Sendable (RevealedGame) -> SafeText
  /// Where a duel turned: the winner's hits in a row, from one shot to another.
  package let turned: @Sendable (_ winner: PlayerName, _ from: Int, _ to: Int, _ count: Int) -> SafeText
}
