// The boards of the scene: each cell with its name and its marks, and the ships and last shots beside a board.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  /// The boards, the most important first.
  func boards(_ view: VisibleTable, _ drawn: Scene, _ end: GameEnding?) -> [PageScene.Board] {
    var boards: [PageScene.Board] = []
    for (index, sea) in drawn.boards.enumerated() {
      let isOwn = isOwn(index, view)
      boards.append(
        board(
          sea, note: note(index, isOwn: isOwn, view, end), isLive: index == 0 && isOnBoard,
          canDragShips: canDragShips(view),
          isOwn: isOwn, latest: sea.newest))
    }
    // Before the opponent joins, their sea is not shown.
    if view.seat.duel?.waitsToBeJoined == true, boards.count == 2 { return [boards[1]] }
    return boards
  }

  func replayBoards(_ drawn: Scene) -> [PageScene.Board] {
    var boards: [PageScene.Board] = []
    for (index, sea) in drawn.boards.enumerated() {
      let latest = CellSet(sea.latest.map { [$0] } ?? [])
      let isOwn = index == 1 && table?.seat.watched == nil
      boards.append(board(sea, note: "", isLive: false, canDragShips: false, isOwn: isOwn, latest: latest))
    }
    return boards
  }

  private func canDragShips(_ view: VisibleTable) -> Bool { view.seat.placing != nil && isOnBoard }

  private func isOwn(_ index: Int, _ view: VisibleTable) -> Bool {
    if let hunting = view.seat.hunting { return hunting.revealed != nil }
    return index == 1 && view.seat.watched == nil || view.seat.placing != nil || !view.seat.isDuel
  }

  private func note(_ index: Int, isOwn: Bool, _ view: VisibleTable, _ end: GameEnding?) -> SafeText {
    let words = language.sentences
    if let duel = view.seat.watched {
      let chart = duel.chart(of: Duel.Player.allCases[index])
      return "\(chart.hits.count)/\(duel.rules.shipLengths.cellCount)"
    }
    guard let own = view.seat.duel, !own.waitsToBeJoined else { return "" }
    let all = own.duel.rules.shipLengths.cellCount
    if isOwn {
      guard let side = own.side else { return "" }
      let shots = view.seat.shotsAtMe(of: own)
      if end != nil { return words.moments.afloat(side.fleet.ships.count { !$0.cells.isSubset(of: shots) }) }
      return words.moments.lost(side.fleet.cells.intersection(shots).count, of: all)
    }
    if end != nil { return words.moments.afloat(own.chart.lengthsAfloat.count) }
    return words.moments.shotsAndHits(own.chart.shots.count, hits: own.chart.hits.count, of: all)
  }

  private func board(
    _ sea: BoardScene, note: SafeText, isLive: Bool, canDragShips: Bool, isOwn: Bool, latest: CellSet
  ) -> PageScene.Board {
    let words = language.sentences
    // The cells from which a ship is being dragged, and those over which it is. (A closure that captures the page copies it.)
    let (inHand, fits) = (lifted?.ship, lifted?.obstacle == nil)
    let (origin, over) = (inHand?.cells ?? CellSet(), lifted?.moved.cells ?? CellSet())
    let proposed = lifted?.moved ?? table?.seat.placing?.proposal
    let cursor = lifted?.moved.first ?? sea.cursor
    let aimed = table?.seat.aiming?.chosen ?? []
    let advised = isLive ? table?.seat.suggestedCells ?? [] : []
    let ships: [(cells: CellSet, ship: Ship)] = sea.ships.filter { $0 != inHand }.map { ($0.cells, $0) }
    // A ship sunk by the latest shots burns over its whole length.
    let burning = ships.filter { !$0.cells.intersection(latest).isEmpty && $0.ship.length > 1 }
    let burns = burning.reduce(into: CellSet()) { $0.formUnion($1.cells) }
    let unknown = sea.board.cells.filter { (sea[$0] ?? .water) == .water }
    let chances = sea.advice.map { advice in unknown.map { advice.percent(of: $0) } } ?? []
    return PageScene.Board(
      name: [sea.owner, sea.name].first { !$0.isEmpty } ?? words.page.sea, note: note,
      columns: (0..<sea.board.columns).map { .column($0) },
      rows: sea.board.cellsByRow.enumerated().map { row, cells in
        PageScene.BoardRow(
          letter: .row(row),
          cells: cells.map { cell in
            let ship = ships.first { $0.cells.contains(cell) }?.ship
            var mark = sea[cell] ?? .water
            // While a ship is dragged, another one in the hand is not shown.
            if inHand != nil { mark = over.contains(cell) ? .proposed(fits: fits) : ship == nil ? .water : .ship }
            let percent = mark == .water ? sea.advice?.percent(of: cell) : nil
            let chance = percent.map { PageScene.Chance(percent: $0, among: chances) }
            let known = words.page.cell(cell, mark: mark, isOwn: isOwn, isNoted: sea.isNoted(cell))
            // A ship in the hand, and the place from which it is dragged, look like one ship.
            let drawn = mark.isProposed ? proposed : ship ?? (origin.contains(cell) ? inHand : nil)
            var marks = [mark.name] + (drawn.map { [$0.part(at: cell)] } ?? [])
            if mark == .aimed, !isLive { marks.append("under-way") }
            if sea.isNoted(cell) { marks.append("noted") }
            if mark == .proposed(fits: false), ship != nil { marks.append("over") }
            if mark == .water, origin.contains(cell) { marks.append("from") }
            if advised.contains(cell) { marks.append("best") }
            if latest.contains(cell) { marks.append("latest") }
            if latest.contains(cell), sea.shots.last?.cell == cell { marks.append("newest") }
            if mark == .sunk, burns.contains(cell) { marks.append("burns") }
            return PageScene.BoardCell(
              name: SafeText(cell), label: chance.map { words.page.chance(known, percent: $0.percent) } ?? known,
              marks: marks,
              isCursor: isLive && cursor == cell,
              shot: isLive && mark == .aimed ? aimed.firstIndex(of: cell).map { $0 + 1 } : nil,
              chance: chance)
          })
      }, isLive: isLive, canDragShips: canDragShips, isOwn: isOwn)
  }
}

