// Turns errors into sentences in the player's language.

import BattleshipApp
import BattleshipPlay
import BattleshipTerminal

/// Sentences about errors, for standard error after the program's name.
enum ErrorMessages {
  /// The language of messages to people.
  static let language = SpokenLanguage.chosen

  private static var words: ProgramSentences { language.terminal.program }

  static func sentence(_ error: OptionError) -> SafeText {
    switch error {
    case .notText(let word): words.notText(plain(word))
    case .unknown(let option):
      meaning(String(option.prefix { $0 != "=" }), Option.allCases.map(\.name), words.unknownOption(plain(option)))
    case .missingValue(let option): words.missingValue(plain(option.name))
    case .badValue(let value, let option, let expected): words.badValue(plain(value), plain(option.name), expected)
    case .notFor(let command, let option): words.optionNotFor(plain(command.rawValue), plain(option.name))
    case .missingOperands(let command): words.missingOperands(plain(command.rawValue), plain(command.entry.operands))
    case .notACell(let name): words.notACell(plain(name))
    case .either(let one, let other): words.either(plain(one.name), plain(other.name))
    case .requires(let one, let other): words.requires(plain(one.name), plain(other.name))
    case .oneOf(let one, let other, let command):
      words.oneOf(plain(command.rawValue), plain(one.name), plain(other.name))
    case .unexpectedArgument(let argument):
      meaning(argument, Command.allCases.map(\.rawValue) + ["help"], words.unexpectedArgument(plain(argument)))
    case .bothOnInput: words.bothOnInput
    case .wordForKey: words.keyNote(.wordForKey)
    }
  }

  /// A sentence about a word, with a suggestion if a similar word is known.
  private static func meaning(_ word: String, _ all: [String], _ sentence: SafeText) -> SafeText {
    Spelling.nearest(to: word, among: all).map { "\(sentence) (\(words.didYouMean(plain($0))))" } ?? sentence
  }

  static func sentence(_ error: PackFolderError) -> SafeText {
    switch error {
    case .unreadable(let folder, let number): words.unreadableFolder(plain(folder.text), reason(number))
    case .noPacks(let folder): words.noPacks(plain(folder.text))
    }
  }

  static func sentence(_ complaint: PackComplaint) -> SafeText {
    switch complaint {
    case .pack(let pack, .notText): words.badPack(plain(pack), plain("pack.txt"))
    case .pack(let pack, .text(let error)): words.badPack(plain(pack), plain("pack.txt: \(error)"))
    case .pack(let pack, .catalog(let error)): words.badPack(plain(pack), plain("\(error)"))
    case .pack(let pack, .file(let file, let error)): words.badPack(plain(pack), "\(plain(file)): \(reason(error))")
    case .pack(let pack, .large): words.badPack(plain(pack), words.packsTooLarge(PackFolder.mostOfAll))
    case .pack(let pack, .isThere): words.packIsThere(plain(pack))
    case .sticker(let pack, let sticker): words.badSticker(plain(pack), plain("\(sticker)"))
    }
  }

  static func sentence(_ error: TerminalError) -> SafeText {
    let complaint: TerminalComplaint =
      switch error {
      case .inputIsNoTerminal: .inputIsNone
      case .outputIsNoTerminal: .outputIsNone
      case .noName: .noName
      case .unknown(let name): .unknown(plain(name))
      case .dumb(let name): .dumb(plain(name))
      case .isOpen: .inUse
      case .system(let number): .system(reason(number))
      }
    return words.terminal(complaint)
  }

  static func sentence(_ error: SharedFileError, file: Path) -> SafeText {
    if case .own(let path, let error) = error { return sentence(error, file: path) }
    let complaint: SharedFileComplaint =
      switch error {
      case .file(let error): self.complaint(error)
      case .emptied: .none
      case .damaged(.unreadable(let line, _)), .damaged(.notText(let line)): .unreadable(line: line)
      case .damaged(.changed(let line)): .changed(line: line)
      case .damaged(.contradiction(let line)): .impossible(line: line)
      case .damaged(.empty): .none
      case .foreign(let line): .foreign(line: line)
      case .action(let line): .action(line: line)
      case .noPlace: .noPlace
      case .own: .none
      case .nobody(let name, let names): .othersThan(plain(name), names: names.map { plain($0) })
      }
    return words.sharedFile(plain(file.text), complaint)
  }

  private static func complaint(_ error: ConversationFileError) -> SharedFileComplaint {
    switch error {
    case .inUse(let process): .system(words.fileObstacle(.held(byProcess: process)))
    case .older: .system(words.fileObstacle(.older))
    case .newer: .system(words.fileObstacle(.newer))
    case .noPlainFile: .noPlainFile
    case .noLocks(let number): .noLocks(reason(number))
    case .longLine(let line): .longLine(line, limit: ConversationFile.lineLimit)
    case .large(let count): .large(Int(count), limit: ConversationFile.sizeLimit)
    case .unwritable: .unwritable
    case .system(let number): .system(reason(number))
    }
  }

  static func waiting(for file: Path, heldBy process: Int32?) -> SafeText {
    words.waiting(plain(file.text), process.map(Int.init))
  }

  static func sentence(_ error: TraceError, trace: Path) -> SafeText {
    let complaint: TraceComplaint =
      switch error {
      case .link: .link
      case .conversation: .conversation
      case .other: .other
      case .noPlainFile: .system(words.fileObstacle(.noPlainFile))
      case .system(let number): .system(reason(number))
      }
    return words.trace(plain(trace.text, limit: 200), complaint)
  }

  static func sentence(_ error: KeyError, file: Path?) -> SafeText {
    let complaint: KeyComplaint =
      switch error {
      case .noPlace: .noPlace
      case .missing: .missing
      case .nothingToExport: .nothingToExport
      case .size(let count): .size(count)
      case .belongsToOthers: .belongsToOthers
      case .readableByOthers: .readableByOthers
      case .noPlainFile: .noPlainFile
      case .system(let number): .system(reason(number))
      }
    return words.key(plain(file?.text ?? "", limit: 200), complaint)
  }

  static func sentence(_ error: MemoryError, file: Path) -> SafeText {
    let complaint: MemoryComplaint =
      switch error {
      case .damaged: .damaged
      case .openToOthers: .openToOthers
      case .unreadable(let number): .unreadable(reason(number))
      case .unwritable(let number): .unwritable(reason(number))
      case .held(let process): .unwritable(words.fileObstacle(.held(byProcess: process)))
      }
    return words.memory(plain(file.text, limit: 200), complaint)
  }

  /// The reason why a file cannot be used.
  static func reason(_ error: FileError) -> SafeText {
    switch error {
    case .obstacle(let obstacle): words.fileObstacle(obstacle)
    case .system(let number): reason(number)
    }
  }

  /// The system's description of an error number.
  static func reason(_ number: Int32) -> SafeText { SafeText(System.reason(number)) }

  /// Outside text without control sequences for the terminal.
  static func plain(_ text: String, limit: Int = 80) -> SafeText { SafeText(text, limit: limit) }
}
