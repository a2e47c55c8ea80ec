// The program: options in, then what they ask for; every way out that is not a signal's.

import BattleshipApp
import BattleshipCore
import BattleshipTerminal

@main
enum BattleshipTUI {
  static func main() {
    System.begin()
    do throws(OptionError) {
      let options = try Options(words: System.words)
      switch options.request {
      case .help: answer(Help.text(for: options))
      case .version: answer(Usage.version + "\n")
      case .print(let printed): answer(printed.text)
      case .run:
        if options.command == .play { play(options) }
        try LinkCommand(options).run()
      }
    } catch {
      refuse("\(Usage.sentence(error)); see battleship-tui --help", status: 2)
    }
  }

  /// Ends the program with data on standard output.
  static func answer(_ text: String) -> Never {
    if let number = System.hand(text) { refuse(Usage.cannotWrite(number), status: 1) }
    System.end(0)
  }

  /// Ends the program with a line on standard error.
  static func refuse(_ reason: String, status: Int32) -> Never {
    System.write("battleship-tui: \(reason)\n", to: 2)
    System.end(status)
  }

  /// Opens the terminal, or ends the program where there is none.
  static func terminal(_ options: Options, at place: TerminalPlace) -> Terminal {
    do throws(TerminalError) {
      return try Terminal.open(colors: options.color, at: place)
    } catch {
      refuse(error)
    }
  }

  private static func refuse(_ error: TerminalError) -> Never {
    refuse("\(Usage.sentence(error)); \(Usage.withoutTerminal)", status: 2)
  }

  private static func play(_ options: Options) -> Never {
    // Nothing is begun where there is no terminal to play on, and all that can be refused is before the screen is taken.
    if let error = Terminal.reasonAgainst(place: .standard) { refuse(error) }
    let path = options.conversation ?? StatePlace.conversation
    let trace = options.trace.map { opened(trace: $0, conversation: path) }
    let (keeper, state) = conversation(options, at: path)
    let terminal = terminal(options, at: .standard)
    var sitting = Sitting(
      state: state, terminal: terminal, widths: options.isASCII ? .ascii : terminal.widths, keeper: keeper, trace: trace
    )
    sitting.run()
  }

  private static func opened(trace path: Path, conversation: Path?) -> Trace {
    do throws(TraceError) {
      return try Trace(path: path, conversation: conversation)
    } catch {
      refuse(Usage.sentence(error, trace: path), status: 1)
    }
  }

  /// The conversation to go on with, or a new one.
  private static func conversation(_ options: Options, at path: Path?) -> (Keeper, AppState) {
    let seed = options.seed ?? System.seed
    guard let path, let name = options.name else {
      let (keeper, state) = Keeper.hotSeat(path: path, isNew: options.isNew, at: System.clock) {
        AppState(firstName: options.firstName, secondName: options.secondName, rules: options.rules, seed: seed)
      }
      if options.saysWhatToPlay, !isWhatToPlay(state, options) { refuse(Usage.otherConversation, status: 2) }
      return (keeper, state)
    }
    do throws(SharedError) {
      let names = [options.firstName, options.secondName]
      let (keeper, state) = try Keeper.shared(
        path: path, as: name, at: System.clock,
        waiting: { System.write("battleship-tui: \(Usage.waiting(for: path, heldBy: $0))\n", to: 2) }
      ) { () throws(SharedError) in
        guard let place = names.firstIndex(of: name) else { throw .nobody(name, names: names) }
        return AppState(
          firstName: names[0], secondName: names[1], rules: options.rules, seed: seed, as: place == 0 ? .first : .second
        )
      }
      if options.saysWhatToPlay, !isWhatToPlay(state, options) {
        refuse(Usage.otherConversation(in: path), status: 2)
      }
      return (keeper, state)
    } catch {
      refuse(Usage.sentence(error, file: path), status: 1)
    }
  }

  private static func isWhatToPlay(_ state: AppState, _ options: Options) -> Bool {
    state.isOf(firstName: options.firstName, secondName: options.secondName, rules: options.rules)
  }
}
