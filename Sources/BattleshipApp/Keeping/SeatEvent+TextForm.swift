// Writes and reads seat events as fields of a line.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// The names of all cells.
private let cellNames = (0..<256).compactMap { Cell(row: $0 / 16, column: $0 % 16)?.description }

extension SeatEvent {
  /// Writes the event as fields.
  func write(to writer: inout TextFormWriter) {
    switch self {
    case .chose(let rules):
      writer.word("chose")
      rules.write(to: &writer)
    case .choseDuel(let rules, let volley):
      writer.word("chose-duel")
      rules.write(to: &writer)
      writer.quoted(volley.description)
    case .pointed(let cell):
      writer.word("pointed")
      writer.word(cell.description)
    case .pressed: writer.word("pressed")
    case .placed(let ship):
      writer.word("placed")
      writer.quoted(ship.description)
    case .turned: writer.word("turned")
    case .tookBack: writer.word("took-back")
    case .shuffled(let seed):
      writer.word("random")
      writer.quoted(String(seed))
    case .restored: writer.word("restored")
    case .advised(let isAsked): writer.word(isAsked ? "advised" : "unadvised")
    case .button(let button): writer.word(Self.word(for: button))
    case .focused(let target):
      writer.word("focused")
      writer.word(Self.word(for: target))
    case .naming(let cell):
      writer.word("naming")
      writer.number(cell.map { $0.row + 1 } ?? 0)
      writer.number(cell?.column ?? 0)
    }
  }

  private static func word(for button: SeatButton) -> String {
    switch button {
    case .start: "start"
    case .finished: "finished"
    case .reply: "replied"
    case .fire: "fired"
    case .answer: "answered"
    case .resign: "resigned"
    case .handOver: "handed-over"
    case .watch: "watched"
    case .leave: "left-game"
    }
  }

  private static func word(for target: SeatTarget?) -> String {
    switch target {
    case nil: "next"
    case .board: "board"
    case .ownBoard: "own-board"
    case .button(let button): word(for: button)
    }
  }

  private static let buttons = SeatButton.allCases.map { (word: word(for: $0), button: $0) }

  /// The first words of all seat events.
  static let words =
    buttons.map(\.word) + [
      "chose", "chose-duel", "pointed", "pressed", "placed", "turned", "took-back", "random", "restored", "advised",
      "unadvised",
      "focused", "naming",
    ]

  /// Reads the fields after the first word, which is one of ``words``.
  init(_ word: String, from reader: inout TextFormReader) throws(TextFormError) {
    switch word {
    case "chose": self = .chose(try Rules(from: &reader))
    case "chose-duel":
      let rules = try Rules(from: &reader)
      guard let volley = Volley(try reader.quoted()) else { throw reader.expected(.quotedText) }
      self = .choseDuel(rules, volley)
    case "pointed":
      guard let cell = Cell(try reader.word(oneOf: cellNames)) else { throw reader.expected(.word(oneOf: cellNames)) }
      self = .pointed(cell)
    case "pressed": self = .pressed
    case "placed":
      let name = try reader.quoted()
      guard let ship = Ship(name), ship.description == name else { throw reader.expected(.quotedText) }
      self = .placed(ship)
    case "turned": self = .turned
    case "took-back": self = .tookBack
    case "restored": self = .restored
    case "advised", "unadvised": self = .advised(word == "advised")
    case "random": self = .shuffled(seed: try reader.seed())
    case "focused":
      let targets = [nil, .board, .ownBoard] + Self.buttons.map { SeatTarget.button($0.button) }
      let word = try reader.word(oneOf: targets.map(Self.word))
      self = .focused(targets.first { Self.word(for: $0) == word } ?? nil)
    case "naming":
      let (row, column) = (try reader.number(), try reader.number())
      guard row <= 16, column <= 16, row > 0 || column == 0 else { throw reader.expected(.number) }
      self = .naming(row == 0 ? nil : TypedCell(row: row - 1, column: column == 0 ? nil : column))
    default:
      guard let button = Self.buttons.first(where: { $0.word == word })?.button else {
        throw reader.expected(.word(oneOf: Self.words))
      }
      self = .button(button)
    }
  }
}
