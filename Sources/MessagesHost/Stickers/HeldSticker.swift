// A sticker in the user's hand: it was peeled off, and was not dropped yet.

/// A sticker that the user peeled off and holds over the transcript.
public struct HeldSticker: Hashable, Sendable {
  /// The sticker.
  public let sticker: Sticker

  /// Whose sticker it is.
  public let app: Manifest

  /// How large it is, in hundredths of its own size.
  public internal(set) var percent = 100

  /// How far it is turned clockwise, in degrees.
  public internal(set) var degrees = 0
}
