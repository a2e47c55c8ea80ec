// What messages say in their bubbles, and what a screen reader says of them.

import BattleshipCore

/// What messages say, a member for each sentence.
///
/// These texts travel, so they are strings. `me` is `$` and an identifier, which every phone shows as its own name for
/// that person. A chart, or a duel as its URL tells it, is all that they are made from: no bubble tells a ship.
///
/// ```swift
/// let words = Language.english.messages
/// assert(words.caption(game.chart, "Anna") == "Anna placed their ships! Can you find them?")
/// ```
public struct MessageSentences: Sendable {
  /// The caption of a bubble.
  public let caption: @Sendable (Chart, _ me: String) -> String
  /// The line that stays of a bubble once the game has gone on.
  public let summary: @Sendable (Chart, _ me: String) -> String
  /// The caption of a bubble of a duel, and the line that stays of it: what its writer did, by the URL alone.
  public let duelNews: @Sendable (Duel, _ me: String) -> String
  /// What a screen reader says for a bubble before its caption.
  public let spoken: @Sendable (BoardSize, _ caption: String) -> String
  /// What a notification says if nothing came in: the phone was handed over.
  public let yourTurn: String
}
