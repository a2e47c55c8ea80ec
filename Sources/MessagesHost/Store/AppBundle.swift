// A product of the store: an extension or a sticker pack, its icon, its price, and the app that contains it.

import StickersHost

/// An app for Messages, as the store offers it.
///
/// ```swift
/// var bundle = AppBundle(Wave.manifest)
/// bundle.containingApp = "Waves"
/// bundle.appGroups = ["group.com.example"]
/// let store = Store([bundle])
/// ```
public struct AppBundle: Hashable, Sendable {
  /// Its name and identity.
  public let manifest: Manifest

  /// The stickers of a pack without code; nil for an extension.
  public let pack: StickerPack?

  /// The icon; if there is none, a placeholder is shown instead.
  public var icon: BubbleImage?

  /// The name of the app on the home screen that contains this one; nil if there is none.
  public var containingApp: String?

  /// The price, as the store writes it; nil if it is free.
  public var price: String?

  /// The text of its page in the store.
  public var summary = ""

  /// The names of the groups whose data it shares with other apps, such as the one that contains it.
  public var appGroups: [String] = []

  /// The files inside the bundle, which its extension can read.
  public var files: [LocalFile] = []

  /// An extension.
  public init(_ manifest: Manifest) {
    self.manifest = manifest
    pack = nil
  }

  /// A sticker pack.
  public init(_ manifest: Manifest, pack: StickerPack) {
    self.manifest = manifest
    self.pack = pack
  }
}
