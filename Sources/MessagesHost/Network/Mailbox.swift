// What was sent and has not arrived yet, in the order in which it was sent.

/// The mail between the phones, in order.
public struct Mailbox: Hashable, Sendable {
  /// The envelopes on their way, the oldest first.
  public private(set) var envelopes: [Envelope] = []

  init() {}

  mutating func put(_ envelope: Envelope) {
    envelopes.append(envelope)
  }

  mutating func takeOldest() -> Envelope? {
    envelopes.isEmpty ? nil : envelopes.removeFirst()
  }

  /// Takes the oldest envelope from a person.
  mutating func takeOldest(from sender: Participant) -> Envelope? {
    envelopes.firstIndex { $0.from == sender }.map { envelopes.remove(at: $0) }
  }
}
