// A text being typed, after one more key, for every field.

extension String {
  /// nil if the key neither types nor erases.
  ///
  /// Ctrl-U erases all of the text, and Ctrl-W the last word with the white space after it.
  package func typed(_ key: Key) -> String? {
    switch key {
    case .character(let character): return self + String(character)
    case .backspace: return String(dropLast())
    case .control("u"): return ""
    case .control("w"):
      var text = self
      while text.unicodeScalars.last?.isBlank == true { text.unicodeScalars.removeLast() }
      while text.unicodeScalars.last?.isBlank == false { text.unicodeScalars.removeLast() }
      return text
    case .enter, .tab, .backTab, .escape, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .function, .control:
      return nil
    }
  }
}