extension BoardScene {
  /// The styles of the cells where none can be pressed.
  var styles: [String] {
    board.cells.map { cell in
      let ship = ships.first { $0.cells.contains(cell) }
      return ([(self[cell] ?? .water).name] + (ship.map { [$0.part(at: cell)] } ?? [])).joined(separator: " ")
    }
  }
}

extension BoardScene.Mark {
  fileprivate var isProposed: Bool { if case .proposed = self { true } else { false } }
}

extension OwnDuel {
  fileprivate var waitsToBeJoined: Bool { due == .wait && duel.secondSeal == nil }
}

extension PageScene.Chance {
  /// The colours reach from the least likely cell with a number to the likeliest one, or all chances would look alike.
  fileprivate init(percent: Int, among all: [Int]) {
    let shown = all.filter { $0 > 0 }
    let (least, most) = (shown.min() ?? 0, shown.max() ?? 0)
    let tenth = percent == 0 ? 0 : least == most ? 9 : 1 + 8 * (percent - least) / (most - least)
    self.init(tenth: tenth, percent: percent)
  }
}

extension Ship {
  /// The class name for the ship's part in a cell.
  fileprivate func part(at cell: Cell) -> String {
    guard length > 1 else { return "whole" }
    switch direction {
    case .across: return cell == first ? "left" : cell == last ? "right" : "across"
    case .down: return cell == first ? "top" : cell == last ? "bottom" : "down"
    }
  }
}

extension Page {
  func ships(_ view: VisibleTable) -> [PageScene.ShipList] {
    if let hunting = view.seat.hunting { return hunting.revealed == nil ? [theirs(hunting.chart)] : [] }
    if let hiding = view.seat.placing { return view.isLocked ? [] : [placed(hiding)] }
    guard let own = view.seat.duel, !own.isOver || !view.isToldWhole else { return [] }
    guard !own.waitsToBeJoined else { return [] }
    return [theirs(own.chart)] + mine(own, view)
  }

