// Splits a text into graphemes with their marks, each one or two columns wide.

import BattleshipText

extension SafeText {
  /// Calls `body` with each grapheme and its width, 1 or 2 columns.
  ///
  /// A character that the screen cannot show becomes U+FFFD, or `?` if it cannot show that either.
  func forEachTile(widths: CharacterWidth, _ body: (_ grapheme: Grapheme, _ columns: Int) -> Void) {
    var grapheme = Grapheme.space
    var columns = 0
    for scalar in string.unicodeScalars {
      let width = widths[scalar]
      if width == 0, columns > 0 {
        // Marks beyond the maximum are not drawn.
        _ = grapheme.add(scalar)
        continue
      }
      if columns > 0 { body(grapheme, columns) }
      columns = width == 2 ? 2 : 1
      grapheme = Grapheme(width == 1 || width == 2 ? scalar : widths.replacement)
    }
    if columns > 0 { body(grapheme, columns) }
  }
}

extension CharacterWidth {
  var replacement: Unicode.Scalar { self["\u{fffd}"] == 1 ? "\u{fffd}" : "?" }

  package var ellipsis: SafeText { self["…"] == 1 ? "…" : "..." }
}
