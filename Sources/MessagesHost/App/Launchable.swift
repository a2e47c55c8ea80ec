// The host's requirements for a program that it runs; `MessagesExtension` fulfils them.

import StickersHost

/// A program, or one of several, that Messages can launch.
///
/// An extension conforms to ``MessagesExtension`` instead.
public protocol Launchable: Equatable, Sendable {
  /// The actions that the user can take in the extension's view; `Never` if there are none.
  associatedtype Action: Equatable & Sendable = Never

  /// Every extension that can be launched.
  static var manifests: [Manifest] { get }

  /// A fresh instance of an extension; nil if none has this manifest.
  static func launch(_ manifest: Manifest) -> Self?

  /// The state that the host gives the extension, and the extension's requests to the host.
  var panel: Panel { get set }

  /// Takes one of the host's calls.
  mutating func receive(_ call: ExtensionCall)

  /// Takes an action of the user in the extension's view.
  mutating func perform(_ action: Action)

  /// An extension's message for a pasted link; nil if the link is not one of its messages.
  static func message(of link: PastedLink, by app: Manifest) -> Message?

  /// The size that the extension's live bubble wants, at most `size`.
  func contentSizeThatFits(_ size: ContentSize) -> ContentSize
  /// The stickers that the extension shows in a layout of its own, in order.
  var stickerViews: [StickerView] { get }

  /// The number of stickers in its browser; nil if the extension is not a data source.
  mutating func stickerCount(in browser: StickerBrowserView) -> Int?

  /// A sticker of its browser; nil if the extension is not a data source.
  mutating func sticker(at index: Int, in browser: StickerBrowserView) -> Sticker?
}

extension Launchable {
  /// By default, no link is a message.
  public static func message(of link: PastedLink, by app: Manifest) -> Message? { nil }

  /// By default, all of the offered size.
  public func contentSizeThatFits(_ size: ContentSize) -> ContentSize { size }

  /// By default, no stickers.
  public var stickerViews: [StickerView] { [] }

  /// By default, nil: the extension is not a data source.
  public mutating func stickerCount(in browser: StickerBrowserView) -> Int? { nil }

  /// By default, nil: the extension is not a data source.
  public mutating func sticker(at index: Int, in browser: StickerBrowserView) -> Sticker? { nil }
}

extension Launchable where Action == Never {
  /// Never called, because there are no actions.
  public mutating func perform(_ action: Never) {}
}
