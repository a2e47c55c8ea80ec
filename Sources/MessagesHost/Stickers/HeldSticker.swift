// A sticker that the user peeled off and has not dropped yet.

import StickersHost

/// A sticker that the user peeled off and holds over the transcript.
public struct HeldSticker: Hashable, Sendable {
  /// The sticker.
  public let sticker: Sticker

  /// The app that the sticker comes from.
  public let app: Manifest

  /// Its size, in percent of the original.
  public internal(set) var percent = 100

  /// Its clockwise rotation, in degrees.
  public internal(set) var degrees = 0
}
