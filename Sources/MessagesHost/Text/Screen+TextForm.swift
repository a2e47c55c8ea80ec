// What is on a phone's screen: with an extension its style, its state and the selected message.

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
    }
    writer.endLine()
  }

  init(from reader: inout TextFormReader, owner: Participant) throws(TextFormError) {
    try reader.word("screen")
    switch try reader.word(oneOf: ["elsewhere", "transcript", "keyboard", "app"]) {
    case "elsewhere": self = .elsewhere
    case "transcript": self = .transcript
    case "keyboard": self = .keyboard
    default: self = .app(try Running(from: &reader))
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
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let app = try Manifest(from: &reader)
    guard let instance = App.launch(app) else { throw reader.impossible(.app(app)) }
    let style = try reader.choice(of: [(PresentationStyle.compact, "compact"), (.expanded, "expanded")])
    self.init(app: app, instance: instance, style: style, selection: nil, moment: .shown)
    let state = try reader.quoted()
    guard self.instance.restore(state), self.instance.restorableState.utf8.elementsEqual(state.utf8) else {
      throw reader.impossible(.state)
    }
    selection = try reader.optional { reader throws(TextFormError) in try Selection(from: &reader) }
    if let selected = selection?.letter.app, selected != app { throw reader.impossible(.app(selected)) }
  }
}

extension Selection {
  func write(to writer: inout TextFormWriter) {
    writer.number(item)
    writer.bool(error != nil)
    letter.write(to: &writer)
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    item = try reader.number()
    error = try reader.bool() ? .notDelivered : nil
    letter = try Letter(from: &reader)
  }
}
