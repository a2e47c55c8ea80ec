// The game in lines: the sentences about the top screen after an event, and the rest on request.

import BattleshipCore
import BattleshipPlay

extension ScreenStack {
  typealias SeatScene = (seat: Seat, scene: Scene)

  var lines: LineSentences { environment.language.lines }

  package func spoken(since before: ScreenStack?) -> [SafeText] {
    let notice = environment.noticeSentence.map { [$0] } ?? []
    if case .title(let old)? = before?.screen, case .title(let new)? = screen {
      let (then, now) = (old.title.scene, new.title.scene)
      let changed = new.title.allSettings.filter { !old.title.allSettings.contains($0) }
      if !changed.isEmpty || !notice.isEmpty && then == now {
        return notice + changed.map { environment.language.labeled($0.label, $0.value) }
          + (now.tip.isEmpty ? [] : [now.tip])
      }
    }
    guard placeOfLines == .locked, let before, before.placeOfLines != .locked else {
      // After unlocking, compare with nothing: the scene before was the other player's.
      let old = before?.placeOfLines == .locked ? nil : before?.seatInLines?.seat
      let goesOn = old != nil && Seat.haveSameTask(old, seatInLines?.seat)
      let turn = before?.placeOfLines == .locked ? turnAfterLock : []
      return notice + turn + (goesOn || before != nil && seatInLines?.seat.hasFired == true ? news : whole)
    }
    // A screen reader skips empty lines; on a screen they push away text that the other player must not read.
    return Array(repeating: "", count: 200) + notice + whole
  }

  var whole: [SafeText] {
    if case .title(let screen)? = screen {
      return Self.said(screen.title) + (screen.title.isList ? [lines.opening(.title)].compactMap { $0 } : [])
    }
    if case .phones(let phones)? = screen, let lock = phones.lock {
      let name = phones.name(of: lock.owner, on: lock.owner, widths: environment.widths)
      return ["\(environment.language.sentences.seat.pass(name)). \(lines.handOver(name))"]
    }
    if case .table(let screen)? = screen, screen.table.view.isLocked {
      let name = screen.table.view.players(in: environment.language).me
      return ["\(environment.language.sentences.seat.pass(name)). \(lines.handOver(name))"]
    }
    return opening + news
  }

  /// Whose turn it is, once the keyboard was passed to somebody who fires.
  private var turnAfterLock: [SafeText] {
    guard case .table(let screen)? = screen, screen.table.seat.aiming != nil else { return [] }
    return [environment.language.sentence(screen.title(in: environment.language))]
  }

  private var opening: [SafeText] {
    guard let sentence = lines.opening(placeOfLines), let seat = seatInLines?.seat, let board = seat.board else {
      return []
    }
    // The sentences of a hunt already give the size of its board.
    if seat.hunting != nil { return [sentence] }
    return [environment.language.line(of: [sentence, environment.language.sentences.spoken.board(board)])]
  }

  private var news: [SafeText] {
    guard let (seat, scene) = seatInLines, followsInLines == nil else { return [] }
    let language = environment.language
    var sentences: [SafeText]
    let end: Scene.End?
    switch screen {
    case .table(let screen)?:
      let view = screen.table.view
      sentences = screen.spoken(in: language)
      end = view.end(in: language)
    case .phones, .title, .replay, .overlay, nil:
      sentences = seat.spoken(in: language, for: playersInLines)
      end = seat.end(in: language, for: playersInLines)
    }
    if let turned = end?.turned { sentences.append(turned) }
    // While a volley is being chosen, the shots before it are not news.
    if let aiming = seat.aiming, !aiming.chosen.isEmpty, aiming.refusal == nil, !seat.isAdvised {
      sentences = scene.facts.prefix(1).map { environment.language.sentence($0.text) }
    }
    if seat.aiming != nil, scene.buttons.contains(where: { $0.action == .playOn }) { sentences = [lines.resignAgain] }
    if scene.score != nil, seat.duel?.duel.winner != nil, let score = scene.score {
      sentences.append(environment.language.sentence(score))
    }
    if case .button(let focus)? = scene.focus, let label = scene.buttons.first(where: { $0.action == focus })?.label {
      sentences.append(lines.enter(label))
    }
    return sentences.isEmpty ? [] : [language.line(of: sentences)]
  }

  /// The event that follows without a decision of the player; its outcome is said afterwards.
  package var followsInLines: ScreenEvent? {
    switch screen {
    case .phones(let phones)? where phones.lock == nil && phones.seat == nil: return .input(.key(.enter))
    case .table(let screen)? where screen.table.view.isShowing: return .awoke
    case .phones, .table, .title, .replay, .overlay, nil: break
    }
    return hasChosenAll ? .acted([.button(.fire)]) : nil
  }

