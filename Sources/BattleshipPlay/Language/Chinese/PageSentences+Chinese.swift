// The sentences of the browser page alone, in Simplified Chinese.

import BattleshipCore
import BattleshipPlayers

extension PageSentences {
  static var chinese: PageSentences {
    PageSentences(
      aim: "藏好你的船，再找出对方的船。",
      welcome: "藏好你的船，再找出对方的船。",
      soloText: "由你先开火",
      duelText: "发一条链接，双方舰队都密封",
      huntText: "对方来找你的船。船就写在链接里，所以去读链接就是作弊。",
      linkText: "粘贴别人发给你的链接",
      options: "选项",
      chosen: { rules, volley, level in
        let shots: SafeText =
          switch volley {
          case .shots(let count): "每轮 \(count) 发"
          case .afloat: "每艘未沉的船一发"
          }
        return "\(SafeText(rules.board.description)) · \(shots) · \(Sentences.chinese.solo.level(level))"
      },
      keyText: "对战时，你的密钥能打开你自己的舰队。它只留在这个浏览器里。想换个地方继续，就留一份备份，不要给别人看。",
      howToPlay: [
        .init(
          heading: "对战",
          text: "双方各藏一支舰队，轮流开火，先击沉对方全部舰船的一方获胜。两人之间的链接里舰队是密封的，谁也看不到、改不了，最后每一个回答都会核对。"),
        .init(
          heading: "寻船", text: "一方藏船，另一方来找，直到全部击沉，或落空太多。船就写在链接里，去读它就是作弊；浏览器的历史记录里也有它。"),
        .init(
          heading: "舰船", text: "船横着或竖着放。点一下船就拿到手里，再点海面放下，也可以拖动。命中会告诉你；一艘船的每一格都被打中就沉了。"),
        .init(
          heading: "按键", text: "方向键移动光标，或输入 B7 这样的格子，Enter 开火。T 转向，R 随机，U 收回，! 提示，V 回放，Esc 返回。"),
      ],
      languageName: "简体中文",
      choice: { choice in
        switch choice {
        case .level: "难度"
        case .rules: "棋局"
        case .volley: "射击"
        case .language: "语言"
        }
      },
      rules: { rules in
        "\(SafeText(rules.board.description))，\(rules.shipLengths.count) 艘船\(rules.apart ? "，互不相邻" : "" as SafeText)"
      },
      volley: { volley in
        switch volley {
        case .shots(let count): "每轮 \(count) 发"
        case .afloat: "每艘未沉的船一发"
        }
      },
      field: { field in
        switch field {
        case .link: "链接"
        case .key: "另一个浏览器里的密钥"
        }
      },
      button: chineseButton,
      fireAt: { cell in "向 \(SafeText(cell)) 开火" },
      chooseCell: "选一格",
      moveShips: "拖动一艘船，或点它拿到手里。",
      sea: "海域",
      cell: { cell, mark, isOwn in "\(SafeText(cell))，\(word(for: mark, isOwn))" },
      ship: { length, isSunk in "\(length) 格的船，\(isSunk ? "已沉" : "未沉" as SafeText)" },
      ships: "对方的船",
      ownShips: "你的船",
      sendLink: { link in
        switch link {
        case .hunt: "把这条链接发给来找船的人。"
        case .result: "把这条链接发回去，让对方看到结果。"
        case .challenge: "把这条链接发给你要挑战的人。"
        case .turn: "把这条链接发给对方，对方的回复也是一条链接。"
        case .end: "把这条链接发给对方，好核对每一个回答。"
        }
      },
      sendTitle: "发出你的链接",
      link: "链接",
      code: "链接的二维码",
      sharedText: { link, shots in
        switch link {
        case .hunt: "我藏好船了，你能找到吗？"
        case .result: "我找过你的船了，看看结果！"
        case .challenge: "来下一盘海战棋，藏好你的船！"
        case .turn: "轮到你了：我向 \(Chinese.list(shots.map { SafeText($0) })) 开了火。"
        case .end: "这局结束了，看看结果！"
        }
      },
      sharedResult: { rules, shots in
        let board = SafeText(rules.board.description)
        return shots.map { "我在 \(board) 的海战棋里用 \($0) 发赢了，你行吗？" } ?? "我在 \(board) 的海战棋里输了，你来试试？"
      },
      question: { question in
        switch question {
        case .resign: "放弃这场对战？"
        case .replaceGame: "开始新的一局？进行中的那一局就没有了。"
        case .replaceKey: "新的对战用这把密钥？现在的密钥会留下，由它开始的对战仍能打开。"
        }
      },
      note: { note in
        switch note {
        case .thinking: "电脑正在思考。"
        case .huntIsOpen: "寻船时，船就写在链接里，去读链接就是作弊。"
        case .hostSawLink: "存放这个网页的服务器看到了这条链接。从这里发出的链接它看不到。"
        case .duelIsSealed: "密封的对战：链接里你的舰队只有这个浏览器能读。是否诚实，最后会核对。"
        case .copied: "已复制。"
        case .notCopied: "浏览器没有复制成功，请选中链接自己复制。"
        case .keyImported: "密钥已换上。"
        case .keepsNothing: "这个浏览器不为本页保存任何东西，关掉网页游戏就没有了。"
        case .wentOnElsewhere: "你已在另一个窗口里继续了这局游戏。"
        case .notShared: "没有分享成功，请复制链接。"
        case .notYourDuel: "你的船在另一个浏览器里：请在那里打开链接。"
        case .watchOrBringKey: "在这里可以观看，或带来你的密钥。"
        case .chatsBrowser: "这是聊天软件自带的浏览器，可能会忘记你的密钥。应战之前，请先用你的浏览器打开链接。"
        case .linkIsLocal: "本页是从磁盘打开的，链接只在这里能打开。对方可以把它粘贴到自己的页面里。"
        }
      },
      chance: { known, percent in "\(known)，可能性 \(percent)%" },
      step: "第几发",
      keys: "方向键或 b7 瞄准 · ? 帮助",
      refusal: chineseRefusal
    )
  }

