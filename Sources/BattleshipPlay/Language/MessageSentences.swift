// The texts of messages in their bubbles, and for a screen reader.

import BattleshipCore

/// The texts of messages, a member for each.
///
/// They are strings because they are sent. `me` is `$` and an identifier, which every phone shows as its own name for
/// that person. They are made only from a chart, or from a duel as its URL tells it: no bubble tells of a ship that is not sunk.
///
/// ```swift
/// let words = Language.english.sentences.messages
/// assert(words.caption(game.chart, "Anna") == "Anna placed their ships! Can you find them?")
/// ```
public struct MessageSentences: Sendable {
  /// The caption of a bubble.
  public let caption: @Sendable (Chart, _ me: String) -> String
  /// The line that replaces a bubble once the game has gone on.
  public let summary: @Sendable (Chart, _ me: String) -> String
  /// A duel bubble's caption, and the line that replaces it later: what its writer did, from the URL alone.
  public let duelNews: @Sendable (Duel, _ me: String) -> String
  /// What a message of a duel tells the player whose shots it answers, on a locked phone; nil if it answers none.
  public let duelReply: @Sendable (Duel, _ me: String) -> String?
  /// The text of a bubble for a screen reader, with its caption at the end.
  public let spoken: @Sendable (BoardSize, _ caption: String) -> String
  /// The text of a notification if nothing came in: the phone was handed over.
  public let yourTurn: String
}
