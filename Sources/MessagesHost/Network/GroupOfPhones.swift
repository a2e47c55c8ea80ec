// A group: a phone for each person, and the posts on their way to each of them.

/// The phones of a group with one conversation, as a value.
///
/// A person's posts go to all others, and arrive at each of them at a different time. For two people, ``TwoPhones``
/// is simpler.
///
/// ```swift
/// var group = GroupOfPhones<Wave>(names: ["John", "Kate", "Mary"], seed: 1)
/// group.update(.joined("Paul", seed: 2))
/// ```
public struct GroupOfPhones<App: Launchable>: Equatable, Sendable {
  /// The phones, in the order of the people.
  public internal(set) var phones: [Phone<App>]

  /// The people who left.
  public private(set) var gone: Set<Participant> = []
  /// The posts that have not arrived yet, a copy for each person, the oldest first.
  public internal(set) var mail: [GroupMail] = []

  /// The phones of people who all know each other by these names.
  ///
  /// - Precondition: There are two to ten people.
  public init(names: [String], seed: UInt64, store: Store? = nil, behavior: PhoneBehavior = []) {
    precondition(2...Participant.allCases.count ~= names.count, "a group must have two to ten people")
    self.init(
      Participant.people(names.count).map { person in
        var others = names
        let own = others.remove(at: person.rawValue)
        return Phone(owner: person, own: own, others: others, store: store, seed: seed, behavior: behavior)
      })
  }

  /// Phones that were set up separately.
  ///
  /// - Precondition: The phones are in the order of their owners, and each knows all the others.
  public init(_ phones: [Phone<App>]) {
    precondition(
      phones.enumerated().allSatisfy { $1.owner.rawValue == $0 && $1.contacts.people.count == phones.count })
    self.phones = phones
  }

  /// The people of the group, including those who left.
  public var people: [Participant] { phones.map { $0.owner } }

  /// The phone of a person.
  ///
  /// - Precondition: The person is in the group.
  public subscript(person: Participant) -> Phone<App> { phones[person.rawValue] }

  /// Applies an event and returns its effects.
  ///
  /// - Precondition: The event happens to a person of the group.
  @discardableResult
  public mutating func update(_ event: GroupEvent<App.Action>) -> [Effect] {
    switch event {
    case .on(let person, let event):
      let effects = phones[person.rawValue].update(event)
      for case .sent(let envelope) in effects {
        // A post that is sent again goes only to those who did not get it.
        for other in phones[person.rawValue].contacts.recipients where !self[other].transcript.has(envelope) {
          mail.append(GroupMail(envelope: envelope, to: other))
        }
      }
      return effects
    case .joined(let name, let seed):
      guard phones.count < Participant.allCases.count else {
        return [.ignored(.tooManyPeople(most: Participant.allCases.count), on: .first)]
      }
      var names = phones[0].contacts.others
      names.insert(phones[0].contacts.own, at: 0)
      let effects = people.flatMap { phones[$0.rawValue].update(.personJoined(name)) }
      let person = Participant.people(phones.count + 1)[phones.count]
      var phone = Phone<App>(
        owner: person, own: name, others: names, store: phones[0].store, seed: seed, behavior: phones[0].behavior)
      phone.contacts.gone = gone
      phones.append(phone)
      return effects
    case .left(let person):
      gone.insert(person)
      mail.removeAll { $0.to == person || $0.envelope.from == person }
      return people.filter { $0 != person }.flatMap { other in
        phones[person.rawValue].contacts.gone.insert(other)
        return phones[other.rawValue].update(.personLeft(person))
      }
    case .arrived(let person):
      guard let envelope = take(for: person) else { return [.noMail] }
      let effects = update(.on(person, .received(envelope)))
      let isStillOnItsWay = mail.contains { $0.envelope.from == envelope.from && $0.envelope.number == envelope.number }
      // It counts as delivered once everyone has it, unless a copy was lost.
      guard !isStillOnItsWay, self[envelope.from].transcript.isSending(envelope.number) else { return effects }
      return effects + update(.on(envelope.from, .delivered(envelope.number)))
    case .lost(let person):
      guard let envelope = take(for: person) else { return [.noMail] }
      guard self[envelope.from].transcript.isSending(envelope.number) else { return [] }
      return update(.on(envelope.from, .lost(envelope.number)))
    }
  }

  /// Delivers all posts on their way, in the order in which they were sent.
  @discardableResult
  public mutating func deliverAll() -> [Effect] {
    var effects: [Effect] = []
    while let oldest = mail.first { effects += update(.arrived(at: oldest.to)) }
    return effects
  }

  private mutating func take(for person: Participant) -> Envelope? {
    mail.firstIndex { $0.to == person }.map { mail.remove(at: $0).envelope }
  }
}

/// A copy of a post in a group, on its way to one of its people.
public struct GroupMail: Hashable, Sendable {
  /// The post.
  public let envelope: Envelope

  /// The recipient of this copy.
  public let to: Participant
}

/// An event on one of the phones of a group, or between them.
public enum GroupEvent<Action: Equatable & Sendable>: Equatable, Sendable {
  /// An event on the phone of a person.
  case on(Participant, PhoneEvent<Action>)
  /// A person joined, known to all by this name; the identifiers on their phone follow from the seed.
  case joined(String, seed: UInt64)
  /// A person left: nothing reaches them any more, and anything of theirs that is still on its way is dropped.
  case left(Participant)
  /// The oldest envelope on its way to a person arrived.
  case arrived(at: Participant)
  /// The oldest envelope on its way to a person was lost.
  case lost(to: Participant)
}
