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
    case (.focusNext, .placing): language(en: "the buttons", zh: "选按钮")
    case (.focusNext, _): language(en: "the other board", zh: "另一块棋盘")
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
  package var helpTitle: SafeText { language(en: "How to play", zh: "玩法") }
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
    case .ship: language(en: ("your ship", "Enter takes it"), zh: ("自己的船", "回车拿起来"))
    }
  }
  package var cellKey: SafeText { "b3" }
  package var briefCell: SafeText { language(en: "goes to B3", zh: "移到 B3") }
  package var arrowKeys: SafeText { language(en: "Arrows", zh: "方向键") }
  package var cellKeys: SafeText { "b3 B3" }
  package var cellHelp: SafeText { language(en: "go to cell B3", zh: "移到 B3 格") }
  package func marks(_ marks: MarkLetters) -> (label: SafeText, text: SafeText) {
    language(
      en: ("marks", "\(marks.miss) miss \(marks.hit) hit \(marks.sunk) sunk \(marks.ship) ship"),
      zh: ("标记", "\(marks.miss) 落空 \(marks.hit) 命中 \(marks.sunk) 击沉 \(marks.ship) 舰船"))
  }
  /// `aim` is the cell under the cursor.
  package func hint(_ hint: KeyHint, aim: Cell? = nil) -> SafeText {
    switch hint {
    case .takesBack: language(en: "undo", zh: "撤销")
    case .shuffles: language(en: "random", zh: "随机")
    case .places: language(en: "ship", zh: "放船")
    case .takesAway: language(en: "takes it away", zh: "收回")
    case .turns: language(en: "turn", zh: "转动")
    case .goesToBoard: language(en: "goes to the board", zh: "回到棋盘")
    case .fires:
      aim.map { language(en: "fires at \(SafeText($0))", zh: "向 \(SafeText($0)) 开火") }
        ?? language(en: "fires", zh: "开火")
    case .marks: language(en: "marks", zh: "选中")
    case .advises: language(en: "hint", zh: "提示")
    case .stepsBack: language(en: "back", zh: "后退")
    case .stepsOn: language(en: "on", zh: "前进")
    case .otherGame: language(en: "next game", zh: "下一局")
    case .watches: language(en: "watch", zh: "回放")
    case .watchesAll: language(en: "watch all", zh: "全部回放")
    case .plays: language(en: "plays", zh: "播放")
    case .pauses: language(en: "stops", zh: "停下")
    case .nextHit: language(en: "next hit", zh: "下一次命中")
    case .liftsFog: language(en: "lifts the fog", zh: "揭开迷雾")
    case .lowersFog: language(en: "lowers the fog", zh: "放下迷雾")
    case .showsShips: language(en: "your ships", zh: "自己的船")
    case .deletes: language(en: "delete", zh: "删除")
    case .clears: language(en: "clear", zh: "清空")
    case .helps: language(en: "help", zh: "帮助")
    case .leaves: language(en: "quit", zh: "离开")
    case .unlocks: language(en: "unlocks", zh: "解锁")
    case .leavesField: language(en: "leaves", zh: "离开")
    case .sends: language(en: "sends", zh: "发送")
    case .expands: language(en: "expand", zh: "展开")
    case .chooses: language(en: "choose", zh: "选择")
    case .scrolls: language(en: "scroll", zh: "翻看")
    case .changes: language(en: "change", zh: "更改")
    case .opensSettings: language(en: "its settings", zh: "本项设置")
    case .types: language(en: "write", zh: "填写")
    case .begins: language(en: "go", zh: "确定")
    case .goesBack: language(en: "back", zh: "返回")
    case .copies: language(en: "copy", zh: "复制")
    case .quits: language(en: "quit", zh: "退出")
    case .showsApps: language(en: "apps", zh: "应用")
    case .handsOver: language(en: "pass the keyboard", zh: "交出键盘")
    case .peels: language(en: "put on a bubble", zh: "贴到气泡上")
    case .sticks: language(en: "puts it there", zh: "贴在这里")
    case .enlarges: language(en: "larger", zh: "放大")
    case .turnsSticker: language(en: "turn", zh: "旋转")
    case .putsBack: language(en: "puts it back", zh: "放回")
    case .goesOn: language(en: "next", zh: "下一个")
    }
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
    (self.miss, self.hit, self.sunk, self.ship) = (miss, hit, sunk, ship)
  }
}

