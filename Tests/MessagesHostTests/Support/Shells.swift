// The sample of the article about sticker packs: an app that shows two stickers of its own.

import MessagesHost
import StickersHost

struct Shells: StickerBrowserDataSource {
  static let manifest = Manifest(identifier: "com.example.shells", displayName: "Shells")

  var panel = Panel()
  var stickers: [Sticker] = []

  mutating func viewDidLoad() {
    for name in ["snail", "mussel"] {
      let url = "file:///\(name).png"
      if let sticker = try? Sticker(contentsOfFileURL: url, localizedDescription: "a \(name)", files: files) {
        stickers.append(sticker)
      }
    }
    showStickerBrowser(stickerSize: .small)
  }

  mutating func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int { stickers.count }

  mutating func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker {
    stickers[index]
  }
}
