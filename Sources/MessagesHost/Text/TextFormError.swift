// Why a text is no conversation that the host wrote: the place, and what is wrong there.

/// Why a text cannot be read back.
///
/// It tells the place and not the text there, because a text holds what one of the two people must not see.
public enum TextFormError: Error, Hashable, Sendable {
  /// Something else was expected.
  case expected(Expected, at: Place)
  /// The line reads well and says what cannot be.
  case impossible(Contradiction, at: Place)
  /// The text is of a later form than this program knows.
  case newerForm(Int, at: Place)

  /// A place in the text: where the field starts that is wrong, in a quoted text the byte, or what parts two fields.
  public struct Place: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The byte of the line, counted from 1.
    public let column: Int

    /// A place in a text.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// What a text must have at a place.
  public enum Expected: Hashable, Sendable {
    /// One of these words.
    case word(oneOf: [String])
    /// A whole number without sign or leading zero, at most 1,073,741,824.
    case number
    /// A text in quotation marks, written as the host writes it.
    case quotedText
    /// An even number of lower-case hexadecimal digits.
    case bytes
    /// A random UUID in upper case.
    case identifier
    /// A single space.
    case space
    /// The end of the line.
    case endOfLine
    /// The end of the text.
    case endOfText
  }

  /// What no conversation can have.
  public enum Contradiction: Hashable, Sendable {
    /// An item's number does not follow the one before, is beyond the count, or is that of something else.
    case itemNumber(Int)
    /// A second bubble of a session.
    case secondBubble(Session)
    /// What this person sent cannot have come to this.
    case delivery(Participant)
    /// A letter whose author is not the person who sent it.
    case sender(Participant)
    /// A second message in the input field, or a text in the place of a staged thing.
    case staged
    /// An extension that cannot be launched, or is there twice, or is open and not installed.
    case app(Manifest)
    /// A phone in the place of the other one, or mail from a person to themselves.
    case participant(Participant)
    /// The extension does not know the state that it is to go on from.
    case state
    /// A session that was not made yet.
    case session(Session)
    /// An identifier that somebody else has already.
    case identifier
    /// A selected message that is not the one of its item, or of another extension than the one that is open.
    case selection(Int)
    /// A URL of more characters than a message may have.
    case url
    /// A file that no extension could insert.
    case file
    /// What no picture's file says of itself.
    case picture
    /// A sticker that cannot be there, or be there so.
    case sticker
    /// A text that comes behind a later one.
    case order
    /// More or fewer people than a group has.
    case people
    /// What a machine of this kind does not show.
    case screen
    /// A list of conversations that no machine has.
    case list
    /// A language that is written down although a new phone has it.
    case language
    /// Something about notifications.
    case notifications(NotificationContradiction)
  }
}
