// Frames as tests make and read them: a screen of a size, its picture, and its roles as one letter for each place.

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
  /// Which places have a style, as lines of `#` and `.`.
  func places(of style: Style) -> [String] {
    (0..<size.rows).map { row in String(self.row(row).map { $0.style == style ? "#" : "." }) }
  }

  /// Whether every letter of two columns has its second half, and no half stands alone.
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
