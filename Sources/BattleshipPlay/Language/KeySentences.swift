// Descriptions of keys: in the list of keys, and in the hints under a board.

import BattleshipCore

/// Descriptions of keys, a member for each.
///
/// ```swift
/// assert(Language.english.sentences.keys.hint(.fires) == "fires")
/// ```
package struct KeySentences: Sendable {
  let language: Language

  /// Commands with the same description share a line of the list of keys.
  package func help(_ command: KeyCommand) -> SafeText {
    switch command {
    case .next: language(en: "the next step", zh: "下一步")
    case .board(.press): language(en: "the cell under the cursor", zh: "在光标处放船或开火")
    case .up, .down, .left, .right: language(en: "move; also k, j, h and l", zh: "移动；也可以用 k j h l")
    case .focusNext, .focusPrevious:
      language(en: "the next target; Shift-Tab: the one before", zh: "选中下一项；Shift-Tab 选中上一项")
    case .back: language(en: "one step back", zh: "退回一步")
    case .phone(.chevron): language(en: "expand or collapse", zh: "展开或收起")
    case .board(.turn): language(en: "turn the ship", zh: "转动船身")
    case .board(.shuffle): language(en: "place all ships at random", zh: "随机布置全部舰船，可以再按")
    case .board(.takeBack): language(en: "take the last ship back, or undo random", zh: "收回上一艘船，或撤销随机布置")
    case .board(.advise): language(en: "ask the computer where it would fire", zh: "问问电脑会打哪里")
    case .board(.note): language(en: "mark a cell as water, for yourself", zh: "给自己把一格标成水")
    case .phone(.delete): language(en: "delete a staged message; on the title, a game", zh: "删除待发的消息；在首页删除一局")
    case .phone(.apps): language(en: "the apps of the phone", zh: "手机里的应用")
    case .phone(.handOver): language(en: "pass the keyboard to the other player", zh: "把键盘交给对方")
    case .sticker(.peel): language(en: "pick up the sticker", zh: "把贴纸拿在手里")
    case .sticker(.enlarge): language(en: "make the sticker larger", zh: "放大贴纸")
    case .sticker(.shrink): language(en: "make the sticker smaller", zh: "缩小贴纸")
    case .sticker(.turn): language(en: "turn the sticker", zh: "顺时针旋转贴纸")
    case .sticker(.turnBack): language(en: "turn the sticker back", zh: "逆时针旋转贴纸")
    case .copy: language(en: "copy the link without showing it", zh: "复制消息的网址，不显示出来")
    case .watch: language(en: "watch the game shot by shot", zh: "逐炮回看这一局")
    case .replay(.first): language(en: "the beginning of a replay", zh: "回放的开头")
    case .replay(.last): language(en: "the end of a replay", zh: "回放的结尾")
    case .replay(.play): language(en: "play a replay, or stop it", zh: "自动播放回放，或停下")
    case .replay(.nextHit): language(en: "the next hit in a replay", zh: "回放中的下一次命中")
    case .replay(.speed): language(en: "the speed of a replay", zh: "回放的速度")
    case .replay(.faster): language(en: "play a replay faster", zh: "回放加快")
    case .replay(.slower): language(en: "play a replay slower", zh: "回放减慢")
    case .replay(.fog): language(en: "lift the fog over a replay, or lower it", zh: "揭开或放下回放中的迷雾")
    case .replay(.ships): language(en: "your own ships in the replay of a duel", zh: "对战回放中自己的舰船")
    case .help: language(en: "these keys", zh: "按键说明")
    case .phone(.callLog): language(en: "the host's calls", zh: "系统的调用记录")
    case .redraw: language(en: "redraw the screen", zh: "重画屏幕")
    case .quit: language(en: "leave the game", zh: "离开游戏")
    }
  }
  /// In a narrow column beside a board; nil for what is not worth a line there.
  package func brief(_ command: KeyCommand, in context: KeyContext) -> SafeText? {
    switch (command, context) {
    case (.next, .placing): language(en: "places the ship", zh: "放下舰船")
    case (.next, _): language(en: "fires", zh: "开火")
    case (.up, .placing): language(en: "move the ship", zh: "移动舰船")
    case (.up, _): language(en: "aim", zh: "瞄准")
    case (.focusNext, _): language(en: "the buttons", zh: "选按钮")
    case (.board(.turn), _): language(en: "turns it", zh: "转动船身")
    case (.board(.shuffle), _): language(en: "all at random", zh: "全部随机布置")
    case (.board(.takeBack), _): language(en: "takes one back", zh: "收回一艘")
    case (.board(.advise), _): language(en: "advice", zh: "提示")
    case (.board(.note), _): language(en: "marks water", zh: "标水")
    case (.copy, _): language(en: "copies the link", zh: "复制链接")
    case (.watch, _): language(en: "watch it again", zh: "回看")
    case (.quit, _): language(en: "leaves, saved", zh: "离开，会保存")
    case _: nil
    }
  }
  package var briefMark: SafeText { language(en: "marks a cell", zh: "选中一格") }
  package var helpCloses: SafeText { language(en: "closes", zh: "关闭") }
  package var helpKeys: SafeText { language(en: "Keys", zh: "按键") }
  package func aim(_ context: KeyContext) -> SafeText {
    context == .placing
      ? language(en: "Hide all your ships.", zh: "藏好所有舰船。") : language(en: "Find all their ships.", zh: "找出对方所有舰船。")
  }
  /// What a mark means, in two short lines beside it.
  package func legend(_ mark: LegendMark) -> (name: SafeText, text: SafeText) {
    switch mark {
    case .miss: language(en: ("a miss", "water, no ship"), zh: ("落空", "是水，没有船"))
    case .hit: language(en: ("a hit", "look beside it"), zh: ("命中", "看看它的旁边"))
    case .cursor: language(en: ("your aim", "Enter: this cell"), zh: ("瞄准", "回车就是这一格"))
    case .sunk: language(en: ("sunk", "all of it is hit"), zh: ("击沉", "全船命中"))
    case .planned: language(en: ("in your hand", "Enter puts it"), zh: ("手里的船", "回车放在这里"))
    case .misfit: language(en: ("it does not fit", "ship or edge"), zh: ("放不下", "碰到别的船或边缘"))
    case .ship: language(en: ("your ship", "Space takes it"), zh: ("自己的船", "空格拿起来"))
    }
  }
  package var cellKey: SafeText { "b3" }
  package var briefCell: SafeText { language(en: "goes to B3", zh: "移到 B3") }
  package var arrowKeys: SafeText { language(en: "Arrows", zh: "方向键") }
  package var cellKeys: SafeText { "b3 B3" }
  package var cellHelp: SafeText { language(en: "go to cell B3", zh: "移到 B3 格") }
  package func marks(_ marks: MarkLetters) -> (label: SafeText, text: SafeText) {
    let words = [BoardScene.Mark.miss, .hit, .sunk, .ship].map { language.word(for: $0) }
    let all = zip([marks.miss, marks.hit, marks.sunk, marks.ship], words).map { "\($0) \($1)" as SafeText }
    return (language(en: "marks", zh: "标记"), language.list(all, " "))
  }
  /// `aim` is the cell under the cursor.
  package func hint(_ hint: KeyHint, aim: Cell? = nil) -> SafeText {
    if hint == .fires, let aim { return language(en: "fires at \(SafeText(aim))", zh: "向 \(SafeText(aim)) 开火") }
    return language(en: hint.row.en, zh: hint.row.zh)
  }
}

