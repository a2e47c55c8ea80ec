// The sentences of phones, in Simplified Chinese.

extension PhoneSentences {
  static var chinese: PhoneSentences {
    PhoneSentences(
      messages: "信息",
      isNotKept: "未保存",
      delivered: "已送达",
      opens: " Enter 打开 ",
      fieldHint: "iMessage",
      send: "发送",
      overlayKeys: " 按其他键返回 ",
      keysTitle: " 按键 ",
      callsTitle: " 系统调用 ",
      phoneOf: { name in "\(name)的手机" },
      pass: { name in "请把键盘交给\(name)" },
      unlock: { name in "我是\(name)：解锁" },
      today: { time in "今天 \(time)" },
      tooSmall: { columns, rows in "请把窗口放大到 \(columns)x\(rows)。" },
      copied: "消息的网址已经复制。",
      notCopied: "消息的网址没有复制：这里没有可用的剪贴板。",
      nothingToCopy: "没有可以复制的消息。",
      tornLine: { file in "有一行不完整，已移到 \(file)。" },
      damaged: { file in "原来的对话无法读取，已移到 \(file)。" },
      isHere: { name, isHere in "\(name)\(isHere ? "在线" : "不在")" },
      waitingRoom: { name in "\(name)还没来。用这条命令加入：" },
      notKept: "这个对话无法保存。",
      fileGone: { file in file.map { "文件不见了，副本在 \($0)。" } ?? "文件不见了，消息发不出去。" },
      fileCutShort: "文件被截短，你发出的消息已经补上。",
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
