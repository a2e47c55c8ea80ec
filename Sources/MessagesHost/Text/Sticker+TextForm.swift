// Stickers as fields: with their pictures, in a pack, and on a bubble.

import NotificationsHost
import StickersHost

extension Sticker: Written {
  package static func written(_ old: Sticker?, as fields: inout TextFields) throws(TextFormError) -> Sticker {
    let (url, description) = (try fields.text(old?.imageFileURL), try fields.text(old?.localizedDescription))
    let picture = try fields.optional(old?.picture)
    // A picture can come only from a local file.
    try fields.require(picture == nil || isFileURL(url), .file)
    return Sticker(imageFileURL: url, localizedDescription: description, picture: picture)
  }
}

extension Picture: Written {
  private static let formats: [(value: Format, word: String)] = [
    (.png, "png"), (.apng, "apng"), (.gif, "gif"), (.jpeg, "jpeg"),
  ]

  package static func written(_ old: Picture?, as fields: inout TextFields) throws(TextFormError) -> Picture {
    let format = try fields.choice(old?.format, of: formats)
    let size = PixelSize(width: try fields.number(old?.size.width), height: try fields.number(old?.size.height))
    let plays = try fields.isThere(old?.plays != nil) ? try fields.number(old?.plays) : nil
    let delays = try fields.list(old?.delays)
    return try fields.made(old, .picture) { Picture(format: format, size: size, delays: delays, plays: plays) }
  }
}

extension FrameDelay: Written {
  package static func written(_ old: FrameDelay?, as fields: inout TextFields) throws(TextFormError) -> FrameDelay {
    let (numerator, denominator) = (try fields.number(old?.numerator), try fields.number(old?.denominator))
    try fields.require(denominator != 0, .picture)
    return FrameDelay(numerator: numerator, denominator: denominator)
  }
}

extension PlacedSticker: Written {
  package static func written(
    _ old: PlacedSticker?, as fields: inout TextFields
  ) throws(TextFormError) -> PlacedSticker {
    let (app, sticker) = (try fields.value(old?.app), try fields.value(old?.sticker))
    let item = try fields.value(old?.item)
    try fields.require(item.number != 0, .itemNumber(0))
    let (across, down) = (try fields.number(old?.placement.across), try fields.number(old?.placement.down))
    let (percent, degrees) = (try fields.number(old?.placement.percent), try fields.number(old?.placement.degrees))
    let placement = try fields.made(old?.placement, .sticker) {
      StickerPlacement(across: across, down: down, percent: percent, degrees: degrees)
    }
    return PlacedSticker(sticker: sticker, app: app, item: item, placement: placement)
  }
}

extension StickerSize {
  static let words: [(value: StickerSize, word: String)] = [
    (.small, "small"), (.regular, "regular"), (.large, "large"),
  ]
}

extension AppBundle: Written {
  /// An extension is written as a pack without stickers.
  package static func written(_ old: AppBundle?, as fields: inout TextFields) throws(TextFormError) -> AppBundle {
    let manifest = try fields.value(old?.manifest)
    let size = try fields.choice(old.map { $0.pack?.size ?? .regular }, of: StickerSize.words)
    let stickers = try fields.list(old.map { $0.pack?.stickers ?? [] })
    return AppBundle(manifest, pack: StickerPack(size: size, stickers: stickers, refused: []))
  }

  /// The pack without the parts that the text form drops.
  package var asKept: AppBundle {
    guard let pack else { return AppBundle(manifest) }
    return AppBundle(manifest, pack: StickerPack(size: pack.size, stickers: pack.stickers, refused: []))
  }
}
