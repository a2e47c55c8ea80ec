// Complaints of the program, in Simplified Chinese.

import BattleshipCore

extension ProgramSentences {
  static var chinese: ProgramSentences {
    ProgramSentences(
      unreadableFolder: { folder, reason in "无法读取文件夹 '\(folder)'：\(reason)" },
      noPacks: { folder in "文件夹 '\(folder)' 里没有贴纸包" },
      badPack: { pack, reason in "'\(pack)' 不是贴纸包：\(reason)" },
      packsTooLarge: { limit in "所有贴纸包的文件加起来超过 \(limit) 字节" },
      packIsThere: { pack in "'\(pack)' 没有安装：已经有同名的应用" },
      badSticker: { pack, reason in "'\(pack)' 里有一张贴纸不能用：\(reason)" },
      seeHelp: { command in "；见 battleship-tui \(command.map { "help \($0)" } ?? "--help" as SafeText)" },
      notText: { word in "'\(word)' 不是 UTF-8 文字" },
      unknownOption: { option in "没有 '\(option)' 这个选项" },
      didYouMean: { word in "是不是 '\(word)'？" },
      optionNotFor: { command, option in "\(command) 没有 '\(option)' 这个选项" },
      missingValue: { option in "\(option) 后面要有值" },
      badValue: { value, option, expected in "\(option) 的值应为\(chinese(expected))，而不是 '\(value)'" },
      missingOperands: { command, operands in "\(command) 后面要有 \(operands)" },
      noCommand: { word in "没有 '\(word)' 这个命令" },
      unexpectedArgument: { argument in "多出了 '\(argument)'" },
      notACell: { name in "'\(name)' 不是 B2 这样的格子" },
      either: { one, other in "\(one) 和 \(other) 不能同时使用" },
      requires: { one, other in "\(one) 要与 \(other) 一起使用" },
      oneOf: { command, one, other in "\(command) 要有 \(one) 或 \(other)" },
      bothOnInput: "网址和舰船不能都从标准输入读取",
      badVariable: { name, value, expected in "\(name) 的值应为\(chinese(expected))，而不是 '\(value)'" },
      terminal: { error, reason in
        switch error {
        case .inputIsNoTerminal: "标准输入不是可以游戏的终端"
        case .outputIsNoTerminal: "标准输出不是可以游戏的终端"
        case .noName: "变量 TERM 没有说明是什么终端"
        case .unknown(let name): "不认识终端 '\(SafeText(name, limit: 80))'"
        case .dumb(let name): "终端 '\(SafeText(name, limit: 80))' 不能在屏幕上定位文字"
        case .isOpen: "终端已被占用"
        case .system(let number): "终端无法使用：\(reason(number))"
        }
      },
      withoutTerminal: "--lines、new --random、shoot 和 inspect 不需要终端",
      cannotRead: { reason in "标准输入无法读取：\(reason)" },
      lineTooLong: { limit in "标准输入有一行超过 \(limit) 字节" },
      fileObstacle: { obstacle($0) },
      cannotReadFile: { file, reason in "'\(file)' 无法读取：\(reason)" },
      noFinishedGames: "这里还没有下完的对局",
      isLinkWhole: "链接完整吗？在命令行里要加引号。",
      damagedGame: { file, line in "'\(file)' 的第 \(line) 行已损坏，没有计入" },
      notNoted: { reason in "这一局没能计入战绩：\(reason)" },
      cannotWrite: { reason in "标准输出无法写入：\(reason)" },
      messageIsAbove: "消息就在上面一行",
      noShips: "标准输入里没有 A1,C3 这样的一行舰船",
      otherConversationIn: { file in "'\(file)' 里的对话有别的名字或规则" },
      otherBefore: { file, own in "'\(file)' 里原来是另一个对话；你的记录在 '\(own)'" },
      wasEmptied: { file in "'\(file)' 已被清空。继续会写回你的记录。" },
      soloInUse: { process in "\(process.map { "进程 \($0) " } ?? "另一个程序" as SafeText)正在进行人机对战" },
      sharedFile: { file, error, reason in "'\(file)' \(chinese(error, reason))" },
      waiting: { file, process in
        "正在等待 '\(file)'，它被\(process.map { "进程 \($0) " } ?? "另一个程序" as SafeText)锁住；按 Ctrl-C 放弃"
      },
      trace: { file, error, reason in
        switch error {
        case .link: "'\(file)' 是链接，跟踪记录只写进点名的文件"
        case .conversation: "'\(file)' 存着对话，跟踪记录要有自己的文件"
        case .other: "'\(file)' 里不是跟踪记录，原样保留"
        case .file(let error): "跟踪记录无法写入 '\(file)'：\(reason(error))"
        }
      },
      traceStopped: { reason in "跟踪记录已经中断：\(reason)" },
      key: { file, error, reason in
        switch error {
        case .noPlace: "没有存放密钥的地方：请设置 HOME 或 XDG_STATE_HOME，或用 --key 指定文件"
        case .missing: "'\(file)' 里没有密钥，所以这里没有你的舰队"
        case .nothingToExport: "'\(file)' 里还没有密钥：第一场对战会生成一个"
        case .size(let count): "'\(file)' 有 \(count) 字节，不是密钥，保持原样。请放回备份，或指定另一个文件"
        case .damaged(let name?): "'\(file)' 里的密钥已损坏，文件已改名为 '\(name)'。没有备份，用它封存的对战就无法继续；下一场对战会生成新密钥"
        case .damaged(nil): "'\(file)' 里的密钥已损坏：请放回备份，或把文件移走"
        case .belongsToOthers: "'\(file)' 里的密钥属于另一个用户，不予使用"
        case .readableByOthers: "'\(file)' 里的密钥别人也能读写：用 chmod 600 改成只有你能用"
        case .file(.obstacle(.noPlainFile)): "'\(file)' 不是普通文件，不能作密钥"
        case .file(let error): "'\(file)' 里的密钥无法使用：\(reason(error))"
        }
      },
      keyNote: { note in
        switch note {
        case .mayBeShown: "谁有这个密钥，谁就能冒充你下棋、看到你的船。要在屏幕上显示吗？请输入 yes："
        case .notShown: "密钥没有显示"
        case .needsYes: "谁有密钥，谁就能冒充你下棋、看到你的船：只有加上 --yes 才会写入文件或管道"
        case .typeIt: "密钥（输入时不显示）："
        case .notAKey: "这不是密钥。密钥有 43 个字母、数字、- 和 _；什么也没有改动"
        case .imported(let file, let kept?):
          "密钥已存入 '\(file)'。原来的密钥保存在旁边的 '\(kept)'，仍能打开它开始的对战。"
        case .imported(let file, nil): "密钥已存入 '\(file)'；之前没有密钥。"
        case .same(let file): "'\(file)' 里已经是这个密钥；什么也没有改动。"
        case .wordForKey: "key 不接受这样的参数；密钥用 --import 从标准输入读取，从不写在命令行里"
        }
      },
      memory: { file, error, reason in
        switch error {
        case .damaged: "'\(file)' 里关于这场对战的记录已损坏，所以什么也没有发出。请放回备份，或把文件移走后用 --anyway 坚持"
        case .openToOthers: "'\(file)' 里的记录属于另一个用户，或别人可以写入，所以什么也没有发出：用 chmod 700 改成只有你能用"
        case .unreadable(let error): "'\(file)' 里的记录无法读取，所以什么也没有发出：\(reason(error))"
        case .unwritable(let error): "'\(file)' 里无法保存记录，所以什么也没有发出：\(reason(error))"
        }
      }
    )
  }

