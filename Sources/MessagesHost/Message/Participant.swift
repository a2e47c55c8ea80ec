// The two people in the conversation, as the host knows them.

/// One of the two people in the conversation.
///
/// This is the host's own handle. An extension never sees it: it sees a ``ParticipantIdentifier``, which differs from
/// phone to phone.
public enum Participant: Hashable, Sendable, CaseIterable {
  /// One of the two people, by the order in which they were named.
  case first, second

  /// The person at the other end.
  public var other: Participant { self == .first ? .second : .first }
}

extension Participant: CustomStringConvertible {
  /// `first` or `second`.
  public var description: String { self == .first ? "first" : "second" }
}
