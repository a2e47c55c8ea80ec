// Writes and reads app events as fields of a line.

import MessagesHost

extension AppsEvent {
  /// Writes the event as fields.
  func write(to writer: inout TextFormWriter) {
    switch self {
    case .opened(let app): write("opened", app, to: &writer)
    case .openedStore(.list): writer.word("store")
    case .openedStore(.app(let app)): write("store-page", app, to: &writer)
    case .got(let seed):
      writer.word("got")
      writer.quoted(String(seed))
    case .removed(let app): write("removed", app, to: &writer)
    case .closedStore: writer.word("closed-store")
    case .tappedAttribution(let number): write("tapped-name", number, to: &writer)
    case .tappedSticker(let index): write("sticker", index, to: &writer)
    case .scrolled(let row): write("scrolled", row, to: &writer)
    case .peeled(let index): write("peeled", index, to: &writer)
    case .scaled(let percent): write("scaled", percent, to: &writer)
    case .turned(let degrees): write("turned-sticker", degrees, to: &writer)
    case .dropped(nil, _, _): writer.word("put-back")
    case .dropped(let number?, let across, let down):
      write("dropped", number, to: &writer)
      writer.number(across)
      writer.number(down)
    }
  }

  private func write(_ word: String, _ app: Manifest, to writer: inout TextFormWriter) {
    writer.word(word)
    app.write(to: &writer)
  }

  private func write(_ word: String, _ number: Int, to writer: inout TextFormWriter) {
    writer.word(word)
    writer.number(number)
  }

  /// The first words of all app events.
  static let words = [
    "opened", "store", "store-page", "got", "removed", "closed-store", "tapped-name", "sticker", "scrolled", "peeled",
    "scaled", "turned-sticker", "put-back", "dropped",
  ]

  /// Reads the fields after one of the ``words``.
  init(_ word: String, from reader: inout TextFormReader) throws(TextFormError) {
    switch word {
    case "opened": self = .opened(try Manifest(from: &reader))
    case "store": self = .openedStore(.list)
    case "store-page": self = .openedStore(.app(try Manifest(from: &reader)))
    case "got": self = .got(seed: try reader.seed())
    case "removed": self = .removed(try Manifest(from: &reader))
    case "closed-store": self = .closedStore
    case "tapped-name": self = .tappedAttribution(try reader.number())
    case "sticker": self = .tappedSticker(try reader.number())
    case "scrolled": self = .scrolled(toRow: try reader.number())
    case "peeled": self = .peeled(try reader.number())
    case "scaled": self = .scaled(percent: try reader.number())
    case "turned-sticker": self = .turned(degrees: try reader.number())
    case "put-back": self = .dropped(on: nil, across: 0, down: 0)
    default:
      self = .dropped(on: try reader.number(), across: try reader.number(), down: try reader.number())
    }
  }
}
