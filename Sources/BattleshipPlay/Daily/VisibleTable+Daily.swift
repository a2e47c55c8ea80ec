// The scene of a board of the day: a hunt whose shots are counted, with its result at the end.

import BattleshipCore
import BattleshipPlayers

extension VisibleTable {
  func scene(of daily: DailyGame, _ language: Language) -> Scene {
    let words = language.sentences.daily
    var scene = seat.scene(in: language, for: players(in: language))
    scene.title = words.title(daily)
    if let shots = seat.hunting?.chart.shots.count, !scene.facts.isEmpty {
      scene.facts[0] = Scene.Fact(text: language.shots(shots), isQuiet: false)
    }
    guard let run = daily.run else {
      if !seat.hasFired { scene.saying = scene.saying ?? Scene.Saying(text: words.goal(daily), tone: .result) }
      return scene
    }
    scene.saying = Scene.Saying(text: words.end(run), then: words.days(daily), tone: .ending)
    scene.facts = []
    scene.buttons = seat.buttons(Seat.lastButtons, language, players(in: language))
    (scene.focus, scene.hints) = (focus, [.goesOn, .begins, .shares])
    return scene
  }

  func end(of daily: DailyGame, _ language: Language) -> Scene.End? {
    guard let run = daily.run, let replay = seat.replay else { return nil }
    return Scene.End(
      hasWon: run.shots <= run.computer, headline: language.sentences.daily.headline(run),
      shots: replay.tally(of: .second), shooter: nil, terms: nil,
      how: language.sentences.daily.end(run), turned: nil,
      streak: daily.results == nil ? nil : language.sentences.daily.streak(daily))
  }
}

extension DailyGame {
  /// The text to share; nil before the end. In words, it suits screen readers and any font.
  package func text(inWords: Bool, _ language: Language) -> [SafeText]? {
    guard let result = shared else { return nil }
    let words = language.sentences.daily
    var rows = [words.heading(result)]
    for start in stride(from: 0, to: result.shots, by: 10) {
      let marks = result.marks[start..<min(start + 10, result.shots)]
      rows.append(inWords ? words.words(marks) : words.squares(marks))
    }
    return rows
  }
}

extension VisibleTable {
  /// The luck of the person's shots in a finished game; on a board of the day beside the computer's run of that day.
  package var luck: Luck? {
    guard var luck = seat.replay?.luck else { return nil }
    if let date = daily?.date {
      luck.computer = DailyBoard(date).computersShots.map { $0.result.isHit }
    }
    return luck
  }
}
