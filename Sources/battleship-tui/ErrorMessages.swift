// Turns errors into sentences in the player's language.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import BattleshipTerminal
import CSystem

enum ErrorMessages {
  static let language = SpokenLanguage.chosen

  static var words: ProgramSentences { language.terminal.program }

  static func sentence(_ error: OptionError) -> SafeText {
    switch error {
    case .notText(let word): words.notText(plain(word))
    case .unknown(let option):
      meaning(String(option.prefix { $0 != "=" }), Option.allCases.map(\.name), words.unknownOption(plain(option)))
    case .missingValue(let option): words.missingValue(plain(option.name))
    case .badValue(let value, let option, let expected):
      meaning(value, option.words, words.badValue(plain(value), option: plain(option.name), expected: expected))
    case .notFor(let command, let option): words.optionNotFor(plain(command.rawValue), option: plain(option.name))
    case .missingOperands(let command):
      words.missingOperands(plain(command.rawValue), operands: plain(command.entry.operands))
    case .notACell(let name): words.notACell(plain(name))
    case .either(let one, let other): words.either(plain(one.name), other: plain(other.name))
    case .requires(let one, let other): words.requires(plain(one.name), other: plain(other.name))
    case .oneOf(let one, let other, let command):
      words.oneOf(plain(command.rawValue), one: plain(one.name), other: plain(other.name))
    case .noCommand(let word):
      Option.allCases.first { $0.name == "--\(word)" }
        .map { "\(words.noCommand(plain(word))) (\(words.didYouMean(plain($0.name))))" }
        ?? meaning(word, Command.allCases.map(\.rawValue) + ["help"], words.noCommand(plain(word)))
    case .commandAfterOptions(let command): words.commandAfterOptions(plain(command.rawValue))
    case .unexpectedArgument(let argument): words.unexpectedArgument(plain(argument))
    case .bothOnInput: words.bothOnInput
    case .wordForKey: words.keyNote(.wordForKey)
    }
  }

  private static func meaning(_ word: String, _ all: [String], _ sentence: SafeText) -> SafeText {
    Spelling.nearest(to: word, among: all).map { "\(sentence) (\(words.didYouMean(plain($0))))" } ?? sentence
  }

  static func sentence(_ error: PackFolderError) -> SafeText {
    switch error {
    case .unreadable(let folder, let error): words.unreadableFolder(plain(folder.text), reason: reason(error))
    case .noPacks(let folder): words.noPacks(plain(folder.text))
    }
  }

  static func sentence(_ complaint: PackComplaint) -> SafeText {
    switch complaint {
    case .pack(let pack, .notText): words.badPack(plain(pack), reason: plain("pack.txt"))
    case .pack(let pack, .text(let error)): words.badPack(plain(pack), reason: plain("pack.txt: \(error)"))
    case .pack(let pack, .catalog(let error)): words.badPack(plain(pack), reason: plain("\(error)"))
    case .pack(let pack, .file(let file, let error)):
      words.badPack(plain(pack), reason: "\(plain(file)): \(reason(error))")
    case .pack(let pack, .large): words.badPack(plain(pack), reason: words.packsTooLarge(PackFolder.maximumSizeOfAll))
    case .pack(let pack, .isThere): words.packIsThere(plain(pack))
    case .sticker(let pack, let sticker): words.badSticker(plain(pack), reason: plain("\(sticker)"))
    }
  }

  static func sentence(_ error: TerminalError) -> SafeText {
    switch error {
    case .inputIsNoTerminal: words.inputIsNoTerminal
    case .outputIsNoTerminal: words.outputIsNoTerminal
    case .noName: words.namelessTerminal
    case .unknown(let name): words.unknownTerminal(SafeText(name, limit: 80))
    case .dumb(let name): words.dumbTerminal(SafeText(name, limit: 80))
    case .isOpen: words.terminalIsOpen
    case .system(let number): words.terminalFailed(reason(number))
    }
  }

  static func sentence(_ error: ConversationFileError, file: Path) -> SafeText {
    if case .own(let own, let error) = error { return words.sharedFile(own, error: error, reason: reason) }
    return words.sharedFile(plain(file.text), error: error, reason: reason)
  }

  static func waiting(for file: Path, heldBy process: Int32?) -> SafeText {
    words.waiting(plain(file.text), process: process.map(Int.init))
  }

  static func sentence(_ error: TraceError, trace: Path) -> SafeText {
    words.trace(plain(trace.text, limit: 200), error: error, reason: reason)
  }

  static func sentence(_ error: KeyError, file: Path?) -> SafeText {
    words.key(plain(file?.text ?? "", limit: 200), error: error, reason: reason)
  }

  static func sentence(_ error: MemoryError, file: Path) -> SafeText {
    words.memory(plain(file.text, limit: 200), error: error, reason: reason)
  }

  static func reason(_ error: FileError) -> SafeText {
    switch error {
    case .obstacle(let obstacle): words.fileObstacle(obstacle)
    case .system(let number): reason(number)
    }
  }

  static func reason(_ number: Int32) -> SafeText { SafeText(String(cString: strerror(number))) }

  /// Outside text without control sequences for the terminal.
  static func plain(_ text: String, limit: Int = 80) -> SafeText { SafeText(text, limit: limit) }
}
