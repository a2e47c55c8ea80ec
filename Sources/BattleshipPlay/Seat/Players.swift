// The two players and how they reach each other, as the front end knows them.

import BattleshipCore

/// The two players from the point of view of the person at the seat, and how messages get from one to the other.
///
/// ```swift
/// let players = Players(me: "Anna", other: "Ben", by: .conversation)
/// let scene = Seat(rules: .messages).scene(in: .english, for: players)
/// assert(scene.title == "Hide your ships")
/// ```
public struct Players: Hashable, Sendable {
  /// The person at the seat.
  public let me: SafeText

  /// The other player.
  public let other: PlayerName

  /// How they reach each other.
  public let transport: Transport

  /// Two players and how they reach each other.
  public init(me: SafeText, other: PlayerName, by transport: Transport) {
    self.me = me
    self.other = other
    self.transport = transport
  }
}

/// How two players reach each other.
///
/// ```swift
/// assert(Seat(rules: .messages).keyContext(by: Transport.link) == .placing)
/// ```
public enum Transport: Hashable, Sendable, CaseIterable {
  /// Both use one keyboard, which is handed over.
  case sharedKeyboard
  /// Each has a conversation of their own.
  case conversation
  /// Each message is a link, which is answered on its own.
  case link
}

extension Players {
  /// Two players without names, as in a message that came as a link.
  public static func nameless(in language: Language) -> Players {
    Players(me: language.sentences.seat.you, other: language.sentences.seat.otherPlayer, by: .link)
  }

  /// Players by link: in a duel, and in the next one against the same player, the other player has the name in their
  /// messages, which is unverified.
  package static func byLink(at seat: Seat, in language: Language) -> Players {
    let nameless = Players.nameless(in: language)
    let named = seat.duel.flatMap { $0.duel.name(of: $0.player.other) }
    // Whoever joins without a name may be somebody else.
    let rival = seat.duel?.duel.secondSeal == nil ? seat.rival : nil
    guard let name = named ?? rival else { return nameless }
    return Players(me: nameless.me, other: PlayerName(SafeText(name)), by: .link)
  }

  package static func againstComputer(in language: Language) -> Players {
    Players(me: language.sentences.seat.you, other: language.sentences.solo.computer, by: .conversation)
  }
}
