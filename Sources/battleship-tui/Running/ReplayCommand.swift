// The command `replay`: reads games, then shows them on a screen, or prints them if there is none.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipTerminal

enum ReplayCommand {
  static func run(_ options: Options) -> Never {
    let stored = stored(options.operand)
    if stored.unreleased > 0 { BattleshipTUI.complain(ErrorMessages.words.unreleasedGames(stored.unreleased)) }
    if options.has(.plain) || System.outputIsNoTerminal || Terminal.reasonAgainst(place: .behindStandard) != nil {
      LinkCommand.write(.replaying(stored))
    }
    let terminal = BattleshipTUI.terminal(options.look, at: .behindStandard)
    ScreenLoop.play(OpenGame(.replay(ReplayScreen(stored))), on: terminal, options.look)
  }

  /// A word with a question mark is a URL; any other names a file. Without a word, uses the games finished here.
  private static func stored(_ source: URLSource?) -> StoredGames {
    switch source {
    case .argument(let text) where text.utf8.contains(UInt8(ascii: "?")):
      do throws(MessageURLError) {
        return try StoredGames(url: GivenURL(argument: text))
      } catch {
        LinkCommand.refuse(.refusal(error, ErrorMessages.language))
      }
    case .argument(let text): return games(in: Path(text))
    case nil:
      guard let path = StatePlace.games else {
        BattleshipTUI.refuse(ErrorMessages.words.noFinishedGames, status: 1)
      }
      if FileStatus(path)?.size == 0 { BattleshipTUI.refuse(ErrorMessages.words.noFinishedGames, status: 1) }
      return games(in: path, ifMissing: ErrorMessages.words.noFinishedGames)
    case .standardInput: return games(in: LinkCommand.input(limit: StoredGames.inputLimit))
    }
  }

  private static func games(in path: Path, ifMissing reason: SafeText? = nil) -> StoredGames {
    do throws(FileError) {
      return games(in: try System.read(path, limit: StoredGames.inputLimit))
    } catch {
      if error.isMissing, let reason { BattleshipTUI.refuse(reason, status: 1) }
      let (file, why) = (ErrorMessages.plain(path.text), ErrorMessages.reason(error))
      BattleshipTUI.refuse(ErrorMessages.words.cannotReadFile(file, reason: why), status: 1)
    }
  }

  private static func games(in bytes: [UInt8]) -> StoredGames {
    do throws(StoredGamesError) {
      return try StoredGames(bytes)
    } catch {
      LinkCommand.refuse(.refusal(of: error, ErrorMessages.language))
    }
  }
}
