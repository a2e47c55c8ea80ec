// The scene of a game against the computer: the seat's, with the score; its own while the computer thinks or fires.

import BattleshipCore

extension Solo {
  /// The scene of this phase.
  public func scene(in language: Language) -> Scene {
    let words = language.sentences.solo
    switch phase {
    case .atSeat: return seatScene(language)
    case .thinking where duel == nil: return waiting(for: words.hides, tone: .ending, language)
    case .thinking:
      var scene = seatScene(language)
      (scene.title, scene.facts) = (words.firesTitle, scene.facts.filter { $0.isQuiet })
      scene.saying = Scene.Saying(text: words.thinks, tone: .ending)
      return scene
    case .showing(let own, let shown):
      return showing(seat.scene(showing: shown, of: own, language, .againstComputer(in: language)), language)
    case .stuck(let error): return waiting(for: words.isStuck(error), tone: .refusal, language)
    }
  }

  /// The scene on a screen that tells nothing before it is seen: not what is held back, and not that a shot is the last.
  package func sceneWithSuspense(in language: Language) -> Scene {
    var scene = scene(in: language)
    switch phase {
    case .showing(let own, _):
      // Do not tell that a single shot is the last one of the duel before it is seen.
      if own.shotsToAnswer.count == 1 {
        scene.buttons = [Scene.Button(action: .resign, label: language.sentences.duel.resign, isEnabled: true)]
      }
      return scene
    // After the last shot the computer has nothing to think about: it opens its seal.
    case .thinking where duel?.winner != nil: return seatScene(language)
    case .atSeat, .thinking, .stuck:
      guard seat.withholds else { return scene }
      scene.title = language.sentences.solo.firesTitle
      (scene.facts, scene.hints) = (scene.facts.filter { $0.isQuiet }, [])
      return scene
    }
  }

  package func end(in language: Language) -> Scene.End? {
    guard case .atSeat = phase, !withholds else { return nil }
    return seat.end(in: language, for: .againstComputer(in: language))
  }

  /// The sentences about the last event.
  public func spoken(in language: Language) -> [SafeText] {
    switch phase {
    case .atSeat:
      duel?.winner == nil
        ? seat.spoken(in: language, for: .againstComputer(in: language))
        : [seatScene(language).saying?.whole].compactMap { $0 }
    case .thinking: [duel == nil ? language.sentences.solo.hides : language.sentences.solo.thinks]
    case .showing: [scene(in: language).saying?.whole].compactMap { $0 }
    case .stuck(let error): [language.sentences.solo.isStuck(error)]
    }
  }

  private func seatScene(_ language: Language) -> Scene {
    var scene = seat.scene(in: language, for: .againstComputer(in: language))
    scene.buttons = scene.buttons.map { button in
      button.action == .start
        ? Scene.Button(action: .start, label: language.sentences.solo.again, isEnabled: true) : button
    }
    if duel?.winner != nil {
      scene.buttons.append(Scene.Button(action: .leave, label: language.sentences.seat.close, isEnabled: true))
      // Leave out the verdict: that the computer played fair is beside the point.
      scene.saying?.then = nil
    }
    (scene.focus, scene.score) = (focus, scoreText(language))
    return scene
  }

  private func showing(_ picture: Scene, _ language: Language) -> Scene {
    var scene = picture
    scene.buttons = [Scene.Button(action: .start, label: language.sentences.solo.nextShot, isEnabled: true)]
    (scene.focus, scene.hints, scene.score) = (focus, [], scoreText(language))
    return scene
  }

  private func waiting(for text: SafeText, tone: Scene.Saying.Tone, _ language: Language) -> Scene {
    Scene(
      kind: .waiting, title: language.sentences.solo.title(level), facts: [], boards: [],
      saying: Scene.Saying(text: text, tone: tone), buttons: [], focus: nil, hints: [],
      score: scoreText(language))
  }

  package func scoreText(_ language: Language) -> SafeText {
    language.sentences.solo.score(score.person, computer: score.computer)
  }
}
