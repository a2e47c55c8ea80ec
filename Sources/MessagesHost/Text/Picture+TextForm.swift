// A sticker and its picture as fields: the format, the size, the number of plays, and the delay of each frame.

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

  /// Reads a sticker.
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
    for (value, word) in Format.words where value == format { writer.word(word) }
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
