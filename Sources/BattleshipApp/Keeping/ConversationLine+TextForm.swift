// Writes and reads the lines of a stored conversation; docs/ConversationFile.md has the grammar.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension ConversationLine {
  private static let words = [
    "post", "draft", "wrote", "key", "hint", "apps", "turn", "doing", "denied", "pack", ConversationHead.firstWord,
  ]

  /// The line, without its checksum and line end.
  package var text: String {
    var writer = TextFormWriter()
    switch self {
    case .begin(let head):
      writer.word(ConversationHead.firstWord)
      writer.number(ConversationHead.form)
      writer.fields { fields throws(TextFormError) in _ = try ConversationHead.saved(head, as: &fields) }
    case .pack(let bundle):
      writer.word("pack")
      bundle.writePack(to: &writer)
    case .post(let envelope):
      writer.word("post")
      envelope.write(to: &writer)
    case .draft(let person, let draft):
      writer.line("draft", of: person)
      writer.fields { fields throws(TextFormError) in _ = try PhoneDraft.saved(draft, of: person, as: &fields) }
    case .wrote(let person, let game, let url):
      writer.line("wrote", of: person)
      writer.quoted(game)
      writer.quoted(url)
    case .key(let person, let key, let nonce):
      writer.line("key", of: person)
      writer.quoted(key)
      writer.optional(nonce) { $0.quoted($1) }
    case .hint(let hint):
      writer.line("hint", of: hint.person)
      hint.session.write(to: &writer)
    case .apps(let person, let apps, let seed):
      writer.line("apps", of: person)
      writer.quoted(String(seed))
      writer.number(apps.count)
      for app in apps { app.write(to: &writer) }
    case .turn(let person): writer.line("turn", of: person)
    case .doing(let person, let activity):
      writer.line("doing", of: person)
      writer.word(activity.rawValue)
    case .denied(let person, let number):
      writer.line("denied", of: person)
      writer.number(number)
    }
    return writer.text
  }

  static func beginning(_ word: String, of person: Participant) -> [UInt8] { Array("\(word) \(person) ".utf8) }

  /// Accepts only what ``text`` writes.
  package init(text: String) throws(TextFormError) { try self.init(bytes: Array(text.utf8)[...]) }

  package init(bytes: ArraySlice<UInt8>, cache: TextCache? = nil) throws(TextFormError) {
    var reader = TextFormReader(Array(bytes), cache: cache)
    switch try reader.word(oneOf: Self.words) {
    case "post": self = .post(try Envelope(from: &reader))
    case "draft":
      let person = try Participant(from: &reader)
      self = .draft(
        person,
        try reader.fields { fields throws(TextFormError) in try PhoneDraft.saved(nil, of: person, as: &fields) })
    case "wrote":
      self = .wrote(try Participant(from: &reader), game: try reader.quoted(), url: try reader.quoted())
    case "key":
      let (person, key) = (try Participant(from: &reader), try reader.quoted())
      self = .key(
        person, key: key, nonce: try reader.optional { reader throws(TextFormError) in try reader.quoted() })
    case "hint": self = .hint(Hint(person: try Participant(from: &reader), session: try reader.session()))
    case "apps":
      let (person, seed) = (
        try Participant(from: &reader), try reader.fields { fields throws(TextFormError) in try fields.seed(nil) }
      )
      var apps: [Manifest] = []
      for _ in 0..<(try reader.number()) { apps.append(try Manifest(from: &reader)) }
      self = .apps(person, apps, seed: seed)
    case "turn": self = .turn(try Participant(from: &reader))
    case "doing":
      let person = try Participant(from: &reader)
      let activities = Activity.allCases.map { (value: $0, word: $0.rawValue) }
      self = .doing(person, try reader.choice(of: activities))
    case "denied": self = .denied(try Participant(from: &reader), line: try reader.number())
    case "pack": self = .pack(try AppBundle(packFrom: &reader))
    default:
      try ConversationHead.requireForm(&reader)
      self = .begin(
        try reader.fields { fields throws(TextFormError) in try ConversationHead.saved(nil, as: &fields) })
    }
    try reader.endText()
  }
}

extension ConversationHead {
  static let firstWord = "battleship-conversation"
  static let form = 3

  fileprivate static func saved(
    _ old: ConversationHead?, as fields: inout LineFields
  ) throws(TextFormError) -> ConversationHead {
    let (word, number, place) = old?.ownership.parts ?? (nil, nil, nil)
    let owner = try fields.word(word, of: ["hot-seat", "shared"] + Participant.pair.map { "\($0)" })
    let (first, second) = (try fields.text(old?.firstName), try fields.text(old?.secondName))
    let (game, seed) = (try fields.value(old?.game), try fields.seed(old?.seed))
    let ownership: Ownership =
      switch owner {
      case "hot-seat": .hotSeat
      case "shared": .shared
      default: .own(owner == "first" ? .first : .second, of: try fields.seed(number), at: try fields.text(place))
      }
    return ConversationHead(ownership, firstName: first, secondName: second, game: game, seed: seed)
  }

  /// An earlier form was never released.
  fileprivate static func requireForm(_ reader: inout TextFormReader) throws(TextFormError) {
    let place = reader.place
    let form = try reader.number()
    if form != Self.form { throw form > Self.form ? .newerForm(form, at: place) : reader.expected(.number) }
  }
}

extension ConversationHead.Ownership {
  fileprivate var parts: (word: String?, number: UInt64?, place: String?) {
    switch self {
    case .hotSeat: ("hot-seat", nil, nil)
    case .shared: ("shared", nil, nil)
    case .own(let person, let number, let place): ("\(person)", number, place)
    }
  }
}

extension TextFormWriter {
  fileprivate mutating func line(_ word: String, of person: Participant) {
    self.word(word)
    person.write(to: &self)
  }

  /// What is written refuses nothing.
  fileprivate mutating func fields(_ write: (inout LineFields) throws(TextFormError) -> Void) {
    var fields = LineFields(self)
    try? write(&fields)
    self = fields.writer
  }
}

extension TextFormReader {
  fileprivate mutating func fields<Value>(
    _ read: (inout LineFields) throws(TextFormError) -> Value
  ) throws(TextFormError) -> Value {
    var fields = LineFields(reading: self)
    let value = try read(&fields)
    self = fields.reader
    return value
  }
}

extension Fields {
  /// A seed, as text because it may exceed the numbers of a line; it has exactly one spelling.
  mutating func seed(_ value: UInt64?) throws(Failure) -> UInt64 {
    let text = try text(value.map { String($0) })
    return try made(value) { UInt64(text).flatMap { String($0) == text ? $0 : nil } }
  }
}
