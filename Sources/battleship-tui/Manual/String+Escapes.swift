// Escapes text for troff and for shells.

extension String {
  /// Used instead of `replacing`, which would add a megabyte of regular expressions to a static program.
  func with(_ words: [Character: String]) -> String {
    map { words[$0] ?? String($0) }.joined()
  }

  /// Keeps text from being read as troff requests, and keeps hyphens that can be copied.
  var forTroff: String {
    let text = with(["\\": "\\e", "-": "\\-"])
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  var forTroffQuoted: String { forTroff.with(["\"": "\\(dq"]) }

  /// For text in single quotes; colons and brackets have a meaning in zsh's completions.
  var forZsh: String { with(["'": "'\\''", ":": "\\:", "[": "\\[", "]": "\\]"]) }

  var forFish: String { with(["\\": "\\\\", "'": "\\'"]) }

  var forShell: String {
    let isPlain = !isEmpty && utf8.allSatisfy { Self.plain.contains($0) }
    return isPlain ? self : "'\(with(["'": "'\\''"]))'"
  }

  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-+:@%,=".utf8)
}
