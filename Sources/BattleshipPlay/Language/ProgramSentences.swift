// Complaints of the program outside a game: about its command line, its files, its terminal.

import BattleshipCore

/// Typed words, paths and the system's reasons are passed in without control characters. An error that has the system's
/// number comes with a function that gives the reason for a number.
package struct ProgramSentences: Sendable {
  let language: Language

  package func unreadableFolder(_ folder: SafeText, reason: SafeText) -> SafeText {
    language(
      en: "the folder '\(folder)' cannot be read: \(reason)",
      zh: "无法读取文件夹 '\(folder)'：\(reason)")
  }
  package func noPacks(_ folder: SafeText) -> SafeText {
    language(en: "the folder '\(folder)' contains no sticker pack", zh: "文件夹 '\(folder)' 里没有贴纸包")
  }
  package func badPack(_ pack: SafeText, reason: SafeText) -> SafeText {
    language(en: "'\(pack)' is not a sticker pack: \(reason)", zh: "'\(pack)' 不是贴纸包：\(reason)")
  }
  /// A reason, inside another sentence.
  package func packsTooLarge(_ limit: Int) -> SafeText {
    language(
      en: "the files of all packs together have more than \(limit) bytes",
      zh: "所有贴纸包的文件加起来超过 \(limit) 字节")
  }
  package func packIsThere(_ pack: SafeText) -> SafeText {
    language(
      en: "'\(pack)' is not installed: an app of that name is already installed",
      zh: "'\(pack)' 没有安装：已经有同名的应用")
  }
  package func badSticker(_ pack: SafeText, reason: SafeText) -> SafeText {
    language(
      en: "a sticker of '\(pack)' cannot be used: \(reason)",
      zh: "'\(pack)' 里有一张贴纸不能用：\(reason)")
  }
  package func seeHelp(_ command: SafeText?) -> SafeText {
    language(
      en: "; see battleship-tui \(command.map { "help \($0)" } ?? "--help" as SafeText)",
      zh: "；见 battleship-tui \(command.map { "help \($0)" } ?? "--help" as SafeText)")
  }

  package func notText(_ word: SafeText) -> SafeText {
    language(en: "'\(word)' is not UTF-8 text", zh: "'\(word)' 不是 UTF-8 文字")
  }
  package func unknownOption(_ option: SafeText) -> SafeText {
    language(en: "there is no option '\(option)'", zh: "没有 '\(option)' 这个选项")
  }
  package func didYouMean(_ word: SafeText) -> SafeText {
    language(en: "did you mean '\(word)'?", zh: "是不是 '\(word)'？")
  }
  package func optionNotFor(_ command: SafeText, option: SafeText) -> SafeText {
    language(en: "\(command) has no option '\(option)'", zh: "\(command) 没有 '\(option)' 这个选项")
  }
  package func missingValue(_ option: SafeText) -> SafeText {
    language(en: "\(option) needs a value", zh: "\(option) 后面要有值")
  }
  /// The option may also be a variable of the environment.
  package func badValue(_ value: SafeText, option: SafeText, expected: ExpectedValue) -> SafeText {
    language(
      en: "\(option) takes \(written(expected)), not '\(value)'",
      zh: "\(option) 的值应为\(written(expected))，而不是 '\(value)'")
  }
  package func missingOperands(_ command: SafeText, operands: SafeText) -> SafeText {
    language(en: "\(command) needs \(operands)", zh: "\(command) 后面要有 \(operands)")
  }
  package func noCommand(_ word: SafeText) -> SafeText {
    language(en: "there is no command '\(word)'", zh: "没有 '\(word)' 这个命令")
  }
  package func commandAfterOptions(_ command: SafeText) -> SafeText {
    language(en: "the command '\(command)' comes before its options", zh: "命令 '\(command)' 要写在选项前面")
  }
  package func unexpectedArgument(_ argument: SafeText) -> SafeText {
    language(en: "unexpected argument '\(argument)'", zh: "多出了 '\(argument)'")
  }
  package func notACell(_ name: SafeText) -> SafeText {
    language(en: "'\(name)' is not a cell such as B2", zh: "'\(name)' 不是 B2 这样的格子")
  }
  package func either(_ one: SafeText, other: SafeText) -> SafeText {
    language(en: "\(one) and \(other) exclude each other", zh: "\(one) 和 \(other) 不能同时使用")
  }
  package func requires(_ one: SafeText, other: SafeText) -> SafeText {
    language(en: "\(one) requires \(other)", zh: "\(one) 要与 \(other) 一起使用")
  }
  package func oneOf(_ command: SafeText, one: SafeText, other: SafeText) -> SafeText {
    language(en: "\(command) needs \(one) or \(other)", zh: "\(command) 要有 \(one) 或 \(other)")
  }
  package var bothOnInput: SafeText {
    language(
      en: "the URL and the ships cannot both be read from standard input",
      zh: "网址和舰船不能都从标准输入读取")
  }

  package var inputIsNoTerminal: SafeText {
    language(en: "standard input is not a terminal", zh: "标准输入不是可以游戏的终端")
  }
  package var outputIsNoTerminal: SafeText {
    language(en: "standard output is not a terminal", zh: "标准输出不是可以游戏的终端")
  }
  package var namelessTerminal: SafeText {
    language(en: "the variable TERM does not name the terminal", zh: "变量 TERM 没有说明是什么终端")
  }
  package func unknownTerminal(_ name: SafeText) -> SafeText {
    language(en: "there is no description of the terminal '\(name)'", zh: "不认识终端 '\(name)'")
  }
  package func dumbTerminal(_ name: SafeText) -> SafeText {
    language(en: "the terminal '\(name)' cannot place text on a screen", zh: "终端 '\(name)' 不能在屏幕上定位文字")
  }
  package var terminalIsOpen: SafeText { language(en: "the terminal is already in use", zh: "终端已被占用") }
  package func terminalFailed(_ reason: SafeText) -> SafeText {
    language(en: "the terminal cannot be used: \(reason)", zh: "终端无法使用：\(reason)")
  }
  package var withoutTerminal: SafeText {
    language(
      en: "--lines, new --random, shoot and inspect need none",
      zh: "--lines、new --random、shoot 和 inspect 不需要终端")
  }

  package func cannotRead(_ reason: SafeText) -> SafeText {
    language(en: "standard input cannot be read: \(reason)", zh: "标准输入无法读取：\(reason)")
  }
  package func lineTooLong(_ limit: Int) -> SafeText {
    language(en: "a line of standard input has more than \(limit) bytes", zh: "标准输入有一行超过 \(limit) 字节")
  }
  package func cannotReadFile(_ file: SafeText, reason: SafeText) -> SafeText {
    language(en: "'\(file)' cannot be read: \(reason)", zh: "'\(file)' 无法读取：\(reason)")
  }
  package var noFinishedGames: SafeText { language(en: "no finished games yet", zh: "这里还没有下完的对局") }
  package var quotesLink: SafeText {
    language(en: "On a command line it needs quotes.", zh: "在命令行里要加引号。")
  }
  package func damagedGame(_ file: SafeText, line: Int) -> SafeText {
    language(
      en: "line \(line) of '\(file)' is damaged and does not count",
      zh: "'\(file)' 的第 \(line) 行已损坏，没有计入")
  }
  /// Says that finished duels are skipped.
  package func unreleasedGames(_ count: Int) -> SafeText {
    language(
      en: "skipped \(English.count(count, "duel", "duels")) of a version that was never released",
      zh: "跳过了 \(count) 场出自从未发布过的版本的对战")
  }
  package func notNoted(_ reason: SafeText) -> SafeText {
    language(en: "the game could not be added to the score: \(reason)", zh: "这一局没能计入战绩：\(reason)")
  }
  package func cannotWrite(_ reason: SafeText) -> SafeText {
    language(en: "standard output cannot be written: \(reason)", zh: "标准输出无法写入：\(reason)")
  }
  /// The terminal shows the message, because standard output did not take it.
  package var messageIsAbove: SafeText { language(en: "the message is the line above", zh: "消息就在上面一行") }
  package var noShips: SafeText {
    language(en: "standard input holds no line of ships such as A1,C3", zh: "标准输入里没有 A1,C3 这样的一行舰船")
  }

  package func otherConversationIn(_ file: SafeText) -> SafeText {
    language(
      en: "the conversation in '\(file)' has other names or rules",
      zh: "'\(file)' 里的对话有别的名字或规则")
  }
  /// `own` has what this person knows of the other conversation.
  package func otherBefore(_ file: SafeText, own: SafeText) -> SafeText {
    language(
      en: "'\(file)' held another conversation before; what you have of it is in '\(own)'",
      zh: "'\(file)' 里原来是另一个对话；你的记录在 '\(own)'")
  }
  /// The shared file has lost its first line; this person's copy can be written back.
  package func wasEmptied(_ file: SafeText) -> SafeText {
    language(
      en: "'\(file)' was emptied. Choose Go on to restore your copy.",
      zh: "'\(file)' 已被清空。继续会写回你的记录。")
  }
  package func soloInUse(_ process: Int?) -> SafeText {
    language(
      en: "\(holder(process)) is playing the game against the computer",
      zh: "\(holder(process))正在进行人机对战")
  }
  package func sharedFile(_ file: SafeText, error: ConversationFileError, reason: (FileError) -> SafeText) -> SafeText {
    "'\(file)' \(written(error, reason))"
  }
  package func waiting(_ file: SafeText, process: Int?) -> SafeText {
    language(
      en: "waiting for '\(file)', which \(holder(process)) has locked; Ctrl-C gives up",
      zh: "正在等待 '\(file)'，它被\(holder(process))锁住；按 Ctrl-C 放弃")
  }

  package func trace(_ file: SafeText, error: TraceError, reason: (FileError) -> SafeText) -> SafeText {
    switch error {
    case .link:
      language(
        en: "'\(file)' is a symbolic link; a trace is not written through one",
        zh: "'\(file)' 是链接，跟踪记录只写进点名的文件")
    case .conversation:
      language(
        en: "'\(file)' holds the conversation; the trace needs a file of its own",
        zh: "'\(file)' 存着对话，跟踪记录要有自己的文件")
    case .other: language(en: "'\(file)' is not a trace, and is left unchanged", zh: "'\(file)' 里不是跟踪记录，原样保留")
    case .file(let error):
      language(
        en: "the trace cannot be written to '\(file)': \(reason(error))",
        zh: "跟踪记录无法写入 '\(file)'：\(reason(error))")
    }
  }
  package func traceStopped(_ reason: SafeText) -> SafeText {
    language(en: "the trace has stopped: \(reason)", zh: "跟踪记录已经中断：\(reason)")
  }

  package func key(_ file: SafeText, error: KeyError, reason: (FileError) -> SafeText) -> SafeText {
    switch error {
    case .noPlace:
      language(
        en: "there is no place for a key: set HOME or XDG_STATE_HOME, or name a file with --key",
        zh: "没有存放密钥的地方：请设置 HOME 或 XDG_STATE_HOME，或用 --key 指定文件")
    case .missing:
      language(
        en: "there is no key in '\(file)', so none of these ships are yours",
        zh: "'\(file)' 里没有密钥，所以这里没有你的舰队")
    case .nothingToExport:
      language(
        en: "there is no key in '\(file)' yet: the first duel makes one",
        zh: "'\(file)' 里还没有密钥：第一场对战会生成一个")
    case .size(let count):
      language(
        en:
          "'\(file)' has \(count) bytes, so it is not a key, and is left unchanged. Restore a copy, or name another file",
        zh: "'\(file)' 有 \(count) 字节，不是密钥，保持原样。请放回备份，或指定另一个文件")
    case .damaged(let name?):
      language(
        en:
          "the key in '\(file)' is damaged, and was renamed to '\(name)'. Duels that it sealed cannot be continued without a copy of it; the next duel makes a new key",
        zh: "'\(file)' 里的密钥已损坏，文件已改名为 '\(name)'。没有备份，用它封存的对战就无法继续；下一场对战会生成新密钥")
    case .damaged(nil):
      language(
        en: "the key in '\(file)' is damaged: restore a copy, or move the file away",
        zh: "'\(file)' 里的密钥已损坏：请放回备份，或把文件移走")
    case .belongsToOthers:
      language(
        en: "the key in '\(file)' belongs to another user, so it is not used",
        zh: "'\(file)' 里的密钥属于另一个用户，不予使用")
    case .readableByOthers:
      language(
        en: "the key in '\(file)' can be read or written by others: run chmod 600 on it",
        zh: "'\(file)' 里的密钥别人也能读写：用 chmod 600 改成只有你能用")
    case .file(.obstacle(.noPlainFile)):
      language(en: "'\(file)' is not a plain file, so it cannot be a key", zh: "'\(file)' 不是普通文件，不能作密钥")
    case .file(let error):
      language(
        en: "the key in '\(file)' cannot be used: \(reason(error))",
        zh: "'\(file)' 里的密钥无法使用：\(reason(error))")
    }
  }
  package func keyNote(_ note: KeyNote) -> SafeText {
    switch note {
    case .mayBeShown:
      language(
        en: "Anyone with this key can play as you and see your ships. Show it on this screen? Type yes: ",
        zh: "谁有这个密钥，谁就能冒充你下棋、看到你的船。要在屏幕上显示吗？请输入 yes：")
    case .notShown: language(en: "the key was not shown", zh: "密钥没有显示")
    case .needsYes:
      language(
        en:
          "anyone with the key can play as you and see your ships, so it is written to a file or a pipe only with --yes",
        zh: "谁有密钥，谁就能冒充你下棋、看到你的船：只有加上 --yes 才会写入文件或管道")
    case .typeIt: language(en: "The key (what you type is not shown): ", zh: "密钥（输入时不显示）：")
    case .notAKey:
      language(
        en: "this is not a key; a key has 43 letters, digits, - and _. Nothing was changed",
        zh: "这不是密钥。密钥有 43 个字母、数字、- 和 _；什么也没有改动")
    case .imported(let file, let kept?):
      language(
        en:
          "The key is now in '\(file)'. The previous key is kept as '\(kept)' and still opens the duels that it began.",
        zh: "密钥已存入 '\(file)'。原来的密钥保存在旁边的 '\(kept)'，仍能打开它开始的对战。")
    case .imported(let file, nil):
      language(en: "The key is now in '\(file)'; there was none before.", zh: "密钥已存入 '\(file)'；之前没有密钥。")
    case .same(let file):
      language(
        en: "This key is already in '\(file)'; nothing was changed.",
        zh: "'\(file)' 里已经是这个密钥；什么也没有改动。")
    case .wordForKey:
      language(
        en: "unexpected argument; pass the key on standard input with --import",
        zh: "key 不接受这样的参数；密钥用 --import 从标准输入读取，从不写在命令行里")
    }
  }
  package func memory(_ file: SafeText, error: MemoryError, reason: (FileError) -> SafeText) -> SafeText {
    switch error {
    case .damaged:
      language(
        en:
          "the memory of this duel in '\(file)' is damaged, so nothing is sent. Restore a copy, or move the file away and use --anyway",
        zh: "'\(file)' 里关于这场对战的记录已损坏，所以什么也没有发出。请放回备份，或把文件移走后用 --anyway 坚持")
    case .unreadable(.obstacle(.openToOthers)), .unreadable(.obstacle(.noPlainFile)),
      .unwritable(.obstacle(.openToOthers)):
      language(
        en:
          "the memory in '\(file)' belongs to another user or others can write to it, so nothing is sent: if it is yours, run chmod 700 on it",
        zh: "'\(file)' 里的记录属于另一个用户，或别人可以写入，所以什么也没有发出：用 chmod 700 改成只有你能用")
    case .unreadable(let error):
      language(
        en: "the memory in '\(file)' cannot be read, so nothing is sent: \(reason(error))",
        zh: "'\(file)' 里的记录无法读取，所以什么也没有发出：\(reason(error))")
    case .unwritable(let error):
      language(
        en: "nothing can be saved in '\(file)', so nothing is sent: \(reason(error))",
        zh: "'\(file)' 里无法保存记录，所以什么也没有发出：\(reason(error))")
    }
  }

  /// At the end of another sentence.
  package func fileObstacle(_ obstacle: FileObstacle) -> SafeText {
    switch obstacle {
    case .noPlainFile: language(en: "it is not a plain file", zh: "它不是普通文件")
    case .openToOthers: language(en: "it belongs to another user, or others can write to it", zh: "它属于另一个用户，或别人可以写入")
    case .older:
      language(
        en: "it is from an older version of this program, and only that version can read it; it is left unchanged",
        zh: "它出自本程序的旧版本，只有旧版本还能读取，保持原样")
    case .newer:
      language(
        en: "it is from a newer version of this program, and is left unchanged",
        zh: "它出自本程序的更新版本，保持原样")
    case .held(let process):
      language(en: "\(holder(process.map(Int.init))) has locked it", zh: "\(holder(process.map(Int.init)))已将它锁定")
    }
  }

  private func holder(_ process: Int?) -> SafeText {
    process.map { language(en: "process \($0)", zh: "进程 \($0) ") } ?? language(en: "another program", zh: "另一个程序")
  }
}
