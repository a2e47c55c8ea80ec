// An installed app: a line with its identifiers, then a line for each thing that it keeps or that was bought in it.

extension Installation {
  func write(to writer: inout TextFormWriter) {
    writer.word("installed")
    app.write(to: &writer)
    for identifier in [identities.local] + identities.remotes { writer.word(identifier.uuidString) }
    writer.bool(isInDrawer)
    writer.number(storage.keys.count)
    writer.number(purchases.count)
    writer.endLine()
    for key in storage.keys {
      writer.word("stored")
      writer.quoted(key)
      writer.quoted(storage[key] ?? "")
      writer.endLine()
    }
    for product in purchases.sorted() {
      writer.word("bought")
      writer.quoted(product)
      writer.endLine()
    }
  }

  /// Reads the lines of an app that is installed on this phone.
  init<App: Launchable>(from reader: inout TextFormReader, on phone: Phone<App>) throws(TextFormError) {
    try reader.word("installed")
    let place = reader.place
    app = try Manifest(from: &reader)
    guard phone.store.bundle(app) != nil, phone.device.runsExtensions, !phone.hasInstalled(app) else {
      throw .impossible(.app(app), at: place)
    }
    let local = try reader.identifier()
    var remotes: [ParticipantIdentifier] = []
    for _ in reader.people.dropFirst() { remotes.append(try reader.identifier()) }
    identities = Identities(local: local, remotes: remotes)
    guard reader.form > 1 else {
      try reader.endLine()
      return
    }
    isInDrawer = try reader.bool()
    let (stored, bought) = (try reader.number(), try reader.number())
    try reader.endLine()
    var last: String?
    for _ in 0..<stored {
      try reader.word("stored")
      last = try reader.quoted(after: last)
      storage[last ?? ""] = try reader.quoted()
      try reader.endLine()
    }
    last = nil
    for _ in 0..<bought {
      try reader.word("bought")
      last = try reader.quoted(after: last)
      purchases.insert(last ?? "")
      try reader.endLine()
    }
  }
}

extension TextFormReader {
  /// Reads a text that follows another one in ascending order.
  fileprivate mutating func quoted(after last: String?) throws(TextFormError) -> String {
    let text = try quoted()
    if let last, text <= last { throw impossible(.order) }
    return text
  }
}

extension HostSheet {
  func write(to writer: inout TextFormWriter) {
    switch self {
    case .purchase(let product, let price):
      writer.word("purchase")
      writer.quoted(product)
      writer.quoted(price)
    case .payment(let text):
      writer.word("payment")
      writer.quoted(text)
    case .camera: writer.word("camera")
    }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    switch try reader.word(oneOf: ["purchase", "payment", "camera"]) {
    case "purchase": self = .purchase(product: try reader.quoted(), price: try reader.quoted())
    case "payment": self = .payment(try reader.quoted())
    default: self = .camera
    }
  }
}
