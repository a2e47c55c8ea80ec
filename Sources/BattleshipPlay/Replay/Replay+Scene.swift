// The scene of a step of a replay: both boards at that moment, the player who fired, and the result.

import BattleshipCore

extension Replay {
  /// The scene after a number of steps.
  ///
  /// ```swift
  /// for cell in game.fleet.cells { try game.fire(at: cell) }
  /// let scene = Replay(.hunt(game)).scene(after: 1, in: .english, for: .nameless(in: .english))
  /// assert(scene.facts[0].text == "Shot 1/2" && scene.boards[0].latest == .a1)
  /// ```
  ///
  /// In fog, only ships that were found by then are shown, besides the viewer's own.
  public func scene(
    after step: Int, in language: Language, for players: Players, showsShips: Bool = false, isInFog: Bool = false
  ) -> Scene {
    precondition(0...stepCount ~= step, "a replay has no other step")
    let words = language.sentences.replay
    return Scene(
      kind: isHunt ? .over : .duel, title: words.title,
      facts: [Scene.Fact(text: words.shot(step, of: stepCount), isQuiet: false)] + facts(after: step, language),
      boards: boards(after: step, in: language, showsShips: showsShips, isInFog: isInFog),
      saying: saying(after: step, language, players),
      buttons: [],
      focus: nil,
      hints: [])
  }

  var isHunt: Bool {
    switch standing {
    case .hunt: true
    case .duel: false
    }
  }

  private func facts(after step: Int, _ language: Language) -> [Scene.Fact] {
    let all = rules.shipLengths.cellCount
    func hits(_ player: Duel.Player) -> Int { chart(of: player, after: step).hits.count }
    switch (standing, viewer) {
    case (.hunt, _), (.duel, .onlooker):
      let boards = isHunt ? [Duel.Player.first] : Duel.Player.allCases
      return boards.map { Scene.Fact(text: language.sentences.seat.hits(hits($0), of: all), isQuiet: false) }
    case (.duel, .player(let me)):
      return [
        Scene.Fact(text: language.sentences.seat.hits(hits(me.other), of: all), isQuiet: false),
        Scene.Fact(text: language.sentences.duel.lost(hits(me), of: all), isQuiet: false),
      ]
    }
  }

  private func saying(after count: Int, _ language: Language, _ players: Players) -> Scene.Saying {
    let told =
      count > 0 ? text(of: steps[count - 1], after: count, language, players) : language.sentences.replay.beginning
    guard count == stepCount, count > 0 || !goesOn else { return Scene.Saying(text: told, tone: .result) }
    let end = ending(language, players)
    return Scene.Saying(text: count > 0 ? "\(told) \(end)" : end, tone: .ending)
  }

  var goesOn: Bool {
    switch standing {
    case .hunt(let status): status == .open
    case .duel(let status, _): status == .open
    }
  }

  private func text(of step: Step, after count: Int, _ language: Language, _ players: Players) -> SafeText {
    let isMine = viewer == .player(step.player)
    let name = viewer == .onlooker ? onlookers(step.player, language) : players.other
    guard let result = step.result else {
      return language.sentences.replay.untold(isMine ? nil : name, cell: step.cell)
    }
    if isHunt {
      return language.sentences.seat.shot(
        step.cell, result: result, livesLeft: chart(of: .first, after: count).livesLeft)
    }
    let shots = [AnsweredShot(cell: step.cell, result: result)]
    if isMine { return language.sentences.moments.myShots(shots) }
    // The viewer's ship is named only once the game is over and the ships are shown.
    guard case .player(let me) = viewer, let mine = openFleet(of: me) else {
      return language.sentences.duel.came(name, shots: shots)
    }
    return language.sentences.moments.theirShots(name, shots: shots, fleet: mine)
  }

  private func onlookers(_ player: Duel.Player, _ language: Language) -> PlayerName {
    PlayerName(name(of: player).map { SafeText($0) } ?? language.sentences.replay.player(player))
  }

  private func ending(_ language: Language, _ players: Players) -> SafeText {
    switch (standing, viewer) {
    case (.hunt(.open), _), (.duel(.open, _), _): language.sentences.replay.goesOn
    case (.hunt(let status), .player(.second)): language.sentences.seat.ending(status, seeker: nil)
    case (.hunt(let status), .player(.first)): language.sentences.seat.ending(status, seeker: players.other)
    case (.hunt(let status), .onlooker):
      language.sentences.seat.ending(status, seeker: language.sentences.replay.seeker)
    case (.duel(let status, let verdict), .onlooker):
      language.sentences.duel.standing(status, verdict: verdict, names: name)
    case (.duel(.won(let winner), let verdict), .player(let me)):
      ending(winner == me, byResignation: false, verdict, me, language, players)
    case (.duel(.resigned(let winner), let verdict), .player(let me)):
      ending(winner == me, byResignation: true, verdict, me, language, players)
    }
  }

  /// That the computer played fair is beside the point.
  private func ending(
    _ hasWon: Bool, byResignation: Bool, _ verdict: Verdict, _ me: Duel.Player, _ language: Language, _ players: Players
  ) -> SafeText {
    let words = language.sentences
    let ending = words.duel.ending(hasWon, byResignation: byResignation, opponent: players.other)
    if players.other == words.solo.computer { return ending }
    return "\(ending) \(words.duel.verdict(verdict, me: me, opponent: players.other))"
  }
}
