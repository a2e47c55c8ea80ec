// A sticker pack as fields, so that a kept conversation can be resumed without the pack's folder.

import StickersHost

extension AppBundle {
  /// Writes the pack's name, identity, size and stickers; an extension is written without stickers.
  package func writePack(to writer: inout TextFormWriter) {
    manifest.write(to: &writer)
    for (size, word) in StickerSize.words where size == pack?.size ?? .regular { writer.word(word) }
    let stickers = pack?.stickers ?? []
    writer.number(stickers.count)
    for sticker in stickers { sticker.write(to: &writer) }
  }

  /// Reads a pack.
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
