// A phone, line by line: its owner, extensions, transcript, input field and screen.

extension Device {
  static let words: [(value: Device, word: String)] = [
    (.phone, "phone"), (.mac, "mac"), (.watch, "watch"), (.olderPhone, "older-phone"),
  ]
}

extension Phone where App: Restorable {
  func write(to writer: inout TextFormWriter) {
    writer.word("phone")
    owner.write(to: &writer)
    for choice in Device.words where choice.value == device { writer.word(choice.word) }
    for name in [contacts.own] + contacts.others { writer.quoted(name) }
    writer.bool(selectsOnSend)
    writer.number(sessionsMade)
    writer.number(installationsMade)
    writer.number(files.count)
    writer.number(installations.count)
    writer.bool(sendsForExtensions)
    writer.bool(addsAutomatically)
    writer.number(recentStickers.count)
    writer.endLine()
    for file in files {
      writer.word("file")
      writer.quoted(file.url)
      writer.bool(file.isReadable)
      writer.optional(file.contents) { $0.bytes($1) }
      writer.endLine()
    }
    for installation in installations { installation.write(to: &writer) }
    for recent in recentStickers {
      writer.word("recent")
      recent.write(to: &writer)
      writer.endLine()
    }
    transcript.write(to: &writer)
    inputField.write(to: &writer)
    screen.write(to: &writer)
    writer.word("held")
    writer.optional(heldSticker) { $1.write(to: &$0) }
    writer.endLine()
    if preferredLanguage != Panel.firstLanguage {
      writer.word("language")
      writer.quoted(preferredLanguage)
      writer.endLine()
    }
    if notifications != Notifications() { notifications.write(to: &writer) }
  }

  init(from reader: inout TextFormReader, owner: Participant, store: Store?) throws(TextFormError) {
    try reader.word("phone")
    let written = try Participant(from: &reader)
    if written != owner { throw reader.impossible(.participant(written)) }
    let device = try reader.choice(of: Device.words)
    let own = try reader.quoted()
    var others: [String] = []
    for _ in reader.people.dropFirst() { others.append(try reader.quoted()) }
    let selectsOnSend = try reader.bool()
    let sessionsMade = try reader.number()
    let installationsMade = try reader.number()
    let fileCount = try reader.number()
    let installationCount = try reader.number()
    let isForm1 = reader.form == 1
    let sendsForExtensions = isForm1 ? false : try reader.bool()
    let addsAutomatically = isForm1 ? true : try reader.bool()
    let recentCount = isForm1 ? 0 : try reader.number()
    try reader.endLine()
    var files: [LocalFile] = []
    for _ in 0..<fileCount {
      try reader.word("file")
      let (url, isReadable) = (try reader.quoted(), try reader.bool())
      let contents =
        reader.form == 1 ? nil : try reader.optional { reader throws(TextFormError) in try reader.bytesField() }
      files.append(LocalFile(url: url, isReadable: isReadable, contents: contents))
      try reader.endLine()
    }
    self.init(
      owner: owner, own: own, others: others, device: device, installed: [], store: store, seed: 0, files: files,
      selectsOnSend: selectsOnSend, sendsForExtensions: sendsForExtensions)
    self.addsAutomatically = addsAutomatically
    self.sessionsMade = sessionsMade
    self.installationsMade = installationsMade
    for _ in 0..<installationCount {
      installations.append(try Installation(from: &reader, on: self))
    }
    for _ in 0..<recentCount {
      try reader.word("recent")
      let place = reader.place
      let recent = try RecentSticker(from: &reader)
      if recentStickers.contains(recent) { throw .impossible(.sticker, at: place) }
      recentStickers.append(recent)
      try reader.endLine()
    }
    transcript = try Transcript(from: &reader, owner: owner)
    inputField = try InputField(from: &reader, owner: owner)
    let place = reader.place
    screen = try Screen(from: &reader, on: self)
    if screen != .elsewhere, transcript.hasUnread { throw .impossible(.delivery(owner.other), at: place) }
    if !isForm1 {
      try reader.word("held")
      heldSticker = try reader.optional { reader throws(TextFormError) in try HeldSticker(from: &reader, on: self) }
      try reader.endLine()
    }
    if reader.nextField(isWord: "language") {
      try reader.word("language")
      let place = reader.fieldPlace
      preferredLanguage = try reader.quoted()
      if preferredLanguage == Panel.firstLanguage { throw .impossible(.language, at: place) }
      try reader.endLine()
    }
    if reader.nextField(isWord: "notifications") { try readNotifications(from: &reader) }
    refreshPanel()
  }

  /// Reads the notifications of a phone that has some; if the conversation is on the screen, the phone must be
  /// unlocked.
  private mutating func readNotifications(from reader: inout TextFormReader) throws(TextFormError) {
    let place = reader.place
    notifications = try Notifications(from: &reader)
    let before = notifications
    var effects: [Effect] = []
    followConversation(&effects)
    guard notifications != Notifications(), notifications == before, screen == .elsewhere || !before.isLocked else {
      throw .impossible(.notifications(.screen), at: place)
    }
  }
}

extension InputField {
  func write(to writer: inout TextFormWriter) {
    writer.word("field")
    writer.quoted(text)
    writer.number(staged.count)
    writer.endLine()
    for post in staged {
      writer.word("staged")
      post.write(to: &writer)
      writer.endLine()
    }
  }

  init(from reader: inout TextFormReader, owner: Participant) throws(TextFormError) {
    self.init()
    try reader.word("field")
    text = try reader.quoted()
    let count = try reader.number()
    try reader.endLine()
    for _ in 0..<count {
      try reader.word("staged")
      let place = reader.place
      let post = try Post(from: &reader, sender: owner)
      switch post {
      case .text, .placedSticker: throw .impossible(.staged, at: place)
      case .message, .attachment, .sticker: break
      }
      if post.letter != nil, letter != nil { throw .impossible(.staged, at: place) }
      try reader.endLine()
      staged.append(post)
    }
  }
}
