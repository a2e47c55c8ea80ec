// A standalone iMessage app: signal flags as stickers, more of them for a price, and one from the camera.

import MessagesHost
import StickersHost

/// Signal flags as stickers, in the app's own layout.
public struct Signals: MessagesExtension {
  /// The name and identity of the app.
  public static let manifest = Manifest(identifier: "com.example.signals", displayName: "Signals")

  /// What the user can do in the app's view.
  public enum Action: Equatable, Sendable {
    /// Buys the flags of the second set.
    case tappedLockedSet
    /// Takes a picture for a flag of the user's own.
    case tappedPlus
    /// Scrolls so that these flags are on the screen.
    case scrolled(to: Range<Int>)
  }

  /// What the panel is for.
  public enum Page: Equatable, Sendable {
    /// The flags.
    case grid
    /// The camera, on the whole screen.
    case adding
  }

  /// What the app and Messages exchange.
  public var panel = Panel()

  /// The flags, each in a view that is animated while it is on the screen.
  public private(set) var stickerViews: [StickerView] = []

  /// What the panel is for now.
  public private(set) var page = Page.grid

  /// Why something could not be done; for the view to show.
  public private(set) var notice: String?

  /// An app that was just launched.
  public init() {}

  /// The flags that everybody has, and those of the second set.
  static let (free, paid) = (["flag-a", "flag-b"], ["flag-c"])

  /// The purchase of the second set.
  static let secondSet = HostSheet.purchase(product: "second-set", price: "0.99 €")

  /// Makes the stickers; if one cannot be made, the others remain.
  public mutating func viewDidLoad() { load() }

  /// Shows the grid in compact, and the page to add a flag in expanded.
  public mutating func didTransition(to presentationStyle: PresentationStyle) {
    page = presentationStyle == .compact ? .grid : .adding
    if page == .adding { present(.camera) }
  }

  /// Makes stickers of what was bought or photographed.
  public mutating func didFinish(_ sheet: HostSheet, answer: SheetAnswer) {
    switch answer {
    case .allowed: load()
    case .captured(let file):
      storage["own"] = file.url
      load(with: [file])
    case .cancelled: notice = nil
    case .denied: notice = "This is not allowed on this phone."
    }
    if page == .adding { requestPresentationStyle(.compact) }
  }

  /// Carries out an action of the user.
  public mutating func perform(_ action: Action) {
    switch action {
    case .tappedLockedSet: present(Self.secondSet)
    case .tappedPlus: requestPresentationStyle(.expanded)
    case .scrolled(let visible):
      for index in stickerViews.indices {
        if visible.contains(index) { stickerViews[index].startAnimating() } else { stickerViews[index].stopAnimating() }
      }
    }
  }

  private mutating func load(with new: [LocalFile] = []) {
    let bought = purchases.contains("second-set") ? Self.paid : []
    let own = storage["own"].map { [$0] } ?? []
    let urls = (Self.free + bought).map { "file:///signals/\($0).gif" } + own
    notice = nil
    stickerViews = urls.compactMap { url in
      let name = url.split(separator: "/").last.map(String.init) ?? url
      do throws(StickerErrorCode) {
        return StickerView(
          sticker: try Sticker(contentsOfFileURL: url, localizedDescription: name, files: files + new))
      } catch {
        notice = "\(name) could not be made: \(error)"
        return nil
      }
    }
  }
}
