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
      if let solo = keptSolo, !solo.seat.isOver {
        question = .replaceGame
        return []
      }
      return playComputer(using: &generator)
    case .challenge: return challenge(under: choices.terms, using: &generator)
    case .hide:
      begin(ActiveGame(.link(Seat(rules: choices.rules))))
      return placeShips(using: &generator)
    case .resumeSolo: return resumeSolo(using: &generator)
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
    case .fireAtCursor: if let cursor = active?.seat.cursor { return press(cursor, using: &generator) }
    case .turn: return act(.turned, using: &generator)
    case .shuffle: return act(.shuffled(seed: generator.next()), using: &generator)
    case .takeBack: return act(.tookBack, using: &generator)
    case .advise: return advise(using: &generator)
    case .clear: return clear()
    case .copy: return active?.link.map { [.copy($0.url)] } ?? []
    case .copyThis: return duelToAnswer.map { [.copy($0.messageURL(base: addresses.base))] } ?? []
    case .share:
      return active?.link.map {
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
  mutating func begin(_ active: ActiveGame) {
    self.active = active
    (pending, pendingRequest, reading, writesLink) = (.nothing, nil, nil, false)
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
    var seat = Seat(rules: terms.rules)
    seat.update(.choseDuel(terms))
    begin(ActiveGame(.link(seat)))
    return placeShips(using: &generator)
  }

  mutating func placeShips(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let hiding = active?.seat.placing, hiding.draft.ships.isEmpty, isOnBoard else { return [] }
    return act(.shuffled(seed: generator.next()), using: &generator)
  }

  private mutating func clear() -> [PageEffect] {
    while let hiding = active?.seat.placing, !hiding.draft.ships.isEmpty, isOnBoard {
      active?.update(.tookBack)
    }
    return follow([.keep])
  }

  mutating func confirm(
    _ question: PageQuestion, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch question {
    // The seat asks for confirmation as well, so press its button twice.
    case .resign: act(.button(.resign), using: &generator) + act(.button(.resign), using: &generator)
    case .replaceGame: playComputer(using: &generator)
    case .replaceKey: importKey()
    }
  }

  private mutating func leave() -> [PageEffect] {
    if keepsLast { last = bookmark }
    (active, pending, pendingRequest, reading) = (nil, .nothing, nil, nil)
    return [.list]
  }

  /// Begins another game of the same kind with ships at random, so that its link can be sent at once.
  private mutating func again(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    var effects: [PageEffect]
    switch active?.game {
    case .link(let seat) where seat.isDuel:
      effects = challenge(under: active?.duel?.duel.terms, using: &generator)
    case .link(let seat):
      guard let game = seat.over else { return [] }
      begin(ActiveGame(.link(Seat(rules: game.chart.rules))))
      effects = placeShips(using: &generator)
    // The next duel against the computer begins at its own seat.
    case .solo, nil: return []
    }
    effects += act(.button(.finished), using: &generator)
    return effects
  }

  private func shareResult() -> [PageEffect] {
    guard let active, let end = active.end else { return [] }
    let shots = end.hasWon == true && end.isMine ? end.tally.shots : nil
    return [.share(language.sentences.page.sharedResult(end.rules, shots: shots).string, url: addresses.page)]
  }

  mutating func send(_ game: Game) {
    let url = game.messageURL(base: addresses.base)
    active?.link = Link(url: url, kind: game.status == .open ? .hunt : .result)
    active?.open(game.status == .open ? .mine(game) : .theirs(game))
  }
}