/// A mark that the help beside a board explains.
package enum LegendMark: Hashable, Sendable {
  case miss, hit, cursor, sunk
  case planned, misfit, ship

  package static func marks(in context: KeyContext) -> [LegendMark] {
    context == .placing ? [.ship, .planned, .misfit] : [.miss, .hit, .cursor, .sunk]
  }
}

/// The letters with which a front end draws marks, for the line that explains them.
///
/// ```swift
/// let letters = MarkLetters(miss: "o", hit: "x", sunk: "X", ship: "#")
/// assert(Language.english.sentences.keys.marks(letters).text == "o miss x hit X sunk # ship")
/// ```
package struct MarkLetters: Sendable {
  package let miss, hit, sunk, ship: SafeText

  package init(miss: SafeText, hit: SafeText, sunk: SafeText, ship: SafeText) {
    self.miss = miss
    self.hit = hit
    self.sunk = sunk
    self.ship = ship
  }
}

/// The effect of a key at a moment.
///
/// ```swift
/// assert(KeyBindings.hint(.quits, in: .english) == "q quit")
/// ```
package enum KeyHint: Hashable, Sendable, CaseIterable {
  case takesBack, shuffles, places, takesAway, turns, goesToBoard, aims, fires, marks, unmarks, advises
  case stepsBack, stepsOn, otherGame, watches, watchesAll, plays, pauses, nextHit, liftsFog, lowersFog, showsShips
  case deletes, clears, helps, leaves, unlocks, leavesField, sends, expands, chooses, scrolls, changes, opensSettings
  case types, begins, goesBack, copies, shares, quits, showsApps, handsOver, peels, sticks, enlarges, turnsSticker
  case goesOn, putsBack, accepts

  package var command: KeyCommand { row.command }

  /// The command of a hint and its words; `label` is nil for that of the command's first key.
  var row: (command: KeyCommand, en: SafeText, zh: SafeText, label: SafeText?) {
    switch self {
    case .takesBack: (.board(.takeBack), "undo", "撤销", nil)
    case .shuffles: (.board(.shuffle), "random", "随机", nil)
    case .places: (.next, "place", "放船", nil)
    case .takesAway: (.board(.press), "takes it away", "收回", nil)
    case .turns: (.board(.turn), "turn", "转动", nil)
    case .goesToBoard: (.up, "goes to the board", "回到棋盘", nil)
    // Where Enter has nothing to fire at.
    case .aims: (.up, "aim", "瞄准", "Arrows")
    case .fires: (.next, "fires", "开火", nil)
    // A cell for a volley of several shots.
    case .marks: (.next, "marks", "选中", nil)
    case .unmarks: (.next, "unmarks", "取消", nil)
    case .advises: (.board(.advise), "hint", "提示", nil)
    case .stepsBack: (.left, "back", "后退", nil)
    case .stepsOn: (.right, "on", "前进", nil)
    case .otherGame: (.down, "next game", "下一局", nil)
    case .watches: (.next, "watch", "回放", nil)
    case .watchesAll: (.watch, "watch all", "全部回放", nil)
    case .plays: (.replay(.play), "plays", "播放", nil)
    case .pauses: (.replay(.play), "stops", "停下", nil)
    case .nextHit: (.replay(.nextHit), "next hit", "下一次命中", nil)
    case .liftsFog: (.replay(.fog), "lifts the fog", "揭开迷雾", nil)
    case .lowersFog: (.replay(.fog), "lowers the fog", "放下迷雾", nil)
    case .showsShips: (.replay(.ships), "your ships", "自己的船", nil)
    // A game of the list.
    case .deletes: (.phone(.delete), "delete", "删除", nil)
    // The text that is being typed.
    case .clears: (.phone(.delete), "clear", "清空", "Ctrl-U")
    case .helps: (.help, "help", "帮助", nil)
    // A screen with one seat, or a replay.
    case .leaves: (.quit, "quit", "离开", nil)
    case .unlocks: (.next, "unlocks", "解锁", nil)
    case .leavesField: (.back, "leaves", "离开", nil)
    case .sends: (.next, "sends", "发送", nil)
    case .expands: (.phone(.chevron), "expand", "展开", nil)
    case .chooses: (.down, "choose", "选择", "Up/Down")
    case .scrolls: (.down, "scroll", "翻看", "Up/Down")
    // A setting, as does `types`.
    case .changes: (.right, "change", "更改", "Left/Right")
    case .opensSettings: (.right, "settings", "本项设置", "Right")
    case .types: (.next, "write", "填写", nil)
    case .begins: (.next, "go", "确定", nil)
    // The text that was typed.
    case .accepts: (.next, "done", "完成", nil)
    case .goesBack: (.back, "back", "返回", nil)
    case .copies: (.copy, "copy", "复制", nil)
    case .shares: (.copy, "copy to share", "复制分享", nil)
    case .quits: (.quit, "quit", "退出", nil)
    case .showsApps: (.phone(.apps), "apps", "应用", nil)
    case .handsOver: (.phone(.handOver), "pass the keyboard", "交出键盘", nil)
    case .peels: (.sticker(.peel), "put on a bubble", "贴到气泡上", nil)
    case .sticks: (.next, "puts it there", "贴在这里", nil)
    case .enlarges: (.sticker(.enlarge), "larger", "放大", nil)
    case .turnsSticker: (.sticker(.turn), "turn", "旋转", nil)
    case .putsBack: (.back, "puts it back", "放回", nil)
    // To the next button, or to another bubble.
    case .goesOn: (.focusNext, "next", "下一个", nil)
    }
  }
}
