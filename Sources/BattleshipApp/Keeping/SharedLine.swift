// A line of the file that two terminals share: the header, or a message.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// A line of a file that two terminals share.
///
/// The file holds only messages, as both people see them. Drafts, keys and other actions are in each person's own file,
/// so the shared file does not reveal the ships of a duel.
package enum SharedLine: Equatable, Sendable {
  /// The first line: the two people, their game, and the identity of the conversation in their own files.
  case begin(firstName: String, secondName: String, game: ChosenGame, identity: UInt64)
  /// A message, with its sender and the sender's number for it.
  case mail(Envelope)

  /// The first word of a shared file.
  package static let firstWord = "battleship-messages"

  /// The format version of shared files.
  static let form = 2

  /// The line as text, without checksum and line end.
  package var text: String {
    var writer = TextFormWriter()
    switch self {
    case .begin(let firstName, let secondName, let game, let identity):
      writer.word(Self.firstWord)
      writer.number(Self.form)
      writer.quoted(firstName)
      writer.quoted(secondName)
      game.write(to: &writer)
      writer.quoted(String(identity))
    case .mail(let envelope):
      writer.word("mail")
      envelope.write(to: &writer)
    }
    return writer.text
  }

  /// Parses a line of text.
  package init(text: String) throws(TextFormError) {
    var reader = TextFormReader(text)
    if try reader.word(oneOf: ["mail", Self.firstWord]) == "mail" {
      self = .mail(try Envelope(from: &reader))
    } else {
      let place = reader.place
      let form = try reader.number()
      guard form == Self.form else { throw .newerForm(form, at: place) }
      let (firstName, secondName) = (try reader.quoted(), try reader.quoted())
      let game = try ChosenGame(from: &reader)
      self = .begin(firstName: firstName, secondName: secondName, game: game, identity: try reader.seed())
    }
    try reader.endText()
  }
}
