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
    let state = AppState(
      firstName: options.firstName, secondName: options.secondName, rules: options.rules,
      seed: options.seed ?? System.seed)
    var session = Session(
      state: state, terminal: terminal, widths: options.isASCII ? .ascii : terminal.widths, trace: trace)
    session.run()
  }
}
