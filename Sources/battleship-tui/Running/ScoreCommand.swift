// The command `score`: prints the score of the finished games, and reports damaged lines.

import BattleshipApp
import BattleshipPlay

enum ScoreCommand {
  static func run(_ options: Options) -> Never {
    let asJSON = options.has(.json)
    guard let path = StatePlace.games else {
      write([], asJSON: asJSON)
    }
    let words = ErrorMessages.words
    let name = ErrorMessages.plain(path.text, limit: 200)
    do throws(FileError) {
      let book = try GameBook(path: path).read()
      for line in book.damaged { BattleshipTUI.complain(words.damagedGame(name, line: line)) }
      if book.unreleased > 0 { BattleshipTUI.complain(words.unreleasedGames(book.unreleased)) }
      write(book.games, asJSON: asJSON)
    } catch {
      BattleshipTUI.refuse(words.cannotReadFile(name, reason: ErrorMessages.reason(error)), status: 1)
    }
  }

  private static func write(_ games: [FinishedGame], asJSON: Bool) -> Never {
    let answer = CommandResult.scoring(games, asJSON: asJSON, within: BattleshipTUI.columns ?? .max)
    LinkCommand.write(asJSON ? answer : .done(BattleshipTUI.fitting(answer.lines)))
  }
}
