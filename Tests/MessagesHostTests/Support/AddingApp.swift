// An app to which the user adds stickers: a plus in the grid leads to a page for it, and back.

import MessagesHost
import StickersHost

struct AddingApp: MessagesExtension, StickerBrowserDataSource {
  static let manifest = Manifest(identifier: "com.example.adding", displayName: "Adding")

  enum Action: Equatable { case plus, cancel, done(String) }
  enum Page { case grid, adding }

  var panel = Panel()
  var page = Page.grid
  var failure: StickerErrorCode?

  mutating func viewDidLoad() { showStickerBrowser() }
  mutating func didTransition(to presentationStyle: PresentationStyle) {
    page = presentationStyle == .compact ? .grid : .adding
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .plus: requestPresentationStyle(.expanded)
    case .cancel: requestPresentationStyle(.compact)
    case .done(let url):
      do throws(StickerErrorCode) {
        _ = try Sticker(contentsOfFileURL: url, localizedDescription: "mine", files: files)
        storage["added"] = url
        reloadData()
      } catch {
        failure = error
      }
      requestPresentationStyle(.compact)
    }
  }

  mutating func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int { added == nil ? 0 : 1 }

  mutating func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker {
    guard let added else { preconditionFailure("there is no sticker \(index)") }
    return added
  }

  private var added: Sticker? {
    storage["added"].flatMap { try? Sticker(contentsOfFileURL: $0, localizedDescription: "mine", files: files) }
  }
}
