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
    case .begin(let head): head.write(to: &writer)
    case .pack(let bundle):
      writer.word("pack")
      bundle.writePack(to: &writer)
    case .post(let envelope):
      writer.word("post")
      envelope.write(to: &writer)
    case .draft(let person, let draft):
      writer.line("draft", of: person)
      draft.write(to: &writer)
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
      self = .draft(person, try PhoneDraft(of: person, from: &reader))
    case "wrote":
      self = .wrote(try Participant(from: &reader), game: try reader.quoted(), url: try reader.quoted())
    case "key":
      let (person, key) = (try Participant(from: &reader), try reader.quoted())
      self = .key(
        person, key: key, nonce: try reader.optional { reader throws(TextFormError) in try reader.quoted() })
    case "hint": self = .hint(Hint(person: try Participant(from: &reader), session: try reader.session()))
    case "apps":
      let (person, seed) = (try Participant(from: &reader), try reader.seed())
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
    default: self = .begin(try ConversationHead(from: &reader))
    }
    try reader.endText()
  }
}

extension ConversationHead {
  static let firstWord = "battleship-conversation"
  static let form = 3

  fileprivate func write(to writer: inout TextFormWriter) {
    writer.word(Self.firstWord)
    writer.number(Self.form)
    switch ownership {
    case .hotSeat: writer.word("hot-seat")
    case .shared: writer.word("shared")
    case .own(let person, _, _): person.write(to: &writer)
    }
    for name in names { writer.quoted(name) }
    game.write(to: &writer)
    writer.quoted(String(seed))
    if case .own(_, let number, let place) = ownership {
      writer.quoted(String(number))
      writer.quoted(place)
    }
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    let place = reader.place
    let form = try reader.number()
    guard form == Self.form else {
      throw form > Self.form ? .newerForm(form, at: place) : reader.expected(.number)
    }
    let word = try reader.word(oneOf: ["hot-seat", "shared"] + Participant.pair.map { "\($0)" })
    (firstName, secondName) = (try reader.quoted(), try reader.quoted())
    game = try ChosenGame(from: &reader)
    seed = try reader.seed()
    switch word {
    case "hot-seat": ownership = .hotSeat
    case "shared": ownership = .shared
    default: ownership = .own(word == "first" ? .first : .second, of: try reader.seed(), at: try reader.quoted())
    }
  }
}

extension ChosenGame {
  private static let huntMark = "hunt"

  func write(to writer: inout TextFormWriter) {
    rules.write(to: &writer)
    switch self {
    case .hunt: writer.quoted(Self.huntMark)
    case .duel(let terms): writer.quoted(terms.volley.description)
    }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let rules = try Rules(from: &reader)
    let text = try reader.quoted()
    if text == Self.huntMark {
      self = .hunt(rules)
    } else {
      guard let volley = Volley(text), let terms = try? Terms(rules: rules, volley: volley) else {
        throw reader.expected(.quotedText)
      }
      self = .duel(terms)
    }
  }
}

extension Rules {
  func write(to writer: inout TextFormWriter) {
    writer.number(board.columns)
    writer.number(board.rows)
    writer.number(losingMiss ?? 0)
    writer.quoted(shipLengths.description + (apart ? Self.apartMark : ""))
  }

  private static var apartMark: String { " apart" }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let (columns, rows, misses) = (try reader.number(), try reader.number(), try reader.number())
    let fleet = try reader.quoted()
    let isApart = fleet.hasSuffix(Self.apartMark)
    let lengths = String(isApart ? fleet.dropLast(Self.apartMark.count) : fleet[...])
    do throws(RulesError) {
      let board = try BoardSize(rows: rows, columns: columns)
      let ships = try ShipLengths(lengths.split(separator: ".").compactMap { Int($0) })
      try self.init(board: board, shipLengths: ships, losingMiss: misses == 0 ? nil : misses, apart: isApart)
    } catch {
      throw reader.expected(.quotedText)
    }
    // Each fleet has exactly one spelling.
    if shipLengths.description != lengths { throw reader.expected(.quotedText) }
  }
}

extension TextFormWriter {
  fileprivate mutating func line(_ word: String, of person: Participant) {
    self.word(word)
    person.write(to: &self)
  }
}

extension TextFormReader {
  /// Reads a seed, quoted because it may exceed the numbers of the text form; it has exactly one spelling.
  mutating func seed() throws(TextFormError) -> UInt64 {
    let text = try quoted()
    guard let seed = UInt64(text), String(seed) == text else { throw expected(.quotedText) }
    return seed
  }
}
