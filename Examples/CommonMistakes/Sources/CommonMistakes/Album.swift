// A sticker app whose first cell is a plus: a tap on it, and nothing else, asks for the whole screen.

import MessagesHost
import StickersHost

/// Stickers in a layout of the app's own, behind a cell with a plus.
public struct Album: MessagesExtension {
  /// The name and identity of the app.
  public static let manifest = Manifest(identifier: "com.example.album", displayName: "Album")

  /// What the user can do in the app's view.
  public enum Action: Equatable, Sendable {
    /// Taps the plus.
    case tappedPlus
    /// Chooses a picture on the page to which the plus leads, or none.
    case chose(String?)
  }

  /// What the app and Messages exchange.
  public var panel = Panel()
  /// The cells; that of the plus has no sticker.
  public private(set) var stickerViews: [StickerView] = []

  /// An app that was just launched.
  public init() {}

  /// Makes the cells, which asks for nothing.
  public mutating func viewDidLoad() { load() }

  /// Carries out an action of the user.
  public mutating func perform(_ action: Action) {
    switch action {
    case .tappedPlus: requestPresentationStyle(.expanded)
    case .chose(let url):
      if let url { storage["chosen"] = [storage["chosen"], url].compactMap { $0 }.joined(separator: "\n") }
      load()
      requestPresentationStyle(.compact)
    }
  }

  private mutating func load() {
    let chosen = (storage["chosen"] ?? "").split(separator: "\n").map(String.init)
    let stickers = chosen.compactMap {
      try? Sticker(contentsOfFileURL: $0, localizedDescription: "a sticker of your own", files: files)
    }
    stickerViews = [StickerView(sticker: nil)] + stickers.map { StickerView(sticker: $0) }
  }
}
