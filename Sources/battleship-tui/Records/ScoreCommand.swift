// The command `score`: prints the score of the finished games, and complains about damaged lines.

import BattleshipApp
import BattleshipPlay

enum ScoreCommand {
  static func run(asJSON: Bool) -> Never {
    guard let path = StatePlace.games(makesDirectory: false) else {
      LinkCommand.write(.scoring([], asJSON: asJSON))
    }
    let words = ErrorMessages.words
    let name = ErrorMessages.plain(path.text, limit: 200)
    do throws(FileError) {
      let (games, damaged) = try GameBook(path: path).read()
      for line in damaged { BattleshipTUI.complain(words.damagedGame(name, line: line)) }
      LinkCommand.write(.scoring(games, asJSON: asJSON))
    } catch {
      BattleshipTUI.refuse(words.cannotReadFile(name, reason: ErrorMessages.reason(error)), status: 1)
    }
  }
}
