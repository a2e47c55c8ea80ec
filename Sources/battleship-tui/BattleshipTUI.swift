// The entry point: parses the options, runs the command, and ends the program.

import BattleshipApp
import BattleshipData
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

@main
enum BattleshipTUI {
  static func main() {
    System.begin()
    do throws(OptionError) {
      switch try Request(words: System.words) {
      case .help(let command): finish(printing: command.map(Help.text(of:)) ?? Help.general)
      case .version: finish(printing: Version.text + "\n")
      case .print(let printed): finish(printing: printed.text)
      case .run(let options): run(options)
      }
    } catch {
      let command = Command.allCases.map(\.rawValue).first { Argument($0) == System.words.first }.map { SafeText($0) }
      refuse(
        "\(ErrorMessages.sentence(error))\(ErrorMessages.words.seeHelp(command))", status: 2)
    }
  }

  private static func run(_ options: Options) -> Never {
    switch options.command {
    case .title: TitleCommand.show(options)
    case .play: PlayCommand.play(options)
    case .new: LinkCommand.new(options)
    case .open: LinkCommand.open(options)
    case .shoot: LinkCommand.shoot(options)
    case .inspect: LinkCommand.inspect(options)
    case .replay: ReplayCommand.run(options)
    case .score: ScoreCommand.run(options)
    case .duel: LinkCommand.duel(options)
    case .join: LinkCommand.join(options)
    case .resign: LinkCommand.resign(options)
    case .key: KeyTransfer.run(options)
    case .solo: NumberedCommand.solo(options)
    case .two: NumberedCommand.two(options)
    case .daily: LinkCommand.daily(options)
    }
  }

  static func finish(printing text: String, note: SafeText? = nil) -> Never {
    if let number = System.hand(text) {
      refuse(ErrorMessages.words.cannotWrite(ErrorMessages.reason(number)), status: 1)
    }
    if let note { complain(note) }
    System.end(0)
  }

  /// The lines, broken between their words if standard output is a terminal; a pipe gets them as they are.
  static func fitting(_ lines: [SafeText]) -> [SafeText] {
    guard let columns else { return lines }
    return lines.flatMap { $0.printedLines(of: columns, widths: .table) }
  }

  /// The columns of the terminal that standard output is; nil for a pipe or a file.
  static var columns: Int? { windowSize(1).map { Int($0.columns) } }

  static func refuse(_ reason: SafeText, status: Int32) -> Never {
    complain(reason)
    System.end(status)
  }

  static func complain(_ reason: SafeText) {
    System.write("battleship-tui: \(reason.string)\n", to: 2)
  }

  /// nil if the game is played in lines; ends the program if there is no usable terminal.
  static func terminal(_ look: LookOptions, at place: TerminalPlace) -> Terminal? {
    if look.isInLines { return nil }
    do throws(TerminalError) {
      return try Terminal.open(colors: look.color, theme: look.shownTheme, at: place)
    } catch {
      refuse(error)
    }
  }

  static func refuse(_ error: TerminalError) -> Never {
    refuse("\(ErrorMessages.sentence(error)); \(ErrorMessages.words.withoutTerminal)", status: 2)
  }

  /// `ending` is nil if the player left.
  static func end(_ terminal: Terminal?, after ending: ReasonToEnd?) -> Never {
    if case .signal(let number)? = ending, let terminal { terminal.end(bySignal: number) }
    terminal?.close()
    System.end(ending == nil ? 0 : 1)
  }
}
