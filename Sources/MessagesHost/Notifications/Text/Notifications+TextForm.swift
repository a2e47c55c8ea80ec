// The text form of a phone's notifications: written in full, and read only in the form that the host writes.

/// The form that this program writes.
private let formOfNotifications = 1

extension TextFormWriter {
  /// Writes the first line: the form and the kind of text.
  mutating func writeNotificationsHead(_ kind: String) {
    word("messages-host")
    number(formOfNotifications)
    word(kind)
    endLine()
  }
}

extension TextFormReader {
  /// Reads the first line of a text of this kind.
  mutating func readNotificationsHead(_ kind: String) throws(TextFormError) {
    try word("messages-host")
    let place = place
    let number = try number()
    if number > formOfNotifications { throw .newerForm(number, at: place) }
    if number < formOfNotifications { throw expected(.number) }
    try word(kind)
    try endLine()
  }
}

extension Notifications {
  /// The notifications as text, in lines.
  public var textForm: String {
    var writer = TextFormWriter()
    writer.writeNotificationsHead("phone-notifications")
    write(to: &writer)
    return writer.text
  }

  /// Reads notifications from their text form.
  ///
  /// Every state that a fresh phone can reach is read. An impossible state is refused as far as the text shows it; what
  /// only the history could disprove is trusted. The text is written again byte for byte.
  public init(textForm: String) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try reader.readNotificationsHead("phone-notifications")
    try self.init(from: &reader)
    try reader.endText()
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    self.init()
    try reader.word("notifications")
    time = try reader.time()
    if time > TimeIntervalTrigger.mostMilliseconds { throw reader.impossible(.notifications(.time)) }
    isLocked = try reader.bool()
    front = try reader.optional { reader throws(TextFormError) in try reader.quoted() }
    (arrivals, runs, filesStored) = (try reader.number(), try reader.number(), try reader.number())
    let (appCount, fileCount, storeCount) = (try reader.number(), try reader.number(), try reader.number())
    let (listCount, undecidedCount) = (try reader.number(), try reader.number())
    let (uncompletedCount, serviceCount, promptCount) = (
      try reader.number(), try reader.number(), try reader.number()
    )
    try reader.endLine()
    try readWhereAndWhen(from: &reader)
    for _ in 0..<appCount { try readApp(from: &reader) }
    if let front, app(front) == nil { throw reader.impossible(.notifications(.app)) }
    for _ in 0..<fileCount { try readFile(from: &reader) }
    for _ in 0..<storeCount { try readStored(from: &reader) }
    for _ in 0..<listCount { try readListed(from: &reader) }
    for _ in 0..<undecidedCount { try readUndecided(from: &reader) }
    for _ in 0..<uncompletedCount { try readUncompleted(from: &reader) }
    for _ in 0..<serviceCount { try readService(from: &reader) }
    for _ in 0..<promptCount { try readPrompt(from: &reader) }
    try readScreen(from: &reader)
    let before = store
    cleanStore()
    let pending = apps.flatMap { app in app.pending.map { (app.manifest.identifier, $0.request.content.attachments) } }
    let hasAll = pending.allSatisfy { app, attachments in
      attachments.allSatisfy { attachment in store.contains { $0.url == attachment.url && $0.app == app } }
    }
    guard store == before, hasAll else { throw reader.impossible(.notifications(.file)) }
  }
  /// Reads the first day, if it is not the default, and the place, if it is known.
  private mutating func readWhereAndWhen(from reader: inout TextFormReader) throws(TextFormError) {
    if reader.nextField(isWord: "first-day") {
      try reader.word("first-day")
      firstDay = try CalendarDay(from: &reader)
      if firstDay == .iOS10 { throw reader.impossible(.notifications(.time)) }
      try reader.endLine()
    }
    guard reader.nextField(isWord: "place") else { return }
    try reader.word("place")
    place = try MapPoint(from: &reader)
    try reader.endLine()
  }
}
