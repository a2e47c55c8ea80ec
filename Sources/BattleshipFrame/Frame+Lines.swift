// Draws boxes and rules in characters that the screen can show.

/// The characters of a box, each one column wide.
package struct BoxLines: Hashable, Sendable {
  let topLeft, topRight, bottomLeft, bottomRight, across, down: Unicode.Scalar

  package static let round = BoxLines(
    topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯", across: "─", down: "│")

  package static let double = BoxLines(
    topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", across: "═", down: "║")

  static let ascii = BoxLines(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", across: "-", down: "|")
}

extension Frame {
  /// Draws the edge of a rectangle and keeps its inside.
  ///
  /// A rectangle of one row or one column has no room for both edges and becomes a rule. Lines that the screen cannot
  /// show are drawn in ASCII.
  package mutating func drawBox(_ rect: Rect, lines: BoxLines = .round, style: Style = .plain) {
    guard !rect.isEmpty else { return }
    let lines = widths[lines.across] == 1 && widths[lines.topLeft] == 1 && widths[lines.down] == 1 ? lines : .ascii
    let (top, left) = (rect.split(top: 1).top, rect.split(left: 1).left)
    let (bottom, right) = (rect.split(bottom: 1).bottom, rect.split(right: 1).right)
    guard rect.size.rows > 1 else { return fill(top, with: lines.across, style: style) }
    guard rect.size.columns > 1 else { return fill(left, with: lines.down, style: style) }
    for row in [top, bottom] { fill(row, with: lines.across, style: style) }
    for column in [left, right] { fill(column, with: lines.down, style: style) }
    fill(top.intersection(left), with: lines.topLeft, style: style)
    fill(top.intersection(right), with: lines.topRight, style: style)
    fill(bottom.intersection(left), with: lines.bottomLeft, style: style)
    fill(bottom.intersection(right), with: lines.bottomRight, style: style)
  }

  package mutating func drawRule(_ rect: Rect, lines: BoxLines = .round, style: Style = .plain) {
    drawBox(rect.split(top: 1).top, lines: lines, style: style)
  }
}
