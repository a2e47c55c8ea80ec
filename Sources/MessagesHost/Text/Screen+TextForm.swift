// A phone's screen; for an open extension, its style, its state and the selected message.

extension Screen where App: Restorable {
  func write(to writer: inout TextFormWriter) {
    writer.word("screen")
    switch self {
    case .elsewhere: writer.word("elsewhere")
    case .transcript: writer.word("transcript")
    case .keyboard: writer.word("keyboard")
    case .app(let running):
      writer.word("app")
      running.write(to: &writer)
    case .pack(let open):
      writer.word("pack")
      open.app.write(to: &writer)
      writer.word("\(open.style)")
      writer.number(open.browser.firstRow)
    case .store(.list): writer.word("store")
    case .store(.app(let app)):
      writer.word("store-page")
      app.write(to: &writer)
    }
    writer.endLine()
  }

  /// Reads the screen of this phone, whose apps, transcript and input field were read before.
  init(from reader: inout TextFormReader, on phone: Phone<App>) throws(TextFormError) {
    try reader.word("screen")
    switch try reader.word(oneOf: ["elsewhere", "transcript", "keyboard", "app", "pack", "store", "store-page"]) {
    case "elsewhere": self = .elsewhere
    case "transcript": self = .transcript
    case "keyboard": self = .keyboard
    case "pack": self = .pack(try OpenPack(from: &reader, on: phone))
    case "store" where phone.device.runsExtensions: self = .store(.list)
    case "store-page" where phone.device.runsExtensions:
      let place = reader.place
      let app = try Manifest(from: &reader)
      guard phone.store.bundle(app) != nil else { throw .impossible(.app(app), at: place) }
      self = .store(.app(app))
    case "store", "store-page": throw reader.impossible(.screen)
    default: self = .app(try Running(from: &reader, on: phone))
    }
    try reader.endLine()
  }
}

extension Running where App: Restorable {
  func write(to writer: inout TextFormWriter) {
    app.write(to: &writer)
    writer.word("\(style)")
    writer.quoted(instance.restorableState)
    writer.optional(selection) { $1.write(to: &$0) }
    writer.bool(contents.wasTouched)
    writer.optional(browser) { $1.write(to: &$0) }
    writer.optional(sheet) { $1.write(to: &$0) }
  }

  /// Reads the extension that is open on this phone; its state is restored last, once its panel is filled in.
  init(from reader: inout TextFormReader, on phone: Phone<App>) throws(TextFormError) {
    let place = reader.place
    let app = try Manifest(from: &reader)
    guard phone.drawer.contains(app), let instance = App.launch(app) else { throw .impossible(.app(app), at: place) }
    let style = try reader.choice(of: PresentationStyle.words)
    let state = try reader.quoted()
    let statePlace = reader.fieldPlace
    let selection = try reader.optional { reader throws(TextFormError) in
      try Selection(from: &reader, on: phone, of: app)
    }
    var open = OpenExtension(app: app, instance: instance, style: style, selection: selection, moment: .shown)
    if reader.form > 1 {
      open.wasTouched = try reader.bool()
      open.browser = try reader.optional { reader throws(TextFormError) in
        try StickerBrowserView(from: &reader, style: style)
      }
      open.sheet = try reader.optional { reader throws(TextFormError) in try HostSheet(from: &reader) }
    }
    phone.known(to: app).fillPanel(of: &open)
    guard open.instance.restore(state), open.instance.restorableState.utf8.elementsEqual(state.utf8) else {
      throw .impossible(.state, at: statePlace)
    }
    self.init(open)
  }
}

extension PresentationStyle {
  fileprivate static let words: [(value: PresentationStyle, word: String)] = [
    (.compact, "compact"), (.expanded, "expanded"),
  ]
}

extension OpenPack {
  /// Reads the sticker pack that is open on this phone.
  init<App: Launchable>(from reader: inout TextFormReader, on phone: Phone<App>) throws(TextFormError) {
    let place = reader.place
    let app = try Manifest(from: &reader)
    guard phone.drawer.contains(app), let pack = phone.store.bundle(app)?.pack else {
      throw .impossible(.app(app), at: place)
    }
    self.init(app: app, pack: pack)
    change(to: try reader.choice(of: PresentationStyle.words))
    let row = try reader.number()
    guard browser.canScroll(to: row) else { throw reader.impossible(.sticker) }
    show(firstRow: row)
  }
}

extension Selection {
  func write(to writer: inout TextFormWriter) {
    writer.number(item)
    writer.bool(error != nil)
    letter.write(to: &writer)
  }

  /// Reads the selection in an extension that is open on this phone.
  init<App: Launchable>(
    from reader: inout TextFormReader, on phone: Phone<App>, of app: Manifest
  ) throws(TextFormError) {
    item = try reader.number()
    guard item > 0, item < phone.transcript.nextNumber else { throw reader.impossible(.itemNumber(item)) }
    let place = reader.fieldPlace
    error = try reader.bool() ? .notDelivered : nil
    letter = try Letter(from: &reader)
    guard letter.app.identifier == app.identifier, error == nil || letter.sender == phone.owner else {
      throw .impossible(.selection(item), at: place)
    }
    guard let shown = phone.transcript.item(item) else { return }
    guard shown.sender == letter.sender, shown.post == nil || shown.letter == letter else {
      throw .impossible(.selection(item), at: place)
    }
  }
}
