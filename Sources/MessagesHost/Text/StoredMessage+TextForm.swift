// A stored message as fields: its app, sender, session, URL and texts, then its layout.

import NotificationsHost

extension StoredMessage {
  static func written(
    _ old: StoredMessage?, from expected: Participant, as fields: inout TextFields
  ) throws(TextFormError) -> StoredMessage {
    let (app, sender) = (try fields.value(old?.app), try fields.value(old?.sender))
    try fields.require(sender == expected, .sender(sender))
    let (session, url) = (try fields.optional(old?.session), try fields.optional(old?.url))
    try fields.require(!(url.map(Message.isTooLong) ?? false), .url)
    let (label, summary) = (try fields.optional(old?.accessibilityLabel), try fields.optional(old?.summaryText))
    let shouldExpire = try fields.bool(old?.shouldExpire)
    let layout = try fields.optional(old?.layout)
    return StoredMessage(
      app: app, sender: sender, session: session, url: url, accessibilityLabel: label, summaryText: summary,
      layout: layout, shouldExpire: shouldExpire)
  }
}

extension TextFields {
  mutating func mediaFile(_ old: String?) throws(TextFormError) -> String {
    let url = try text(old)
    try require(isFileURL(url) && MediaKind(fileURL: url) != nil, .file)
    return url
  }
}

extension BubbleLayout: Written where Text == SharedText {
  package static func written(_ old: Self?, as fields: inout TextFields) throws(TextFormError) -> Self {
    var layout = Self()
    layout.isLive = try fields.choice(old?.isLive, of: [(false, "layout"), (true, "live")])
    layout.caption = try fields.optional(old?.caption)
    layout.subcaption = try fields.optional(old?.subcaption)
    layout.trailingCaption = try fields.optional(old?.trailingCaption)
    layout.trailingSubcaption = try fields.optional(old?.trailingSubcaption)
    layout.imageTitle = try fields.optional(old?.imageTitle)
    layout.imageSubtitle = try fields.optional(old?.imageSubtitle)
    layout.image = try fields.optional(old?.image)
    if try fields.isThere(old?.mediaFileURL != nil) {
      // A file beside an image is not shown, so it was never checked.
      let isShown = layout.image == nil
      layout.mediaFileURL = try isShown ? fields.mediaFile(old?.mediaFileURL) : fields.text(old?.mediaFileURL)
    }
    return layout
  }
}

extension BubbleImage: Written {
  package static func written(_ old: BubbleImage?, as fields: inout TextFields) throws(TextFormError) -> BubbleImage {
    try fields.field(old, { $0.hexadecimal }) { reader throws(TextFormError) in
      BubbleImage(bytes: try reader.hexadecimal())
    }
  }

  private var hexadecimal: String {
    var digits: [UInt8] = [UInt8(ascii: "#")]
    for byte in bytes {
      for digit in [byte >> 4, byte & 0xF] {
        digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}
