// The program: options in, then frames and events in turn until the player leaves.

import BattleshipApp
import BattleshipCore
import BattleshipTerminal

@main
enum BattleshipTUI {
  static func main() {
    do throws(OptionError) {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      switch options.request {
      case .help: System.write(Usage.help, to: 1)
      case .version: System.write(Usage.version + "\n", to: 1)
      case .play: play(options)
      }
    } catch {
      System.write("battleship-tui: \(Usage.sentence(error)); see battleship-tui --help\n", to: 2)
      System.end(2)
    }
  }

  private static func play(_ options: Options) {
    var trace: Int32?
    if let path = options.trace {
      guard let file = System.create(path) else {
        System.write("battleship-tui: the trace cannot be written to '\(SafeText(path, limit: 200).string)'\n", to: 2)
        System.end(1)
      }
      trace = file
    }
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal.open(colors: options.color)
    } catch {
      System.write("battleship-tui: \(Usage.sentence(error)); see battleship-tui --help\n", to: 2)
      System.end(2)
    }
    System.ignoreFullFiles()
    let (keeper, state) = conversation(options, terminal)
    var session = Session(
      state: state, terminal: terminal, widths: options.isASCII ? .ascii : terminal.widths, keeper: keeper, trace: trace
    )
    session.run()
  }

  /// The conversation to go on with, or a new one.
  private static func conversation(_ options: Options, _ terminal: Terminal) -> (Keeper, AppState) {
    let seed = options.seed ?? System.seed
    guard let path = options.conversation, let name = options.name else {
      let (keeper, state) = Keeper.hotSeat(path: StatePlace.conversation, isNew: options.isNew, at: System.clock) {
        AppState(firstName: options.firstName, secondName: options.secondName, rules: options.rules, seed: seed)
      }
      if options.saysWhatToPlay,
        !state.isOf(firstName: options.firstName, secondName: options.secondName, rules: options.rules)
      {
        terminal.close()
        System.write("battleship-tui: \(Usage.otherConversation)\n", to: 2)
        System.end(2)
      }
      return (keeper, state)
    }
    do throws(SharedError) {
      return try Keeper.shared(path: path, as: name, at: System.clock) { person in
        guard name == (person == .first ? options.firstName : options.secondName) else { return nil }
        return AppState(
          firstName: options.firstName, secondName: options.secondName, rules: options.rules, seed: seed, as: person)
      }
    } catch {
      terminal.close()
      System.write("battleship-tui: \(Usage.sentence(error, file: path))\n", to: 2)
      System.end(1)
    }
  }
}
