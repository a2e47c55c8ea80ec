// Text that may reach a screen: no character in it can move the cursor or hide other text.

/// Text without characters that steer a terminal, turn its direction round, or are not seen.
///
/// Everything in a ``Scene`` is safe text. A sentence of our own is written as a literal, and may have numbers and other
/// safe texts in it; a `String` has to be named, so that no text from outside slips in:
///
/// ```swift
/// let name = SafeText("Anna\u{1B}[2J", limit: 30)  // would clear a terminal
/// let sentence: SafeText = "\(name) has \(2) lives left"
/// assert(sentence.string == "Anna\u{FFFD}[2J has 2 lives left")
/// ```
///
/// Every control, format, private, unassigned or default-ignorable character, and every line or paragraph separator
/// became U+FFFD, `�`. So did a mark that had no letter to stand on, and all marks on one letter after the third.
public struct SafeText: Hashable, Sendable {
  /// The text, with nothing in it that a screen cannot bear.
  public let string: String

  /// The most marks that one letter carries.
  package static let mostMarks = 3

  /// The part of a text from outside that may be shown.
  ///
  /// - Parameters:
  ///   - text: Any text at all.
  ///   - limit: How many Unicode scalars are kept, 1 or more. A longer text ends with `…` as the last of them.
  public init(_ text: some StringProtocol, limit: Int = 5_000) {
    precondition(limit > 0, "a text has room for its own end")
    // Nearly all text is plain, and is kept as it is.
    let whole = String(text)
    string = whole.utf8.count <= limit && whole.isPlain ? whole : Self.bearable(whole, limit: limit)
  }

  /// A text in which no character is unbearable. It is one function for all sentences, which makes the page smaller.
  @inline(never)
  private static func bearable(_ text: String, limit: Int) -> String {
    var kept = String.UnicodeScalarView()
    var marks = mostMarks
    var count = 0
    for scalar in text.unicodeScalars {
      let isMark = scalar.standsOnLetter
      // One replacement stands for all the marks that are too many.
      if isMark && marks > mostMarks { continue }
      count += 1
      if count > limit {
        kept.removeLast()
        kept.append("…")
        break
      }
      marks = isMark ? marks + 1 : 0
      kept.append(scalar.isBearable && marks <= mostMarks ? scalar : "\u{fffd}")
    }
    return String(kept)
  }

  /// Whether there is no character in it.
  public var isEmpty: Bool { string.isEmpty }

  /// A text that was cut out of a safe one.
  package init(proved string: String) {
    self.string = string
  }
}

extension SafeText {
  /// Both texts, one after the other.
  public static func + (left: SafeText, right: SafeText) -> SafeText {
    // Through the limits of marks once more: the right one may begin with some.
    SafeText(left.string + right.string, limit: .max)
  }
}

extension SafeText: ExpressibleByStringInterpolation {
  /// A sentence of our own.
  @inline(never)
  public init(stringLiteral sentence: String) {
    self.init(sentence, limit: .max)
  }

  /// A sentence of our own with numbers and safe texts in it.
  @inline(never)
  public init(stringInterpolation sentence: Interpolation) {
    self.init(sentence.text, limit: .max)
  }

  /// Gathers a sentence of our own; takes no `String`.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate(set) var text = ""

    /// A sentence that is still empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds our own words.
    public mutating func appendLiteral(_ words: String) {
      text += words
    }

    /// Adds a text that has become safe.
    public mutating func appendInterpolation(_ safe: SafeText) {
      text += safe.string
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }
  }
}

extension String {
  /// Whether it is all printable ASCII.
  fileprivate var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7f ~= $0 } }
      ?? utf8.allSatisfy { 0x20..<0x7f ~= $0 }
  }
}
