// A text cut into what stands in one place of a screen: a letter with its marks, one or two columns wide.

extension SafeText {
  /// Gives every letter with its marks, and how many columns it takes, 1 or 2.
  ///
  /// What the screen cannot show becomes U+FFFD, or `?` where it cannot show that either.
  func forEachTile(widths: CharacterWidth, _ body: (_ letter: String, _ columns: Int) -> Void) {
    var letter = ""
    var (columns, marks) = (0, 0)
    for scalar in string.unicodeScalars {
      let width = widths[scalar]
      if width == 0, columns > 0 {
        marks += 1
        if marks <= Self.marksPerLetter { letter.unicodeScalars.append(scalar) }
        continue
      }
      if columns > 0 { body(letter, columns) }
      marks = 0
      columns = width == 2 ? 2 : 1
      // A letter without marks is a string of its own: to empty one and fill it again takes a hundred times as long.
      letter = String(width == 1 || width == 2 ? scalar : widths.replacement)
    }
    if columns > 0 { body(letter, columns) }
  }
}

extension CharacterWidth {
  /// What is shown for a character that cannot be shown.
  var replacement: Unicode.Scalar { self["\u{fffd}"] == 1 ? "\u{fffd}" : "?" }

  /// What a text that was cut short ends with: one column, or three where there is no such character.
  var ellipsis: SafeText { self["…"] == 1 ? "…" : "..." }
}
