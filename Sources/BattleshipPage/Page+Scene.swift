// The scene of the page: the title, or the scene of the seat with what belongs to links and keeping.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  /// The contents of the page.
  package var scene: PageScene {
    let words = language.page
    let (title, refused) = (language.sentences.seat.gameName, refusal.map(words.refusal) ?? "")
    let asks = question.map(words.question) ?? ""
    let answers = question == nil ? [] : [action(.cancel, isMain: true), action(.confirm)]
    guard let table else {
      return PageScene(
        language: language.rawValue, title: title, heading: words.aim, saying: note.map(words.note) ?? "",
        refusal: refused, question: asks, answers: answers, facts: [], letter: nil, boards: [], shipsTitle: "",
        ships: [], buttons: [],
        cards: titleCards, notes: [])
    }
    let scene = scene(of: table)
    let chart = table.replay == nil ? table.seat.chart : nil
    return PageScene(
      language: language.rawValue, title: title, heading: scene.title, saying: saying(table, scene), refusal: refused,
      question: asks, answers: answers,
      facts: table.replay == nil ? scene.facts.filter { !$0.isQuiet }.map { $0.text } : [],
      // A duel's link without its key would be one that nobody can play on.
      letter: table.duel == nil || vault.isHeld ? table.link.map(letter) : nil, boards: boards(table, scene),
      shipsTitle: chart == nil ? "" : words.ships, ships: chart.map(silhouettes) ?? [],
      buttons: buttons(table, scene), cards: [], notes: notes(table).map(words.note))
  }

  /// The scene of the seat, or of the game against the computer.
  private func scene(of table: Table) -> Scene {
    switch table.game {
    case .link(_, let seat):
      seat.scene(
        in: language,
        for: Players(me: language.sentences.seat.you, other: language.sentences.seat.otherPlayer, by: .link))
    case .solo(let solo): solo.scene(in: language)
    }
  }

  private func saying(_ table: Table, _ scene: Scene) -> SafeText {
    let words = language.page
    if let (story, step) = table.replay { return words.step(step, story.stepCount) }
    if case .advice = asked { return words.note(.thinking) }
    if let note { return words.note(note) }
    if let naming = table.seat.naming, naming.column == nil { return language.sentences.seat.naming(.row(naming.row)) }
    guard let saying = scene.saying else { return "" }
    return saying.aside.map { "\(saying.text) (\($0))" } ?? saying.text
  }

  private func notes(_ table: Table) -> [PageNote] {
    var notes: [PageNote] = []
    switch table.game {
    case .link(.hunt, _): notes = keepsNothing ? [.huntIsOpen, .keepsNothing] : [.huntIsOpen]
    case .link(.duel, _): notes = [.duelIsSealed]
    case .solo: notes = keepsNothing ? [.keepsNothing] : []
    }
    if table.wasSent { notes.append(.hostSawLink) }
    return table.link != nil && addresses.leadNowhere ? notes + [.linkIsLocal] : notes
  }

  private func letter(_ link: Link) -> PageScene.Letter {
    PageScene.Letter(
      url: SafeText(link.url), text: language.page.sendLink(link.kind),
      buttons: [action(.share, isMain: true), action(.copy)])
  }

  func action(_ action: PageAction, isMain: Bool = false, isEnabled: Bool = true) -> PageScene.Button {
    PageScene.Button(
      button: .page(action), label: language.page.button(action), isEnabled: isEnabled, isMain: isMain)
  }
}

extension Seat {
  /// The chart of the board that is fired at.
  fileprivate var chart: Chart? {
    switch task {
    case .hunting(let hunting): hunting.chart
    case .aiming(let aiming, _): aiming.chart
    case .duel(let own): own.chart
    case .hiding, .waiting, .over, .watching, .unreadable: nil
    }
  }
}

extension Page {
  private func silhouettes(_ chart: Chart) -> [PageScene.Silhouette] {
    var afloat = Array(chart.lengthsAfloat)
    return chart.rules.shipLengths.map { length in
      // Among ships of equal length, those afloat come first.
      let place = afloat.firstIndex(of: length)
      if let place { afloat.remove(at: place) }
      let isSunk = place == nil
      return PageScene.Silhouette(label: language.page.ship(length, isSunk), length: length, isSunk: isSunk)
    }
  }

  private func boards(_ table: Table, _ scene: Scene) -> [PageScene.Board] {
    if let (story, step) = table.replay {
      return story.boards(after: step, in: language).enumerated().map { place, sea in
        board(sea, isLive: false, isOwn: place == 1)
      }
    }
    let isSearching =
      switch table.seat.task {
      case .hunting(let hunting): hunting.revealed == nil
      case .aiming, .duel, .watching: true
      case .hiding, .waiting, .over, .unreadable: false
      }
    return scene.boards.enumerated().map { place, sea in
      board(sea, isLive: place == 0 && isOnBoard, isOwn: !isSearching || place == 1)
    }
  }

  private func board(_ sea: BoardScene, isLive: Bool, isOwn: Bool) -> PageScene.Board {
    let words = language.page
    let ships: [(cells: CellSet, ship: Ship)] = sea.ships.map { ($0.cells, $0) }
    return PageScene.Board(
      name: sea.name.isEmpty ? words.sea : sea.name, columns: (0..<sea.board.columns).map { .column($0) },
      rows: sea.board.cellsByRow.enumerated().map { row, cells in
        PageScene.Row(
          letter: .row(row),
          cells: cells.map { cell in
            let mark = sea[cell] ?? .water
            let ship = ships.first { $0.cells.contains(cell) }?.ship
            let chance = mark == .water ? sea.advice.map { PageScene.Chance($0, of: cell) } : nil
            let known = words.cell(cell, mark, isOwn)
            return PageScene.Tile(
              name: SafeText(cell), label: chance.map { words.chance(known, $0.percent) } ?? known,
              marks: [mark.name] + (ship.map { [$0.part(at: cell)] } ?? []), isCursor: isLive && sea.cursor == cell,
              chance: chance)
          })
      }, isLive: isLive, isOwn: isOwn)
  }
}

extension PageScene.Chance {
  fileprivate init(_ advice: Advice, of cell: Cell) {
    self.init(tenth: advice.tenth(of: cell), percent: advice.percent(of: cell))
  }
}

extension Ship {
  /// The name of the ship's part in a cell, for the style.
  fileprivate func part(at cell: Cell) -> String {
    guard length > 1 else { return "whole" }
    switch direction {
    case .across: return cell == first ? "left" : cell == last ? "right" : "across"
    case .down: return cell == first ? "top" : cell == last ? "bottom" : "down"
    }
  }
}
