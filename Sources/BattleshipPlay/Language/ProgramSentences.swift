// Complaints of the program outside a game: about its command line, its files, its terminal.

import BattleshipCore

/// The program's complaints, a member for each sentence.
///
/// Words that were typed, paths and the system's reasons are handed in as texts without control characters. An error
/// that has the system's number comes with a function that gives the reason for a number.
package struct ProgramSentences: Sendable {
  /// A folder of sticker packs cannot be read.
  package let unreadableFolder: @Sendable (_ folder: SafeText, _ reason: SafeText) -> SafeText
  /// A folder has no sticker pack in it.
  package let noPacks: @Sendable (_ folder: SafeText) -> SafeText
  /// A folder is not a usable sticker pack.
  package let badPack: @Sendable (_ pack: SafeText, _ reason: SafeText) -> SafeText
  /// A reason: the files of all packs have more bytes than this together.
  package let packsTooLarge: @Sendable (_ limit: Int) -> SafeText
  /// A sticker pack has the name of an app that is already on the phones.
  package let packIsThere: @Sendable (_ pack: SafeText) -> SafeText
  /// A sticker of a pack cannot be used.
  package let badSticker: @Sendable (_ pack: SafeText, _ reason: SafeText) -> SafeText
  /// Where to find help, after the sentence that says what is wrong with a command line.
  package let seeHelp: @Sendable (_ command: SafeText?) -> SafeText

  /// A word is not text.
  package let notText: @Sendable (_ word: SafeText) -> SafeText
  /// There is no such option.
  package let unknownOption: @Sendable (_ option: SafeText) -> SafeText
  /// The word that may have been meant, after the sentence about an unknown word.
  package let didYouMean: @Sendable (_ word: SafeText) -> SafeText
  /// A command has no such option.
  package let optionNotFor: @Sendable (_ command: SafeText, _ option: SafeText) -> SafeText
  /// An option needs a value.
  package let missingValue: @Sendable (_ option: SafeText) -> SafeText
  /// An option cannot take this value.
  package let badValue: @Sendable (_ value: SafeText, _ option: SafeText, _ expected: ExpectedValue) -> SafeText
  /// A command needs more words.
  package let missingOperands: @Sendable (_ command: SafeText, _ operands: SafeText) -> SafeText
  /// The first word is no command.
  package let noCommand: @Sendable (_ word: SafeText) -> SafeText
  /// There is a word too many.
  package let unexpectedArgument: @Sendable (_ argument: SafeText) -> SafeText
  /// A word is not a cell.
  package let notACell: @Sendable (_ name: SafeText) -> SafeText
  /// Two options exclude each other.
  package let either: @Sendable (_ one: SafeText, _ other: SafeText) -> SafeText
  /// An option requires another one.
  package let requires: @Sendable (_ one: SafeText, _ other: SafeText) -> SafeText
  /// A command needs one of two options.
  package let oneOf: @Sendable (_ command: SafeText, _ one: SafeText, _ other: SafeText) -> SafeText
  /// URL and ships cannot both be read from standard input.
  package let bothOnInput: SafeText
  /// A variable of the environment has a wrong value.
  package let badVariable: @Sendable (_ name: SafeText, _ value: SafeText, _ expected: ExpectedValue) -> SafeText

  /// Why there is no terminal to play on.
  package let terminal: @Sendable (TerminalError, _ reason: (Int32) -> SafeText) -> SafeText
  /// The commands that need no terminal.
  package let withoutTerminal: SafeText

  /// Standard input cannot be read.
  package let cannotRead: @Sendable (_ reason: SafeText) -> SafeText
  /// A line of standard input has more bytes than this.
  package let lineTooLong: @Sendable (_ limit: Int) -> SafeText
  /// What is in the way of using a file, as the end of another sentence.
  package let fileObstacle: @Sendable (FileObstacle) -> SafeText
  /// A file cannot be read.
  package let cannotReadFile: @Sendable (_ file: SafeText, _ reason: SafeText) -> SafeText
  /// There are no finished games to look back at.
  package let noFinishedGames: SafeText
  /// The question whether the link was cut short.
  package let isLinkWhole: SafeText
  /// A line of the file of finished games cannot be read, and does not count.
  package let damagedGame: @Sendable (_ file: SafeText, _ line: Int) -> SafeText
  /// A finished game could not be recorded for the score.
  package let notNoted: @Sendable (_ reason: SafeText) -> SafeText
  /// Standard output cannot be written.
  package let cannotWrite: @Sendable (_ reason: SafeText) -> SafeText
  /// The message is on the terminal, as standard output did not take it.
  package let messageIsAbove: SafeText
  /// Standard input holds no ships.
  package let noShips: SafeText

  /// The conversation in a file is another one.
  package let otherConversationIn: @Sendable (_ file: SafeText) -> SafeText
  /// A shared file held another conversation before, and another file has what this person knows of it.
  package let otherBefore: @Sendable (_ file: SafeText, _ own: SafeText) -> SafeText
  /// A shared file has lost its first line, and what this person has of its conversation can be written back.
  package let wasEmptied: @Sendable (_ file: SafeText) -> SafeText
  /// Another program plays the game against the computer.
  package let soloInUse: @Sendable (_ process: Int?) -> SafeText
  /// Why a file is not a conversation that can be shared.
  package let sharedFile:
    @Sendable (_ file: SafeText, ConversationFileError, _ reason: (FileError) -> SafeText) -> SafeText
  /// Another program has locked the file.
  package let waiting: @Sendable (_ file: SafeText, _ process: Int?) -> SafeText

  /// Why no trace can be written into a file.
  package let trace: @Sendable (_ file: SafeText, TraceError, _ reason: (FileError) -> SafeText) -> SafeText
  /// The trace is not written any more.
  package let traceStopped: @Sendable (_ reason: SafeText) -> SafeText

  /// Why a key cannot be used.
  package let key: @Sendable (_ file: SafeText, KeyError, _ reason: (FileError) -> SafeText) -> SafeText
  /// What the command `key` asks and says.
  package let keyNote: @Sendable (KeyNote) -> SafeText
  /// Why the memory of duels cannot be used.
  package let memory: @Sendable (_ file: SafeText, MemoryError, _ reason: (FileError) -> SafeText) -> SafeText
}

