// Stickers on bubbles, held, and sent recently, and the browser that shows them, as fields.

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

extension Transcript.AttachedSticker {
  func write(to writer: inout TextFormWriter) {
    writer.number(number)
    sender.write(to: &writer)
    delivery.write(to: &writer)
    placed.write(to: &writer)
  }

  /// Reads a sticker that lies on an item of the phone of `owner`.
  init(
    from reader: inout TextFormReader, on item: Transcript.Item, owner: Participant, before nextNumber: Int
  ) throws(TextFormError) {
    number = try reader.number()
    guard number > item.number, number < nextNumber else { throw reader.impossible(.itemNumber(number)) }
    sender = try Participant(from: &reader)
    delivery = try Transcript.Delivery(from: &reader)
    if delivery.isOfOwn != (sender == owner) || delivery == .kept { throw reader.impossible(.delivery(sender)) }
    placed = try PlacedSticker(from: &reader)
    guard placed.item == item.address, item.post != nil else { throw reader.impossible(.sticker) }
  }
}

extension HeldSticker {
  func write(to writer: inout TextFormWriter) {
    app.write(to: &writer)
    sticker.write(to: &writer)
    writer.number(percent)
    writer.number(degrees)
  }

  /// Reads a sticker that is held over this phone, whose screen was read before.
  init<App: Launchable>(from reader: inout TextFormReader, on phone: Phone<App>) throws(TextFormError) {
    let place = reader.place
    app = try Manifest(from: &reader)
    sticker = try Sticker(from: &reader)
    percent = try reader.number()
    degrees = try reader.number()
    guard phone.openApp == app, phone.openStyle == .compact,
      StickerPlacement(across: 0, down: 0, percent: percent, degrees: degrees) != nil
    else { throw .impossible(.sticker, at: place) }
  }
}

extension RecentSticker {
  func write(to writer: inout TextFormWriter) {
    app.write(to: &writer)
    sticker.write(to: &writer)
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    app = try Manifest(from: &reader)
    sticker = try Sticker(from: &reader)
  }
}

extension StickerBrowserView {
  static let words: [(value: StickerSize, word: String)] = [
    (.small, "small"), (.regular, "regular"), (.large, "large"),
  ]

  func write(to writer: inout TextFormWriter) {
    for (size, word) in Self.words where size == stickerSize { writer.word(word) }
    writer.number(count)
    writer.number(firstRow)
    for sticker in stickers { sticker.write(to: &writer) }
  }

  /// Reads a browser in an extension that is shown in this style.
  init(from reader: inout TextFormReader, style: PresentationStyle) throws(TextFormError) {
    self.init(stickerSize: try reader.choice(of: Self.words), style: style)
    count = try reader.number()
    firstRow = try reader.number()
    guard canScroll(to: firstRow) else { throw reader.impossible(.sticker) }
    for _ in visible { stickers.append(try Sticker(from: &reader)) }
  }
}
