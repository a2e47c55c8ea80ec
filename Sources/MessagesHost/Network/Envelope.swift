// What goes from one phone to another.

/// Something on its way, with its sender.
public struct Envelope: Hashable, Sendable {
  /// The sender.
  public let from: Participant

  /// Its number in the sender's transcript.
  public let number: Int

  /// The contents.
  public let post: Post
}
