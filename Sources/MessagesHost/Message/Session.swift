// A session: an identity that messages share, so that one bubble can follow another.

/// What messages have in common that update one another: an identity to compare, with no members.
///
/// In Messages an extension makes one with `MSSession()`. A value cannot make itself unique, so here the extension asks
/// for one: ``MessagesExtension/newSession()``.
public struct Session: Hashable, Sendable {
  /// On whose phone the session was made.
  let creator: Participant

  /// Which of that phone's sessions it is, counted from 1.
  let serial: Int

  /// What a panel gives that the host did not fill in, as in an extension's `init()`: made when it is inserted.
  static let unmade = Session(creator: .first, serial: 0)
}

extension Session: CustomStringConvertible {
  /// Opaque: a session has no members that can be read.
  public var description: String { "a session" }
}
