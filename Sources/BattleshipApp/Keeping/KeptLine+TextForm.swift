// Writes and reads kept lines as text.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension KeptLine {
  /// The line as text, without a line end.
  package var text: String {
    var writer = TextFormWriter()
    switch self {
    case .begin(let form, let first, let second, let game, let seed):
      writer.word("battleship-conversation")
      writer.number(form.rawValue)
      writer.quoted(first)
      writer.quoted(second)
      switch form {
      case .first: game.rules.write(to: &writer)
      case .second: game.write(to: &writer)
      }
      writer.quoted(String(seed))
    case .pack(let bundle):
      writer.word("pack")
      bundle.writePack(to: &writer)
    case .event(let person, let event):
      person.write(to: &writer)
      event.write(to: &writer)
    case .mail(let envelope):
      writer.word("mail")
      envelope.write(to: &writer)
    case .arrived: writer.word("arrived")
    case .unlocked(let person):
      writer.word("unlocked")
      person.write(to: &writer)
    }
    return writer.text
  }

  private static let words = ["first", "second", "mail", "arrived", "unlocked", "battleship-conversation", "pack"]

  /// Parses a line of text.
  package init(text: String) throws(TextFormError) {
    var reader = TextFormReader(text)
    switch try reader.word(oneOf: Self.words) {
    case "first": self = .event(.first, try PersonEvent(from: &reader))
    case "second": self = .event(.second, try PersonEvent(from: &reader))
    case "mail": self = .mail(try Envelope(from: &reader))
    case "arrived": self = .arrived
    case "pack": self = .pack(try AppBundle(packFrom: &reader))
    case "unlocked": self = .unlocked(try Participant(from: &reader))
    default:
      let place = reader.place
      let number = try reader.number()
      guard let form = KeptForm(rawValue: number) else { throw .newerForm(number, at: place) }
      let (first, second) = (try reader.quoted(), try reader.quoted())
      let game = form == .first ? .hunt(try Rules(from: &reader)) : try ChosenGame(from: &reader)
      self = .begin(form, firstName: first, secondName: second, game: game, seed: try reader.seed())
    }
    try reader.endText()
  }
}

extension ChosenGame {
  /// Written in place of the volley if the game is a hunt.
  private static let huntMark = "hunt"

  /// Writes the rules and the volley.
  func write(to writer: inout TextFormWriter) {
    rules.write(to: &writer)
    switch self {
    case .hunt: writer.quoted(Self.huntMark)
    case .duel(_, let volley): writer.quoted(volley.description)
    }
  }

  /// Reads what ``write(to:)`` writes.
  init(from reader: inout TextFormReader) throws(TextFormError) {
    let rules = try Rules(from: &reader)
    let text = try reader.quoted()
    if text == Self.huntMark {
      self = .hunt(rules)
    } else {
      guard let volley = Volley(text), rules.losingMiss == nil else { throw reader.expected(.quotedText) }
      self = .duel(rules, volley)
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

  /// Written after the ship lengths if the ships must lie apart.
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

extension TextFormReader {
  /// Reads a seed, quoted because it may exceed the numbers of the text form; it has exactly one spelling.
  mutating func seed() throws(TextFormError) -> UInt64 {
    let text = try quoted()
    guard let seed = UInt64(text), String(seed) == text else { throw expected(.quotedText) }
    return seed
  }
}
