// Why a text is not in the host's text form: the place, and the mistake.

/// Why a text cannot be read back.
///
/// It gives the place but not the text there, because some of the people must not see the text.
public enum TextFormError: Error, Hashable, Sendable {
  /// Something else was expected.
  case expected(Expected, at: Position)
  /// The line is well-formed, but its content is impossible.
  case impossible(Contradiction, at: Position)
  case newerForm(Int, at: Position)

  /// A place in the text: the start of a wrong field, a wrong byte in a quoted text, or a wrong separator.
  public struct Position: Hashable, Sendable {
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

  /// An element that a text must have at a place.
  public enum Expected: Hashable, Sendable {
    /// One of these words.
    case word(oneOf: [String])
    /// A whole number without sign or leading zero, at most 1,073,741,824.
    case number
    case quotedText
    /// An even number of lower-case hexadecimal digits.
    case bytes
    case space
    case endOfLine
    case endOfText
  }

  /// Well-formed content that the host never writes.
  public enum Contradiction: Hashable, Sendable {
    /// The number 0 for an item; items are counted from 1.
    case itemNumber(Int)
    /// A message whose author is not the person who sent it.
    case sender(Participant)
    /// A session that was not made yet.
    case session(Session)
    /// A URL of more characters than a message may have.
    case url
    case file
    case picture
    /// A sticker that cannot be there, or not in this form.
    case sticker
  }
}

extension TextFormError: CustomStringConvertible {
  /// The error in a line: `line 3, column 5: a number is expected`.
  public var description: String {
    switch self {
    case .expected(let expected, let place): "\(place): \(expected) is expected"
    case .impossible(let contradiction, let place): "\(place): \(contradiction)"
    case .newerForm(let form, let place): "\(place): form \(form) is newer than this program"
    }
  }
}

extension TextFormError.Position: CustomStringConvertible {
  /// Line and column.
  public var description: String { "line \(line), column \(column)" }
}

extension TextFormError.Expected: CustomStringConvertible {
  /// The expected element, in words.
  public var description: String {
    switch self {
    case .word(let words): words.joined(separator: " or ")
    case .number: "a number"
    case .quotedText: "a text in quotation marks, written as the host writes it,"
    case .bytes: "# and pairs of hexadecimal digits"
    case .space: "a space"
    case .endOfLine: "the end of the line"
    case .endOfText: "the end of the text"
    }
  }
}

extension TextFormError.Contradiction: CustomStringConvertible {
  /// The contradiction, in words.
  public var description: String {
    switch self {
    case .itemNumber(let number): "the number \(number) is not allowed here"
    case .sender(let person): "\(person) cannot have sent this"
    case .session: "a session that does not exist yet"
    case .url: "a URL that is too long"
    case .file: "a file that no extension could insert"
    case .sticker: "a sticker that is not possible here"
    case .picture: "picture properties that no file can have"
    }
  }
}
