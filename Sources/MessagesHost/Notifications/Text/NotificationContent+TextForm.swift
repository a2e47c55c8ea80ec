// Contents, requests and notifications that arrived, as fields.

extension TextFormWriter {
  /// Writes a whole number of any size.
  mutating func anyNumber(_ number: Int) {
    quoted("\(number)")
  }

  /// Writes a time as days and the milliseconds since midnight.
  mutating func time(_ time: Int) {
    number(time / Notifications.mostTimeAtOnce)
    number(time % Notifications.mostTimeAtOnce)
  }
}

extension TextFormReader {
  mutating func anyNumber() throws(TextFormError) -> Int {
    let text = try quoted()
    guard let number = Int(text), "\(number)".utf8.elementsEqual(text.utf8) else { throw expected(.number) }
    return number
  }

  mutating func time() throws(TextFormError) -> Int {
    let days = try number()
    let milliseconds = try number()
    guard days <= 1 << 15, milliseconds < Notifications.mostTimeAtOnce else { throw impossible(.notifications(.time)) }
    return days * Notifications.mostTimeAtOnce + milliseconds
  }

  /// Reads a list: the count, then each value.
  mutating func list<Value>(
    _ read: (inout TextFormReader) throws(TextFormError) -> Value
  ) throws(TextFormError) -> [Value] {
    let count = try number()
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}

extension NotificationAttachment {
  fileprivate func write(to writer: inout TextFormWriter) {
    writer.quoted(identifier)
    writer.quoted(url)
    writer.quoted(type.typeIdentifier)
    writer.optional(options.typeHint) { $0.quoted($1) }
    writer.bool(options.thumbnailHidden)
    writer.optional(options.thumbnailClippingRect) { writer, rect in
      for number in [rect.x, rect.y, rect.width, rect.height] { writer.number(number) }
    }
    writer.optional(options.thumbnailTime) { $0.anyNumber($1) }
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    let (identifier, url) = (try reader.quoted(), try reader.quoted())
    guard !identifier.isEmpty, isFileURL(url) else { throw reader.impossible(.notifications(.content)) }
    guard let type = AttachmentType(typeIdentifier: try reader.quoted()) else {
      throw reader.impossible(.notifications(.content))
    }
    var options = AttachmentOptions()
    options.typeHint = try reader.optional { reader throws(TextFormError) in try reader.quoted() }
    if let hint = options.typeHint, AttachmentType(typeIdentifier: hint) != type {
      throw reader.impossible(.notifications(.content))
    }
    options.thumbnailHidden = try reader.bool()
    options.thumbnailClippingRect = try reader.optional { reader throws(TextFormError) in
      let (x, y) = (try reader.number(), try reader.number())
      guard let rect = UnitRect(x: x, y: y, width: try reader.number(), height: try reader.number()) else {
        throw reader.impossible(.notifications(.content))
      }
      return rect
    }
    options.thumbnailTime = try reader.optional { reader throws(TextFormError) in try reader.anyNumber() }
    self.init(identifier: identifier, storedAt: url, type: type, options: options)
  }
}

extension NotificationContent {
  fileprivate func write(to writer: inout TextFormWriter) {
    for text in [title, subtitle, body, categoryIdentifier, threadIdentifier] { writer.quoted(text) }
    writer.optional(badge) { $0.number($1) }
    writer.optional(sound) { $0.quoted($1) }
    writer.quoted(JSONValue.object(userInfo).description)
    writer.number(attachments.count)
    for attachment in attachments { attachment.write(to: &writer) }
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    title = try reader.quoted()
    subtitle = try reader.quoted()
    body = try reader.quoted()
    categoryIdentifier = try reader.quoted()
    threadIdentifier = try reader.quoted()
    badge = try reader.optional { reader throws(TextFormError) in try reader.number() }
    sound = try reader.optional { reader throws(TextFormError) in try reader.quoted() }
    let json = try reader.quoted()
    guard case .object(let members)? = try? JSONValue(json: json),
      JSONValue.object(members).description.utf8.elementsEqual(json.utf8)
    else { throw reader.impossible(.notifications(.content)) }
    userInfo = members
    attachments = try reader.list { reader throws(TextFormError) in try NotificationAttachment(from: &reader) }
    if presentable.isEmpty, attachments.isEmpty { throw reader.impossible(.notifications(.content)) }
  }
}

extension NotificationRequest {
  func write(to writer: inout TextFormWriter) {
    writer.quoted(identifier)
    writer.optional(trigger) { $1.write(to: &$0) }
    content.write(to: &writer)
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    identifier = try reader.quoted()
    trigger = try reader.optional { reader throws(TextFormError) in try NotificationTrigger(from: &reader) }
    content = try NotificationContent(from: &reader)
  }
}

extension DeliveredNotification {
  func write(to writer: inout TextFormWriter) {
    writer.quoted(app)
    writer.number(number)
    writer.time(date)
    request.write(to: &writer)
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    app = try reader.quoted()
    number = try reader.number()
    date = try reader.time()
    request = try NotificationRequest(from: &reader)
  }
}

extension NotificationResponse {
  func write(to writer: inout TextFormWriter) {
    notification.write(to: &writer)
    writer.quoted(actionIdentifier)
    writer.optional(userText) { $0.quoted($1) }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    notification = try DeliveredNotification(from: &reader)
    actionIdentifier = try reader.quoted()
    userText = try reader.optional { reader throws(TextFormError) in try reader.quoted() }
  }
}
