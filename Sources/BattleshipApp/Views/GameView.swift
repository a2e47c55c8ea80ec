// The screens of the game inside of the panel.

import BattleshipCore

/// What the extension shows in its rectangle.
struct GameView {
  let screen: GameScreen
  /// The names of the viewer and of the other player.
  let me, other: SafeText
  /// Whether the two share a phone, which is handed over where it is the other one's turn.
  var isShared = false
  /// The button under a game that came in finished.
  var lastButton: (label: SafeText, button: GameButton) = (Wording.again, .start)

  func draw(on canvas: inout Canvas, in rect: Rect) {
    switch screen {
    case .start(let rules, let goesOn): drawStart(rules, goesOn, on: &canvas, in: rect)
    case .placing(let placing): drawPlacing(placing, on: &canvas, in: rect)
    case .attack(let attack): drawAttack(attack, on: &canvas, in: rect)
    case .waiting(let game):
      drawWhole(
        game, says: Wording.waiting(for: other), button: isShared ? Wording.handOver(to: other) : nil,
        target: .handOver, on: &canvas, in: rect)
    case .finished(let game, let seekerIsMe):
      let ending = Wording.ending(of: game, seeker: seekerIsMe ? me : other)
      drawWhole(
        game, says: ending, button: lastButton.label, target: lastButton.button, on: &canvas, in: rect)
    case .unreadable(let error):
      canvas.frame.writeLines(Wording.unreadable(error), in: rect.inset(rows: 1, columns: 2), style: Style(.warning))
    }
  }

  private func drawStart(_ rules: Rules, _ goesOn: Bool, on canvas: inout Canvas, in rect: Rect) {
    let middle = rect.centred(Size(rows: min(3, rect.size.rows), columns: rect.size.columns)) ?? rect
    let fits = canvas.frame.widths.columns(of: Wording.spacedName) <= rect.size.columns
    let title = fits ? Wording.spacedName : Wording.gameName
    canvas.frame.write(title, in: middle, .centre, style: Style(.title, .bold))
    canvas.frame.write(Wording.title(of: rules), in: middle.split(top: 1).rest, .centre, style: Style(.faint))
    let label = goesOn ? Wording.goOn : Wording.start
    canvas.button(label, .button(.start), centredIn: middle.split(top: 2).rest)
  }

  private func drawPlacing(_ placing: PlacingScreen, on canvas: inout Canvas, in rect: Rect) {
    let draft = placing.draft
    let proposed = placing.proposedCells
    let fits = placing.obstacle == nil
    let showsShip = (placing.nextLength ?? 1) > 1
    let parts = Parts(rect)
    canvas.frame.write(Wording.shipsToPlace(draft.shipsToPlace), in: parts.header, style: Style(.title))
    if let length = placing.nextLength, length > 1 {
      canvas.frame.write(Wording.nextShip(length), in: parts.header, .right, style: Style(.faint))
    }
    BoardView(board: draft.rules.board, cursor: placing.cursor, isLive: true) { cell in
      if draft.cells.contains(cell) { return .ship }
      return showsShip && proposed.contains(cell) ? .proposed(fits: fits) : .water
    }.draw(on: &canvas, in: parts.board)
    if let refusal = placing.refusal ?? (showsShip ? placing.obstacle : nil) {
      canvas.frame.write(Wording.refusal(refusal), in: parts.says, .centre, style: Style(.warning))
    }
    canvas.button(Wording.finished, .button(.finished), centredIn: parts.button, isEnabled: draft.isComplete)
  }

  private func drawAttack(_ attack: AttackScreen, on canvas: inout Canvas, in rect: Rect) {
    let chart = attack.chart
    guard chart.status == .open else {
      let ending = Wording.ending(of: attack.game, seeker: me)
      return drawWhole(
        attack.game, says: ending, button: Wording.reply, target: .reply, isPlayedHere: true, on: &canvas, in: rect)
    }
    let parts = Parts(rect)
    canvas.frame.write(Wording.lives(chart), in: parts.header, style: Style(.title))
    canvas.frame.write(Wording.hits(chart), in: parts.header, .right, style: Style(.title))
    let hasLongShips = chart.rules.shipLengths.cellCount > chart.rules.shipLengths.count
    if chart.rules.shipLengths.count > 1, hasLongShips {
      let sides = [Wording.lives(chart), Wording.hits(chart)].map(canvas.frame.widths.columns(of:)).reduce(0, max)
      let middle = parts.header.inset(rows: 0, columns: sides + 1)
      let afloat = Wording.afloat(chart.lengthsAfloat)
      if canvas.frame.widths.columns(of: afloat) <= middle.size.columns {
        canvas.frame.write(afloat, in: middle, .centre, style: Style(.faint))
      }
    }
    BoardView(board: chart.rules.board, cursor: attack.cursor, isLive: true) { cell in
      switch chart[cell] {
      case .unknown: .water
      case .miss: .miss
      case .hit: .hit
      // A ship of one cell is sunk by every hit: there is nothing to tell apart.
      case .sunk: hasLongShips ? .sunk : .hit
      }
    }.draw(on: &canvas, in: parts.board)
    if let outcome = attack.outcome {
      canvas.frame.write(Wording.outcome(outcome, chart), in: parts.says, .centre, style: Style(.accent))
    }
  }

  /// A game of which everything may be seen: one's own, or one that is over.
  private func drawWhole(
    _ game: Game, says: SafeText, button: SafeText?, target: GameButton = .start, isPlayedHere: Bool = false,
    on canvas: inout Canvas, in rect: Rect
  ) {
    let parts = Parts(rect)
    let chart = game.chart
    canvas.frame.write(Wording.lives(chart), in: parts.header, style: Style(.title))
    canvas.frame.write(Wording.hits(chart), in: parts.header, .right, style: Style(.title))
    BoardView(board: game.rules.board, cursor: nil, isLive: false) { cell in
      let isShip = game.fleet.cells.contains(cell)
      return game.opened.contains(cell) ? (isShip ? .hit : .miss) : isShip ? .ship : .water
    }.draw(on: &canvas, in: parts.board)
    let odds = game.status == .won ? Wording.odds(game.rules) : nil
    let whole = odds.map { "\(says) (\($0))" } ?? says
    let line = canvas.frame.widths.columns(of: whole) <= parts.says.size.columns ? whole : says
    let room = button == nil ? parts.saysMore : parts.says
    canvas.frame.writeLines(line, in: room, .centre, style: Style(.accent, .bold))
    guard let button else { return }
    guard isShared, !isPlayedHere, game.status != .open else {
      return canvas.button(button, .button(target), centredIn: parts.button)
    }
    // Either of the two may hide the ships of the next game.
    let columns = [button, Wording.handOver].map(canvas.columns(ofButton:))
    let left = max(0, (parts.button.size.columns - columns[0] - columns[1] - 2) / 2)
    let start = parts.button.origin.moved(columns: left)
    canvas.button(button, .button(target), at: start)
    canvas.button(Wording.handOver, .button(.handOver), at: start.moved(columns: columns[0] + 2))
  }

  /// How a screen with a board is divided: a line over it, and under it what is said and a button.
  private struct Parts {
    let header, board, says, button: Rect
    /// The room for what is said where there is no button.
    let saysMore: Rect

    init(_ rect: Rect) {
      let (top, rest) = rect.split(top: 1)
      let (middle, bottom) = rest.split(bottom: 2)
      header = top.inset(rows: 0, columns: 1)
      board = middle
      says = bottom.split(top: 1).top
      saysMore = bottom
      button = bottom.split(top: 1).rest
    }
  }
}
