// What phones say, in Simplified Chinese.

extension PhoneSentences {
  static let chinese = PhoneSentences(
    messages: "信息",
    isNotKept: "未保存",
    delivered: "已送达",
    opens: " 回车打开 ",
    fieldHint: "iMessage",
    send: "发送",
    overlayKeys: " 按其他键返回 ",
    keysTitle: " 按键 ",
    callsTitle: " 系统调用 ",
    phoneOf: { name in "\(name)的手机" },
    unlock: { name in "我是\(name)：解锁" },
    today: { time in "今天 \(time)" },
    tooSmall: { columns, rows in "请把窗口放大到 \(columns)x\(rows)。" },
    copied: "消息的网址已经复制。",
    nothingToCopy: "没有可以复制的消息。",
    tornLine: { file in "有一行不完整，已移到 \(file)。" },
    damaged: { file in "原来的对话无法读取，已移到 \(file)。" },
    notKept: "这个对话无法保存。",
    fileGone: { file in file.map { "文件不见了，副本在 \($0)。" } ?? "文件不见了，消息发不出去。" },
    fileCutShort: "文件被截短，你发出的消息已经补上。",
    lineSetAside: { file in "有一行没有意义，已移到 \(file)。" },
    heldByProcess: { process in "进程 \(process) 正占用文件，请再试一次。" },
    heldByAnother: "另一个程序正占用文件，请再试一次。",
    traceStopped: "跟踪记录已经中断，游戏照常继续。",
    noWayBack: "按 q 离开游戏。",
    messageCame: "来了一条消息。",
    pasteTooLong: { limit in "内容超过 \(limit) 字节，没有粘贴。" },
    pasteNoText: "内容不是文字，没有粘贴。"
  )
}
