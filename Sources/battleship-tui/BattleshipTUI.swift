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
      case .help(let command): answer(command.map(Help.text(of:)) ?? Help.general)
      case .version: answer(Version.text + "\n")
      case .print(let printed): answer(printed.text)
      case .title(let options): TitleCommand.show(options)
      case .play(let options): PlayCommand.play(options)
      case .new(let options): LinkCommand.new(options)
      case .open(let options): LinkCommand.open(options)
      case .shoot(let options): LinkCommand.shoot(options)
      case .inspect(let options): LinkCommand.inspect(options)
      case .replay(let options): ReplayCommand.run(options)
      case .score(let asJSON): ScoreCommand.run(asJSON: asJSON)
      case .duel(let options): LinkCommand.duel(options)
      case .join(let options): LinkCommand.join(options)
      case .resign(let options): LinkCommand.resign(options)
      case .key(let options): KeyTransfer.run(options)
      case .solo(let options): SoloCommand.play(options)
      }
    } catch {
      let command = Command.allCases.map(\.rawValue).first { Argument($0) == System.words.first }.map { SafeText($0) }
      refuse(
        "\(ErrorMessages.sentence(error))\(ErrorMessages.words.seeHelp(command))", status: 2)
    }
  }

  static func answer(_ text: String, note: SafeText? = nil) -> Never {
    if let number = System.hand(text) {
      refuse(ErrorMessages.words.cannotWrite(ErrorMessages.reason(number)), status: 1)
    }
    if let note { complain(note) }
    System.end(0)
  }

  static func refuse(_ reason: SafeText, status: Int32) -> Never {
    complain(reason)
    System.end(status)
  }

  static func complain(_ reason: SafeText) {
    System.write("battleship-tui: \(reason.string)\n", to: 2)
  }

  /// `nil` if the game is played in lines; ends the program if there is no usable terminal.
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

  /// `ending` is `nil` if the player left.
  static func end(_ terminal: Terminal?, after ending: ReasonToEnd?) -> Never {
    if case .signal(let number)? = ending, let terminal { terminal.end(bySignal: number) }
    terminal?.close()
    System.end(ending == nil ? 0 : 1)
  }
}
