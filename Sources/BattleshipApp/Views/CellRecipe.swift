// How the cells of a sea are drawn at each size: the characters of hulls, hits, misses, splashes and the cursor.

import BattleshipCore
import BattleshipFrame

/// The characters for cells of one size; a space shows the sea.
///
/// In hulls, `#` is a full block. Below the middle of a cell, the blocks `▁▂▃▅▆▇` are painted the other way round, with
/// the sea in front, so that `▂` in the last row, or in an only row, is a hull of six eighths.
struct CellRecipe: Sendable {
  typealias Picture = [[Unicode.Scalar]]

  let size: Size

  /// A ship across: stern, middle and bow. A ship down: bow, middle and stern.
  let across, down: [Picture]

  /// A ship of one cell.
  let boat: Picture

  /// How the light falls on each row of a ship across, and on each column of a ship down: one letter of `LlMdD`, from
  /// lit to dark, or two for the upper and the lower half of a character.
  let rowTones, columnTones: [Light]

  /// A hit, a miss, the newest shot if it missed, and the cursor.
  ///
  /// In a hit, `!`, `?` and `e` are a glowing `▄`, `▀` and `█`. Elsewhere, `v` and `^` are `▄` and `▀` over a light, and
  /// in a miss everything beside them fades; in the newest miss, `r`, `f` and `l` are a light `▐`, `█` and `▌`.
  let hit, miss, splash, cursor: Picture

  /// How light a piece of a hull is, from 0 on the lit side to 4 on the dark one; its halves may differ.
  struct Light: Hashable, Sendable {
    let upper, lower: Int

    init(both light: Int) { (upper, lower) = (light, light) }

    init(_ letters: String) {
      let tones = letters.unicodeScalars.map { letter -> Int in
        switch letter {
        case "L": 0
        case "l": 1
        case "d": 3
        case "D": 4
        case _: 2
        }
      }
      upper = tones.first ?? 2
      lower = tones.last ?? 2
    }
  }

  func hull(of ship: Ship, on cell: Cell) -> Picture {
    guard ship.length > 1 else { return boat }
    let parts = ship.direction == .across ? across : down
    return cell == ship.first ? parts[0] : cell == ship.last ? parts[2] : parts[1]
  }

  func light(_ direction: Ship.Direction, row: Int, column: Int) -> Light {
    direction == .across ? rowTones[row] : columnTones[column]
  }

  static subscript(size: Size) -> CellRecipe {
    guard let recipe = drawn.first(where: { $0.size == size }) ?? large.first(where: { $0.size == size }) else {
      preconditionFailure("no such cells")
    }
    return recipe
  }

  /// The sizes of cells for a board, the largest first.
  ///
  /// Doubled sizes are only for boards that then take more than 20 rows: on a board of 3x3, each step of the cursor
  /// would redraw cells of six rows.
  static func sizes(for board: BoardSize) -> [Size] {
    let large = drawn.prefix(largeCount).map { Size(rows: 2 * $0.size.rows, columns: 2 * $0.size.columns) }
    return large.filter { board.rows * $0.rows > 20 } + drawn.map(\.size)
  }

  private static let largeCount = 2

  /// Created when a window first needs them.
  static let large = drawn.prefix(largeCount).map(\.doubled)
}

extension CellRecipe {
  init(
    _ columns: Int, _ rows: Int, across: [[String]], down: [[String]], boat: [String], rows rowTones: [String],
    columns columnTones: String, hit: [String], miss: [String], splash: [String], cursor: [String]
  ) {
    func picture(_ lines: [String]) -> Picture { lines.map { Array($0.unicodeScalars) } }
    self.init(
      size: Size(rows: rows, columns: columns), across: across.map(picture), down: down.map(picture),
      boat: picture(boat), rowTones: rowTones.map { Light($0) }, columnTones: columnTones.map { Light(String($0)) },
      hit: picture(hit), miss: picture(miss), splash: picture(splash), cursor: picture(cursor))
  }
}
