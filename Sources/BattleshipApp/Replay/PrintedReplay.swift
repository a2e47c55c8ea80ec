// Replays games on standard output: a line and a board in ASCII for each shot.

import BattleshipCore
import BattleshipPlay

extension CommandResult {
  package static func replaying(_ stored: StoredGames) -> CommandResult {
    let games = stored.games
    return .done(
      games.enumerated().flatMap { index, content in
        (index > 0 ? [""] : []) + (games.count > 1 ? [PrintedLine.game(index + 1, of: games.count)] : [])
          + PrintedReplay(content).lines
      })
  }

}

extension CommandError {
  package static func refusal(of error: StoredGamesError, _ language: Language = .english) -> CommandError {
    let sentence = language.terminal.commands.storedGames(error)
    return switch error {
    case .older, .newer, .unreleased: .failed(sentence)
    case .nothing, .longer, .unreadable, .changed, .url: .urlRefused(sentence)
    }
  }
}

struct PrintedReplay {
  private let content: MessageContent
  private let replay: Replay

  init(_ content: MessageContent) { (self.content, replay) = (content, Replay(content)) }

  var lines: [SafeText] {
    [rules] + boards(after: 0) + replay.steps.indices.flatMap(lines) + end
  }

  private var rules: SafeText {
    switch content {
    case .hunt(let game): PrintedLine.rules(game.rules)
    case .duel(let duel): PrintedLine.terms(duel.terms)
    }
  }

  private func lines(ofShot index: Int) -> [SafeText] {
    let step = replay.steps[index]
    let number = PrintedLine.shot(index + 1, of: replay.stepCount, by: content.isDuel ? step.player : nil)
    let board = boards(after: index + 1, at: step.player.other)
    return ["\(number)\(PrintedLine.told(step.cell, step.result))"] + board
  }

  private func boards(after count: Int, at player: Duel.Player? = nil) -> [SafeText] {
    zip(Duel.Player.allCases, replay.boards(after: count, in: .english)).flatMap { owner, sea -> [SafeText] in
      guard player == nil || owner == player else { return [] }
      return (content.isDuel && player == nil ? [PrintedLine.waters(of: owner)] : []) + PrintedBoard(sea).lines
    }
  }

  private var end: [SafeText] {
    switch content {
    case .hunt(let game): [PrintedLine.standing(game.chart)]
    case .duel(let duel): [PrintedLine.standing(duel)] + PrintedLine.verdict(duel.verdict)
    }
  }
}
