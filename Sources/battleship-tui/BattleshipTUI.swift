// The program: options in, then what they ask for; every way out that is not a signal's.

import BattleshipApp
import BattleshipCore
import BattleshipTerminal

@main
enum BattleshipTUI {
  static func main() {
    do throws(OptionError) {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
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
    if let number = System.write(text, to: 1) { refuse(Usage.cannotWrite(number), status: 1) }
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
      refuse("\(Usage.sentence(error)); \(Usage.withoutTerminal)", status: 2)
    }
  }

  private static func play(_ options: Options) -> Never {
    var trace: Int32?
    if let path = options.trace {
      guard let file = System.create(path) else {
        refuse(Usage.cannotTrace(path), status: 1)
      }
      trace = file
    }
    let terminal = terminal(options, at: .standard)
    System.ignoreFullFiles()
    let (keeper, state) = conversation(options, terminal)
    var sitting = Sitting(
      state: state, terminal: terminal, widths: options.isASCII ? .ascii : terminal.widths, keeper: keeper, trace: trace
    )
    sitting.run()
  }

  /// The conversation to go on with, or a new one.
  private static func conversation(_ options: Options, _ terminal: Terminal) -> (Keeper, AppState) {
    let seed = options.seed ?? System.seed
    guard let path = options.conversation, let name = options.name else {
      let (keeper, state) = Keeper.hotSeat(path: StatePlace.conversation, isNew: options.isNew, at: System.clock) {
        AppState(firstName: options.firstName, secondName: options.secondName, rules: options.rules, seed: seed)
      }
      if options.saysWhatToPlay, !isWhatToPlay(state, options) {
        terminal.close()
        refuse(Usage.otherConversation, status: 2)
      }
      return (keeper, state)
    }
    do throws(SharedError) {
      let (keeper, state) = try Keeper.shared(path: path, as: name, at: System.clock) { () throws(SharedError) in
        let names = [options.firstName, options.secondName]
        guard let place = names.firstIndex(of: name) else { throw .nobody(name, names: names) }
        return AppState(
          firstName: names[0], secondName: names[1], rules: options.rules, seed: seed, as: place == 0 ? .first : .second
        )
      }
      if options.saysWhatToPlay, !isWhatToPlay(state, options) {
        terminal.close()
        refuse(Usage.otherConversation(in: path), status: 2)
      }
      return (keeper, state)
    } catch {
      terminal.close()
      refuse(Usage.sentence(error, file: path), status: 1)
    }
  }

  private static func isWhatToPlay(_ state: AppState, _ options: Options) -> Bool {
    state.isOf(firstName: options.firstName, secondName: options.secondName, rules: options.rules)
  }
}
