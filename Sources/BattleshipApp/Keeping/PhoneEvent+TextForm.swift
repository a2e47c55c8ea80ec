// What happens to the phones of a hot seat, as fields of a line.

import BattleshipCore
import MessagesHost

extension PhoneEvent<BattleshipExtension.Action> {
  /// The events without anything else to say.
  private static var bare: [(word: String, event: PhoneEvent)] {
    [
      ("opened-game", .openedFromDrawer(BattleshipExtension.manifest)), ("chevron", .tappedChevron),
      ("tapped-field", .tappedInputField), ("closed", .closedPanel), ("send", .pressedSend),
      ("left", .leftConversation),
      ("entered", .enteredConversation), ("start", .acted(.start)), ("pressed", .acted(.pressed)),
      ("turned", .acted(.turned)), ("took-back", .acted(.tookBack)), ("finished", .acted(.finished)),
      ("replied", .acted(.replied)),
    ]
  }

  /// Writes the event; one that the program never causes is not written.
  func write(to writer: inout TextFormWriter) {
    if let bare = Self.bare.first(where: { $0.event == self }) { return writer.word(bare.word) }
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
    let bare = Self.bare
    let others = ["tapped-item", "deleted", "edited", "pasted", "pointed", "random", "chose"]
    let word = try reader.word(oneOf: bare.map { $0.word } + others)
    if let event = bare.first(where: { $0.word == word })?.event {
      self = event
      return
    }
    switch word {
    case "tapped-item": self = .tappedItem(try reader.number())
    case "deleted": self = .deletedStaged(try reader.number())
    case "edited": self = .edited(try reader.quoted())
    case "pasted": self = .pasted(try reader.quoted())
    case "pointed":
      let names = (0..<256).compactMap { Cell(row: $0 / 16, column: $0 % 16)?.description }
      guard let cell = Cell(try reader.word(oneOf: names)) else { throw reader.expected(.word(oneOf: names)) }
      self = .acted(.pointed(cell))
    case "random":
      guard let seed = UInt64(try reader.quoted()) else { throw reader.expected(.number) }
      self = .acted(.placedAtRandom(seed: seed))
    default: self = .acted(.chose(try Rules(from: &reader)))
    }
  }
}
