// The people in a conversation, under the host's own handles.

/// One of the people in a conversation: two, or up to ten in a group.
///
/// This is the host's own handle. An extension never sees it: it sees a ``ParticipantIdentifier``, which differs from
/// phone to phone.
public enum Participant: Int, Hashable, Sendable, CaseIterable {
  /// One of the people, by the order in which they were named.
  case first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth

  /// The people in a conversation of two.
  public static let pair = people(2)

  static func people(_ count: Int) -> [Participant] { Array(allCases.prefix(count)) }

  /// The other person in a conversation of two.
  public var other: Participant { self == .first ? .second : .first }
}

extension Participant: CustomStringConvertible {
  /// `first`, `second`, and so on.
  public var description: String {
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"][rawValue]
  }
}
