// The sentences of phones, in Simplified Chinese.

extension PhoneSentences {
  static var chinese: PhoneSentences {
    PhoneSentences(
      messages: "信息",
      isNotKept: "未保存",
      delivered: "已送达",
      opens: " Enter 打开 ",
      fieldHint: "iMessage",
      theirFigures: { opponent, shots, percent in "\(opponent.start)打了 \(shots) 发，命中 \(percent)%" },
      send: "发送",
      overlayKeys: " 按其他键返回 ",
      keysTitle: " 按键 ",
      keyHelp: { screen, command in
        switch (screen, command) {
        case (.title, .next): "开始、继续或修改选中的一项"
        case (.title, .up): "上下选择；左右更改设置"
        case (.title, .phone(.delete)): "删除选中的一局"
        case (.title, .quit): "退出程序"
        case (.page, .next): "按下选中的按钮"
        case (.page, .up): "选择按钮；文字较长时滚动"
        case (.page, .quit), (.page, .back), (.score, .quit), (.score, .back): "回到首页"
        case (.score, .next): "回看选中的一局"
        case (.score, .up): "选择一局"
        case (.score, .watch): "回看全部对局"
        case (.replay, .next): "下一炮，到结尾则返回"
        case (.replay, .up): "左右：一炮；上下：另一局"
        case (.replay, .quit), (.replay, .back): "结束回放"
        case (.placing, .next): "把船藏在这里，或按下选中的按钮"
        case (.placing, .board(.press)): "拿起光标处的船，或放下一艘"
        case (.placing, .up), (.attack, .up): "移动光标；越过边缘是按钮"
        case (.attack, .next): "向这一格开火，或按下选中的按钮"
        case (.attack, .board(.press)): "向这一格开火，或选作齐射目标"
        case (.placing, .focusNext), (.attack, .focusNext): "在棋盘和按钮之间切换"
        case _: nil
        }
      },
      callsTitle: " 系统调用 ",
      phoneOf: { name in "\(name) 的手机" },
      pass: { name in "请把键盘交给\(name)" },
      unlock: { name in "我是\(name)：解锁" },
      today: { time in "今天 \(time)" },
      tooSmall: { columns, rows in "请把窗口放大到 \(columns)x\(rows)。" },
      copied: "消息的网址已经复制。",
      notCopied: "消息的网址没有复制：这里没有可用的剪贴板。",
      nothingToCopy: "没有可以复制的消息。",
      tornLine: { file in "有一行不完整，已移到 \(file)。" },
      damaged: { file in "原来的对话无法读取，已移到 \(file)。" },
      draftDropped: "你刚才做的已经不适合这条消息。",
      isHere: { name, isHere in "\(name)\(isHere ? "在线" : "不在")" },
      isHiding: { name in "\(name)正在藏船" },
      isAiming: { name in "\(name)正在瞄准" },
      waitingRoom: { name in "\(name)还没来。用这条命令加入：" },
      oneKeyboard: { name in "两部手机，一个键盘，按回车键就是下一步。走完一步后，把键盘交给\(name)。" },
      firstShot: { isVolley in isVolley ? "首轮由你来：用回车键标出每一格，再开火。" : "第一炮由你来：用方向键瞄准，按回车键。" },
      notKept: "这个对话无法保存。",
      fileGone: { file in file.map { "文件不见了，副本在 \($0)。" } ?? "文件不见了，消息发不出去。" },
      fileCutShort: "文件被截短，你发出的消息已经补上。",
      notWrittenHere: "有一条以你的名义发出的消息不是在这里写的。",
      notFrom: { name in "有一条以\(name)的名义发出的消息不是在\(name)的终端上写的。" },
      otherBefore: "这里原来是另一个对话，你的还在。",
      lineSetAside: { file in "有一行没有意义，已移到 \(file)。" },
      heldByProcess: { process in "进程 \(process) 正占用文件，请再试一次。" },
      heldByAnother: "另一个程序正占用文件，请再试一次。",
      traceStopped: "跟踪记录已经中断，游戏照常继续。",
      notNoted: "这一局没能计入战绩。",
      notedLater: "这一局稍后计入战绩。",
      noWayBack: "按 q 离开游戏。",
      noFieldHere: "这里没有可以粘贴的输入框，按 Esc 回到对话。",
      asksToDelete: "再按一次就删除这条消息。",
      placeAllFirst: "请先放好所有的船。",
      chooseAllFirst: "请先选好所有的格子。",
      nothingToSend: "还没有可以发送的内容。",
      notYet: "现在还不能按。",
      scrollKeys: " 上下键翻看，按其他键返回 ",
      messageCame: "来了一条消息。",
      pasteTooLong: { limit in "内容超过 \(limit) 字节，没有粘贴。" },
      pasteNoText: "内容不是文字，没有粘贴。"
    )
  }
}
