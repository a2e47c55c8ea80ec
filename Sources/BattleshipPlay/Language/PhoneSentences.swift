// The sentences of the two phones, and the notices of every screen of the terminal.

import BattleshipCore

package struct PhoneSentences: Sendable {
  let language: Language

  /// The name of the app that shows conversations.
  package var messages: SafeText { language(en: "Messages", zh: "信息") }
  /// In place of the title, if the conversation cannot be kept.
  package var isNotKept: SafeText { language(en: "not kept", zh: "未保存") }
  package var delivered: SafeText { language(en: "Delivered", zh: "已送达") }
  /// On a focused bubble.
  package var opens: SafeText { language(en: " Enter opens ", zh: " Enter 打开 ") }
  package var fieldHint: SafeText { "iMessage" }
  package func theirFigures(_ opponent: PlayerName, shots: Int, percent: Int) -> SafeText {
    language(
      en: "\(opponent.start) fired \(English.count(shots, "shot", "shots")), \(percent)% hit",
      zh: "\(opponent.start)打了 \(shots) 发，命中 \(percent)%")
  }
  package var send: SafeText { language(en: "Send", zh: "发送") }
  package var overlayKeys: SafeText { language(en: " any other key closes this ", zh: " 按其他键返回 ") }
  package var keysTitle: SafeText { language(en: " Keys ", zh: " 按键 ") }
  /// In a place for which the table of keys is too general; nil if the table's text will do.
  package func keyHelp(_ place: KeyPlace, _ context: KeyContext, command: KeyCommand) -> SafeText? {
    switch (place, context, command) {
    case (.title, _, .next): language(en: "start, continue or edit what is chosen", zh: "开始、继续或修改选中的一项")
    case (.title, _, .up): language(en: "choose a line; left and right change a setting", zh: "上下选择；左右更改设置")
    case (.title, _, .phone(.delete)): language(en: "delete the chosen game", zh: "删除选中的一局")
    case (.title, _, .quit): language(en: "leave the program", zh: "退出程序")
    case (.page, _, .next): language(en: "press the chosen button", zh: "按下选中的按钮")
    case (.page, _, .up): language(en: "choose a button, or scroll a long text", zh: "选择按钮；文字较长时滚动")
    case (.page(_, hasButtons: true), _, .quit), (.page, _, .back), (.score, _, .quit), (.score, _, .back),
      (.luck, _, .quit), (.luck, _, .back):
      language(en: "one step back", zh: "退回一步")
    case (.page(_, hasButtons: false), _, .copy): language(en: "copy the command", zh: "复制命令")
    case (.luck, _, .next): language(en: "watch the best shot", zh: "回看最佳一发")
    case (.score, _, .next): language(en: "watch the chosen game", zh: "回看选中的一局")
    case (.score, _, .up): language(en: "choose a game", zh: "选择一局")
    case (.score, _, .watch): language(en: "watch all games", zh: "回看全部对局")
    case (_, .replay, .next): language(en: "the next shot; at the end, back", zh: "下一炮，到结尾则返回")
    case (_, .replay, .up): language(en: "left and right: one shot; up and down: another game", zh: "左右：一炮；上下：另一局")
    case (_, .replay, .quit), (_, .replay, .back): language(en: "end the replay", zh: "结束回放")
    case (_, .placing, .next): language(en: "hide the ship here, or press the chosen button", zh: "把船藏在这里，或按下选中的按钮")
    case (_, .placing, .board(.press)):
      language(en: "pick up the ship under the cursor, or hide one", zh: "拿起光标处的船，或放下一艘")
    case (_, .placing, .up), (_, .attack, .up):
      language(en: "move the cursor; beyond the edge are the buttons", zh: "移动光标；越过边缘是按钮")
    case (_, .attack, .next): language(en: "fire at the cell, or press the chosen button", zh: "向这一格开火，或按下选中的按钮")
    case (_, .attack, .board(.press)):
      language(en: "fire at the cell, or mark it for a volley", zh: "向这一格开火，或选作齐射目标")
    case (_, .placing, .focusNext), (_, .attack, .focusNext):
      language(en: "from the board to the buttons, and back", zh: "在棋盘和按钮之间切换")
    case _: nil
    }
  }
  package var callsTitle: SafeText { language(en: " Calls of the host ", zh: " 系统调用 ") }
  package func phoneOf(_ name: SafeText) -> SafeText { language(en: "\(name)'s phone", zh: "\(name) 的手机") }
  /// Over the first message of a sitting, with the time of day.
  package func today(_ time: SafeText) -> SafeText { language(en: "Today \(time)", zh: "今天 \(time)") }
  /// `window` is the present size, in columns and rows.
  package func tooSmall(_ columns: Int, rows: Int, window: (columns: Int, rows: Int)) -> SafeText {
    language(
      en: "Please enlarge the window to \(columns)x\(rows); it is \(window.columns)x\(window.rows).",
      zh: "请把窗口放大到 \(columns)x\(rows)，现在是 \(window.columns)x\(window.rows)。")
  }

  package var notCopied: SafeText {
    language(
      en: "No clipboard here: select the link and copy it with the terminal.",
      zh: "这里没有可用的剪贴板：请选中链接，用终端复制。")
  }
  package var nothingToCopy: SafeText { language(en: "There is no message to copy.", zh: "没有可以复制的消息。") }
  /// The program ended while it wrote a line.
  package func tornLine(_ file: SafeText) -> SafeText {
    language(en: "An incomplete line was moved to \(file).", zh: "有一行不完整，已移到 \(file)。")
  }
  package func damaged(_ file: SafeText) -> SafeText {
    language(en: "The old game is unreadable and was moved to \(file).", zh: "原来的对局无法读取，已移到 \(file)。")
  }
  package func unreleased(_ file: SafeText) -> SafeText {
    language(
      en: "The old game is from a version that was never released and was moved to \(file).",
      zh: "原来的对局出自从未发布过的版本，已移到 \(file)。")
  }
  package var draftDropped: SafeText {
    language(en: "Your unfinished turn no longer fits this message.", zh: "你刚才做的已经不适合这条消息。")
  }
  package func isHere(_ name: SafeText, isHere: Bool) -> SafeText {
    language(en: "\(name) is \(isHere ? "here" : "away")", zh: "\(name)\(isHere ? "在线" : "不在")")
  }
  package func isHiding(_ name: SafeText) -> SafeText { language(en: "\(name) is hiding ships", zh: "\(name)正在藏船") }
  package func waitingRoom(_ name: SafeText) -> SafeText {
    language(en: "\(name) is not here yet, and can join with this command:", zh: "\(name)还没来。用这条命令加入：")
  }
  package func oneKeyboard(_ name: SafeText) -> SafeText {
    language(
      en: """
        Two phones, one keyboard: Enter is always the next step. When your turn is over, pass the keyboard to \(name).
        """,
      zh: "两部手机，一个键盘，按回车键就是下一步。走完一步后，把键盘交给\(name)。")
  }
  /// On the lock, while it takes no key.
  package var oneMoment: SafeText { language(en: "One moment …", zh: "请稍等……") }
  package func firstShot(_ isVolley: Bool) -> SafeText {
    language(
      en: isVolley
        ? "The first shots are yours: mark each cell with Enter, then fire."
        : "The first shot is yours: aim with the arrows, then Enter.",
      zh: isVolley ? "首轮由你来：用回车键标出每一格，再开火。" : "第一炮由你来：用方向键瞄准，按回车键。")
  }
  package func marked(_ cells: [Cell]) -> SafeText {
    let all = language.list(cells.names)
    return language(en: "Marked: \(all).", zh: "已标记：\(all)。")
  }
  package var notKept: SafeText { language(en: "This conversation cannot be saved.", zh: "这个对话无法保存。") }
  /// The shared file was removed or replaced.
  package func fileGone(_ file: SafeText?) -> SafeText {
    language(
      en: file.map { "The file is gone: a copy is in \($0)." } ?? "The file is gone: nothing is sent.",
      zh: file.map { "文件不见了，副本在 \($0)。" } ?? "文件不见了，消息发不出去。")
  }
  package var fileCutShort: SafeText {
    language(
      en: "The file was cut short; what you sent was written to it again.",
      zh: "文件被截短，你发出的消息已经补上。")
  }
  package var notWrittenHere: SafeText {
    language(en: "A message in your name was not written here.", zh: "有一条以你的名义发出的消息不是在这里写的。")
  }
  package func notFrom(_ name: SafeText) -> SafeText {
    language(
      en: "A message in \(name)'s name is not from \(name)'s terminal.",
      zh: "有一条以\(name)的名义发出的消息不是在\(name)的终端上写的。")
  }
  /// The shared file held another conversation before; standard error names the file with this person's copy of it.
  package var otherBefore: SafeText {
    language(en: "Another conversation was here; your copy is saved.", zh: "这里原来是另一个对话，你的还在。")
  }
  package func lineSetAside(_ file: SafeText) -> SafeText {
    language(en: "An unreadable line was moved to \(file).", zh: "有一行没有意义，已移到 \(file)。")
  }
  package func heldByProcess(_ process: Int) -> SafeText {
    language(en: "Process \(process) is using the file: try again.", zh: "进程 \(process) 正占用文件，请再试一次。")
  }
  package var heldByAnother: SafeText {
    language(en: "Another program is using the file: try again.", zh: "另一个程序正占用文件，请再试一次。")
  }
  package var traceStopped: SafeText {
    language(en: "The trace has stopped; the game goes on.", zh: "跟踪记录已经中断，游戏照常继续。")
  }
  package var notNoted: SafeText { language(en: "This game could not be added to the score.", zh: "这一局没能计入战绩。") }
  /// The game is recorded for the score later; the reason follows.
  package var notedLater: SafeText { language(en: "This game will be added to the score later.", zh: "这一局稍后计入战绩。") }
  package var noWayBack: SafeText { language(en: "q leaves the game.", zh: "按 q 离开游戏。") }
  package var noFieldHere: SafeText {
    language(
      en: "There is no field to paste into: Esc goes back to the conversation.",
      zh: "这里没有可以粘贴的输入框，按 Esc 回到对话。")
  }
  package var asksToDelete: SafeText { language(en: "Press again to delete the message.", zh: "再按一次就删除这条消息。") }
  package var placeAllFirst: SafeText { language(en: "Place every ship first.", zh: "请先放好所有的船。") }
  package var chooseAllFirst: SafeText { language(en: "Choose every cell first.", zh: "请先选好所有的格子。") }
  package var nothingToSend: SafeText { language(en: "There is nothing to send yet.", zh: "还没有可以发送的内容。") }
  /// A button without a sentence of its own was clicked too soon.
  package var notYet: SafeText { language(en: "That is not possible yet.", zh: "现在还不能按。") }
  /// As ``overlayKeys``, for a list that is longer than the screen.
  package var scrollKeys: SafeText { language(en: " Up, Down: more; other keys close ", zh: " 上下键翻看，按其他键返回 ") }
  /// A message came in that is not on the screen.
  package var messageCame: SafeText { language(en: "A message came in.", zh: "来了一条消息。") }
  package func pasteTooLong(_ limit: Int) -> SafeText {
    language(
      en: "That was more than \(limit) bytes: nothing was pasted.",
      zh: "内容超过 \(limit) 字节，没有粘贴。")
  }
  package var pastedElsewhere: SafeText {
    language(en: "Links are pasted on the title: q goes there, the game is saved.", zh: "链接要在标题页粘贴：按 q 返回，对局会保存。")
  }
  package var pasteNoText: SafeText { language(en: "That was not text: nothing was pasted.", zh: "内容不是文字，没有粘贴。") }
}

/// Where the keys are listed.
package enum KeyPlace: Hashable, Sendable {
  case phones, ownPhone, solo, link, replay, score
  case title(hasGames: Bool)
  /// A page without a board: of the title, or while nobody else is at a live game.
  case page(hasLink: Bool, hasButtons: Bool)
  /// How lucky a game was, and whether there is a best shot to watch.
  case luck(hasBest: Bool)
}
