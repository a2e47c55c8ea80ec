// The scene of a duel: both boards, the results of the last shots, whose turn it is, and how the duel ended.

import BattleshipCore

extension Seat {
  func scene(_ aiming: Aiming, _ language: Language, _ players: Players) -> Scene {
    let own = aiming.own
    let words = language.sentences.duel
    let aimed = CellSet(aiming.chosen + own.shotsUnderWay)
    let sea = BoardScene(aiming.chart, name: words.waters(of: players.other), cursor: aiming.cursor, aimed: aimed)
    let left = Scene.Fact(
      text: words.toChoose(aiming.shotsDue - aiming.chosen.count, of: aiming.shotsDue), isQuiet: false)
    let news = news(own, language, players)
    let refusal = aiming.refusal.map {
      Scene.Saying(text: language.sentences.refusals.shot($0), then: news?.then, tone: .refusal)
    }
    let question = aiming.asksToResign ? Scene.Saying(text: words.resignQuestion, tone: .refusal) : nil
    return scene(
      .duel, words.fireTitle, [left] + facts(own, language),
      [Self.withHits(sea, own, language, players).marked(by: advice, notes: notes)] + ownSea(own, language, players),
      question ?? refusal ?? adviceSaying(language) ?? warning(news, language, players), language, players)
  }

  /// The scene while nothing can be chosen.
  func scene(_ own: OwnDuel, _ language: Language, _ players: Players) -> Scene {
    let words = language.sentences.duel
    let enemy = BoardScene(own.chart, name: words.waters(of: players.other), aimed: CellSet(own.shotsUnderWay))
    let opened = own.duel.openedFleet(of: own.player.other).map {
      BoardScene(uncovered: $0, shots: CellSet(own.chart.shots), name: words.waters(of: players.other))
    }
    let title = own.isOver ? words.overTitle : words.waitTitle
    return scene(
      .duel, title, facts(own, language),
      [Self.withHits(opened ?? enemy, own, language, players)] + ownSea(own, language, players),
      withholds ? news(own, language, players) : warning(standing(own, language, players), language, players), language,
      players)
  }

  /// Adds the warning that no fleet can give the opponent's answers.
  private func warning(_ saying: Scene.Saying?, _ language: Language, _ players: Players) -> Scene.Saying? {
    guard opponentCannotOpen else { return saying }
    let text = language.sentences.duel.noFleet(players.other)
    guard var saying else { return Scene.Saying(text: text, tone: .refusal) }
    saying.then = saying.then.map { language(en: "\($0) \(text)", zh: "\($0)\(text)") } ?? text
    saying.tellsShots = false
    return saying
  }

  /// The scene while the opponent's last shots are shown one by one, numbered if there are several.
  func sceneOfTheirShots(_ language: Language, _ players: Players) -> Scene {
    guard let own = duel, shown != .all else { return scene(in: language, for: players) }
    let (words, solo) = (language.sentences.duel, language.sentences.solo)
    let count = own.shotsToAnswer.count
    let number = Scene.Fact(text: solo.shot(shown.count, of: count), isQuiet: false)
    return scene(
      .duel, solo.firesTitle, (shown != .withheld && count > 1 ? [number] : []) + facts(own, language),
      [Self.withHits(BoardScene(own.chart, name: words.waters(of: players.other)), own, language, players)]
        + ownSea(own, language, players),
      news(own, language, players), language, players)
  }

  var hasOwnShotsToShow: Bool {
    guard let own = duel, ownFleet(in: own) != nil else { return false }
    return !own.lastVolley.isEmpty && !own.shotsToAnswer.isEmpty
  }

  func scene(watching duel: Duel, refusal: ReceptionError?, _ language: Language, _ players: Players) -> Scene {
    let words = language.sentences.duel
    let boards = Duel.Player.allCases.map { player in
      var sea = BoardScene(
        duel.chart(of: player), name: words.waters(player, name: duel.name(of: player)),
        aimed: CellSet(duel.unansweredShots(at: player)))
      sea.owner = words.owner(player, name: duel.name(of: player))
      return sea
    }
    let saying =
      refusal.map { Scene.Saying(text: language.sentences.refusals.reception($0), tone: .refusal) }
      ?? Scene.Saying(text: words.standing(duel), tone: .ending)
    return scene(
      .duel, words.watchTitle, [Scene.Fact(text: words.rules(duel.rules, volley: duel.terms.volley), isQuiet: true)],
      boards,
      saying, language, players)
  }

  func ownFleet(in own: OwnDuel) -> Fleet? {
    own.side?.fleet ?? joiningFleet
  }

  private static func withHits(
    _ sea: BoardScene, _ own: OwnDuel, _ language: Language, _ players: Players
  ) -> BoardScene {
    let all = own.duel.rules.shipLengths.cellCount
    return sea.with(
      note: language.sentences.duel.hit(own.chart.hits.count, of: all),
      newest: own.lastVolley, shots: own.chart.answeredShots, by: players.me)
  }

  private func ownSea(_ own: OwnDuel, _ language: Language, _ players: Players) -> [BoardScene] {
    guard let fleet = ownFleet(in: own) else { return [] }
    let shots = shotsAtMe(of: own)
    let sea = BoardScene(uncovered: fleet, shots: shots, name: language.sentences.duel.ownWaters)
    let count = fleet.cells.intersection(shots).count
    let lost = language.sentences.duel.lost(count, of: fleet.rules.shipLengths.cellCount)
    let new = theirShots(of: own)
    let told = own.duel.chart(of: own.player).answeredShots
    // At the end, the shots that decided it are the newest; who gave up answered them no more.
    var answered = CellSet(told.map { $0.cell })
    let last = own.duel.winner == nil ? [] : own.duel.unansweredShots(at: own.player)
    let left = last.map { AnsweredShot(cell: $0, result: fleet.answer(to: $0, answered: &answered)) }
    let newest = own.duel.winner == nil ? new : left.isEmpty ? own.duel.lastVolley(of: own.player.other) : left
    return [
      sea.with(
        note: lost, newest: newest, shots: told + new + left,
        by: language.sentences.duel.shooter(players.other), briefly: language.sentences.duel.lost(count))
    ]
  }

