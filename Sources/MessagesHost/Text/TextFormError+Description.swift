// Reading errors in words: the place and what is wrong there.

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

extension TextFormError.Place: CustomStringConvertible {
  /// Line and column.
  public var description: String { "line \(line), column \(column)" }
}

extension TextFormError.Expected: CustomStringConvertible {
  /// What is expected, in words.
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
    case .itemNumber(let number): "the number \(number) cannot stand here"
    case .sender(let person): "\(person) cannot have sent this"
    case .session: "a session that was not made yet"
    case .url: "a URL that is too long"
    case .file: "a file that no extension could insert"
    case .sticker: "a sticker that cannot be there"
    case .picture: "what no picture's file says of itself"
    }
  }
}
