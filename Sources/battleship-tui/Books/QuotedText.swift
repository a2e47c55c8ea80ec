// Escapes text for other programs that give some characters a special meaning.

extension String {
  /// The text with some characters replaced.
  ///
  /// The standard library's `replacing` would add a megabyte of regular expressions to a static program.
  func with(_ words: [Character: String]) -> String {
    map { words[$0] ?? String($0) }.joined()
  }

  /// The text for troff, with escapes, no accidental requests, and hyphens that can be copied.
  var forTroff: String {
    let text = with(["\\": "\\e", "-": "\\-"])
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// The text for troff between quotation marks.
  var forTroffQuoted: String { forTroff.with(["\"": "\\(dq"]) }

  /// The text for single quotes in zsh, with colons and brackets escaped.
  var forZsh: String { with(["'": "'\\''", ":": "\\:", "[": "\\[", "]": "\\]"]) }

  /// The text for single quotes in fish.
  var forFish: String { with(["\\": "\\\\", "'": "\\'"]) }

  /// The text as a word of a shell command, in single quotes unless it is plain.
  var forShell: String {
    let isPlain = !isEmpty && utf8.allSatisfy { Self.plain.contains($0) }
    return isPlain ? self : "'\(with(["'": "'\\''"]))'"
  }

  /// The bytes without a special meaning to a shell.
  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+:@%,=".utf8)
}
