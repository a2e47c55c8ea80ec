// What the host needs of a program that it runs; Messages extensions are made launchable by `MessagesExtension`.

/// A program, or one of several, that Messages can launch.
///
/// An extension conforms to ``MessagesExtension`` instead.
public protocol Launchable: Equatable, Sendable {
  /// What the user can do in the extension's view, `Never` if there is nothing.
  associatedtype Action: Equatable & Sendable = Never

  /// Every extension that can be launched.
  static var manifests: [Manifest] { get }

  /// A fresh instance of an extension.
  static func launch(_ manifest: Manifest) -> Self?

  /// What the host tells the extension, and what the extension asks of the host.
  var panel: Panel { get set }

  /// Takes one of the host's calls.
  mutating func receive(_ call: ExtensionCall)

  /// Takes an action of the user in the extension's view.
  mutating func perform(_ action: Action)

  /// The message that a pasted link is to an extension; nil if it is none of its messages.
  static func message(of link: PastedLink, by app: Manifest) -> Message?

  /// The stickers that the extension shows in a layout of its own, in order.
  var stickerViews: [StickerView] { get }

  /// How many stickers its browser has; nil if it is no data source.
  mutating func stickerCount(in browser: StickerBrowserView) -> Int?

  /// A sticker of its browser; nil if it is no data source.
  mutating func sticker(at index: Int, in browser: StickerBrowserView) -> Sticker?
}

extension Launchable {
  /// No link is a message.
  public static func message(of link: PastedLink, by app: Manifest) -> Message? { nil }

  /// No stickers are shown.
  public var stickerViews: [StickerView] { [] }

  /// It is no data source.
  public mutating func stickerCount(in browser: StickerBrowserView) -> Int? { nil }

  /// It is no data source.
  public mutating func sticker(at index: Int, in browser: StickerBrowserView) -> Sticker? { nil }
}

extension Launchable where Action == Never {
  /// Nothing can be done here.
  public mutating func perform(_ action: Never) {}
}
