// The command `replay`: reads games, then shows them on a screen, or prints them if there is none.

import BattleshipApp
import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

enum ReplayCommand {
  static func run(_ options: ReplayOptions) -> Never {
    let stored = stored(options.source)
    if options.isPlain || System.outputIsNoTerminal || Terminal.reasonAgainst(place: .behindStandard) != nil {
      LinkCommand.write(.replaying(stored))
    }
    let terminal = BattleshipTUI.terminal(options.look, at: .behindStandard)
    let widths = options.look.isASCII ? CharacterWidth.ascii : terminal.widths
    var state = ReplayState(stored.games.map { Replay($0) })
    state.language = Complaint.language.shown(by: widths)
    ReplayLoop(state: state, terminal: terminal, widths: widths).run()
  }

  private static func stored(_ source: ReplayOptions.Source) -> StoredGames {
    switch source {
    case .url(let text):
      do throws(MessageURLError) {
        return try StoredGames(url: GivenURL(argument: text))
      } catch {
        LinkCommand.write(.refusal(error, Complaint.language))
      }
    case .file(let path): return games(in: path)
    case .finished:
      guard let path = StatePlace.games(makesDirectory: false) else {
        BattleshipTUI.refuse(words.noFinishedGames, status: 1)
      }
      return games(in: path, ifMissing: words.noFinishedGames)
    case .standardInput: return games(in: LinkCommand.input(limit: StoredGames.inputLimit))
    }
  }

  private static var words: ProgramSentences { Complaint.language.terminal.program }

  private static func games(in path: Path, ifMissing reason: SafeText? = nil) -> StoredGames {
    do throws(FileError) {
      return games(in: try System.read(path, limit: StoredGames.inputLimit))
    } catch {
      if error.isMissing, let reason { BattleshipTUI.refuse(reason, status: 1) }
      BattleshipTUI.refuse(words.cannotReadFile(Complaint.plain(path.text), Complaint.reason(error)), status: 1)
    }
  }

  private static func games(in bytes: [UInt8]) -> StoredGames {
    do throws(StoredGamesError) {
      return try StoredGames(bytes)
    } catch {
      LinkCommand.write(.refusal(of: error, Complaint.language))
    }
  }
}

/// The event loop of a replay, from the first screen to the end of the program.
private struct ReplayLoop {
  var state: ReplayState
  let terminal: Terminal
  let widths: CharacterWidth
  private var alarm = Alarm()

  init(state: ReplayState, terminal: Terminal, widths: CharacterWidth) {
    (self.state, self.terminal, self.widths) = (state, terminal, widths)
  }

  consuming func run() -> Never {
    var loop = self
    loop.terminal.setTitle(loop.state.language.sentences.seat.gameName)
    while true {
      let screen = loop.state.drawn(size: loop.terminal.size, widths: loop.widths)
      loop.terminal.present(screen.frame)
      let event = loop.terminal.nextEvent(orChangeOf: -1, within: loop.alarm.time)
      if case .ended(let ending) = event { loop.end(ending) }
      guard let event = loop.alarm.appEvent(event, on: screen) else { continue }
      for effect in loop.state.update(event) { loop.carryOut(effect) }
    }
  }

  private mutating func carryOut(_ effect: ReplayEffect) {
    switch effect {
    case .redraw: terminal.redraw()
    case .wake(let time): alarm.set(time)
    case .leave:
      terminal.close()
      System.end(0)
    }
  }

  private func end(_ ending: Ending) -> Never {
    switch ending {
    case .signal(let number): terminal.end(bySignal: number)
    case .inputClosed:
      terminal.close()
      System.end(1)
    }
  }
}
