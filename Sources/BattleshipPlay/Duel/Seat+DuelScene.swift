// The scene of a duel: both boards, the results of the last shots, whose turn it is, and how the duel ended.

import BattleshipCore

extension Seat {
  /// The picture while a volley is aimed.
  func scene(_ aiming: Aiming, _ own: OwnDuel, _ language: Language, _ players: Players) -> DuelPicture {
    let words = language.sentences.duel
    let sea = BoardScene(
      aiming.chart, name: words.enemyWaters, cursor: aiming.cursor, aimed: CellSet(aiming.chosen + own.shotsUnderWay)
    ).advised(by: advice)
    let left = Scene.Fact(text: words.toChoose(aiming.shotsDue - aiming.chosen.count, aiming.shotsDue), isQuiet: false)
    let refusal = aiming.refusal.map {
      Scene.Saying(text: language.sentences.refusals.shot($0), aside: nil, tone: .refusal)
    }
    let news = Self.news(own, words, players)
    return DuelPicture(
      title: words.fireTitle, facts: [left] + Self.facts(own, language), boards: [sea] + ownSea(own, words),
      saying: refusal ?? adviceSaying(language) ?? news.map { Scene.Saying(text: $0, aside: nil, tone: .result) })
  }

  /// The picture of a duel in which nothing can be chosen.
  func scene(_ own: OwnDuel, _ language: Language, _ players: Players) -> DuelPicture {
    let words = language.sentences.duel
    let enemy = BoardScene(own.chart, name: words.enemyWaters, cursor: nil, aimed: CellSet(own.shotsUnderWay))
    let opened = own.duel.openedFleet(of: own.player.other).map {
      BoardScene(own: $0, shots: CellSet(own.chart.shots), name: words.enemyWaters)
    }
    let title = own.duel.winner == nil ? words.waitTitle : words.overTitle
    return DuelPicture(
      title: title, facts: Self.facts(own, language), boards: [opened ?? enemy] + ownSea(own, words),
      saying: Scene.Saying(text: Self.standing(own, words, players), aside: nil, tone: .ending))
  }

  /// The picture while the opponent's shots are shown one by one, after `count` of them.
  func scene(showing count: Int, of own: OwnDuel, _ language: Language, _ players: Players) -> DuelPicture {
    let (words, solo) = (language.sentences.duel, language.sentences.solo)
    let all = own.shotsToAnswer
    let hidden = CellSet(all.dropFirst(count).map { $0.cell })
    let shown = own.shotsAtMe.subtracting(hidden)
    let boards =
      [BoardScene(own.chart, name: words.enemyWaters, cursor: nil)]
      + (own.side.map { [BoardScene(own: $0.fleet, shots: shown, name: words.ownWaters)] } ?? [])
    let number = Scene.Fact(text: solo.shot(count, all.count), isQuiet: false)
    return DuelPicture(
      title: solo.firesTitle, facts: [number] + Self.facts(own, shotsAtMe: shown, language), boards: boards,
      saying: Scene.Saying(
        text: words.came(players.other, Array(all.prefix(count))), aside: nil, tone: .result))
  }

  /// The scene of a duel before the opponent's last shots are shown, so that the player's own results are seen first; nil
  /// unless there are both.
  package func sceneOfOwnShots(in language: Language, for players: Players) -> Scene? {
    let words = language.sentences.duel
    guard let own = duel, let fleet = ownFleet(in: own) else { return nil }
    let (mine, theirs) = (own.duel.lastVolley(of: own.player), own.shotsToAnswer)
    guard !mine.isEmpty, !theirs.isEmpty else { return nil }
    let scene = scene(in: language, for: players)
    let shown = own.shotsAtMe.subtracting(CellSet(theirs.map { $0.cell }))
    return Scene(
      kind: scene.kind, title: scene.title, facts: scene.facts,
      boards: scene.boards.prefix(1) + [BoardScene(own: fleet, shots: shown, name: words.ownWaters)],
      saying: Scene.Saying(text: words.met(mine), aside: nil, tone: .result), buttons: scene.buttons,
      focus: scene.focus,
      hints: scene.hints)
  }

