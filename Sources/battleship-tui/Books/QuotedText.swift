// Text for other programs to read: characters that mean something to them become words that stand for these.

extension String {
  /// The text with words in the place of some characters.
  ///
  /// The standard library's `replacing` would do, and bring a megabyte of regular expressions into a static program.
  func with(_ words: [Character: String]) -> String {
    map { words[$0] ?? String($0) }.joined()
  }

  /// The text as troff takes it: no escape, no request, and hyphens that can be copied.
  var forTroff: String {
    let text = with(["\\": "\\e", "-": "\\-"])
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// The same between quotation marks.
  var forTroffQuoted: String { forTroff.with(["\"": "\\(dq"]) }

  /// The text inside of single quotes of zsh, in which colons and brackets mean nothing.
  var forZsh: String { with(["'": "'\\''", ":": "\\:", "[": "\\[", "]": "\\]"]) }

  /// The text inside of single quotes of fish.
  var forFish: String { with(["\\": "\\\\", "'": "\\'"]) }
}
