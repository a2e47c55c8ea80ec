// The game in lines: the effect of a typed line on the top screen.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

package enum LineMeaning: Equatable, Sendable {
  case events([ScreenEvent])
  case said([SafeText])
  case quit

  static let next = LineMeaning.events([.input(.key(.enter))])
}

extension ScreenStack {
  package func meaning(of line: String) -> LineMeaning {
    // The keys of the screens work as well.
    let keys = ["q": "quit", "?": "help", "!": "hint"]
    let words = line.split { $0.isWhitespace || $0 == "," || $0 == "-" }.map {
      keys[$0.lowercased()] ?? $0.lowercased()
    }
    let unknown = LineMeaning.said([lines.unknown(SafeText(line, limit: 60))])
    switch words {
    case ["quit"]: return .quit
    case ["help"]: return .said(lines.help(placeOfLines))
    default: break
    }
    if case .title(let screen)? = screen { return meaning(of: line, on: screen.title) ?? unknown }
    if case .table(let screen)? = screen, screen.awaitsLink, line.contains("?") {
      return .events([.input(.paste(line))])
    }
    if placeOfLines == .locked { return words.isEmpty ? .events([.awoke, .input(.key(.enter))]) : .said(whole) }
    guard let shown = seatInLines else { return words.isEmpty ? .next : unknown }
    return meaning(of: words, at: shown) ?? unknown
  }

  private func meaning(of line: String, on title: Title) -> LineMeaning? {
    let written = LineMeaning.events([.key(.control("u")), .paste(line), .key(.enter)].map { .input($0) })
    if title.asksName || title.scene.settings.contains(where: \.isBeingTyped) { return written }
    if line.contains("?") { return .events([.input(.paste(line))]) }
    guard !line.allSatisfy(\.isWhitespace) else { return .next }
    let choices = title.choicesInLines
    guard let number = Int(line.filter { !$0.isWhitespace }) else { return title.asksAddress ? written : nil }
    guard choices.indices.contains(number - 1) else { return nil }
    return .events([.input(.click(.title(choices[number - 1].target)))])
  }

  private func meaning(of words: [String], at shown: SeatScene) -> LineMeaning? {
    let (seat, scene) = shown
    if case .table(let screen)? = screen, screen.isAskedLive {
      switch words {
      case []: return .next
      case ["yes"] where screen.live?.question != nil: return .events([.acted([.button(.accept)])])
      case ["no"] where screen.live?.question != nil: return .events([.acted([.button(.decline)])])
      case _: return nil
      }
    }
    let isFiring = placeOfLines == .firing
    let isHiding = scene.kind == .hiding && words.count == 1
    switch isHiding && words == ["r"] ? "random" : words.first {
    case nil:
      if case .button? = scene.focus { return .next }
      return .said(whole)
    case "board" where words.count == 1: return .said(scene.boards.flatMap { read($0) })
    case "theirs": return .said(scene.theirs.map { read($0, row: words.dropFirst().first) } ?? [lines.notHere])
    case "mine": return .said(scene.mine.map { read($0, row: words.dropFirst().first) } ?? [lines.notHere])
    case "fleet" where words.count == 1:
      return .said([scene.theirs, scene.mine].compactMap { $0.map(fleet) })
    case "score" where words.count == 1:
      let facts = scene.facts.map(\.text) + (scene.score.map { [$0] } ?? [])
      return .said([environment.language.line(of: facts.map(environment.language.sentence))])
    case "luck" where words.count == 1:
      let luck = table?.table.view.luck ?? seat.replay?.luck
      return .said(luck.map { environment.language.sentences.luck.spoken($0) } ?? [lines.notHere])
    case "replay" where words.count == 1:
      return .said(seat.replay.map { told($0) } ?? [lines.notHere])
    case "link" where words.count == 1:
      guard let url = urlInLines else { return .said([lines.notHere]) }
      let warning = MessageContent(in: url)?.hunt == nil ? [] : [lines.linkShowsShips]
      return .said(warning + [SafeText(url, limit: .max)])
    case "random" where isHiding:
      return .events([.input(.key(.character("r")))])
    case "back" where words.count == 1: return .events([.acted([seat.placing?.undoing ?? .tookBack])])
    case "hint" where isFiring && words.count == 1: return .events([.acted([.advised(true)])])
    case "no" where words.count == 1 && scene.buttons.contains { $0.action == .playOn }:
      return .events([.acted([.button(.playOn)])])
    case "resign" where words.count == 1:
      let canResign = scene.buttons.contains { $0.action == .resign && $0.isEnabled }
      return canResign ? .events([.acted([.button(.resign)])]) : .said([lines.notHere])
    case .some:
      let cells = words.compactMap { Cell($0) }
      guard let board = seat.board, words.allSatisfy({ Cell.isName(Array($0.utf8)[...]) }) else { return nil }
      guard cells.count == words.count else {
        let stray = words.filter { Cell($0) == nil }.map { SafeText($0.uppercased(), limit: 10) }
        let size = environment.language.sentences.spoken.board(board)
        return .said(stray.prefix(1).map { environment.language.line(of: [lines.offBoard($0), size]) })
      }
      return scene.kind == .hiding ? hiding(cells) : firing(cells, at: seat, board)
    }
  }

  /// The result of each shot of the game, one to a line.
  private func told(_ replay: Replay) -> [SafeText] {
    let (language, players) = (environment.language, playersInLines)
    return (1...replay.stepCount).compactMap { replay.scene(after: $0, in: language, for: players).saying?.text }
  }

  private func hiding(_ cells: [Cell]) -> LineMeaning? {
    if placeOfLines == .hidingBoats { return .events(cells.map { .acted([.placed(Ship($0))]) }) }
    guard cells.count <= 2, let first = cells.first, let last = cells.last else { return nil }
    guard let ship = Ship(from: first, to: last) ?? Ship(from: last, to: first) else {
      return .said([lines.notStraight])
    }
    return .events([.acted([.placed(ship)])])
  }

  private func firing(_ cells: [Cell], at seat: Seat, _ board: BoardSize) -> LineMeaning {
    let sentences = environment.language.sentences
    if let stray = cells.first(where: { !board.contains($0) }) {
      return .said([sentences.refusals.shot(.cellOffBoard(stray, board))])
    }
    guard let aiming = seat.aiming else {
      return .events(cells.map { .acted([.focused(nil), .pointed($0), .pressed]) })
    }
    let left = aiming.shotsDue - aiming.chosen.count
    // Alone, a chosen cell is taken back; among others, it is one of those that are named.
    let cells = cells.count > 1 ? cells.filter { !aiming.chosen.contains($0) } : cells
    guard cells.count <= left else {
      return .said([environment.language.sentence(sentences.duel.toChoose(left, of: aiming.shotsDue))])
    }
    if let open = cells.first(where: { aiming.chart[$0] != .unknown }) {
      return .said([sentences.refusals.shot(.alreadyOpened(open))])
    }
    return .events([.acted([.focused(nil)] + cells.flatMap { [.pointed($0), .pressed] })])
  }
}
