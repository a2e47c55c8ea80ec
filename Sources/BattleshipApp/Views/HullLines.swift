// The letters, or thin lines, of a hull on a screen without colours or without block characters.

/// The characters of a hull's edges, corners and inside.
struct HullLines {
  let topLeft, topRight, bottomLeft, bottomRight, side, level, inside: Unicode.Scalar
  /// A hull in one row: its left end, its middle and its right end.
  let left, middle, right: Unicode.Scalar

  static let ascii = HullLines(
    topLeft: "/", topRight: "\\", bottomLeft: "\\", bottomRight: "/", side: "|", level: "#", inside: "#", left: "<",
    middle: "#", right: ">")
  static let outline = HullLines(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", side: "│", level: "─", inside: " ", left: "╞",
    middle: "═", right: "╡")
  /// Filled, so that a sunk ship looks heavier than one afloat; its edges keep it apart from a neighbour.
  static let wreck = HullLines(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", side: "│", level: "─", inside: "✗", left: "╞",
    middle: "✗", right: "╡")

  /// The edges of the ship that a character is on.
  struct Edges {
    let top, bottom, left, right: Bool
  }

  func flat(_ edges: Edges) -> Unicode.Scalar { edges.left ? left : edges.right ? right : middle }

  func glyph(_ edges: Edges) -> Unicode.Scalar {
    switch (edges.left, edges.right, edges.top, edges.bottom) {
    case (true, _, true, false): topLeft
    case (_, true, true, false): topRight
    case (true, _, false, true): bottomLeft
    case (_, true, false, true): bottomRight
    case (true, _, _, _), (_, true, _, _): side
    case (false, false, true, _), (false, false, _, true): level
    case (false, false, false, false): inside
    }
  }
}