  private static func obstacle(_ obstacle: FileObstacle) -> SafeText {
    switch obstacle {
    case .noPlainFile: "它不是普通文件"
    case .older: "它出自本程序的旧版本，只有旧版本还能读取，保持原样"
    case .newer: "它出自本程序的更新版本，保持原样"
    case .held(let process?): "进程 \(Int(process)) 已将它锁定"
    case .held(nil): "另一个程序已将它锁定"
    }
  }

  private static var presets: SafeText { Chinese.list(Rules.presets.map { SafeText($0.name) }) }

  private static func chinese(_ expected: ExpectedValue) -> SafeText {
    switch expected {
    case .names: "两个用逗号隔开的不同名字，每个 1 到 30 个字"
    case .rules: " \(presets)，或“列x行:舰队:落空数”，如 6x6:3.2.2:14 或 6x6:3.2.2:never"
    case .duelRules: " \(presets)，或“列x行:舰队”，如 8x8:4.3.2（对战不限落空数）"
    case .shipsToo(let examples): "棋盘和舰队，如 \(Chinese.list(examples))"
    case .missesToo(let ships): "棋盘、舰队和判负的落空数，如 \(ships):never"
    case .possibleRules(let error): chinese(error)
    case .wholeNumber: "整数"
    case .level: " easy、fair 或 strong"
    case .language: " en 或 zh"
    case .theme: " pegs、demo、safe、light 或 mono"
    case .colorChoice: " auto、always 或 never"
    case .printed: " man、bash、zsh 或 fish"
    case .volley(let cells): " 1 到 \(cells)，或 afloat"
    case .base: "最多 900 个字符、不含问号的地址，如 https://example.org/play#"
    }
  }

