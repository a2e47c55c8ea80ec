// An app with stickers for tests: it makes them in viewDidLoad, and continues when one of them cannot be made.

import MessagesHost
import StickersHost

struct IceCream: MessagesExtension {
  static let manifest = Manifest(identifier: "com.example.ice-cream", displayName: "Ice Cream")

  var panel = Panel()
  var stickers: [Sticker] = []
  var failures: [String] = []

  mutating func viewDidLoad() {
    for name in ["ship", "sail"] {
      let url = "file:///\(name).png"
      do {
        stickers.append(try Sticker(contentsOfFileURL: url, localizedDescription: name, files: files))
      } catch {
        failures.append("\(url): \(error)")
      }
    }
  }
}
