// Whom the holder of a phone knows under which name.

/// The names of the two people on one phone.
public struct Contacts: Hashable, Sendable {
  /// The name on the holder's own card.
  public let own: String

  /// The name under which the holder knows the other.
  public let other: String

  /// Whose phone it is.
  let owner: Participant

  /// The contacts on the phone of `owner`.
  init(owner: Participant, own: String, other: String) {
    self.owner = owner
    self.own = own
    self.other = other
  }

  /// The name of a person on this phone.
  public func name(of person: Participant) -> String {
    person == owner ? own : other
  }
}
