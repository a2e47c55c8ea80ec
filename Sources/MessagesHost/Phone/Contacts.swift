// The names under which the holder of a phone knows the people.

/// The names of the people of a conversation on one phone.
public struct Contacts: Hashable, Sendable {
  /// The name on the holder's own card.
  public let own: String

  /// The names under which the holder knows the others, in their order, including those who left.
  public internal(set) var others: [String]
  /// The people who left the conversation.
  public internal(set) var gone: Set<Participant> = []

  let owner: Participant

  init(owner: Participant, own: String, others: [String]) {
    self.owner = owner
    self.own = own
    self.others = others
  }

  /// The name of the other person, or in a group of the first of the others.
  ///
  /// - Precondition: The conversation has another person.
  public var other: String { others[0] }

  /// The people of the conversation, in their order, including those who left.
  public var people: [Participant] { Participant.people(others.count + 1) }

  /// The others, in their order.
  public var otherPeople: [Participant] { people.filter { $0 != owner } }

  /// The others who are in the conversation now, in their order.
  public var recipients: [Participant] { otherPeople.filter { !gone.contains($0) } }

  /// The name of a person on this phone; if they are not in the conversation, their place in words.
  public func name(of person: Participant) -> String {
    if person == owner { return own }
    return otherPeople.firstIndex(of: person).map { others[$0] } ?? "\(person)"
  }
}
