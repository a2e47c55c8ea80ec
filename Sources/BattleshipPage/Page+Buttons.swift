// Every button of the page, and what it does.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  mutating func press(_ button: PageButton, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    switch button {
    case .seat(.resign): question = .resign
    case .seat(let button): return act(.button(button), using: &generator)
    case .page(let action): return press(action, using: &generator)
    case .game(let index): return openGame(index)
    }
    return []
  }

  private mutating func press(
    _ action: PageAction, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch action {
    case .playComputer:
      return playComputer(using: &generator)
    case .challenge: return challenge(under: settings.terms, using: &generator)
    case .hide:
      begin(Table(hiding: settings.rules))
      return placeShips(using: &generator)
    case .resumeSolo: return resumeSolo("", firstRecord, using: &generator)
    case .resume:
      noted = last
      return restore(using: &generator)
    case .open: return open(writtenLink.pastedLink)
    case .confirm, .cancel: break
    case .leave: return leave()
    case .back: reading = nil
    case .writeLink: writesLink.toggle()
    case .listGames: listsAll.toggle()
    case .rules: reading = .rules
    case .key, .bringKey: reading = .key
    case .otherLanguage:
      let all = Language.allCases
      language = all[((all.firstIndex(of: language) ?? 0) + 1) % all.count]
      return [keepChoices()]
    case .fireAtCursor: if let cursor = table?.seat.cursor { return press(cursor, using: &generator) }
    case .turn: return act(.turned, using: &generator)
    case .shuffle: return act(.shuffled(seed: generator.next()), using: &generator)
    case .takeBack: return act(.tookBack, using: &generator)
    case .advise: return advise(using: &generator)
    case .clear: return clear()
    case .copy: return link.map { [.copy($0.url)] } ?? []
    case .copyThis: return duelToAnswer.map { [.copy($0.messageURL(base: addresses.base))] } ?? []
    case .share:
      return link.map {
        [.share(language.sentences.page.sharedText($0.kind, shots: $0.shots).string, url: $0.url)]
      }
        ?? []
    case .shareResult: return shareResult()
    case .insist: insist(using: &generator)
    case .importKey: return askToImport()
    case .showKey: showsKey.toggle()
    case .copyKey: return keys.ring.map { [.copy($0.current.text)] } ?? []
    case .renewKey: return renewKey(using: &generator)
    case .replay, .watch: return beginReplay()
    case .earlier: return show(stepsOn: -1)
    case .later: return show(stepsOn: 1)
    case .play, .pause: return perform(.play)
    case .endReplay: return endReplay()
    case .again: return again(using: &generator)
    }
    return []
  }

  /// Switches to another game, and drops every open request.
  mutating func begin(_ table: Table) {
    self.table = table
    (pending, pendingRequest, reading, writesLink) = (.nothing, nil, nil, false)
    (replay, wasSent, isBest, keptHunt) = (nil, false, false, nil)
  }

  private mutating func challenge(
    under terms: Terms?, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    guard let terms else { return [] }
    // No duel can be sealed without a key, so say so before ships are placed.
    if case .forbidden = keys {
      refusal = .storageForbidden
      return []
    }
    begin(Table(duelUnder: terms))
    return placeShips(using: &generator)
  }

  mutating func placeShips(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let hiding = table?.seat.placing, hiding.draft.ships.isEmpty, isOnBoard else { return [] }
    return act(.shuffled(seed: generator.next()), using: &generator)
  }

  private mutating func clear() -> [PageEffect] {
    guard isOnBoard, let ships = table?.seat.placing?.draft.ships else { return [] }
    change(ships.map { _ in .tookBack })
    return keepSolo()
  }

  mutating func confirm(
    _ question: PageQuestion, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch question {
    // The seat asks for confirmation as well, so press its button twice.
    case .resign: act(.button(.resign), using: &generator) + act(.button(.resign), using: &generator)
    case .replaceKey: importKey()
    }
  }

  private mutating func leave() -> [PageEffect] {
    if keepsLast { last = bookmark }
    (table, pending, pendingRequest, reading, replay) = (nil, .nothing, nil, nil, nil)
    return [.list]
  }

  /// Begins another game of the same kind with ships at random, so that its link can be sent at once.
  private mutating func again(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    var effects: [PageEffect]
    // The next duel against the computer begins at its own seat.
    guard let table, !table.isAgainstComputer else { return [] }
    if let duel = table.seat.duel?.duel {
      effects = challenge(under: duel.terms, using: &generator)
    } else {
      guard let game = table.seat.over else { return [] }
      begin(Table(hiding: game.chart.rules))
      effects = placeShips(using: &generator)
    }
    effects += act(.button(.finished), using: &generator)
    return effects
  }

  private func shareResult() -> [PageEffect] {
    guard let end = table?.seat.end else { return [] }
    let shots = end.hasWon == true && end.isMine ? end.tally.shots : nil
    return [.share(language.sentences.page.sharedResult(end.rules, shots: shots).string, url: addresses.page)]
  }
}
