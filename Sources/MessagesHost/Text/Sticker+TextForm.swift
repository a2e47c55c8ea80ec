// Stickers as fields: with their pictures, in a pack, and on a bubble.

import NotificationsHost
import StickersHost

extension Picture.Format {
  fileprivate static let words: [(value: Picture.Format, word: String)] = [
    (.png, "png"), (.apng, "apng"), (.gif, "gif"), (.jpeg, "jpeg"),
  ]
}

extension Sticker {
  func write(to writer: inout TextFormWriter) {
    writer.quoted(imageFileURL)
    writer.quoted(localizedDescription)
    writer.optional(picture) { $1.write(to: &$0) }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let (url, description) = (try reader.quoted(), try reader.quoted())
    let picture = try reader.optional { reader throws(TextFormError) in try Picture(from: &reader) }
    // Only a local file can have given a picture.
    if picture != nil, !isFileURL(url) { throw reader.impossible(.file) }
    self.init(imageFileURL: url, localizedDescription: description, picture: picture)
  }
}

extension Picture {
  func write(to writer: inout TextFormWriter) {
    writer.choice(format, of: Format.words)
    writer.number(size.width)
    writer.number(size.height)
    writer.optional(plays) { $0.number($1) }
    writer.number(delays.count)
    for delay in delays {
      writer.number(delay.numerator)
      writer.number(delay.denominator)
    }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let format = try reader.choice(of: Format.words)
    let size = PixelSize(width: try reader.number(), height: try reader.number())
    let plays = try reader.optional { reader throws(TextFormError) in try reader.number() }
    var delays: [FrameDelay] = []
    for _ in 0..<(try reader.number()) {
      let (numerator, denominator) = (try reader.number(), try reader.number())
      if denominator == 0 { throw reader.impossible(.picture) }
      delays.append(FrameDelay(numerator: numerator, denominator: denominator))
    }
    guard let picture = Picture(format: format, size: size, delays: delays, plays: plays) else {
      throw reader.impossible(.picture)
    }
    self = picture
  }
}

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

extension AppBundle {
  /// An extension is written as a pack without stickers.
  package func writePack(to writer: inout TextFormWriter) {
    manifest.write(to: &writer)
    writer.choice(pack?.size ?? .regular, of: StickerSize.words)
    let stickers = pack?.stickers ?? []
    writer.number(stickers.count)
    for sticker in stickers { sticker.write(to: &writer) }
  }

  package init(packFrom reader: inout TextFormReader) throws(TextFormError) {
    let manifest = try Manifest(from: &reader)
    let size = try reader.choice(of: StickerSize.words)
    var stickers: [Sticker] = []
    for _ in 0..<(try reader.number()) { stickers.append(try Sticker(from: &reader)) }
    self.init(manifest, pack: StickerPack(size: size, stickers: stickers, refused: []))
  }

  /// The pack reduced to what the text form keeps.
  package var asKept: AppBundle {
    guard let pack else { return AppBundle(manifest) }
    return AppBundle(manifest, pack: StickerPack(size: pack.size, stickers: pack.stickers, refused: []))
  }
}
