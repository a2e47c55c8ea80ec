// A large board to fire at, and beside it one's own board in small, the events and the opponent's ships.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

extension SeasView {
  struct LargeAndSmall {
    let cell: Size
    /// The columns of the large board and of the small one, with the names of their rows.
    let large, small: Int
  }

  /// nil if another layout shows the board to fire at as large, or with two rows to a cell.
  func sizesOfLargeAndSmall(in room: Size, ratherThan pair: Pair?) -> LargeAndSmall? {
    guard boards.count > 1, let board = boards.first?.board, boards[1].board == board else { return nil }
    if let pair, pair.cell.rows > 1 { return nil }
    let small = BoardGeometry.rowNameColumns + 2 * board.columns
    for cell in CellRecipe.sizes(for: board) where pair.map({ cell.rows > $0.cell.rows }) ?? true {
      let large = BoardGeometry.rowNameColumns + board.columns * cell.columns
      let rows = max(Self.headRows + board.rows * cell.rows, Self.headRows + board.rows + Self.leastBelowSmall)
      guard room.holds(Size(rows: rows, columns: large + Self.gapBeforeSmall + max(small, Self.leastSmall))) else {
        continue
      }
      let wide = BoardGeometry.rowNameColumns + 3 * board.columns
      let rest = room.columns - large - Self.gapBeforeSmall
      return LargeAndSmall(cell: cell, large: large, small: rest >= wide ? wide : small)
    }
    return nil
  }

  static let gapBeforeSmall = 2

  /// The fewest rows and columns below the small board.
  private static let leastBelowSmall = 5, leastSmall = 20
}

extension SceneView {
  /// Whether the events fit beside the large board without being cut.
  func fitsBeside(_ sizes: SeasView.LargeAndSmall, on canvas: Canvas, in rect: Rect) -> Bool {
    let side = rect.size.columns - sizes.large - SeasView.gapBeforeSmall
    let rows = rect.size.rows - SeasView.headRows - scene.boards[0].board.rows
    let buttons = rowsOfButtons(on: canvas, within: side).count
    return events(within: side - 4, limit: .max, widths: canvas.frame.widths).count <= rows - buttons
  }

  func drawLargeAndSmall(_ sizes: SeasView.LargeAndSmall, on canvas: inout Canvas, in rect: Rect) {
    let (enemy, own, seas) = (scene.boards[0], scene.boards[1], SeasView(boards: scene.boards))
    let most = sizes.large + SeasView.gapBeforeSmall + max(sizes.small, Self.mostSideColumns)
    let whole = rect.inset(rows: 0, columns: max(0, rect.size.columns - most) / 2)
    let (left, rest) = whole.split(left: sizes.large)
    let side = rest.split(left: SeasView.gapBeforeSmall).rest
    let height = SeasView.headRows + enemy.board.rows * sizes.cell.rows
    let area = left.split(top: height).top
    seas.drawHead(of: enemy, isOwn: false, on: &canvas, in: area, room: sizes.large)
    BoardView(sea: enemy, index: 0).draw(on: &canvas, in: area.split(top: 1).rest)
    let small = side.split(left: sizes.small).left.split(top: SeasView.headRows + own.board.rows).top
    seas.drawHead(of: own, isOwn: true, on: &canvas, in: small, room: side.size.columns)
    BoardView(sea: own, index: 1).draw(on: &canvas, in: small.split(top: 1).rest)
    drawNews(on: &canvas, in: side.split(top: small.size.rows).rest)
  }

  /// Draws the events, the buttons, the opponent's ships and, if there is room, the last shots.
  private func drawNews(on canvas: inout Canvas, in rect: Rect) {
    let ships = FleetView(sea: scene.boards[0])
    let buttons = rowsOfButtons(on: canvas, within: rect.size.columns).count
    let most = max(2, rect.size.rows - buttons)
    let events = events(within: rect.size.columns - 4, limit: most, widths: canvas.frame.widths)
    // A row for each shot of a volley, rather than sentences that take the room of the ships.
    let volleys = volleys(on: canvas)
    let rowsOfVolleys = 1 + (volleys.map(\.count).max() ?? 0)
    let showsVolleys = !volleys.isEmpty && rect.size.rows - buttons - rowsOfVolleys > ships.rows
    let least = showsVolleys ? rowsOfVolleys : max(2, events.count)
    // The list of the ships, below its name, gives way to a line with their lengths, and that to the events.
    let isListed = ships.rows > 0 && rect.size.rows - buttons - least > ships.rows
    let listed = isListed ? 1 + ships.rows : ships.rows == 0 || least == most ? 0 : 1
    var spare = rect.size.rows - buttons - least - listed
    func gap(_ wanted: Int = 1) -> Int {
      let taken = max(0, min(wanted, spare))
      spare -= taken
      return taken
    }
    var rest = rect.split(top: gap()).rest
    let panel = rest.split(top: least + (spare > 1 ? gap(3 - least) : 0))
    if showsVolleys {
      draw(volleys, on: &canvas, in: self.panel(forRows: rowsOfVolleys, on: &canvas, in: panel.top))
    } else {
      drawPanel(events, on: &canvas, in: panel.top)
    }
    rest = panel.rest
    let below = gap()
    drawButtons(on: &canvas, in: rest.split(top: buttons).top)
    rest = rest.split(top: buttons + below).rest
    let list = rest.split(top: listed).top.split(left: 2).rest
    if isListed {
      canvas.frame.write(canvas.language.sentences.page.ships, in: list, style: Style(.faint))
      ships.draw(on: &canvas, in: list.split(top: 1).rest)
    } else {
      ships.drawLengths(after: canvas.owner(of: scene.boards[0], at: 0), on: &canvas, in: list)
    }
    let log = rest.split(top: listed + 1).rest
    if log.size.rows > 4 { SeasView(boards: scene.boards).drawShots(on: &canvas, in: log.split(left: 2).rest) }
  }

  /// The newest shots of both players, if one fired several and the event is what became of them.
  private func volleys(on canvas: Canvas) -> [[AnsweredShot]] {
    let volleys = scene.boards.map { sea in sea.shots.filter { sea.newest.contains($0.cell) } }
    let areTold = canvas.flash == nil && scene.saying?.tellsShots == true
    return areTold && volleys.contains { $0.count > 1 } ? volleys : []
  }

  /// Draws a column for each player: their name, and a row for each shot.
  private func draw(_ volleys: [[AnsweredShot]], on canvas: inout Canvas, in rect: Rect) {
    let isFilled = canvas.depth != .none
    for (index, shots) in volleys.enumerated() where !shots.isEmpty {
      let half = rect.split(left: index * (rect.size.columns + 1) / 2).rest
      canvas.frame.write(
        scene.boards[index].shooter.cut(to: rect.size.columns / 2 - 1, widths: canvas.frame.widths), in: half,
        style: Style(isFilled ? .barLit : .title, .bold))
      for (row, shot) in shots.enumerated() {
        let hit = Style(isFilled ? .barAlarm : .alarm, .bold)
        canvas.frame.write(
          canvas.language.word(for: shot), in: half.split(top: 1 + row).rest,
          style: shot.result.isHit ? hit : Style(isFilled ? .bar : .plain))
      }
    }
  }

  private static let mostSideColumns = 36
}
