// What goes from one phone to the other.

/// Something on its way, with its sender.
public struct Envelope: Hashable, Sendable {
  /// Who sent it.
  public let from: Participant

  /// Under which number it stands in the sender's transcript.
  public let number: Int

  /// What is inside.
  public let post: Post
}
