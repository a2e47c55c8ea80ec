// A text cut into what stands in one place of a screen: a grapheme with its marks, one or two columns wide.

import BattleshipPlay

extension SafeText {
  /// Gives every grapheme with its marks, and how many columns it takes, 1 or 2.
  ///
  /// What the screen cannot show becomes U+FFFD, or `?` where it cannot show that either.
  func forEachTile(widths: CharacterWidth, _ body: (_ grapheme: Grapheme, _ columns: Int) -> Void) {
    var grapheme = Grapheme.space
    var columns = 0
    for scalar in string.unicodeScalars {
      let width = widths[scalar]
      if width == 0, columns > 0 {
        // A mark that is too many is not drawn.
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
  /// What is shown for a character that cannot be shown.
  var replacement: Unicode.Scalar { self["\u{fffd}"] == 1 ? "\u{fffd}" : "?" }

  /// What a text that was cut short ends with: one column, or three where there is no such character.
  var ellipsis: SafeText { self["…"] == 1 ? "…" : "..." }
}
