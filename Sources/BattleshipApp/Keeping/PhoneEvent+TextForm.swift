// What happens to the phones of a hot seat, as fields of a line.

import BattleshipCore
import MessagesHost

/// The events without anything else to say.
private let bareEvents: [(word: String, event: PhoneEvent<BattleshipExtension.Action>)] = [
  ("opened-game", .openedFromDrawer(BattleshipExtension.manifest)), ("chevron", .tappedChevron),
  ("tapped-field", .tappedInputField), ("closed", .closedPanel), ("send", .pressedSend), ("left", .leftConversation),
  ("entered", .enteredConversation), ("start", .acted(.start)), ("pressed", .acted(.pressed)),
  ("turned", .acted(.turned)), ("took-back", .acted(.tookBack)), ("finished", .acted(.finished)),
  ("replied", .acted(.replied)),
]

/// The words that a line can begin with behind whose phone it was.
private let words =
  bareEvents.map(\.word) + ["tapped-item", "deleted", "edited", "pasted", "pointed", "random", "chose"]

/// The names of all cells.
private let cellNames = (0..<256).compactMap { Cell(row: $0 / 16, column: $0 % 16)?.description }

extension PhoneEvent<BattleshipExtension.Action> {
  /// Writes the event; one that the program never causes is not written.
  func write(to writer: inout TextFormWriter) {
    if let bare = bareEvents.first(where: { $0.event == self }) { return writer.word(bare.word) }
    switch self {
    case .tappedItem(let number):
      writer.word("tapped-item")
      writer.number(number)
    case .deletedStaged(let position):
      writer.word("deleted")
      writer.number(position)
    case .edited(let text):
      writer.word("edited")
      writer.quoted(text)
    case .pasted(let text):
      writer.word("pasted")
      writer.quoted(text)
    case .acted(.pointed(let cell)):
      writer.word("pointed")
      writer.word(cell.description)
    case .acted(.placedAtRandom(let seed)):
      writer.word("random")
      writer.quoted(String(seed))
    case .acted(.chose(let rules)):
      writer.word("chose")
      rules.write(to: &writer)
    default: preconditionFailure("the program does not cause this")
    }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let word = try reader.word(oneOf: words)
    if let event = bareEvents.first(where: { $0.word == word })?.event {
      self = event
      return
    }
    switch word {
    case "tapped-item": self = .tappedItem(try reader.number())
    case "deleted": self = .deletedStaged(try reader.number())
    case "edited": self = .edited(try reader.quoted())
    case "pasted": self = .pasted(try reader.quoted())
    case "pointed":
      guard let cell = Cell(try reader.word(oneOf: cellNames)) else { throw reader.expected(.word(oneOf: cellNames)) }
      self = .acted(.pointed(cell))
    case "random": self = .acted(.placedAtRandom(seed: try reader.seed()))
    default: self = .acted(.chose(try Rules(from: &reader)))
    }
  }
}
