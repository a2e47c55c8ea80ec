// The scene of a seat in a language: the facts, boards, sentences and buttons of the current task.

import BattleshipCore
import BattleshipPlayers

extension Seat {
  /// The scene of the current task.
  public func scene(in language: Language, for players: Players) -> Scene {
    let words = language.sentences.seat
    switch task {
    case .hiding(let hiding):
      return scene(
        .hiding, words.hideTitle, facts(hiding, words), [BoardScene(hiding)], saying(hiding, language, players),
        language, players)
    case .hunting(let hunting):
      guard let revealed = hunting.revealed else {
        return scene(
          .hunting, words.huntTitle, Self.facts(hunting.chart, words),
          [BoardScene(hunting.chart, cursor: hunting.cursor).marked(by: advice, notes: notes)],
          saying(hunting, language), language, players)
      }
      return ended(revealed, seekerIsMe: true, after: hunting.outcome, language, players)
    case .waiting(let waters):
      let saying = Scene.Saying(text: words.waiting(players.other), tone: .ending)
      return scene(
        .waiting, words.waitTitle, Self.ends(of: Self.facts(waters.chart, words)),
        [BoardScene(waters.chart, fleet: waters.fleet)], saying, language, players)
    case .over(let game, let seekerIsMe):
      return ended(game, seekerIsMe: seekerIsMe, language, players)
    case .aiming(let aiming): return scene(aiming, language, players)
    case .duel(let own): return scene(own, language, players)
    case .watching(let duel, let refusal): return scene(watching: duel, refusal: refusal, language, players)
    case .unreadable(let error):
      let text = language.sentences.refusals.unreadable(language.sentences.refusals.url(error))
      return scene(
        .unreadable, words.gameName, [], [], Scene.Saying(text: text, tone: .refusal), language, players)
    }
  }

  /// The cover of the game: its name, the rules of the next one, and the button that opens the seat.
  public func cover(in language: Language) -> Scene {
    let words = language.sentences.seat
    let button = Scene.Button(action: .start, label: hasBegun ? words.resume : words.start, isEnabled: true)
    let line =
      switch task {
      case .hunting(let hunting): words.rules(hunting.chart.rules)
      case .waiting(let waters): words.rules(waters.chart.rules)
      case .over(let game, _): words.rules(game.chart.rules)
      case .hiding, .aiming, .duel, .watching, .unreadable:
        if let duel = duel?.duel {
          language.sentences.duel.rules(duel.rules, volley: duel.terms.volley)
        } else if case .challenge(let volley, _) = nextFleet.purpose {
          language.sentences.duel.rules(nextFleet.draft.rules, volley: volley)
        } else {
          words.rules(nextFleet.draft.rules)
        }
      }
    let rules = Scene.Fact(text: line, isQuiet: true)
    return Scene(
      kind: .cover, title: words.spacedName, facts: [rules], boards: [], saying: nil, buttons: [button],
      focus: .button(.start), hints: [])
  }

  private func ended(
    _ game: RevealedGame, seekerIsMe: Bool, after last: Hunting.PressResult? = nil, _ language: Language,
    _ players: Players
  ) -> Scene {
    let words = language.sentences.seat
    let saying = Scene.Saying(text: how(game, seekerIsMe, after: last, language, players), tone: .ending)
    return scene(
      .over, words.overTitle, Self.ends(of: Self.facts(game.chart, words)), [BoardScene(game.chart, fleet: game.fleet)],
      saying, language, players)
  }

  /// How a hunt ended, after the last shot if it was fired here.
  private func how(
    _ game: RevealedGame, _ seekerIsMe: Bool, after last: Hunting.PressResult?, _ language: Language, _ players: Players
  ) -> SafeText {
    let ending = language.sentences.seat.ending(game.chart.status, seeker: seekerIsMe ? nil : players.other)
    return last.map { "\(Self.saying($0, game.chart, language).text) \(ending)" } ?? ending
  }

  /// nil while the game is open, or if its shots are not known.
  package func end(in language: Language, for players: Players) -> Scene.End? {
    switch task {
    case .duel(let own): end(of: own, language, players)
    case .hunting(let hunting):
      hunting.revealed.flatMap { end(of: $0, true, after: hunting.outcome, language, players) }
    case .over(let game, let seekerIsMe): end(of: game, seekerIsMe, after: nil, language, players)
    case .hiding, .waiting, .aiming, .watching, .unreadable: nil
    }
  }

