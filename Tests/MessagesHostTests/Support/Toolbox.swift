// An extension that uses what extensions share with the rest of the phone: URLs, groups, files, a browser, memory.

import MessagesHost
import StickersHost

struct Toolbox: StickerBrowserDataSource {
  static let manifest = Manifest(identifier: "com.example.tools", displayName: "Tools")
  static let group = "group.com.example"

  /// The extension in an app on the home screen, with a group that both share.
  static let store: Store = {
    var bundle = AppBundle(manifest)
    (bundle.containingApp, bundle.appGroups) = ("Tool Shed", [group])
    return Store([bundle])
  }()

  enum Action: Equatable {
    case open(String), openAndDismiss(String)
    case share(String, group: String)
    case write(String), attach(String)
    case browse, color(Pixel), scroll(Int)
    case type(String), found(String)
  }

  var panel = Panel()
  var shared: String?
  var fileURLs: [String] = []
  var draft = ""
  var results: [String] = []

  mutating func viewDidLoad() {
    draft = storage["draft"] ?? ""
    note()
  }

  mutating func didReceiveMemoryWarning() { storage["draft"] = draft }

  mutating func perform(_ action: Action) {
    switch action {
    case .open(let url): open(url)
    case .openAndDismiss(let url):
      dismiss()
      open(url)
    case .share(let text, let group):
      if appGroups[group] != nil { appGroups[group]?["turn"] = text } else { appGroups[group] = AppStorage() }
    case .write(let url): write([1, 2, 3], to: url)
    case .attach(let url): insertAttachment(url, withAlternateFilename: nil)
    case .browse: showStickerBrowser(stickerSize: .large)
    case .color(let color): setStickerBrowserBackground(color)
    case .scroll(let row): scrollStickerBrowser(toRow: row)
    case .type(let text): draft = text
    case .found(let text): results.append(text)
    }
    note()
  }

  private mutating func note() {
    shared = appGroups[Self.group]?["turn"]
    fileURLs = files.map(\.url)
  }

  func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int { 20 }

  func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker {
    Sticker(imageFileURL: "file:///\(index).png", localizedDescription: "\(index)", picture: nil)
  }
}
