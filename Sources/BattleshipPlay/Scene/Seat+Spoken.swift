// A seat in sentences, for screen readers and programs without a screen: the last event, and the board.

import BattleshipCore

extension Seat {
  /// Sentences about the last event; before the first event, sentences about what there is to do.
  ///
  /// - Parameters:
  ///   - language: The language of the sentences.
  ///   - players: The players, for the names in a duel; nil if the names are unknown.
  /// - Returns: The sentences, in order, each complete with its full stop. To say them in one line, join them with a
  ///   space in English, and with nothing in Chinese.
  public func spoken(in language: Language, for players: Players? = nil) -> [SafeText] {
    let players = players ?? .byLink(at: self, in: language)
    let words = language.sentences.spoken
    switch task {
    case .hiding(let hiding):
      if let refusal = hiding.refusal { return [language.sentences.refusals.ship(refusal)] }
      let challenge = hiding.draft.ships.isEmpty ? challenge(in: language, for: players) : nil
      return (challenge.map { [$0] } ?? []) + left(hiding, words)
    case .hunting(let hunting):
      let outcome = hunting.outcome.map { Self.spoken($0, hunting.chart, language) }
      if let game = hunting.revealed { return (outcome ?? []) + [words.end(game)] }
      if advice != nil, let saying = saying(hunting, language) { return [saying.text] }
      return outcome ?? [words.board(hunting.chart.rules.board), words.afloat(hunting.chart.lengthsAfloat)]
        + Self.lives(hunting.chart, words)
    case .waiting(let waters): return [words.afloat(waters.chart.lengthsAfloat)] + Self.lives(waters.chart, words)
    case .over(let game, _): return [words.end(game)]
    case .aiming(let aiming):
      let scene = scene(aiming, language, players)
      return [scene.saying?.whole, scene.facts.first.map { language.sentence($0.text) }].compactMap { $0 }
    case .duel(let own):
      return [scene(own, language, players).saying?.whole].compactMap { $0 }
    case .watching(let duel, let refusal):
      return [
        refusal.map(language.sentences.refusals.reception)
          ?? language.sentences.duel.standing(duel)
      ]
    case .unreadable(let error): return [language.sentences.refusals.unreadable(language.sentences.refusals.url(error))]
    }
  }

  private func left(_ hiding: Hiding, _ words: SpokenSentences) -> [SafeText] {
    [hiding.draft.isComplete ? words.allHidden : words.toHide(hiding.draft.lengthsToPlace)]
  }

  private static func spoken(_ outcome: Hunting.PressResult, _ chart: Chart, _ language: Language) -> [SafeText] {
    let words = language.sentences.spoken
    switch outcome {
    case .refused(let error): return [language.sentences.refusals.shot(error)]
    case .shot(let cell, let result):
      let sentence = [words.shot(cell, result: result)]
      guard chart.status == .open else { return sentence }
      switch result {
      case .miss: return sentence + lives(chart, words)
      case .hit: return sentence
      case .sunk: return sentence + [words.afloat(chart.lengthsAfloat)]
      }
    }
  }

  private static func lives(_ chart: Chart, _ words: SpokenSentences) -> [SafeText] {
    chart.livesLeft.map { [words.lives($0)] } ?? []
  }
}

extension BoardScene {
  /// The visible marks of the board, one sentence for each row.
  public func spoken(in language: Language) -> [SafeText] {
    (0..<board.rows).map { row in
      let cells = (0..<board.columns).compactMap { Cell(row: row, column: $0) }
      let marks = [Mark.miss, .hit, .sunk, .ship].compactMap { mark -> (mark: Mark, cells: [Cell])? in
        let found = cells.filter { self[$0] == mark }
        return found.isEmpty ? nil : (mark, found)
      }
      return language.sentences.spoken.row(.row(row), marks: marks)
    }
  }
}
