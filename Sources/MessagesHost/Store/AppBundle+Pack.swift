// Reads a sticker pack from a folder: a manifest of a few lines, and the files beside it.

import StickersHost

extension AppBundle {
  /// The sticker pack of a folder.
  ///
  /// The manifest is a text in lines, with single spaces, and every name and description in quotation marks:
  ///
  /// ```
  /// sticker-pack 1 "com.example.fleet" "Fleet" regular
  /// icon "icon.png"
  /// sticker "ship.png" "A ship under sail"
  /// sequence "Waves" "Waves roll by" frames-per-second 4 repetitions 0 frames 2
  /// frame "wave-1.png"
  /// frame "wave-2.png"
  /// ```
  ///
  /// The size is `small`, `regular` or `large`; a pack without an icon has the line `icon -`; a sequence may give its
  /// `milliseconds` instead of `frames-per-second`, and 0 repetitions mean forever. Stickers that cannot be used are in
  /// `StickerPack.refused`.
  ///
  /// - Parameters:
  ///   - manifest: The text of the manifest.
  ///   - folder: The URL of the folder, to which the names of the manifest are added.
  ///   - files: The files of the folder.
  ///   - strict: Whether stickers of another size in pixels, or with a long description, are refused.
  /// - Throws: ``TextFormError`` if the text is not a manifest.
  public init(
    packManifest manifest: String, folder: String, files: [LocalFile], strict: Bool = false
  ) throws(TextFormError) {
    var reader = TextFormReader(manifest)
    try reader.opening("sticker-pack")
    let app = Manifest(identifier: try reader.quoted(), displayName: try reader.quoted())
    let size = try reader.choice(of: StickerSize.words)
    try reader.endLine()
    try reader.word("icon")
    let icon = try reader.isThere() ? try reader.quoted() : nil
    try reader.endLine()
    var entries: [StickerPackManifest.ListedSticker] = []
    while reader.next != nil { entries.append(try StickerPackManifest.ListedSticker(from: &reader, folder: folder)) }
    self.init(app, pack: StickerPack(StickerPackManifest(size: size, entries: entries), files: files, strict: strict))
    let iconBytes = icon.flatMap { name in files.first { $0.url == folder + name }?.contents }
    self.icon = iconBytes.map { BubbleImage(bytes: $0) }
  }
}

extension StickerPackManifest.ListedSticker {
  fileprivate init(from reader: inout TextFormReader, folder: String) throws(TextFormError) {
    let kind = try reader.word(oneOf: ["sticker", "sequence"])
    let (name, description) = (try reader.quoted(), try reader.quoted())
    guard kind == "sequence" else {
      try reader.endLine()
      self.init(name, localizedDescription: description, source: .file(folder + name))
      return
    }
    let unit = try reader.word(oneOf: ["frames-per-second", "milliseconds"])
    let number = try reader.number()
    try reader.word("repetitions")
    let repetitions = try reader.number()
    try reader.word("frames")
    let count = try reader.number()
    try reader.endLine()
    var frames: [String] = []
    for _ in 0..<count {
      try reader.word("frame")
      frames.append(folder + (try reader.quoted()))
      try reader.endLine()
    }
    let timing: StickerPackManifest.FrameTiming =
      unit == "milliseconds" ? .milliseconds(number) : .framesPerSecond(number)
    self.init(name, localizedDescription: description, source: .sequence(frames, timing, repetitions: repetitions))
  }
}
