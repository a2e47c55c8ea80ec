// Complaints of the program, in English.

import BattleshipCore

extension ProgramSentences {
  static var english: ProgramSentences {
    ProgramSentences(
      unreadableFolder: { folder, reason in "the folder '\(folder)' cannot be read: \(reason)" },
      noPacks: { folder in "the folder '\(folder)' has no sticker pack in it" },
      badPack: { pack, reason in "'\(pack)' is not a sticker pack: \(reason)" },
      packsTooLarge: { limit in "the files of all packs have more than \(limit) bytes together" },
      packIsThere: { pack in "'\(pack)' is not installed: an app of its name is there already" },
      badSticker: { pack, reason in "a sticker of '\(pack)' cannot be used: \(reason)" },
      seeHelp: { command in "; see battleship-tui \(command.map { "help \($0)" } ?? "--help" as SafeText)" },
      notText: { word in "'\(word)' is not UTF-8 text" },
      unknownOption: { option in "there is no option '\(option)'" },
      didYouMean: { word in "did you mean '\(word)'?" },
      optionNotFor: { command, option in "\(command) has no option '\(option)'" },
      missingValue: { option in "\(option) needs a value" },
      badValue: { value, option, expected in "\(option) takes \(written(expected)), not '\(value)'" },
      missingOperands: { command, operands in "\(command) needs \(operands)" },
      noCommand: { word in "there is no command '\(word)'" },
      unexpectedArgument: { argument in "unexpected argument '\(argument)'" },
      notACell: { name in "'\(name)' is not a cell such as B2" },
      either: { one, other in "\(one) and \(other) exclude each other" },
      requires: { one, other in "\(one) requires \(other)" },
      oneOf: { command, one, other in "\(command) needs \(one) or \(other)" },
      bothOnInput: "the URL and the ships cannot both be read from standard input",
      badVariable: { name, value, expected in "\(name) takes \(written(expected)), not '\(value)'" },
      terminal: { error, reason in
        switch error {
        case .inputIsNoTerminal: "standard input is not a terminal"
        case .outputIsNoTerminal: "standard output is not a terminal"
        case .noName: "the variable TERM does not name the terminal"
        case .unknown(let name): "there is no description of the terminal '\(SafeText(name, limit: 80))'"
        case .dumb(let name): "the terminal '\(SafeText(name, limit: 80))' cannot place text on a screen"
        case .isOpen: "the terminal is in use already"
        case .system(let number): "the terminal cannot be used: \(reason(number))"
        }
      },
      withoutTerminal: "--lines, new --random, shoot and inspect need none",
      cannotRead: { reason in "standard input cannot be read: \(reason)" },
      lineTooLong: { limit in "a line of standard input has more than \(limit) bytes" },
      fileObstacle: { obstacle($0) },
      cannotReadFile: { file, reason in "'\(file)' cannot be read: \(reason)" },
      noFinishedGames: "no finished games yet",
      isLinkWhole: "Is the link complete? On a command line it needs quotes.",
      damagedGame: { file, line in "line \(line) of '\(file)' is damaged and does not count" },
      notNoted: { reason in "the game could not be added to the score: \(reason)" },
      cannotWrite: { reason in "standard output cannot be written: \(reason)" },
      messageIsAbove: "the message is the line above",
      noShips: "standard input holds no line of ships such as A1,C3",
      otherConversationIn: { file in "the conversation in '\(file)' has other names or rules" },
      otherBefore: { file, own in "'\(file)' held another conversation before; what you have of it is in '\(own)'" },
      wasEmptied: { file in "'\(file)' was emptied. Choose Go on to restore your copy." },
      soloInUse: { process in
        "\(process.map { "process \($0)" } ?? "another program" as SafeText) is playing the game against the computer"
      },
      sharedFile: { file, error, reason in "'\(file)' \(written(error, reason))" },
      waiting: { file, process in
        "waiting for '\(file)', which \(process.map { "process \($0)" } ?? "another program" as SafeText) has locked; Ctrl-C gives up"
      },
      trace: { file, error, reason in
        switch error {
        case .link: "'\(file)' is a link, and a trace is not written through a link"
        case .conversation: "'\(file)' keeps the conversation, and the trace needs a file of its own"
        case .other: "'\(file)' is not a trace, and is left unchanged"
        case .file(let error): "the trace cannot be written to '\(file)': \(reason(error))"
        }
      },
      traceStopped: { reason in "the trace has stopped: \(reason)" },
      key: { file, error, reason in
        switch error {
        case .noPlace: "there is no place for a key: set HOME or XDG_STATE_HOME, or name a file with --key"
        case .missing: "there is no key in '\(file)', so none of these ships are yours"
        case .nothingToExport: "there is no key in '\(file)' yet: the first duel makes one"
        case .size(let count):
          "'\(file)' has \(count) bytes, so it is not a key, and is left unchanged. Put back a copy, or name another file"
        case .damaged(let name?):
          "the key in '\(file)' is damaged, and was renamed to '\(name)'. Duels that it sealed cannot be continued without a copy of it; the next duel makes a new key"
        case .damaged(nil): "the key in '\(file)' is damaged: put back a copy, or move the file away"
        case .belongsToOthers: "the key in '\(file)' belongs to another user, so it is not used"
        case .readableByOthers: "the key in '\(file)' can be read or written by others: run chmod 600 on it"
        case .file(.obstacle(.noPlainFile)): "'\(file)' is not a plain file, so it cannot be a key"
        case .file(let error): "the key in '\(file)' cannot be used: \(reason(error))"
        }
      },
      keyNote: { note in
        switch note {
        case .mayBeShown:
          "Whoever has this key can play as you and see your ships. Show it on this screen? Type yes: "
        case .notShown: "the key was not shown"
        case .needsYes:
          "whoever has the key can play as you and see your ships: into a file or a pipe it is written only with --yes"
        case .typeIt: "The key (what you type is not shown): "
        case .notAKey: "this is not a key, which has 43 letters, digits, - and _; nothing was changed"
        case .imported(let file, let kept?):
          "The key is in '\(file)' now. The one before it is kept beside it as '\(kept)', and opens the duels that it began."
        case .imported(let file, nil): "The key is in '\(file)' now; there was none before."
        case .same(let file): "This key is in '\(file)' already; nothing was changed."
        case .wordForKey:
          "unexpected argument; pass the key on standard input with --import"
        }
      },
      memory: { file, error, reason in
        switch error {
        case .damaged:
          "the memory of this duel in '\(file)' is damaged, so nothing is sent. Put back a copy, or move the file away and insist with --anyway"
        case .openToOthers:
          "the memory in '\(file)' belongs to another user or others can write to it, so nothing is sent: if it is yours, run chmod 700 on it"
        case .unreadable(let error): "the memory in '\(file)' cannot be read, so nothing is sent: \(reason(error))"
        case .unwritable(let error): "nothing can be saved in '\(file)', so nothing is sent: \(reason(error))"
        }
      }
    )
  }

