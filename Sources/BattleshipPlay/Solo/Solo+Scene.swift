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
      let scene = seatScene(language)
      return scene.saying(Scene.Saying(text: words.thinks, aside: nil, tone: .ending))
    case .showing(let own, let shown):
      return showing(seat.scene(showing: shown, of: own, language, .againstComputer(in: language)), language)
    case .stuck(let error): return waiting(for: words.isStuck(error), tone: .refusal, language)
    }
  }

  /// The sentences about the last event.
  public func spoken(in language: Language) -> [SafeText] {
    switch phase {
    case .atSeat:
      duel?.winner == nil
        ? seat.spoken(in: language, for: .againstComputer(in: language))
        : [seatScene(language).saying?.text].compactMap { $0 }
    case .thinking: [duel == nil ? language.sentences.solo.hides : language.sentences.solo.thinks]
    case .showing: [scene(in: language).saying?.text].compactMap { $0 }
    case .stuck(let error): [language.sentences.solo.isStuck(error)]
    }
  }

  private func seatScene(_ language: Language) -> Scene {
    let scene = seat.scene(in: language, for: .againstComputer(in: language))
    var buttons = scene.buttons.map { button in
      button.button == .start
        ? Scene.Button(button: .start, label: language.sentences.solo.again, isEnabled: true) : button
    }
    if duel?.winner != nil {
      buttons.append(Scene.Button(button: .leave, label: language.sentences.seat.close, isEnabled: true))
    }
    return Scene(
      kind: scene.kind, title: scene.title, facts: withScore(scene.facts, language), boards: scene.boards,
      saying: scene.saying, buttons: buttons, focus: focus, hints: scene.hints)
  }

  private func showing(_ picture: DuelPicture, _ language: Language) -> Scene {
    Scene(
      kind: .duel, title: picture.title, facts: withScore(picture.facts, language), boards: picture.boards,
      saying: picture.saying,
      buttons: [Scene.Button(button: .start, label: language.sentences.solo.nextShot, isEnabled: true)], focus: focus,
      hints: [])
  }

  private func waiting(for text: SafeText, tone: Scene.Saying.Tone, _ language: Language) -> Scene {
    Scene(
      kind: .waiting, title: language.sentences.solo.title(level), facts: withScore([], language), boards: [],
      saying: Scene.Saying(text: text, aside: nil, tone: tone), buttons: [], focus: nil, hints: [])
  }

  /// The facts with the score before the last one, which is drawn at the edge.
  private func withScore(_ facts: [Scene.Fact], _ language: Language) -> [Scene.Fact] {
    let score = Scene.Fact(text: language.sentences.solo.score(score.person, score.computer), isQuiet: false)
    return facts.dropLast() + [score] + facts.suffix(1)
  }
}

extension Scene {
  /// The same scene with another sentence.
  fileprivate func saying(_ saying: Saying) -> Scene {
    Scene(
      kind: kind, title: title, facts: facts, boards: boards, saying: saying, buttons: buttons, focus: focus,
      hints: hints)
  }
}
