// A command by link: its message is read, answered without a screen or played on one, and the answer is written.

import BattleshipApp
import BattleshipCore
import BattleshipTerminal

/// `new`, `open`, `shoot` or `inspect`.
struct LinkCommand {
  private let options: Options
  private let cells: [Cell]

  init(_ options: Options) throws(OptionError) {
    self.options = options
    cells = try options.cells()
  }

  func run() -> Never {
    switch options.command {
    case .new:
      let seed = options.seed ?? System.seed
      if let ships = options.ships { write(.placing(ships, rules: options.rules)) }
      if options.isRandom { write(.placingAtRandom(rules: options.rules, seed: seed)) }
      play(LinkState(rules: options.rules, seed: seed))
    case .open:
      do throws(MessageURLError) {
        play(try LinkState(received: url))
      } catch {
        write(.refusal(error))
      }
    case .shoot: write(.shooting(at: cells, in: url))
    case .inspect: write(.inspecting(url, reveals: options.reveals, asJSON: options.asJSON))
    case .play: preconditionFailure("play is no command by link")
    }
  }

  /// The URL that was given, or that stands on standard input.
  private var url: GivenURL {
    guard let argument = options.operands.first, argument == "-" else {
      return GivenURL(argument: options.operands.first ?? "")
    }
    do throws(System.ReadError) {
      let input = try System.readInput(limit: GivenURL.inputLimit)
      do throws(GivenURLError) {
        return try GivenURL(input: input)
      } catch {
        write(.refusal(error))
      }
    } catch {
      BattleshipTUI.refuse(Usage.cannotRead(error.number), status: 1)
    }
  }

  /// Goes on until the player leaves, or has to.
  private func play(_ first: LinkState) -> Never {
    var state = first
    let terminal = BattleshipTUI.terminal(options, at: .behindStandard)
    let widths = options.isASCII ? CharacterWidth.ascii : terminal.widths
    terminal.setTitle(Usage.windowTitle)
    while true {
      let screen = state.drawn(size: terminal.size, widths: widths)
      terminal.present(screen.frame)
      let event = terminal.nextEvent()
      if case .ended(let ending) = event { leave(terminal, state, ending) }
      guard let event = AppEvent(event, on: screen) else { continue }
      for effect in state.update(event) {
        switch effect {
        case .copy(let text): _ = try? terminal.copy(text)
        case .redraw: terminal.redraw()
        case .leave(let answer):
          terminal.close()
          write(answer)
        }
      }
    }
  }

  /// Leaves because the program has to end; no shot is lost by that.
  private func leave(_ terminal: Terminal, _ state: LinkState, _ ending: Ending) -> Never {
    terminal.close()
    System.write(state.answer.output, to: 1)
    switch ending {
    case .signal(let number): terminal.end(bySignal: number)
    case .inputClosed: System.end(1)
    }
  }

  /// Ends the program with an answer.
  private func write(_ answer: Answer) -> Never {
    if let reason = answer.reason { BattleshipTUI.refuse(reason.string, status: answer.status) }
    BattleshipTUI.answer(answer.output)
  }
}