  private static func chinese(_ error: RulesError) -> SafeText {
    switch error {
    case .boardSize: "不超过 16x16 的棋盘"
    case .noShips: "至少一艘船"
    case .tooManyShips: "至多 32 艘船"
    case .shipLength: " 1 到 16 格的船"
    case .fleetDoesNotFit(_, let board):
      " \(board.columns)x\(board.rows) 棋盘上放得下的船：每艘至多 \(max(board.rows, board.columns)) 格，共至多 \(board.cellCount) 格"
    case .losingMiss(_, let cells): " 1 到 \(cells) 次落空，或 never"
    }
  }

  private static func chinese(_ error: ConversationFileError, _ reason: (FileError) -> SafeText) -> SafeText {
    switch error {
    case .unreadable(let line): "不是能读的对话：第 \(line) 行"
    case .impossible(let line): "不是对话：第 \(line) 行记录了不可能发生的事"
    case .none: "不是对话"
    case .changed(let line): "不是能读的对话：第 \(line) 行写入后被改动过"
    case .notFrom(let name, let line): "无法在这里继续：第 \(line) 行的消息以\(name)的名义发出，却不是在\(name)的终端上写的"
    case .foreign(let line): "无法在这里继续：第 \(line) 行开始了另一个对话，或与这里收到过的消息不同"
    case .notWrittenHere(let line): "无法在这里继续：第 \(line) 行的消息，这位玩家在这台机器上既没有写过也没有收到过"
    case .action(let line): "不只有消息，保持原样：第 \(line) 行是某人在自己终端上的操作。请共用一个新文件"
    case .unwritable: "无法写入"
    case .noPlace: "无法共用，因为没有存放私人内容的地方：请设置 HOME 或 XDG_STATE_HOME"
    case .othersThan(let name, let names): "是 \(Chinese.list(names.map { "'\($0)'" })) 的对话，不是 '\(name)' 的"
    case .file(.obstacle(.noPlainFile)): "不是普通文件"
    case .noLocks(let number): "无法共用，所在的文件系统不能加锁：\(reason(.system(number)))"
    case .longLine(let line, let limit): "不是对话：第 \(line) 行超过 \(limit) 字节"
    case .large(let count, let limit): "不是对话：有 \(count) 字节，最多读 \(limit) 字节"
    case .file(let error): "无法使用：\(reason(error))"
    case .own(_, let error): chinese(error, reason)
    }
  }
}
