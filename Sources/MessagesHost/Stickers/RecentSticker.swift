// A recently sent sticker, which can be sent again.

import StickersHost

/// A sticker that was sent from this phone.
public struct RecentSticker: Hashable, Sendable {
  /// The sticker.
  public let sticker: Sticker

  /// The app that the sticker comes from.
  public let app: Manifest

  /// A sticker that was sent, as a watch gets it from its phone.
  public init(_ sticker: Sticker, from app: Manifest) {
    self.sticker = sticker
    self.app = app
  }
}
