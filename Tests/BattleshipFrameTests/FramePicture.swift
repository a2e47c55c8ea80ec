// Frames in tests: a screen of a size, its picture, and the positions of a style.

@testable import BattleshipFrame

/// An empty screen on which `draw` has drawn.
func frame(
  rows: Int, columns: Int, widths: CharacterWidth = .table, _ draw: (inout Frame) -> Void = { _ in }
) -> Frame {
  var frame = Frame(size: Size(rows: rows, columns: columns), widths: widths)
  draw(&frame)
  return frame
}

extension Frame {
  /// The positions with a style, as lines of `#` and `.`.
  func places(of style: Style) -> [String] {
    (0..<size.rows).map { row in String(self.row(row).map { $0.style == style ? "#" : "." }) }
  }

  /// Whether every wide character has its second half, and no half stands alone.
  var halvesAreWhole: Bool {
    (0..<size.rows).allSatisfy { row in
      let tiles = Array(self.row(row))
      return tiles.indices.allSatisfy { column in
        let isWide = tiles[column].text.unicodeScalars.first.flatMap { widths[$0] } == 2
        let hasHalf = column + 1 < tiles.count && tiles[column + 1].isSecondHalf
        return isWide == hasHalf && (column > 0 || !tiles[column].isSecondHalf)
      }
    }
  }
}
