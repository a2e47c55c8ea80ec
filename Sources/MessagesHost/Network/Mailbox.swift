// What was sent and did not arrive yet, in the order in which it was sent.

/// Carries what is sent between the phones, in order.
public struct Mailbox: Hashable, Sendable {
  /// What is on its way, the oldest first.
  public private(set) var envelopes: [Envelope] = []

  init() {}

  mutating func put(_ envelope: Envelope) {
    envelopes.append(envelope)
  }

  mutating func takeOldest() -> Envelope? {
    envelopes.isEmpty ? nil : envelopes.removeFirst()
  }

  /// Takes the oldest of what a person sent.
  mutating func takeOldest(from sender: Participant) -> Envelope? {
    envelopes.firstIndex { $0.from == sender }.map { envelopes.remove(at: $0) }
  }
}