/// The effect of a key at a moment.
///
/// ```swift
/// assert(KeyBindings.hint(.quits, in: .english) == "q quit")
/// ```
package enum KeyHint: Hashable, Sendable, CaseIterable {
  case takesBack
  case shuffles
  case places
  case takesAway
  case turns
  case goesToBoard
  case fires
  /// Marks a cell for a volley of several shots, or unmarks it.
  case marks
  case advises
  /// Goes one shot back in a replay.
  case stepsBack
  case stepsOn
  /// Goes to another game in the same replay.
  case otherGame
  /// Replays the chosen game of the score.
  case watches
  case watchesAll
  case plays
  case pauses
  case nextHit
  case showsShips
  /// Shows the ships of a game that is over before they are found.
  case liftsFog
  case lowersFog
  /// Deletes a game of the list.
  case deletes
  /// Clears the text that is being typed.
  case clears
  case helps
  /// Leaves a screen with one seat, or a replay.
  case leaves
  case unlocks
  case leavesField
  case sends
  case expands
  case chooses
  case scrolls
  /// Changes a setting.
  case changes
  /// Goes from a line to its settings.
  case opensSettings
  /// Writes a setting.
  case types
  /// Activates what is focused.
  case begins
  case goesBack
  case copies
  case quits
  case showsApps
  case handsOver
  case peels
  case sticks
  case enlarges
  case turnsSticker
  case putsBack
  /// Goes to the next button, or to another bubble.
  case goesOn
}

extension KeyHint {
  package var command: KeyCommand {
    switch self {
    case .takesBack: .board(.takeBack)
    case .shuffles: .board(.shuffle)
    case .takesAway: .board(.press)
    case .turns: .board(.turn)
    case .places, .fires, .marks, .unlocks, .sends, .sticks, .watches: .next
    case .advises: .board(.advise)
    case .goesToBoard: .up
    case .stepsBack: .left
    case .stepsOn: .right
    case .otherGame: .down
    case .watchesAll: .watch
    case .plays, .pauses: .replay(.play)
    case .nextHit: .replay(.nextHit)
    case .showsShips: .replay(.ships)
    case .liftsFog, .lowersFog: .replay(.fog)
    case .deletes, .clears: .phone(.delete)
    case .helps: .help
    case .leaves, .quits: .quit
    case .leavesField, .putsBack: .back
    case .expands: .phone(.chevron)
    case .chooses, .scrolls: .down
    case .changes, .opensSettings: .right
    case .begins, .types: .next
    case .goesBack: .back
    case .copies: .copy
    case .showsApps: .phone(.apps)
    case .handsOver: .phone(.handOver)
    case .peels: .sticker(.peel)
    case .enlarges: .sticker(.enlarge)
    case .turnsSticker: .sticker(.turn)
    case .goesOn: .focusNext
    }
  }

  /// nil for the label of the command's first key.
  var label: SafeText? {
    switch self {
    case .chooses, .scrolls: "Up/Down"
    case .changes: "Left/Right"
    case .opensSettings: "Right"
    case .clears: "Ctrl-U"
    case .takesBack, .shuffles, .places, .takesAway, .turns, .goesToBoard, .fires, .advises, .helps, .leaves,
      .marks, .unlocks,
      .leavesField, .sends, .expands, .begins, .types, .goesBack, .copies, .quits, .showsApps, .handsOver, .peels,
      .enlarges,
      .turnsSticker, .goesOn,
      .sticks, .putsBack, .stepsBack, .stepsOn, .otherGame, .watches, .watchesAll, .plays, .pauses, .nextHit,
      .showsShips, .liftsFog, .lowersFog, .deletes:
      nil
    }
  }
}
