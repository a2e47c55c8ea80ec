// Two programs as one, so that a phone can have more than one extension.

import StickersHost

/// Either of two extensions; nested, either of many.
///
/// A phone is generic over its program, so it stays a comparable value:
///
/// ```swift
/// var phones = TwoPhones<TwoExtensions<Counter, Essay>>(firstName: "John", secondName: "Kate", seed: 1).strict
/// try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
/// try phones.update(.on(.first, .acted(.one(.addOne))))
/// ```
public enum TwoExtensions<One: Launchable, Other: Launchable>: Launchable {
  /// The first of the two runs.
  case one(One)
  /// The second of the two runs.
  case other(Other)

  /// The actions of either extension.
  public enum Action: Equatable, Sendable {
    /// An action in the first of the two.
    case one(One.Action)
    /// An action in the second of the two.
    case other(Other.Action)
  }

  /// The extensions of both.
  public static var manifests: [Manifest] { One.manifests + Other.manifests }

  /// A fresh instance of the one that has the manifest.
  public static func launch(_ manifest: Manifest) -> TwoExtensions? {
    One.launch(manifest).map(TwoExtensions.one) ?? Other.launch(manifest).map(TwoExtensions.other)
  }

  /// The panel of the one that runs.
  public var panel: Panel {
    get {
      switch self {
      case .one(let running): running.panel
      case .other(let running): running.panel
      }
    }
    set {
      change({ $0.panel = newValue }, { $0.panel = newValue })
    }
  }

  /// Passes the call to the one that runs.
  public mutating func receive(_ call: ExtensionCall) {
    change({ $0.receive(call) }, { $0.receive(call) })
  }

  /// The message for a pasted link, from either of the two.
  public static func message(of link: PastedLink, by app: Manifest) -> Message? {
    One.message(of: link, by: app) ?? Other.message(of: link, by: app)
  }

  /// The size that the live bubble of the one that runs wants.
  public func contentSizeThatFits(_ size: ContentSize) -> ContentSize {
    switch self {
    case .one(let running): running.contentSizeThatFits(size)
    case .other(let running): running.contentSizeThatFits(size)
    }
  }

  /// The stickers that the one that runs shows in a layout of its own.
  public var stickerViews: [StickerView] {
    switch self {
    case .one(let running): running.stickerViews
    case .other(let running): running.stickerViews
    }
  }

  /// The number of stickers in the browser of the one that runs.
  public mutating func stickerCount(in browser: StickerBrowserView) -> Int? {
    change({ $0.stickerCount(in: browser) }, { $0.stickerCount(in: browser) })
  }

  /// A sticker in the browser of the one that runs.
  public mutating func sticker(at index: Int, in browser: StickerBrowserView) -> Sticker? {
    change({ $0.sticker(at: index, in: browser) }, { $0.sticker(at: index, in: browser) })
  }

  /// Performs an action; an action for the extension that is not running changes nothing.
  public mutating func perform(_ action: Action) {
    change(
      { if case .one(let action) = action { $0.perform(action) } },
      { if case .other(let action) = action { $0.perform(action) } })
  }

  private mutating func change<Result>(_ one: (inout One) -> Result, _ other: (inout Other) -> Result) -> Result {
    switch self {
    case .one(var running):
      defer { self = .one(running) }
      return one(&running)
    case .other(var running):
      defer { self = .other(running) }
      return other(&running)
    }
  }
}
