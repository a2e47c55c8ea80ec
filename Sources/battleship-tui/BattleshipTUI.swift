// The program: options in, then what they ask for; every way out that is not a signal's.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipTerminal

@main
enum BattleshipTUI {
  static func main() {
    System.begin()
    do throws(OptionError) {
      switch try Request(words: System.words) {
      case .help(let command): answer(command.map(Help.text(of:)) ?? Help.general)
      case .version: answer(Version.text + "\n")
      case .print(let printed): answer(printed.text)
      case .play(let options): play(options)
      case .new(let options): LinkCommand.new(options)
      case .open(let options): LinkCommand.open(options)
      case .shoot(let options): LinkCommand.shoot(options)
      case .inspect(let options): LinkCommand.inspect(options)
      case .duel(let options): LinkCommand.duel(options)
      case .join(let options): LinkCommand.join(options)
      case .resign(let options): LinkCommand.resign(options)
      case .solo(let options): SoloCommand.play(options)
      }
    } catch {
      refuse("\(Complaint.sentence(error)); \(Complaint.language.program.seeHelp)", status: 2)
    }
  }

  /// Ends the program with data on standard output.
  static func answer(_ text: String) -> Never {
    if let number = System.hand(text) {
      refuse(Complaint.language.program.cannotWrite(Complaint.reason(number)), status: 1)
    }
    System.end(0)
  }

  /// Ends the program with a line on standard error.
  static func refuse(_ reason: SafeText, status: Int32) -> Never {
    complain(reason)
    System.end(status)
  }

  /// Says something on standard error.
  static func complain(_ reason: SafeText) {
    System.write("battleship-tui: \(reason.string)\n", to: 2)
  }

  /// Opens the terminal, or ends the program if there is none.
  static func terminal(_ look: LookOptions, at place: TerminalPlace) -> Terminal {
    do throws(TerminalError) {
      return try Terminal.open(colors: look.color, theme: look.theme, at: place)
    } catch {
      refuse(error)
    }
  }

  /// Ends the program because there is no terminal to play on.
  static func refuse(_ error: TerminalError) -> Never {
    refuse("\(Complaint.sentence(error)); \(Complaint.language.program.withoutTerminal)", status: 2)
  }

  private static func play(_ options: PlayOptions) -> Never {
    // Nothing is begun if there is no terminal to play on, and all that can be refused is before the screen is taken.
    if let error = Terminal.reasonAgainst(place: .standard) { refuse(error) }
    let path: Path? =
      switch options.keeping {
      case .own: StatePlace.conversation
      case .shared(let path, _): path
      }
    let trace = options.trace.map { opened(trace: $0, conversation: path) }
    var (keeper, state) =
      switch options.keeping {
      case .own(let isNew): ownConversation(options, isNew: isNew, at: path)
      case .shared(let path, let name): sharedConversation(options, of: name, in: path)
      }
    state.showsCalls = options.showsCalls
    let terminal = terminal(options.look, at: .standard)
    var loop = PlayLoop(
      state: state, terminal: terminal, widths: options.look.isASCII ? .ascii : terminal.widths, keeper: keeper,
      trace: trace, seed: options.seed)
    loop.run()
  }

  private static func opened(trace path: Path, conversation: Path?) -> Trace {
    do throws(TraceError) {
      return try Trace(path: path, conversation: conversation)
    } catch {
      refuse(Complaint.sentence(error, trace: path), status: 1)
    }
  }

  /// The hot seat's conversation to go on with, or a new one.
  private static func ownConversation(_ options: PlayOptions, isNew: Bool, at path: Path?) -> (Keeper, AppState) {
    let seed = options.seed ?? System.seed
    let (keeper, state) = Keeper.hotSeat(path: path, isNew: isNew, at: System.clock) {
      AppState(firstName: options.firstName, secondName: options.secondName, game: options.game, seed: seed)
    }
    if options.saysWhatToPlay, !isWhatToPlay(state, options) {
      refuse(Complaint.language.program.otherConversation, status: 2)
    }
    return (keeper, state)
  }

  /// The conversation of two terminals to go on with, or a new one.
  private static func sharedConversation(
    _ options: PlayOptions, of name: String, in path: Path
  ) -> (Keeper, AppState) {
    let beginning = SharedBeginning(
      names: [options.firstName, options.secondName], game: options.game, seed: options.seed ?? System.seed)
    do throws(SharedError) {
      let (keeper, state) = try Keeper.shared(
        path: path, as: name, at: System.clock, waiting: { complain(Complaint.waiting(for: path, heldBy: $0)) },
        beginning: beginning)
      if options.saysWhatToPlay, !isWhatToPlay(state, options) {
        refuse(Complaint.language.program.otherConversationIn(Complaint.plain(path.text)), status: 2)
      }
      return (keeper, state)
    } catch {
      refuse(Complaint.sentence(error, file: path), status: 1)
    }
  }

  private static func isWhatToPlay(_ state: AppState, _ options: PlayOptions) -> Bool {
    state.isOf(firstName: options.firstName, secondName: options.secondName, game: options.game)
  }
}
