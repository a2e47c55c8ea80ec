// The scene of a table: the seat's, with the score; its own while the computer thinks, or shows its shots.

import BattleshipCore

extension VisibleTable {
  package func scene(in language: Language) -> Scene {
    if let here { return scene(here, language) }
    if let daily { return scene(of: daily, language) }
    guard let computer else { return seat.scene(in: language, for: players(in: language)) }
    let words = language.sentences.solo
    if let fault = computer.fault { return waiting(for: words.isStuck(fault), tone: .refusal, computer, language) }
    // After the last shot the computer has nothing to think about: it opens its seal.
    guard isThinking, seat.duel?.duel.winner == nil else { return isShowing ? showing(language) : atSeat(language) }
    guard seat.duel != nil else { return waiting(for: words.hides, tone: .ending, computer, language) }
    var scene = atSeat(language)
    (scene.title, scene.facts) = (words.firesTitle, scene.facts.filter { $0.isQuiet })
    scene.saying = Scene.Saying(text: words.thinks, tone: .ending)
    return scene
  }

  package func end(in language: Language) -> Scene.End? {
    if let daily { return end(of: daily, language) }
    guard isAtSeat, isToldWhole, !isLocked else { return nil }
    var end = seat.end(in: language, for: players(in: language))
    if let hasWon = end?.hasWon { end?.headline = headline(hasWon, in: language) }
    // Whoever has the keyboard, one of the two has won.
    if here != nil { end?.hasWon = true }
    return end
  }

  /// The end in a few words: between two people at one screen, who won.
  package func headline(_ hasWon: Bool?, in language: Language) -> SafeText {
    guard let here, let hasWon else { return language.sentences.moments.headline(hasWon) }
    return language.sentences.moments.wins(hasWon ? here.me : here.other)
  }

  /// The sentences about the last event.
  package func spoken(in language: Language) -> [SafeText] {
    if daily?.run != nil {
      let lastShot = seat.spoken(in: language, for: players(in: language)).dropLast()
      return lastShot + [scene(in: language).saying?.whole].compactMap { $0 }
    }
    if let here, isLocked || here.isOver { return [scene(here, language).saying?.whole].compactMap { $0 } }
    let words = language.sentences.solo
    if let fault = computer?.fault { return [words.isStuck(fault)] }
    if isThinking { return [seat.duel == nil ? words.hides : words.thinks] }
    if isShowing || isAgainstComputer && seat.duel?.duel.winner != nil {
      return [scene(in: language).saying?.whole].compactMap { $0 }
    }
    return seat.spoken(in: language, for: players(in: language))
  }

  /// The seat of the person with the keyboard; while it changes hands, a lock.
  private func scene(_ here: Here, _ language: Language) -> Scene {
    let words = language.sentences
    var scene = seat.scene(in: language, for: players(in: language))
    if isLocked {
      let hasTurns = seat.duel?.duel.turns.isEmpty == false
      let saying = Scene.Saying(
        text: words.seat.outOfSight(here.other), then: hasTurns ? words.seat.toldAfter(here.other) : nil, tone: .ending)
      scene = Scene(
        kind: .cover, title: words.seat.pass(here.me), facts: [], boards: [], saying: saying,
        buttons: isDeaf ? [] : seat.buttons([.unlock], language, players(in: language)), focus: focus,
        hints: isDeaf ? [] : [.begins], score: nil)
    } else if here.isOver {
      if let hasWon = seat.duel?.hasWon { scene.title = headline(hasWon, in: language) }
      if scene.boards.count > 1 { scene.boards[1].name = words.duel.waters(of: PlayerName(here.me)) }
      scene.buttons = seat.buttons(Seat.lastButtons, language, players(in: language))
      (scene.focus, scene.hints) = (focus, [.goesOn, .begins])
    } else if seat.duel?.due == .wait {
      (scene.title, scene.briefTitle) = (words.seat.shotOf(here.me), words.page.yourShot)
    } else if scene.kind == .duel {
      (scene.title, scene.briefTitle) = (words.moments.turn(ofPlayer: here.me), words.duel.fireTitle)
    } else if scene.kind == .hiding {
      (scene.title, scene.briefTitle) = (words.seat.hides(here.me), words.seat.hideTitle)
    }
    (scene.score, scene.briefScore) = (here.score, here.briefScore)
    return scene
  }

  private func atSeat(_ language: Language) -> Scene {
    let words = language.sentences
    var scene = seat.scene(in: language, for: players(in: language))
    if seat.duel?.duel.winner != nil {
      scene.buttons += seat.buttons(Solo.end, language, players(in: language))
      // Leave out the verdict: that the computer played fair is beside the point.
      scene.saying?.then = nil
    }
    if seat.withholds {
      scene.title = words.solo.firesTitle
      scene.facts = scene.facts.filter { $0.isQuiet }
      scene.hints = []
    }
    (scene.focus, scene.score) = (focus, score(in: language))
    return scene
  }

  private func showing(_ language: Language) -> Scene {
    var scene = seat.sceneOfTheirShots(language, players(in: language))
    // Do not tell that a single shot is the last one of the duel before it is seen.
    let isAlone = seat.duel?.shotsToAnswer.count == 1
    scene.buttons = seat.buttons([isAlone ? .resign : .nextShot], language, players(in: language))
    scene.focus = focus
    scene.hints = isAlone ? [] : [.begins]
    scene.score = score(in: language)
    return scene
  }

  private func waiting(
    for text: SafeText, tone: Scene.Saying.Tone, _ computer: Computer, _ language: Language
  ) -> Scene {
    Scene(
      kind: .waiting, title: language.sentences.solo.title(computer.level), facts: [], boards: [],
      saying: Scene.Saying(text: text, tone: tone), buttons: [], focus: nil, hints: [], score: score(in: language))
  }

  /// The score without names; nil by link.
  package var briefScore: SafeText? {
    here?.briefScore ?? computer.map { "\($0.score.person) : \($0.score.computer)" }
  }

  /// Nil by link.
  package func score(in language: Language) -> SafeText? {
    here?.score ?? computer.map { language.sentences.solo.score($0.score.person, computer: $0.score.computer) }
  }
}