/// The values that an option or a variable takes.
package enum ExpectedValue: Hashable, Sendable {
  /// Two names with a comma between them.
  case names
  /// Rules of a hunt.
  case rules
  /// Rules of a duel.
  case duelRules
  /// Rules, where only a board was given; the examples have that board.
  case shipsToo([SafeText])
  /// Rules of a hunt, where the misses that lose it are missing.
  case missesToo(SafeText)
  /// Rules that are possible; the error says what is wrong.
  case possibleRules(RulesError)
  /// A whole number.
  case wholeNumber
  /// How the computer thinks.
  case level
  /// A choice of when colours are shown.
  case colorChoice
  /// One of the themes.
  case theme
  /// One of the texts that can be printed.
  case printed
  /// The shots of a turn.
  case volley(cells: Int)
  /// The base of a message's URL.
  case base
  /// A language.
  case language
}

/// Why a terminal cannot be opened.
package enum TerminalError: Error, Hashable, Sendable {
  /// Standard input is a file or a pipe.
  case inputIsNoTerminal
  /// Standard output is a file or a pipe.
  case outputIsNoTerminal
  /// The variable `TERM` is not set or empty.
  case noName
  /// Nothing is known of a terminal of this name.
  case unknown(name: String)
  /// A terminal of this name cannot place text on a screen.
  case dumb(name: String)
  /// A terminal is open already; a program can have only one.
  case isOpen
  /// The system refused, with this error number.
  case system(Int32)
}

/// What the command that exports and imports a player's key asks and says; the key itself is never part of it.
package enum KeyNote: Hashable, Sendable {
  /// Asks whether the key may be shown on this screen.
  case mayBeShown
  /// The answer was no.
  case notShown
  /// To a file or a pipe it goes only if the player says so.
  case needsYes
  /// Asks for a key, which is not shown.
  case typeIt
  /// Standard input holds no key.
  case notAKey
  /// The key is in the file, and the one before it has another name.
  case imported(SafeText, kept: SafeText?)
  /// The key was in the file before.
  case same(SafeText)
  /// A word that the command does not take; it may be a key.
  case wordForKey
}
