// A session: the identity that messages share if the bubble of one replaces that of another.

/// The identity of messages that update one another; it has no members and can only be compared.
///
/// In Messages an extension makes a session with `MSSession()`. A value cannot make itself unique, so here the
/// extension asks for one: ``MessagesExtension/newSession()``.
public struct Session: Hashable, Sendable {
  let creator: Participant

  /// Counted from 1 on the creator's phone.
  let serial: Int

  /// The session with a number, counted from 1, of the person who made it.
  ///
  /// A host makes sessions; an extension asks for one.
  ///
  /// - Precondition: `serial` is positive.
  public init(creator: Participant, serial: Int) {
    precondition(serial > 0, "sessions are counted from 1")
    self.creator = creator
    self.serial = serial
  }

  init(unchecked serial: Int, of creator: Participant) {
    self.creator = creator
    self.serial = serial
  }

  /// A placeholder from a panel that the host has not filled in, as in an extension's `init()`; an insertion replaces
  /// it with a new session.
  static let placeholder = Session(unchecked: 0, of: .first)
}

extension Session: CustomStringConvertible {
  /// Opaque: a session has no members that can be read.
  public var description: String { "a session" }
}