  @Sendable private static func chineseButton(_ action: PageAction) -> SafeText {
    switch action {
    case .playComputer: "与电脑对战"
    case .challenge: "向朋友挑战"
    case .hide: "藏船让人找"
    case .resumeSolo: "继续上次的游戏"
    case .resume: "回到上一局"
    case .confirm: "是"
    case .cancel: "否"
    case .writeLink: "打开链接"
    case .open: "打开"
    case .listGames: "全部游戏"
    case .rules: "玩法"
    case .key: "你的密钥"
    case .otherLanguage: "English"
    case .leave: "你的游戏"
    case .back: "返回"
    case .fireAtCursor: "开火"
    case .turn: "转向"
    case .shuffle: "随机"
    case .takeBack: "收回"
    case .clear: "清空"
    case .advise: "提示"
    case .copy: "复制链接"
    case .copyThis: "复制这条链接"
    case .share: "分享"
    case .shareResult: "分享结果"
    case .insist: "仍要继续"
    case .importKey: "使用这把密钥"
    case .showKey: "显示密钥"
    case .copyKey: "复制密钥"
    case .renewKey: "生成新密钥"
    case .replay: "回放"
    case .watch: "观看"
    case .bringKey: "带来密钥"
    case .earlier: "上一步"
    case .later: "下一步"
    case .play: "播放"
    case .pause: "暂停"
    case .endReplay: "关闭"
    case .again: "再战一局"
    }
  }

  private static func word(for mark: BoardScene.Mark, _ isOwn: Bool) -> SafeText {
    switch mark {
    case .water: isOwn ? "海水" : "未知"
    case .ship: "舰船"
    case .hit: "命中"
    case .miss: "落空"
    case .sunk: "击沉"
    case .aimed: "已瞄准"
    case .proposed(let fits): fits ? "下一艘船" : "这里放不下下一艘船"
    }
  }

  @Sendable private static func chineseRefusal(_ refusal: PageRefusal) -> SafeText {
    switch refusal {
    case .link(.foreign): Sentences.chinese.refusals.noLink
    case .link(.cutOff): "链接不完整，请对方再发一次。"
    case .link(.newer): "这条链接出自更新版本的游戏。"
    case .link(.unreadable): "这条链接打不开游戏，请对方再发一次。"
    case .message(let error): message(error)
    case .storageForbidden: "浏览器不让本页保存任何东西。对战要保存你的密钥和上一条消息，所以什么也没有发出。"
    case .storageFull: "浏览器的存储已满，你的消息没有保存，也没有发出。"
    case .keyUnreadable: "浏览器里的密钥读不出来，没有它对战无法继续。请用备份，或生成新的密钥。"
    case .notAKey: "这不是密钥。密钥由 43 个字母、数字、- 和 _ 组成。"
    case .keptElsewhere: "你已在另一个窗口里继续了这场对战，这里什么也没有发出。"
    case .gameUnreadable: "浏览器里保存的游戏读不出来。"
    case .memoryUnreadable: "浏览器里关于这场对战的记录读不出来。只有确定没有回答过这条消息，才可以继续。"
    }
  }

  private static func message(_ error: ReceptionError) -> SafeText {
    let reason = Sentences.chinese.refusals.reception(error)
    return switch error {
    case .ahead: "\(reason)只有确定是你在别处写的，才可以继续。"
    case .unproven: "\(reason)只有对方说是自己写的，才可以继续。"
    case .unremembered: "\(reason)只有确定没有在别处回答过，才可以继续。"
    case .changed, .answeredOtherwise, .duel: reason
    }
  }
}