  private func end(
    of game: RevealedGame, _ seekerIsMe: Bool, after last: Hunting.PressResult?, _ language: Language,
    _ players: Players
  ) -> Scene.End? {
    guard let replay, game.chart.status == .won || game.chart.status == .lost else { return nil }
    let hasWon = (game.chart.status == .won) == seekerIsMe
    return Scene.End(
      hasWon: hasWon, headline: language.sentences.moments.headline(hasWon), shots: replay.tally(of: .second),
      shooter: seekerIsMe ? nil : players.other, terms: nil,
      how: how(game, seekerIsMe, after: last, language, players), turned: nil)
  }

  func scene(
    _ kind: Scene.Kind, _ title: SafeText, _ facts: [Scene.Fact], _ boards: [BoardScene], _ saying: Scene.Saying?,
    _ language: Language, _ players: Players
  ) -> Scene {
    var scene = Scene(
      kind: kind, title: title, facts: facts, boards: boards, saying: saying,
      buttons: buttons(by: players.transport).map {
        button($0.button, isEnabled: $0.isEnabled, language, players)
      },
      focus: focus(by: players.transport), hints: hints(by: players.transport))
    scene.hasVolleys = duel.map { $0.duel.terms.volley != .shots(1) } ?? false
    return scene
  }

  /// The scene's buttons for those that the table adds to the seat's.
  func buttons(_ buttons: [SeatButton], _ language: Language, _ players: Players) -> [Scene.Button] {
    buttons.map { button($0, isEnabled: true, language, players) }
  }

  private func button(
    _ button: SeatButton, isEnabled: Bool, _ language: Language, _ players: Players
  ) -> Scene.Button {
    let words = language.sentences.seat
    let brief = button == .unlock ? words.unlockBriefly : button == .handOver ? words.handOver : nil
    return Scene.Button(
      action: button, label: label(of: button, language, players), brief: brief, isEnabled: isEnabled)
  }

  private func label(of button: SeatButton, _ language: Language, _ players: Players) -> SafeText {
    let (words, duel) = (language.sentences.seat, language.sentences.duel)
    return switch (button, task) {
    case (.start, _): words.again
    case (.finished, _): words.finished
    case (.reply, _): words.reply
    case (.fire, _): duel.fire
    case (.answer, .duel(let own)) where own.due == .open: duel.open
    case (.answer, _): duel.sendAnswers
    case (.resign, .aiming(let aiming)) where aiming.asksToResign: duel.resignForSure
    case (.resign, _): duel.resign
    case (.playOn, _): duel.playOn
    case (.accept, _): language.sentences.live.accept
    case (.decline, _): language.sentences.live.decline
    case (.nextShot, _): language.sentences.solo.nextShot
    case (.unlock, _): words.unlock(players.me)
    case (.watch, _): language.sentences.replay.watch
    case (.luck, _): language.sentences.luck.question
    case (.leave, _): words.close
    case (.handOver, .waiting), (.handOver, .duel): words.handOverTo(players.other.within)
    case (.handOver, _): words.letHide(players.other.start)
    }
  }
}

extension Seat {
  private func facts(_ hiding: Hiding, _ words: SeatSentences) -> [Scene.Fact] {
    var facts = [Scene.Fact(text: words.shipsToPlace(hiding.draft.shipsToPlace), isQuiet: false)]
    guard let length = hiding.nextLength else { return facts }
    if hiding.draft.rules.apart { facts.append(Scene.Fact(text: words.apart, isQuiet: true)) }
    if length > 1 { facts.append(Scene.Fact(text: words.nextShip(length), isQuiet: true)) }
    return facts
  }

  private static func facts(_ chart: Chart, _ words: SeatSentences) -> [Scene.Fact] {
    let (rules, cells) = (chart.rules, chart.rules.shipLengths.cellCount)
    let lives =
      if let left = chart.livesLeft, let all = rules.losingMiss {
        Scene.Fact(text: words.lives(left, of: all), isQuiet: false, lives: Scene.Lives(left: left, all: all))
      } else {
        Scene.Fact(text: words.misses(chart.misses.count), isQuiet: false)
      }
    // With a single ship, or only ships of one cell, the list of ships afloat would be redundant.
    let tellsAfloat = rules.shipLengths.count > 1 && cells > rules.shipLengths.count
    let afloat = tellsAfloat ? [Scene.Fact(text: words.afloat(chart.lengthsAfloat), isQuiet: true)] : []
    return [lives] + afloat
      + [Scene.Fact(text: words.hits(chart.hits.count, of: cells), isQuiet: false)]
  }

  private static func ends(of facts: [Scene.Fact]) -> [Scene.Fact] { facts.filter { !$0.isQuiet } }