  private var hasChosenAll: Bool {
    guard let aiming = seatInLines?.seat.aiming else { return false }
    return aiming.shotsDue > 1 && aiming.isComplete && aiming.refusal == nil
  }

  var placeOfLines: LineSentences.Place {
    switch screen {
    case .title(let screen)?:
      if screen.title.asksName { return .name }
      return switch screen.title.scene.settings.first(where: \.isBeingTyped)?.setting {
      case .names: .names
      case .base: .base
      case .board: .board
      case .ownName, .game, .level, .theme, .language, nil: .title
      }
    case .phones(let phones)? where phones.lock != nil: return .locked
    case .table(let screen)? where screen.table.view.isLocked: return .locked
    case .table(let screen)? where screen.isAskedLive: return .between
    case .phones, .table, .replay, .overlay, nil: break
    }
    guard let seat = seatInLines?.seat, seat.board != nil else { return .between }
    if let hiding = seat.placing { return hiding.draft.rules.hasLongShips ? .hiding : .hidingBoats }
    return .firing
  }

  var seatInLines: SeatScene? {
    let language = environment.language
    switch screen {
    case .phones(let phones)?: return phones.seat.map { ($0, $0.scene(in: language, for: playersInLines)) }
    case .table(let screen)?: return (screen.table.seat, screen.scene(in: language))
    case .title, .replay, .overlay, nil: return nil
    }
  }

  var playersInLines: Players {
    if case .table(let screen)? = screen { return screen.table.view.players(in: environment.language) }
    guard case .phones(let phones)? = screen else { return .nameless(in: environment.language) }
    let names = [phones.holder, phones.holder.other].map {
      phones.name(of: $0, on: phones.holder, widths: environment.widths)
    }
    return Players(me: names[0], other: PlayerName(names[1]), by: phones.transport)
  }

  var urlInLines: String? {
    switch screen {
    // The link of a hunt would show its ships to the player who is looking for them; the conversation is stored anyway.
    case .phones(let phones)?: phones.urlToCopy.flatMap { MessageContent(in: $0)?.duel == nil ? nil : $0 }
    case .table(let screen)?: screen.table.isByLink ? screen.urlToCopy : nil
    case .title, .replay, .overlay, nil: nil
    }
  }

  func read(_ sea: BoardScene, row: String? = nil) -> [SafeText] {
    let rows = sea.spoken(in: environment.language)
    if let row {
      let index = (0..<sea.board.rows).first { SafeText.row($0).string.lowercased() == row }
      return index.map { [rows[$0]] } ?? [lines.unknown(SafeText(row, limit: 60))]
    }
    let known = zip(rows, sea.board.cellsByRow).filter { _, cells in
      cells.contains { cell in
        switch sea[cell] {
        case .miss, .hit, .sunk, .ship: true
        case .water, .aimed, .proposed, nil: false
        }
      }
    }
    let name: [SafeText] = sea.name.isEmpty ? [] : ["\(sea.name):"]
    return name + (known.isEmpty ? [lines.nothingKnown] : known.map { $0.0 })
  }

  func fleet(of sea: BoardScene) -> SafeText {
    let name = environment.language.sentences.seat.shipName
    func ships(_ ships: [Ship]) -> [SafeText] { ships.map { lines.ship(name($0.length), cells: SafeText($0)) } }
    let afloat = sea.ships.filter { !sea.sunkShips.contains($0) }
    return lines.fleet(sea.name, afloat: ships(afloat) + sea.otherLengths.map(name), sunk: ships(sea.sunkShips))
  }

  private static func said(_ title: Title) -> [SafeText] {
    let scene = title.scene
    let paragraphs = scene.paragraphs.map { $0.heading.isEmpty ? $0.text : title.language.labeled($0.heading, $0.text) }
    return (scene.aim.isEmpty ? [] : [scene.aim]) + paragraphs
      + title.choicesInLines.enumerated().map { "\($0 + 1) \($1.text)" }
  }
}

extension Scene {
  var theirs: BoardScene? { showsOwn ? nil : boards.first }

  var mine: BoardScene? { showsOwn ? boards.first : boards.dropFirst().first }

  private var showsOwn: Bool { kind == .hiding || kind == .waiting }
}

extension Title {
  /// Entries for a clipboard or a picture are left out, and so is the theme.
  var choicesInLines: [(target: TitleTarget, text: SafeText)] {
    let scene = scene
    return scene.entries.filter { ![.copyLink, .showCode].contains($0.target) }.map {
      ($0.target, $0.note.isEmpty ? $0.label : language.labeled($0.label, $0.note))
    }
      + allSettings.filter { $0.setting != .theme }.map {
        (.setting($0.setting), language.labeled($0.label, $0.value))
      }
  }
}
