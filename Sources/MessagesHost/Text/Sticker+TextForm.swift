// Stickers on bubbles as fields.

import StickersHost

extension StickerPlacement {
  func write(to writer: inout TextFormWriter) {
    for number in [across, down, percent, degrees] { writer.number(number) }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let (across, down) = (try reader.number(), try reader.number())
    let (percent, degrees) = (try reader.number(), try reader.number())
    guard let placement = StickerPlacement(across: across, down: down, percent: percent, degrees: degrees) else {
      throw reader.impossible(.sticker)
    }
    self = placement
  }
}

extension PlacedSticker {
  func write(to writer: inout TextFormWriter) {
    app.write(to: &writer)
    sticker.write(to: &writer)
    item.sender.write(to: &writer)
    writer.number(item.number)
    placement.write(to: &writer)
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    app = try Manifest(from: &reader)
    sticker = try Sticker(from: &reader)
    item = ItemAddress(sender: try Participant(from: &reader), number: try reader.number())
    if item.number == 0 { throw reader.impossible(.itemNumber(0)) }
    placement = try StickerPlacement(from: &reader)
  }
}

extension StickerSize {
  static let words: [(value: StickerSize, word: String)] = [
    (.small, "small"), (.regular, "regular"), (.large, "large"),
  ]
}
