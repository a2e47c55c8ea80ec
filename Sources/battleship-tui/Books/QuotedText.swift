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

  /// The text as a word of a shell's command: between single quotes unless it is plain.
  var forShell: String {
    let isPlain = !isEmpty && utf8.allSatisfy { Self.plain.contains($0) }
    return isPlain ? self : "'\(with(["'": "'\\''"]))'"
  }

  /// The bytes that mean nothing to a shell.
  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+:@%,=".utf8)
}
