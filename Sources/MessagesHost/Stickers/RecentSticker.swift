// A sticker among those that were sent lately, which can be sent again.

/// A sticker that was sent from this phone.
public struct RecentSticker: Hashable, Sendable {
  /// The sticker.
  public let sticker: Sticker

  /// Whose sticker it is.
  public let app: Manifest

  /// A sticker that was sent, as a watch gets it from its phone.
  public init(_ sticker: Sticker, from app: Manifest) {
    self.sticker = sticker
    self.app = app
  }
}
