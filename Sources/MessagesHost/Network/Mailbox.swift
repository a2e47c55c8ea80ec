// The posts between two phones that have not arrived yet.

/// A post on its way, with its sender.
public struct Envelope: Hashable, Sendable {
  /// The sender.
  public let from: Participant

  /// Its number in the sender's transcript.
  public let number: Int

  /// The contents.
  public let post: Post
}

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

  mutating func takeOldest(from sender: Participant) -> Envelope? {
    envelopes.firstIndex { $0.from == sender }.map { envelopes.remove(at: $0) }
  }
}
