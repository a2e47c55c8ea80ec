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
      if let ships { write(.placing(ships, rules: options.rules)) }
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
    let input = input(limit: GivenURL.inputLimit)
    do throws(GivenURLError) {
      return try GivenURL(input: input)
    } catch {
      write(.refusal(error))
    }
  }

  /// The ships that were given, or that stand on standard input, in its first line.
  private var ships: String? {
    guard options.ships == "-" else { return options.ships }
    let limit = 4_096
    let input = input(limit: limit)
    let line = input.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard input.count <= limit, let ships = String(validating: line, as: UTF8.self) else {
      BattleshipTUI.refuse(Usage.noShips, status: 2)
    }
    return ships
  }

  private func input(limit: Int) -> [UInt8] {
    do throws(System.ReadError) {
      return try System.readInput(limit: limit)
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
          var isHanded = true
          terminal.close { isHanded = hand(answer, from: terminal) }
          if let reason = answer.reason { BattleshipTUI.refuse(reason.string, status: answer.status) }
          System.end(isHanded ? 0 : 1)
        }
      }
    }
  }

  /// Leaves because the program has to end; no shot is lost by that.
  private func leave(_ terminal: Terminal, _ state: LinkState, _ ending: Ending) -> Never {
    terminal.close { _ = hand(state.answer, from: terminal) }
    switch ending {
    case .signal(let number): terminal.end(bySignal: number)
    case .inputClosed: System.end(1)
    }
  }

  /// Writes an answer to standard output, or on the terminal where that fails: the game would be lost otherwise.
  ///
  /// - Returns: Whether standard output took it.
  private func hand(_ answer: Answer, from terminal: Terminal) -> Bool {
    guard !answer.output.isEmpty, let number = System.hand(answer.output) else { return true }
    let isSaid = terminal.say(answer.output)
    System.write("battleship-tui: \(Usage.cannotHand(number, isOnTerminal: isSaid))\n", to: 2)
    return false
  }

  /// Ends the program with an answer.
  private func write(_ answer: Answer) -> Never {
    if let reason = answer.reason { BattleshipTUI.refuse(reason.string, status: answer.status) }
    BattleshipTUI.answer(answer.output)
  }
}
