// A player's name in a sentence: "The other player" begins one, "the other player" stands inside.

/// A player, as sentences name them.
///
/// ```swift
/// let name = Language.english.sentences.seat.otherPlayer
/// assert(name.start == "The other player" && name.within == "the other player")
/// ```
public struct PlayerName: Hashable, Sendable {
  /// The name at the beginning of a sentence, or alone.
  public let start: SafeText
  /// The name inside a sentence.
  public let within: SafeText

  /// A name; `within` is the same unless it is given.
  public init(_ start: SafeText, within: SafeText? = nil) {
    self.start = start
    self.within = within ?? start
  }
}

extension PlayerName: ExpressibleByStringLiteral {
  /// A name written in code, as in an example.
  public init(stringLiteral name: String) { self.init(SafeText(stringLiteral: name)) }
}
