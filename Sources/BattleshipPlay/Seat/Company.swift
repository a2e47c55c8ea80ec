// The two players and how they reach each other, as the front knows them.

/// The two players as the person at the seat knows them, and how a message gets from one to the other.
///
/// ```swift
/// let company = Company(me: "Anna", other: "Ben", by: .conversation)
/// let scene = Seat(rules: .messages).scene(in: .english, for: company)
/// assert(scene.title == "Hide your ships")
/// ```
public struct Company: Hashable, Sendable {
  /// How the players reach each other.
  public enum Way: Hashable, Sendable {
    /// Both use one keyboard, which is handed over.
    case sharedKeyboard
    /// Each has a conversation of their own.
    case conversation
    /// Each message is answered on its own, as a link.
    case link
  }

  /// The person at the seat.
  public let me: SafeText

  /// The other player.
  public let other: SafeText

  /// How they reach each other.
  public let way: Way

  /// Two players and how they reach each other.
  public init(me: SafeText, other: SafeText, by way: Way) {
    self.me = me
    self.other = other
    self.way = way
  }
}

extension Company {
  /// Two players without names, as in a message that came as a link.
  public static func nameless(in language: Language) -> Company {
    Company(me: language.seat.you, other: language.seat.otherPlayer, by: .link)
  }
}