  /// The picture of a duel that can only be looked at: somebody else's, or one whose message must not be answered.
  func scene(watching duel: Duel, refusal: ReceptionError?, _ language: Language) -> DuelPicture {
    let words = language.sentences.duel
    let boards = Duel.Player.allCases.map { player in
      BoardScene(
        duel.chart(of: player), name: words.waters(player), cursor: nil,
        aimed: CellSet(duel.unansweredShots(at: player)))
    }
    return DuelPicture(
      title: words.watchTitle, facts: [Scene.Fact(text: words.rules(duel.rules, duel.terms.volley), isQuiet: true)],
      boards: boards,
      saying: refusal.map { Scene.Saying(text: language.sentences.refusals.reception($0), aside: nil, tone: .refusal) }
        ?? Scene.Saying(text: words.standing(duel.status, duel.verdict), aside: nil, tone: .ending))
  }

  /// The player's own ships: those of the seal, or those with which the player is about to join.
  func ownFleet(in own: OwnDuel) -> Fleet? {
    own.side?.fleet ?? joiningFleet
  }

  private func ownSea(_ own: OwnDuel, _ words: DuelSentences) -> [BoardScene] {
    ownFleet(in: own).map { [BoardScene(own: $0, shots: own.shotsAtMe, name: words.ownWaters)] } ?? []
  }

  private static func facts(
    _ own: OwnDuel, shotsAtMe: CellSet? = nil, _ language: Language
  ) -> [Scene.Fact] {
    let all = own.duel.rules.shipLengths.cellCount
    let lost = own.side.map { $0.fleet.cells.intersection(shotsAtMe ?? own.shotsAtMe).count } ?? 0
    return [
      Scene.Fact(text: language.sentences.seat.afloat(own.chart.lengthsAfloat), isQuiet: true),
      Scene.Fact(text: language.sentences.seat.hits(own.chart.hits.count, all), isQuiet: false),
      Scene.Fact(text: language.sentences.duel.lost(lost, all), isQuiet: false),
    ]
  }

  /// The results of the player's last shots and of the opponent's; nil before the first answer.
  private static func news(_ own: OwnDuel, _ words: DuelSentences, _ players: Players) -> SafeText? {
    let mine = own.duel.lastVolley(of: own.player)
    let theirs = own.shotsToAnswer
    let sentences =
      (mine.isEmpty ? [] : [words.met(mine)]) + (theirs.isEmpty ? [] : [words.came(players.other, theirs)])
    guard let first = sentences.first else { return nil }
    return sentences.dropFirst().reduce(first) { "\($0) \($1)" }
  }

  private static func standing(_ own: OwnDuel, _ words: DuelSentences, _ players: Players) -> SafeText {
    switch own.due {
    case .lastAnswers:
      news(own, words, players).map { "\($0) \(words.allSunk)" } ?? words.allSunk
    case .open: words.opensAsWell(players.other, isResigned(own.duel))
    case .join, .fire, .wait, .nothing:
      if let hasWon = own.hasWon {
        "\(words.ending(hasWon, isResigned(own.duel), players.other)) \(words.verdict(own.duel.verdict, own.player, players.other))"
      } else if own.duel.secondSeal == nil {
        words.waitsToBeJoined
      } else {
        words.waitsFor(players.other)
      }
    }
  }

  private static func isResigned(_ duel: Duel) -> Bool {
    switch duel.status {
    case .resigned: true
    case .open, .won: false
    }
  }
}

/// The parts of a scene that are specific to a duel.
struct DuelPicture {
  let title: SafeText
  let facts: [Scene.Fact]
  let boards: [BoardScene]
  let saying: Scene.Saying?
}
