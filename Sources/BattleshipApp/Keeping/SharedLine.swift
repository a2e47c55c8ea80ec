// A line of the file that two terminals share: whose conversation it is, and then what each of them sent, nothing else.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// A line of a file that two terminals share.
///
/// It holds messages alone, as both people see them. What a person did before they sent them, their key and their drafts
/// are in a file of their own, so that nobody can tell a ship of a duel from the shared one.
public enum SharedLine: Equatable, Sendable {
  /// The first line: whose conversation it is, which game they play, and the number by which their own files know it.
  case begin(firstName: String, secondName: String, game: ChosenGame, identity: UInt64)
  /// What was sent, by whom, and under which number of theirs.
  case mail(Envelope)

  /// The word with which a shared file begins.
  public static let firstWord = "battleship-messages"

  /// The form in which shared files are written.
  private static let form = 2

  /// The line without its check and its end.
  public var text: String {
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

  /// The line that is written so.
  public init(text: String) throws(TextFormError) {
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
