// Every button of the page, and its effect.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  mutating func press(_ button: PageButton) -> [PageEffect] {
    switch button {
    case .seat(.resign): question = .resign
    case .seat(let button): return act(.button(button))
    case .page(let action): return press(action)
    case .game(let index): return openGame(index)
    case .delete(let index):
      let games = deletable
      guard games.indices.contains(index) else { return [] }
      question = .delete(games[index].venue)
    case .ship(let length): return act(.took(length: length))
    case .cell(let cell): return press(cell)
    }
    return []
  }

  private mutating func press(_ action: PageAction) -> [PageEffect] {
    switch action {
    case .playComputer: return begin(.computer(settings.level, settings.terms(byLink: false)))
    case .playTwo where settings.names == .demo && !written.hasNames && titleForm != .names:
      titleForm = .names
    case .playTwo, .startTwo:
      // Invalid texts in the fields would not be the names that the players read.
      if typedNames == nil, written.hasNames {
        lobby.refusal = refusedName.map { .notAName($0) } ?? .notTwoNames
        return []
      }
      return begin(.two(settings.names, .duel(settings.terms(byLink: false))))
    case .daily: return lobby.today.map { begin(.daily($0)) } ?? []
    case .challenge: return begin(.byLink(.duel(settings.terms(byLink: true))))
    case .join: return join()
    case .hide: return begin(.byLink(.hunt(settings.rules)))
    case .resume:
      oldBookmark = last
      return restore()
    case .open:
      if written.link.isEmpty {
        lobby.refusal = .nothingPasted
        return []
      }
      let pasted = written.link.pastedLink
      if let outgoing, MessageContent(in: pasted) == outgoing {
        lobby.refusal = .ownLink
        return []
      }
      return open(pasted)
    case .confirm, .cancel: break
    case .leave: return leave()
    case .back, .gotIt: reading = nil
    case .writeLink: titleForm = titleForm == .link ? nil : .link
    case .listGames: gamesListed = gamesListed == Page.fewGames ? 20 : gamesListed == 20 ? .max : Page.fewGames
    case .rules: reading = .rules
    case .key, .bringKey: reading = .key(isShown: false)
    case .otherLanguage:
      let all = Language.allCases
      language = all[((all.firstIndex(of: language) ?? 0) + 1) % all.count]
      return [keepChoices()]
    case .fireAtCursor: if let cursor = table?.seat.cursor { return press(cursor) }
    case .turn: return act(.turned)
    case .shuffle: return act(.shuffled(seed: randomness.next()))
    case .takeBack:
      guard let hiding = table?.seat.placing else { return act(.tookBack) }
      return undoing(hiding).map { act($0) } ?? []
    case .advise: return advise()
    case .mark:
      // A shot of a volley becomes a mark.
      let isAimed = table?.seat.aiming.map { $0.chosen.contains($0.cursor) } == true
      return (isAimed ? act(.pressed) : []) + act(.noted(nil))
    case .clear: return act(.cleared)
    case .copy: return link.map { [.copy($0.url)] } ?? []
    case .copyThis: return duelToAnswer.map { [.copy($0.messageURL(base: addresses.base))] } ?? []
    case .share:
      return link.map {
        [.share(language.sentences.page.sharedText($0.kind, shots: $0.shots).string, url: $0.url, hasPicture: false)]
      }
        ?? []
    case .shareResult: return shareResult()
    case .savePicture: return [.savePicture]
    case .copyResult:
      let page = addresses.page
      return sharedDaily.map { [.copy(page.isEmpty ? $0 : "\($0)\n\(page)")] } ?? []
    case .insist: lobby.insist(randomness.split())
    case .importKey: return askToImport()
    case .showKey: reading = .key(isShown: true)
    case .hideKey: reading = .key(isShown: false)
    case .copyKey: return lobby.keys.ring.map { [.copy($0.current.text)] } ?? []
    case .renewKey: return carryOut(lobby.renewKey(randomness.split()))
    case .replay, .watch: return beginReplay()
    case .earlier: return show(stepsOn: -1)
    case .later: return show(stepsOn: 1)
    case .play, .pause: return perform(.play)
    case .endReplay: return endReplay()
    case .again: return again()
    }
    return []
  }

  private mutating func begin(_ start: GameStart) -> [PageEffect] {
    delivery.opensSent = false
    return carryOut(lobby.begin(start))
  }

  mutating func placeShips() -> [PageEffect] {
    guard let hiding = table?.seat.placing, hiding.draft.ships.isEmpty, isOnBoard else { return [] }
    return act(.shuffled(seed: randomness.next()))
  }

  /// What Undo does; nil if nothing was done since ``placeShips()``.
  func undoing(_ hiding: Hiding) -> SeatEvent? {
    let isFirstLayout = hiding.draft.isComplete && hiding.beforeLastStep?.ships.isEmpty == true
    return hiding.isUntouched || isFirstLayout ? nil : hiding.undoing
  }

  /// Joins the challenge with the name in the field, which must be valid, because the other player will read it.
  private mutating func join() -> [PageEffect] {
    guard let duel = challenge else { return [] }
    var effects: [PageEffect] = []
    if asksName {
      guard let name = written.name.map({ OwnName(typed: $0) }) ?? OwnName.empty else {
        lobby.refusal = .notAName(.name)
        return []
      }
      written.name = nil
      effects = use(name)
    }
    accepted = duel.identifier
    return effects + placeShips()
  }

  mutating func confirm(_ question: PageQuestion) -> [PageEffect] {
    switch question {
    // The seat asks for confirmation as well, so press its button twice.
    case .resign: act(.button(.resign)) + act(.button(.resign))
    case .replaceKey: importKey()
    case .delete(let venue): delete(venue)
    }
  }

  /// The browser's back button: a step towards the title, like the button in the head.
  mutating func goBack() -> [PageEffect] {
    let isAsked = question != nil
    quiet()
    guard !isAsked else { return [] }
    guard let back = scene.back else { return isOnTitle ? [] : leave() }
    return press(back.action)
  }

  private mutating func leave() -> [PageEffect] {
    if keepsLast { last = bookmark }
    lobby.leave()
    pendingRequest = nil
    reading = nil
    replay = nil
    return [.list]
  }

  /// Begins another game of the same kind; its ships lie there already, to be moved or sent.
  private mutating func again() -> [PageEffect] {
    // The next duel against the computer begins at its own seat.
    guard let table, table.isByLink else { return [] }
    if let own = table.seat.duel {
      let effects = begin(.byLink(.duel(own.duel.terms)))
      change([.choseDuel(own.duel.terms, against: own.duel.name(of: own.player.other))])
      return effects + placeShips()
    }
    return table.seat.over.map { begin(.byLink(.hunt($0.chart.rules))) } ?? []
  }

  /// The result of a board of the day, in squares.
  private var sharedDaily: String? {
    let rows = table?.view.daily?.text(inWords: false, language)
    return rows.map { $0.dropFirst().reduce($0[0].string) { "\($0)\n\($1.string)" } }
  }

  private func shareResult() -> [PageEffect] {
    if let text = sharedDaily { return [.share(text, url: addresses.page, hasPicture: true)] }
    guard let end = table?.seat.end else { return [] }
    let shots = end.hasWon == true && end.isMine ? end.tally.shots : nil
    return [
      .share(
        language.sentences.page.sharedResult(end.rules, shots: shots).string, url: addresses.page, hasPicture: false)
    ]
  }
}
