// The fleet of a sea as silhouettes with names: whole, hit, sunk and unseen ships.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

struct FleetView {
  let sea: BoardScene

  /// The visible ships; a burning one becomes visible as a wreck.
  private let ships: [Ship]
  private let otherLengths: [Int]
  private let lengths: [Int]

  init(sea: BoardScene) {
    self.sea = sea
    ships = sea.ships.filter { !sea.appearingShips.contains($0) }
    otherLengths = sea.otherLengths + sea.appearingShips.map(\.length)
    lengths = Set(ships.map(\.length) + otherLengths).sorted(by: >)
  }

  /// 0 if all ships have one cell, because they all look the same.
  var rows: Int { lengths.allSatisfy { $0 == 1 } ? 0 : lengths.count }

  private static let nameColumns = 11

  func draw(on canvas: inout Canvas, in rect: Rect) {
    for (row, length) in lengths.prefix(min(rows, rect.size.rows)).enumerated() {
      let line = rect.split(top: row).rest.split(top: 1).top
      drawName(length, on: &canvas, in: line.split(left: Self.nameColumns - 1).left)
      drawShips(length, on: &canvas, in: line.split(left: Self.nameColumns).rest)
    }
  }

  func lines(within columns: Int) -> [[Ship]] {
    var (lines, used) = ([[Ship]](), columns)
    for ship in ships.sorted(by: { $0.length > $1.length }) where rows > 0 {
      if lines.isEmpty || used + 1 + ship.length > columns {
        lines.append([])
        used = -1
      }
      lines[lines.count - 1].append(ship)
      used += 1 + ship.length
    }
    return lines
  }

  func draw(_ lines: [[Ship]], on canvas: inout Canvas, in rect: Rect) {
    for (row, ships) in lines.prefix(rect.size.rows).enumerated() {
      var point = rect.split(top: row).rest.origin
      for ship in ships {
        point = draw(ship, on: &canvas, at: point)
        point.column += 1
      }
    }
  }

  /// Draws each length on two lines, its name above its ships.
  func drawTall(on canvas: inout Canvas, in rect: Rect) {
    for (index, length) in lengths.prefix(rows).enumerated() {
      let lines = rect.split(top: 2 * index).rest
      drawName(length, on: &canvas, in: lines.split(top: 1).top)
      drawShips(length, on: &canvas, in: lines.split(top: 1).rest.split(top: 1).top)
    }
  }

  func drawLengths(after name: SafeText, on canvas: inout Canvas, in line: Rect) {
    let afloat = ships.filter { !isSunk($0) }.map { ($0.length, false) }
    let all = (sea.sunkShips.map { ($0.length, true) } + afloat + otherLengths.map { ($0, false) })
      .sorted { $0.0 > $1.0 }
    // Where room is short, only different lengths stand apart, and then the name is left out.
    let heading = canvas.frame.widths.columns(of: name) + 1
    let grouped = all.count + Set(all.map(\.0)).count - 1
    let isSpaced = heading + 2 * all.count - 1 <= line.size.columns
    var point = line.origin
    if isSpaced || heading + grouped <= line.size.columns {
      point.column = canvas.frame.write("\(name) ", at: point, style: Style(.faint), clip: line)
    }
    for (index, (length, isSunk)) in all.enumerated() {
      if index > 0, isSpaced || all[index - 1].0 != length { point.column += 1 }
      let text: SafeText = isSunk && canvas.depth == .none ? canvas.glyphs.sunk : "\(length)"
      point.column = canvas.frame.write(
        text, at: point, style: isSunk ? Style(.alarm, .bold) : Style(.plain, .bold), clip: line)
    }
  }

  private func drawName(_ length: Int, on canvas: inout Canvas, in line: Rect) {
    let isGone = !otherLengths.contains(length) && ships.allSatisfy { $0.length != length || isSunk($0) }
    let style =
      isGone ? Style(.alarm, .bold) : length == sea.lengthInHand ? Style(.lit, .bold) : .plain
    canvas.frame.write(canvas.language.sentences.seat.shipName(length), in: line, style: style)
  }

  private func drawShips(_ length: Int, on canvas: inout Canvas, in room: Rect) {
    let seen = ships.filter { $0.length == length }
    let unseen = otherLengths.filter { $0 == length }.count
    var point = room.origin
    let count = seen.count + unseen
    guard count * (length + 1) - 1 <= room.size.columns else {
      // Where they do not all fit, one of those that are left stands for them.
      let afloat = seen.filter { !isSunk($0) }
      if unseen > 0 {
        for _ in 0..<length { point.column = canvas.frame.write(canvas.glyphs.whole, at: point, style: Style(.faint)) }
      } else if let ship = afloat.first ?? seen.first {
        point = draw(ship, on: &canvas, at: point)
      }
      let number = unseen > 0 ? unseen : afloat.isEmpty ? count : afloat.count
      if number > 1 { canvas.frame.write("x\(number)", at: point, style: Style(.faint), clip: room) }
      return
    }
    for ship in 0..<count {
      if ship < seen.count {
        point = draw(seen[ship], on: &canvas, at: point)
      } else {
        // The ship in hand is the first of its length that is not placed.
        let style = Style(length == sea.lengthInHand && ship == seen.count ? .lit : .faint)
        for _ in 0..<length { point.column = canvas.frame.write(canvas.glyphs.whole, at: point, style: style) }
      }
      point.column += 1
    }
  }

  private func draw(_ ship: Ship, on canvas: inout Canvas, at point: Point) -> Point {
    var point = point
    for cell in ship.cells {
      let isHit = sea[cell] == .hit || sea[cell] == .sunk
      let role: Role = isHit ? .alarm : .faint
      let glyph = isSunk(ship) ? canvas.glyphs.sunk : isHit ? canvas.glyphs.hit : canvas.glyphs.small
      point.column = canvas.frame.write(glyph, at: point, style: Style(role))
    }
    return point
  }

  private func isSunk(_ ship: Ship) -> Bool { sea.sunkShips.contains(ship) }
}