  private func saying(_ hiding: Hiding, _ language: Language, _ players: Players) -> Scene.Saying? {
    // Before it is placed, a ship of one cell looks the same as the cursor.
    let obstacle = (hiding.nextLength ?? 1) > 1 ? hiding.obstacle : nil
    if let refusal = hiding.refusal ?? obstacle {
      return Scene.Saying(text: language.sentences.refusals.ship(refusal), tone: .refusal)
    }
    guard hiding.draft.ships.isEmpty else { return nil }
    if case .challenge(let volley, let rival) = hiding.purpose {
      let (words, rules) = (language.sentences.duel, hiding.draft.rules)
      let again = rival.map { _ in words.challengesAgain(players.other, rules, volley) }
      return Scene.Saying(text: again ?? language.sentence(words.whole(rules, volley)), tone: .result)
    }
    return challenge(in: language, for: players).map { Scene.Saying(text: $0, tone: .ending) }
  }

  /// The opponent and the terms of the duel that ships are placed for; nil if the person joins no challenge.
  package func challenge(in language: Language, for players: Players) -> SafeText? {
    guard let duel = placing?.duelToJoin?.duel else { return nil }
    return language.sentences.duel.challenges(players.other, rules: duel.rules, volley: duel.terms.volley)
  }

  func saying(_ hunting: Hunting, _ language: Language) -> Scene.Saying? {
    let outcome = hunting.outcome.map { Self.saying($0, hunting.chart, language) }
    if case .refused = hunting.outcome { return outcome }
    return adviceSaying(language) ?? outcome
  }

  func adviceSaying(_ language: Language) -> Scene.Saying? {
    guard let advice, case let cells = advisedCells, let first = cells.first else { return nil }
    let words = language.sentences.seat
    var text = words.advice(cells, percent: advice.percent(of: first))
    if suggestedCells.count == 1, let likelier = advice.likeliest(above: first) {
      text = "\(text) \(words.likelier(likelier, percent: advice.percent(of: likelier), best: first))"
    }
    return Scene.Saying(text: text, tone: .result)
  }

  private static func saying(_ outcome: Hunting.PressResult, _ chart: Chart, _ language: Language) -> Scene.Saying {
    let text =
      switch outcome {
      case .shot(let cell, let result):
        language.sentences.seat.shot(cell, result: result, livesLeft: chart.livesLeft)
      case .refused(let error): language.sentences.refusals.shot(error)
      }
    return Scene.Saying(text: text, tone: .result)
  }

  private var mayFireAtCursor: Bool {
    switch task {
    case .hunting(let hunting): hunting.chart[hunting.cursor] == .unknown
    case .aiming(let aiming): aiming.chart[aiming.cursor] == .unknown
    case .hiding, .waiting, .over, .duel, .watching, .unreadable: true
    }
  }

  private var isOnChosenCell: Bool { aiming.map { $0.chosen.contains($0.cursor) } ?? false }

  private var isVolley: Bool { aiming.map { $0.shotsDue > 1 } ?? false }

  /// What Enter does on the board or, if it does nothing there, how to aim.
  private var attackHint: KeyHint {
    guard mayFireAtCursor else { return .aims }
    guard isVolley else { return .fires }
    return isOnChosenCell ? .unmarks : .marks
  }

  package func hints(by transport: Transport) -> [KeyHint] {
    guard case .hiding(let hiding) = task else {
      if asksToResign { return [.goesOn, .goesBack, .begins] }
      // Tab leads to the other buttons or, beside a board, to its buttons, such as the one that gives up.
      let count = buttons(by: transport).count { $0.isEnabled }
      guard keyContext(by: transport) == .attack else {
        let isToSend = transport == .link && duel?.due == .wait
        return (isToSend ? [.copies] : []) + (count > 1 ? [.goesOn] : []) + (count > 0 ? [.begins] : [])
      }
      let buttons: [KeyHint] = count > 0 ? [.goesOn] : []
      return buttons + [.advises] + [attackHint]
    }
    let undo: [KeyHint] = hiding.isUntouched ? [] : [.takesBack]
    let turn: [KeyHint] = (hiding.nextLength ?? 1) > 1 ? [.turns] : []
    guard focus(by: transport) == .board else { return undo + [.shuffles, .goesToBoard, .begins] }
    let press: [KeyHint] = isOnPlacedShip(by: transport) ? [.takesAway] : hiding.draft.isComplete ? [] : [.places]
    return undo + turn + [.shuffles] + press
  }
}
