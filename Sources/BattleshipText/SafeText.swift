// Text that may reach a screen: no character in it can move the cursor or hide other text.

/// Text without characters that control a terminal, reverse the direction of writing, or are invisible.
///
/// Everything in a ``Scene`` is safe text. The game's own sentences are literals, with numbers and other safe texts in
/// them. A `String` has to be converted explicitly, so that no text from outside slips in:
///
/// ```swift
/// let name = SafeText("Anna\u{1B}[2J", limit: 30)  // would clear a terminal
/// let sentence: SafeText = "\(name) has \(2) lives left"
/// assert(sentence.string == "Anna\u{FFFD}[2J has 2 lives left")
/// ```
///
/// Every control, format, private, unassigned or default-ignorable character, and every line or paragraph separator, is
/// replaced by U+FFFD, `�`. So are a mark without a letter, and all marks on one letter after the third. Markup stays
/// as it is: a page has to set the text as text.
public struct SafeText: Hashable, Sendable {
  /// The text, with unsafe characters replaced.
  public let string: String

  /// The most marks on a letter.
  package static let maximumMarks = 3

  /// Makes a text from outside safe to show.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - limit: How many Unicode scalars are kept, 1 or more. A longer text ends with `…` as the last of them.
  public init(_ text: some StringProtocol, limit: Int = 5_000) {
    precondition(limit > 0, "a text needs room for its own end")
    // Nearly all text is plain and needs no change.
    let whole = String(text)
    string = whole.utf8.count <= limit && whole.isPlain ? whole : Self.bearable(whole, limit: limit)
  }

  /// Replaces unsafe characters.
  private static func bearable(_ text: String, limit: Int) -> String {
    var kept = String.UnicodeScalarView()
    var marks = maximumMarks
    var count = 0
    for scalar in text.unicodeScalars {
      let isMark = scalar.standsOnLetter
      // One replacement stands for all surplus marks.
      if isMark && marks > maximumMarks { continue }
      count += 1
      if count > limit {
        kept.removeLast()
        kept.append("…")
        break
      }
      marks = isMark ? marks + 1 : 0
      kept.append(scalar.isDisplayable && marks <= maximumMarks ? scalar : "\u{fffd}")
    }
    return String(kept)
  }

  /// Whether the text has no characters.
  public var isEmpty: Bool { string.isEmpty }

  /// A text known to be safe: a literal, or a part of a safe text.
  package init(proved string: String) {
    self.string = string
  }
}

extension SafeText {
  /// Both texts, one after the other.
  public static func + (left: SafeText, right: SafeText) -> SafeText {
    // Apply the limit on marks again, because the right text may begin with marks.
    SafeText(left.string + right.string, limit: .max)
  }
}

extension SafeText: ExpressibleByStringInterpolation {
  /// A literal, which is safe as it stands.
  public init(stringLiteral sentence: String) {
    self.init(proved: sentence)
  }

  /// A literal with numbers and safe texts in it.
  public init(stringInterpolation sentence: Interpolation) {
    self.init(sentence.text, limit: .max)
  }

  /// Gathers the parts of a literal; takes no `String`.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate(set) var text = ""

    /// Whether a safe text was added last.
    private var endsInText = false

    /// An empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the literal.
    public mutating func appendLiteral(_ words: String) {
      if endsInText { spaceApart(words) }
      endsInText = false
      text += words
    }

    /// Adds a safe text; in Chinese, a space stands between a name in letters and the words beside it.
    public mutating func appendInterpolation(_ safe: SafeText) {
      spaceApart(safe.string)
      endsInText = true
      text += safe.string
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Int) {
      endsInText = false
      text += String(number)
    }

    private mutating func spaceApart(_ part: String) {
      guard let last = text.unicodeScalars.last, let first = part.unicodeScalars.first else { return }
      if last.isHan && first.isLetterOrDigit || last.isLetterOrDigit && first.isHan { text += " " }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHan: Bool { "\u{3400}"..."\u{9fff}" ~= self }

  /// Whether it is a digit or a letter of Latin, Greek or Cyrillic.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case "0"..."9", "A"..."Z", "a"..."z", "À"..."ӿ": true
    case _: false
    }
  }
}

extension String {
  /// Whether it is all printable ASCII.
  fileprivate var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7f ~= $0 } }
}
