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
    var fields = TextFields()
    try? write(&fields)
    return fields.line
  }

  /// Never fails when writing.
  private func write(_ fields: inout TextFields) throws(TextFormError) {
    switch self {
    case .begin(let head):
      _ = try fields.opening(ConversationHead.firstWord, newest: ConversationHead.form)
      _ = try ConversationHead.saved(head, as: &fields)
    case .pack(let bundle):
      fields.write("pack")
      _ = try fields.value(bundle)
    case .post(let envelope):
      fields.write("post")
      _ = try fields.value(envelope)
    case .draft(let person, let draft):
      try fields.begin("draft", of: person)
      _ = try PhoneDraft.saved(draft, of: person, as: &fields)
    case .wrote(let person, let game, let url):
      try fields.begin("wrote", of: person)
      _ = (try fields.text(game), try fields.text(url))
    case .key(let person, let key, let nonce):
      try fields.begin("key", of: person)
      _ = (try fields.text(key), try fields.optional(nonce))
    case .advice(let taken):
      try fields.begin("hint", of: taken.person)
      _ = try fields.value(taken.session)
    case .apps(let person, let apps, let seed):
      try fields.begin("apps", of: person)
      _ = (try fields.seed(seed), try fields.list(apps))
    case .turn(let person): try fields.begin("turn", of: person)
    case .doing(let person, let activity):
      try fields.begin("doing", of: person)
      fields.write(activity.rawValue)
    case .denied(let person, let number):
      try fields.begin("denied", of: person)
      _ = try fields.number(number)
    }
  }

  static func beginning(_ word: String, of person: Participant) -> [UInt8] { Array("\(word) \(person) ".utf8) }

  /// Accepts only what ``text`` writes.
  package init(text: String) throws(TextFormError) { try self.init(bytes: Array(text.utf8)[...]) }

  package init(bytes: ArraySlice<UInt8>, cache: TextCache? = nil) throws(TextFormError) {
    var fields = TextFields(reading: TextFormReader(Array(bytes), cache: cache))
    let word = try fields.word(nil, of: Self.words)
    switch word {
    case "pack": self = .pack(try fields.value(nil))
    case "post": self = .post(try fields.value(nil))
    case ConversationHead.firstWord:
      try ConversationHead.requireForm(&fields.reader)
      self = .begin(try ConversationHead.saved(nil, as: &fields))
    default: self = try Self.line(word, of: fields.value(nil), from: &fields)
    }
    try fields.reader.endText()
  }

  private static func line(
    _ word: String, of person: Participant, from fields: inout TextFields
  ) throws(TextFormError) -> ConversationLine {
    switch word {
    case "draft": return .draft(person, try PhoneDraft.saved(nil, of: person, as: &fields))
    case "wrote": return .wrote(person, game: try fields.text(nil), url: try fields.text(nil))
    case "key": return .key(person, key: try fields.text(nil), nonce: try fields.optional(nil))
    case "hint": return .advice(AdviceTaken(person: person, session: try fields.value(nil)))
    case "apps":
      let seed = try fields.seed(nil)
      return .apps(person, try fields.list(nil), seed: seed)
    case "turn": return .turn(person)
    case "doing": return .doing(person, try fields.choice(nil, of: Activity.allCases.map { ($0, $0.rawValue) }))
    default: return .denied(person, line: try fields.number(nil))
    }
  }
}

extension ConversationHead {
  static let firstWord = "battleship-conversation"
  static let form = 3

  fileprivate static func saved(
    _ old: ConversationHead?, as fields: inout TextFields
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

  /// Refuses the form of an unreleased version.
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

extension TextFields {
  fileprivate mutating func begin(_ word: String, of person: Participant) throws(TextFormError) {
    write(word)
    _ = try value(person)
  }
}

extension Fields {
  /// A seed, as text because it may exceed the numbers of a line; it has exactly one spelling.
  mutating func seed(_ value: UInt64?) throws(Failure) -> UInt64 {
    let text = try text(value.map { String($0) })
    return try made(value) { UInt64(text).flatMap { String($0) == text ? $0 : nil } }
  }
}
