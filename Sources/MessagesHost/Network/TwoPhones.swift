// Two phones and the posts on their way between them: a whole conversation.

/// Two phones with one conversation, as a value.
///
/// ```swift
/// var phones = TwoPhones<Wave>(firstName: "John", secondName: "Kate", seed: 1)
/// phones.update(.on(.first, .openedFromDrawer(Wave.manifest)))
/// phones.update(.on(.first, .acted(.wave)))
/// phones.update(.on(.first, .pressedSend))
/// phones.deliverAll()
/// ```
public struct TwoPhones<App: Launchable>: Equatable, Sendable {
  /// The phone of the first person.
  public internal(set) var first: Phone<App>

  /// The phone of the second person.
  public internal(set) var second: Phone<App>

  /// The posts that have not arrived yet.
  public internal(set) var mailbox = Mailbox()

  /// Two phones with names that both people use.
  ///
  /// Both run the extension, unless a person has another device, or other extensions installed. Both can install more
  /// from the `store`, and both have the same `behavior`.
  public init(
    firstName: String, secondName: String, seed: UInt64, firstDevice: Device = .phone, secondDevice: Device = .phone,
    secondInstalled: [Manifest]? = nil, store: Store? = nil, behavior: PhoneBehavior = []
  ) {
    self.init(
      first: Phone(
        owner: .first, own: firstName, other: secondName, device: firstDevice, store: store, seed: seed,
        behavior: behavior),
      second: Phone(
        owner: .second, own: secondName, other: firstName, device: secondDevice, installed: secondInstalled,
        store: store, seed: seed, behavior: behavior))
  }

  /// Two phones that were set up separately.
  ///
  /// - Precondition: Each is the phone of the person it is given for.
  public init(first: Phone<App>, second: Phone<App>) {
    precondition(first.owner == .first && second.owner == .second)
    self.first = first
    self.second = second
  }

  /// The phone of a person.
  ///
  /// - Precondition: It is one of the two.
  public subscript(person: Participant) -> Phone<App> {
    precondition(Participant.pair.contains(person))
    return person == .first ? first : second
  }

  /// Applies an event and returns its effects.
  @discardableResult
  public mutating func update(_ event: TwoPhonesEvent<App.Action>) -> [Effect] {
    switch event {
    case .on(let person, let event): return update(person, event)
    case .mailArrived:
      guard let envelope = mailbox.takeOldest() else { return [.noMail] }
      return deliver(envelope)
    case .oldestArrived(let sender):
      guard let envelope = mailbox.takeOldest(from: sender) else { return [.noMail] }
      return deliver(envelope)
    case .mailLost:
      guard let envelope = mailbox.takeOldest() else { return [.noMail] }
      return update(envelope.from, .lost(envelope.number))
    }
  }

  /// Delivers all posts on their way.
  @discardableResult
  public mutating func deliverAll() -> [Effect] {
    var effects: [Effect] = []
    while !mailbox.envelopes.isEmpty { effects += update(.mailArrived) }
    return effects
  }

  private mutating func deliver(_ envelope: Envelope) -> [Effect] {
    update(envelope.from.other, .received(envelope)) + update(envelope.from, .delivered(envelope.number))
  }

  private mutating func update(_ person: Participant, _ event: PhoneEvent<App.Action>) -> [Effect] {
    precondition(Participant.pair.contains(person), "there is no phone of the \(person) person")
    let effects = person == .first ? first.update(event) : second.update(event)
    for case .sent(let envelope) in effects { mailbox.put(envelope) }
    return effects
  }
}

/// An event on one of the phones, or between them.
public enum TwoPhonesEvent<Action: Equatable & Sendable>: Equatable, Sendable {
  /// An event on the phone of a person, who must be one of the two.
  case on(Participant, PhoneEvent<Action>)
  /// The oldest envelope on its way arrived.
  case mailArrived
  /// The oldest envelope from a person arrived, even if the other person sent an earlier one.
  case oldestArrived(from: Participant)
  /// The oldest envelope on its way was lost.
  case mailLost
}