  private func facts(_ own: OwnDuel, _ language: Language) -> [Scene.Fact] {
    let all = own.duel.rules.shipLengths.cellCount
    let lost = own.side.map { $0.fleet.cells.intersection(shotsAtMe(of: own)).count } ?? 0
    return [
      Scene.Fact(text: language.sentences.seat.hits(own.chart.hits.count, of: all), isQuiet: false),
      Scene.Fact(text: language.sentences.duel.lost(lost, of: all), isQuiet: false),
    ]
  }

  /// The results of the last shots; nil before the first answer.
  private func news(_ own: OwnDuel, _ language: Language, _ players: Players) -> Scene.Saying? {
    let words = language.sentences.moments
    let mine = own.lastVolley
    let shown = theirShots(of: own)
    let theirs = ownFleet(in: own).flatMap {
      shown.isEmpty ? nil : words.theirShots(players.other, shots: shown, fleet: $0)
    }
    guard !mine.isEmpty else { return theirs.map { Scene.Saying(text: $0, tone: .result, tellsShots: true) } }
    return Scene.Saying(text: words.myShots(mine), then: theirs, tone: .result, tellsShots: true)
  }

  private func standing(_ own: OwnDuel, _ language: Language, _ players: Players) -> Scene.Saying {
    let words = language.sentences.duel
    if own.hasEarlyAnswers {
      return Scene.Saying(
        text: language.sentences.moments.myShots(own.lastVolley), tone: .result)
    }
    let text: SafeText =
      switch own.due {
      case .lastAnswers: news(own, language, players).map { "\($0.whole) \(words.allSunk)" } ?? words.allSunk
      case .answer: news(own, language, players).map { "\($0.whole) \(words.hitFiresAgain)" } ?? words.hitFiresAgain
      case .open: won(own, language, players)
      case .join, .fire, .wait, .nothing:
        if let hasWon = own.hasWon {
          ending(own, hasWon, language, players)
        } else if own.duel.secondSeal == nil {
          words.waitsToBeJoined
        } else {
          words.waitsFor(players.other)
        }
      }
    let verdict = own.due == .nothing ? words.verdict(own.duel.verdict, me: own.player, opponent: players.other) : ""
    return Scene.Saying(text: text, then: verdict.isEmpty ? nil : verdict, tone: .ending)
  }

  private func won(_ own: OwnDuel, _ language: Language, _ players: Players) -> SafeText {
    Scene.Saying(
      text: ending(own, true, language, players), then: language.sentences.duel.opens, tone: .ending
    ).whole
  }

  /// How it ended for the person; at a keyboard of two, by name.
  private func ending(_ own: OwnDuel, _ hasWon: Bool, _ language: Language, _ players: Players) -> SafeText {
    let words = language.sentences
    guard players.transport == .sharedKeyboard else {
      return words.duel.ending(hasWon, byResignation: own.duel.isResigned, opponent: players.other)
    }
    let wins = words.moments.wins(hasWon ? players.me : players.other.start)
    return own.duel.isResigned ? language.line(gaveUp(hasWon, language, players), wins) : wins
  }

  private func gaveUp(_ hasWon: Bool, _ language: Language, _ players: Players) -> SafeText {
    let words = language.sentences.duel
    if hasWon { return words.gaveUp(players.other) }
    return players.transport == .sharedKeyboard
      ? words.gaveUp(PlayerName(players.me)) : words.ending(false, byResignation: true, opponent: players.other)
  }

  func end(of own: OwnDuel, _ language: Language, _ players: Players) -> Scene.End? {
    guard let hasWon = own.hasWon, let replay else { return nil }
    let mine = replay.tally(of: own.player)
    let me = players.transport == .sharedKeyboard ? PlayerName(players.me) : language.sentences.spoken.you
    let winner = hasWon ? me : players.other
    let turned = replay.lastLevel(before: hasWon ? own.player : own.player.other).map {
      language.sentences.spoken.turned(winner, shots: $0.shots, hits: $0.hits)
    }
    let how =
      own.due == .open
      ? won(own, language, players) : how(own, hasWon, shots: mine.shots, language, players)
    return Scene.End(
      hasWon: hasWon, headline: language.sentences.moments.headline(hasWon), shots: mine, shooter: nil,
      terms: own.duel.terms, how: how, turned: turned)
  }

  package func how(
    _ own: OwnDuel, _ hasWon: Bool, shots: Int, _ language: Language, _ players: Players
  ) -> SafeText {
    if own.duel.isResigned {
      return gaveUp(hasWon, language, players)
    }
    return hasWon
      ? language.sentences.moments.wonWith(shots)
      : language.sentences.moments.lostWith(own.chart.lengthsAfloat.count)
  }
}

extension Duel {
  package var isResigned: Bool { if case .resigned = status { true } else { false } }
}

extension OwnDuel {
  /// Whether one of the fleets is sunk or given up, as far as the player knows.
  package var isOver: Bool { if case .lastAnswers = due { true } else { duel.winner != nil } }

  /// The opponent's shots so far, with only the first `count` of the newest ones.
  func shotsAtMe(showing count: Int) -> CellSet {
    shotsAtMe.subtracting(CellSet(shotsToAnswer.dropFirst(count).map { $0.cell }))
  }
}
