// Fields as words separated by spaces, or each on a line after its name; none of them needs quotation marks.

struct WordFields: Fields {
  struct Refusal: Error { let line: Int }
  typealias Failure = Refusal

  /// The text written so far.
  private(set) var text = ""
  /// The words to read; nil when writing.
  private let parts: [Substring]?
  /// How many of them have been read.
  private var count = 0
  private let hasLines: Bool
  private var name = ""

  init(hasLines: Bool, reading text: String? = nil) {
    parts = text?.parts(between: hasLines ? "\n" : " ")
    self.hasLines = hasLines
  }

  subscript(name: String) -> WordFields {
    get {
      var fields = self
      if hasLines { fields.name = name + " " }
      return fields
    }
    set { self = newValue }
  }

  mutating func opening(_ word: String, newest: Int, inLines: Int) throws(Refusal) -> Int {
    let line = try field(parts == nil ? "\(word) \(newest)" : nil)
    return try made(nil) { (inLines...newest).first { line == "\(word) \($0)" } }
  }

  mutating func number(_ value: Int?) throws(Refusal) -> Int {
    let word = try field(value.map { String($0) })
    return try made(value) { word.number.flatMap { String($0) == word ? $0 : nil } }
  }

  mutating func word(_ value: String?, of words: [String]) throws(Refusal) -> String {
    let word = try field(value)
    return try made(value) { words.first { $0 == word } }
  }

  mutating func text(_ value: String?) throws(Refusal) -> String {
    guard hasLines else { return try field(value) }
    let written = try field(value.map(Self.escaped))
    return try made(value) { Self.unescaped(written) }
  }

  /// Escapes line breaks inside a text, such as a pasted name, so that they do not end its line.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": escaped += "\\n"
      case "\\": escaped += "\\\\"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func unescaped(_ written: String) -> String? {
    var text = ""
    var scalars = written.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": text += "\n"
      case "\\": text += "\\"
      default: return nil
      }
    }
    return text
  }

  mutating func isThere(_ value: Bool) -> Bool {
    defer { name = "" }
    guard let parts else { return value }
    return count < parts.count && (name.isEmpty || parts[count].split().first == name.split().first)
  }

  var refusal: Refusal { Refusal(line: count) }

  private mutating func field(_ value: String?) throws(Refusal) -> String {
    defer { name = "" }
    guard let parts else {
      text += (hasLines || text.isEmpty ? "" : " ") + name + (value ?? "") + (hasLines ? "\n" : "")
      return value ?? ""
    }
    count += 1
    guard count <= parts.count else { throw refusal }
    let part = parts[count - 1]
    guard !name.isEmpty else { return String(part) }
    guard case let (first, rest) = part.split(), first == name.split().first, part.utf8.count > first.utf8.count else {
      throw refusal
    }
    return String(rest)
  }

  /// Checks that nothing follows. The last line ends with a line break, too.
  mutating func end() throws(Refusal) {
    guard let parts, count + (hasLines ? 1 : 0) == parts.count, !hasLines || parts[count].isEmpty else {
      count += 1
      throw refusal
    }
  }
}

extension SavedAsFields {
  /// The value as words, or as lines that begin with their names.
  func words(inLines hasLines: Bool) -> String {
    var fields = WordFields(hasLines: hasLines)
    _ = try? Self.saved(self, as: &fields)
    return fields.text
  }

  /// Accepts only what ``words(inLines:)`` writes, or wrote in an earlier form.
  init(words text: String, inLines hasLines: Bool) throws(WordFields.Refusal) {
    var fields = WordFields(hasLines: hasLines, reading: text)
    self = try Self.saved(nil, as: &fields)
    try fields.end()
  }
}

/// A value that is saved as lines, each with its name.
package protocol SavedInLines: SavedAsFields {}

extension SavedInLines {
  package var text: String { words(inLines: true) }

  /// Nil if a line is missing or not as ``text`` writes it.
  package init?(text: String) {
    guard let read = try? Self(words: text, inLines: true) else { return nil }
    self = read
  }
}
