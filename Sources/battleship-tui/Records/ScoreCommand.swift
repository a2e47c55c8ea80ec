// The command `score`: prints the score of the finished games, and reports damaged lines.

import BattleshipApp
import BattleshipPlay

enum ScoreCommand {
  static func run(_ options: Options) -> Never {
    let asJSON = options.has(.json)
    guard let path = StatePlace.games else {
      LinkCommand.write(.scoring([], asJSON: asJSON))
    }
    let words = ErrorMessages.words
    let name = ErrorMessages.plain(path.text, limit: 200)
    do throws(FileError) {
      let book = try GameBook(path: path).read()
      for line in book.damaged { BattleshipTUI.complain(words.damagedGame(name, line: line)) }
      if book.unreleased > 0 { BattleshipTUI.complain(words.unreleasedGames(book.unreleased)) }
      LinkCommand.write(.scoring(book.games, asJSON: asJSON))
    } catch {
      BattleshipTUI.refuse(words.cannotReadFile(name, reason: ErrorMessages.reason(error)), status: 1)
    }
  }
}
