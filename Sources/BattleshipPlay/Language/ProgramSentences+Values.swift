// Parts of complaints: what an option or a variable takes, and what is wrong with a conversation.

import BattleshipCore
import BattleshipPlayers

extension ProgramSentences {
  private var presets: SafeText { language.list(Rules.presets.map { SafeText($0.name) }) }

  func written(_ expected: ExpectedValue) -> SafeText {
    switch expected {
    case .names:
      language(
        en: "two different names of 1 to 24 characters with a comma between them",
        zh: "两个用逗号隔开的不同名字，每个 1 到 24 个字符")
    case .rules:
      language(
        en: "\(presets), or COLUMNSxROWS:FLEET:MISSES, such as 6x6:3.2.2:14 or 6x6:3.2.2:never",
        zh: " \(presets)，或“列x行:舰队:落空数”，如 6x6:3.2.2:14 或 6x6:3.2.2:never")
    case .duelRules:
      language(
        en: "\(presets), or COLUMNSxROWS:FLEET, such as 8x8:4.3.2 (no number of misses loses a duel)",
        zh: " \(presets)，或“列x行:舰队”，如 8x8:4.3.2（对战不限落空数）")
    case .shipsToo(let examples):
      language(
        en: "a board and its ships, such as \(language.choice(of: examples))",
        zh: "棋盘和舰队，如 \(language.choice(of: examples))")
    case .missesToo(let ships):
      language(
        en: "a board, its ships and the misses that lose, such as \(ships):never",
        zh: "棋盘、舰队和判负的落空数，如 \(ships):never")
    case .possibleRules(let error): rules(error)
    case .wholeNumber: language(en: "a whole number", zh: "整数")
    case .oneOf(let words): language(en: "", zh: " ") + language.choice(of: words)
    case .volley(let cells): language(en: "1 to \(cells) shots, afloat or again", zh: " 1 到 \(cells)、afloat 或 again")
    case .name:
      language(
        en: "at most \(Duel.Name.maximumLength) characters that can be seen",
        zh: "最多 \(Duel.Name.maximumLength) 个看得见的字符")
    case .date(.notADate): language(en: "a date such as 2026-11-26", zh: "日期，如 2026-11-26")
    case .date(.noSuchDay): language(en: "a day of the calendar, such as 2026-11-26", zh: "日历上有的日期，如 2026-11-26")
    case .place: language(en: "a port such as 4242, or a file such as sea.sock", zh: "端口，如 4242，或文件，如 sea.sock")
    case .farPlace:
      language(
        en: "a host and its port, such as example.org:4242, or a file such as sea.sock",
        zh: "主机和端口，如 example.org:4242，或文件，如 sea.sock")
    case .address: language(en: "an address in numbers, such as 0.0.0.0", zh: "数字地址，如 0.0.0.0")
    case .base:
      language(
        en: "an address of at most 400 characters without a question mark, such as https://example.org/play#",
        zh: "最多 400 个字符、不含问号的地址，如 https://example.org/play#")
    }
  }

  func rules(_ error: RulesError) -> SafeText {
    switch error {
    case .boardSize: language(en: "a board of up to 16x16", zh: "不超过 16x16 的棋盘")
    case .noShips: language(en: "at least one ship", zh: "至少一艘船")
    case .tooManyShips: language(en: "at most 32 ships", zh: "至多 32 艘船")
    case .shipLength: language(en: "ships of 1 to 16 cells", zh: " 1 到 16 格的船")
    case .fleetDoesNotFit(_, let board):
      language(
        en:
          "ships of up to \(max(board.rows, board.columns)) cells, \(board.cellCount) together, on a board of \(board.columns)x\(board.rows)",
        zh: " \(board.columns)x\(board.rows) 棋盘上放得下的船：每艘至多 \(max(board.rows, board.columns)) 格，共至多 \(board.cellCount) 格"
      )
    case .losingMiss(_, let cells): language(en: "1 to \(cells) misses, or never", zh: " 1 到 \(cells) 次落空，或 never")
    }
  }

  func written(_ error: ConversationFileError, _ reason: (FileError) -> SafeText) -> SafeText {
    switch error {
    case .unreadable(let line):
      language(en: "is not a readable conversation: line \(line)", zh: "不是能读的对话：第 \(line) 行")
    case .changed(let line):
      language(
        en: "is not a readable conversation: line \(line) has changed since it was written",
        zh: "不是能读的对话：第 \(line) 行写入后被改动过")
    case .notFrom(let name, let line):
      language(
        en: "cannot be continued here: line \(line) is a message in \(name)'s name that is not from \(name)'s terminal",
        zh: "无法在这里继续：第 \(line) 行的消息以\(name)的名义发出，却不是在\(name)的终端上写的")
    case .foreign(let line):
      language(
        en:
          "cannot be continued here: line \(line) begins another conversation, or is not the message that was received here",
        zh: "无法在这里继续：第 \(line) 行开始了另一个对话，或与这里收到过的消息不同")
    case .notWrittenHere(let line):
      language(
        en:
          "cannot be continued here: line \(line) is a message that this player did not write or receive on this machine",
        zh: "无法在这里继续：第 \(line) 行的消息，这位玩家在这台机器上既没有写过也没有收到过")
    case .action(let line):
      language(
        en:
          "holds more than messages and is left unchanged: line \(line) belongs in a private file. Share a new file",
        zh: "不只有消息，保持原样：第 \(line) 行是某人在自己终端上的操作。请共用一个新文件")
    case .unwritable: language(en: "cannot be written", zh: "无法写入")
    case .noPlace:
      language(
        en: "cannot be shared without a place for your private data: set HOME or XDG_STATE_HOME",
        zh: "无法共用，因为没有存放私人内容的地方：请设置 HOME 或 XDG_STATE_HOME")
    case .impossible(let line):
      language(
        en: "is not a conversation: line \(line) records an event that cannot have happened",
        zh: "不是对话：第 \(line) 行记录了不可能发生的事")
    case .noConversation: language(en: "is not a conversation", zh: "不是对话")
    case .othersThan(let name, let names):
      language(
        en: "is the conversation of \(language.joined(names.map { "'\($0)'" })), not of '\(name)'",
        zh: "是 \(language.list(names.map { "'\($0)'" })) 的对话，不是 '\(name)' 的")
    case .file(.obstacle(.noPlainFile)): language(en: "is not a plain file", zh: "不是普通文件")
    case .noLocks(let number):
      language(
        en: "cannot be shared, because its file system cannot lock it: \(reason(.system(number)))",
        zh: "无法共用，所在的文件系统不能加锁：\(reason(.system(number)))")
    case .longLine(let line, let limit):
      language(
        en: "is not a conversation: line \(line) has more than \(limit) bytes",
        zh: "不是对话：第 \(line) 行超过 \(limit) 字节")
    case .large(let count, let limit):
      language(
        en: "is not a conversation: it has \(count) bytes, and at most \(limit) are read",
        zh: "不是对话：有 \(count) 字节，最多读 \(limit) 字节")
    case .file(let error): language(en: "cannot be used: \(reason(error))", zh: "无法使用：\(reason(error))")
    case .own(_, let error): written(error, reason)
    }
  }
}
