// Writes and reads a person's events as fields of a line.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PersonEvent {
  /// Writes the event as fields, which follow the person in the line.
  func write(to writer: inout TextFormWriter) {
    switch self {
    case .openedGame: writer.word("opened-game")
    case .tappedChevron: writer.word("chevron")
    case .tappedInputField: writer.word("tapped-field")
    case .closedPanel: writer.word("closed")
    case .pressedSend: writer.word("send")
    case .leftConversation: writer.word("left")
    case .enteredConversation: writer.word("entered")
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
    case .acted(let event): event.write(to: &writer)
    case .gotChance(let chance):
      writer.word("chance")
      writer.quoted(String(decoding: Base64URL.encode(chance.bytes), as: UTF8.self))
    case .speaks(let language):
      writer.word("speaks")
      writer.quoted(language.rawValue)
    case .apps(let event): event.write(to: &writer)
    case .replied(let text):
      writer.word("wrote-back")
      writer.quoted(text)
    }
  }

  private static let words =
    [
      "opened-game", "chevron", "tapped-field", "closed", "send", "left", "entered", "tapped-item", "deleted", "edited",
      "pasted", "chance", "wrote-back", "speaks",
    ] + AppsEvent.words + SeatEvent.words

  /// Reads the fields that ``write(to:)`` writes.
  init(from reader: inout TextFormReader) throws(TextFormError) {
    let word = try reader.word(oneOf: Self.words)
    switch word {
    case "opened-game": self = .openedGame
    case "chevron": self = .tappedChevron
    case "tapped-field": self = .tappedInputField
    case "closed": self = .closedPanel
    case "send": self = .pressedSend
    case "left": self = .leftConversation
    case "entered": self = .enteredConversation
    case "tapped-item": self = .tappedItem(try reader.number())
    case "deleted": self = .deletedStaged(try reader.number())
    case "edited": self = .edited(try reader.quoted())
    case "pasted": self = .pasted(try reader.quoted())
    case "wrote-back": self = .replied(try reader.quoted())
    case "chance":
      let bytes = Base64URL.decode(Array(try reader.quoted().utf8))
      guard let chance = bytes.flatMap({ ChanceBytes($0) }) else { throw reader.expected(.quotedText) }
      self = .gotChance(chance)
    case "speaks":
      guard let language = Language(rawValue: try reader.quoted()) else { throw reader.expected(.quotedText) }
      self = .speaks(language)
    case let word where AppsEvent.words.contains(word): self = .apps(try AppsEvent(word, from: &reader))
    default: self = .acted(try SeatEvent(word, from: &reader))
    }
  }
}