  /// The placed ships and, in place of the others, the one in the hand and those that follow it.
  private func placed(_ hiding: Hiding) -> PageScene.ShipList {
    let language = language
    let inHand = lifted?.ship.length ?? hiding.nextLength
    var left = Array(hiding.draft.lengthsToPlace) + (lifted.map { [$0.ship.length] } ?? [])
    let ships = hiding.draft.rules.shipLengths.map { length in
      let hits = [Bool](repeating: false, count: length)
      guard let index = left.firstIndex(of: length) else { return Self.silhouette(hits, .afloat, in: language) }
      left.remove(at: index)
      return Self.silhouette(
        hits, length == inHand && !left.contains(length) ? .inHand : .ashore, in: language)
    }
    return PageScene.ShipList(title: language.sentences.page.ownShips, note: "", ships: ships)
  }

  private func theirs(_ chart: Chart) -> PageScene.ShipList {
    let language = language
    var afloat = Array(chart.lengthsAfloat)
    let ships = chart.rules.shipLengths.map { length in
      // Among ships of equal length, those afloat come first.
      let index = afloat.firstIndex(of: length)
      if let index { afloat.remove(at: index) }
      return Self.silhouette(
        [Bool](repeating: index == nil, count: length), index == nil ? .sunk : .afloat, in: language)
    }
    return list(language.sentences.page.ships, ships)
  }

  private func mine(_ own: OwnDuel, _ view: VisibleTable) -> [PageScene.ShipList] {
    guard let fleet = own.side?.fleet ?? view.seat.joiningFleet else { return [] }
    let shots = view.seat.shotsAtMe(of: own)
    let language = language
    var left = Array(fleet.ships)
    let ships = fleet.rules.shipLengths.compactMap { length -> PageScene.Silhouette? in
      guard let index = left.firstIndex(where: { $0.length == length }) else { return nil }
      let ship = left.remove(at: index)
      return Self.silhouette(
        ship.cells.map { shots.contains($0) }, ship.cells.isSubset(of: shots) ? .sunk : .afloat, in: language)
    }
    return [list(language.sentences.page.ownShips, ships)]
  }

  private func list(_ title: SafeText, _ ships: [PageScene.Silhouette]) -> PageScene.ShipList {
    let afloat = language.sentences.moments.afloat(ships.count { $0.state == .afloat })
    return PageScene.ShipList(title: title, note: afloat, ships: ships)
  }

  private static func silhouette(
    _ hits: [Bool], _ state: ShipState, in language: Language
  ) -> PageScene.Silhouette {
    PageScene.Silhouette(
      name: language.sentences.seat.shipName(hits.count),
      label: language.sentences.page.ship(hits.count, state),
      hits: hits, state: state)
  }

  func log(_ view: VisibleTable) -> [PageScene.Log] {
    guard let own = view.seat.duel, !own.isOver, !view.isShowing, let story = view.seat.replay else {
      return []
    }
    let (me, other) = (own.player, own.player.other)
    let hidden = own.shotsToAnswer.count - view.seat.theirShots(of: own).count
    let mine = story.steps.filter { $0.player == me }
    let theirs = story.steps.filter { $0.player == other }.dropLast(hidden)
    return [
      log(players.me, mine.suffix(max(4, own.lastVolley.count, own.shotsUnderWay.count)), own.lastVolley),
      log(brief(view), theirs.suffix(max(4, own.shotsToAnswer.count)), own.shotsToAnswer),
    ].filter { !$0.shots.isEmpty }
  }

  /// The log of a player; the story lacks the results of `unanswered` shots.
  private func log(_ name: SafeText, _ steps: ArraySlice<Replay.Step>, _ unanswered: [AnsweredShot]) -> PageScene.Log {
    PageScene.Log(
      name: name,
      shots: steps.map { step in
        let result = step.result ?? unanswered.first { $0.cell == step.cell }?.result
        let mark: BoardScene.Mark =
          switch result {
          case .miss?: .miss
          case .hit?: .hit
          case .sunk?: .sunk
          case nil: .aimed
          }
        return PageScene.Shot(cell: SafeText(step.cell), mark: mark.name)
      })
  }
}