  private static func obstacle(_ obstacle: FileObstacle) -> SafeText {
    switch obstacle {
    case .noPlainFile: "it is not a plain file"
    case .older: "it is from an older version of this program, which can still read it, and is left unchanged"
    case .newer: "it is from a newer version of this program, and is left unchanged"
    case .held(let process?): "process \(Int(process)) has locked it"
    case .held(nil): "another program has locked it"
    }
  }

  private static var presets: SafeText { English.list(Rules.presets.map { SafeText($0.name) }, between: ", ") }

  private static func written(_ expected: ExpectedValue) -> SafeText {
    switch expected {
    case .names: "two different names of 1 to 30 letters with a comma between them"
    case .rules:
      "\(presets), or COLUMNSxROWS:FLEET:MISSES as 6x6:3.2.2:14 or 6x6:3.2.2:never"
    case .duelRules:
      "\(presets), or COLUMNSxROWS:FLEET as 8x8:4.3.2 (no number of misses loses a duel)"
    case .shipsToo(let examples): "a board and its ships, as \(English.list(examples, between: " or "))"
    case .missesToo(let ships): "a board, its ships and the misses that lose, as \(ships):never"
    case .possibleRules(let error): rules(error)
    case .wholeNumber: "a whole number"
    case .language: "en or zh"
    case .level: "easy, fair or strong"
    case .colorChoice: "auto, always or never"
    case .theme: "pegs, demo, safe, light or mono"
    case .printed: "man, bash, zsh or fish"
    case .volley(let cells): "1 to \(cells) shots, or afloat"
    case .base: "an address of at most 900 characters without a question mark, such as https://example.org/play#"
    }
  }

  private static func rules(_ error: RulesError) -> SafeText {
    switch error {
    case .boardSize: "a board of up to 16x16"
    case .noShips: "at least one ship"
    case .tooManyShips: "at most 32 ships"
    case .shipLength: "ships of 1 to 16 cells"
    case .fleetDoesNotFit(_, let board):
      "ships of up to \(max(board.rows, board.columns)) cells, \(board.cellCount) together, on a \(board.columns)x\(board.rows) board"
    case .losingMiss(_, let cells): "1 to \(cells) misses, or never"
    }
  }

  private static func written(_ error: ConversationFileError, _ reason: (FileError) -> SafeText) -> SafeText {
    switch error {
    case .unreadable(let line): "is not a readable conversation: line \(line)"
    case .changed(let line): "is not a readable conversation: line \(line) has changed since it was written"
    case .notFrom(let name, let line):
      "cannot be continued here: line \(line) is a message in \(name)'s name that is not from \(name)'s terminal"
    case .foreign(let line):
      "cannot be continued here: line \(line) begins another conversation, or is another message than the one received here"
    case .notWrittenHere(let line):
      "cannot be continued here: line \(line) is a message that this player did not write or receive on this machine"
    case .action(let line):
      "holds more than messages and is left unchanged: line \(line) is what somebody did at their own terminal. Share a new file"
    case .unwritable: "cannot be written"
    case .noPlace: "cannot be shared without a place for what only you may see: set HOME or XDG_STATE_HOME"
    case .impossible(let line): "is not a conversation: line \(line) records an event that cannot have happened"
    case .none: "is not a conversation"
    case .othersThan(let name, let names):
      "is the conversation of \(English.list(names.map { "'\($0)'" }, between: " and ")), not of '\(name)'"
    case .file(.obstacle(.noPlainFile)): "is not a plain file"
    case .noLocks(let number): "cannot be shared, its file system cannot lock it: \(reason(.system(number)))"
    case .longLine(let line, let limit): "is not a conversation: line \(line) has more than \(limit) bytes"
    case .large(let count, let limit):
      "is not a conversation: it has \(count) bytes, and at most \(limit) are read"
    case .file(let error): "cannot be used: \(reason(error))"
    case .own(_, let error): written(error, reason)
    }
  }
}
