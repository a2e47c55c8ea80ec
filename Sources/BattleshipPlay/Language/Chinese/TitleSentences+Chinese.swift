// The sentences of the title, in Simplified Chinese.

import BattleshipCore
import BattleshipPlayers

extension TitleSentences {
  static var chinese: TitleSentences {
    TitleSentences(
      languageName: "中文",
      twoPlayers: "双人轮流，共用键盘",
      newGame: "新的一局",
      byLink: "用链接对局",
      score: "战绩",
      noScore: "还没有下完的对局。每局结束后都会记在这里，还可以逐发回放。",
      scoreLine: { player, opponent, games, won, best, mean in
        let best: SafeText = best.map { "，最少 \($0) 发" } ?? ""
        let mean: SafeText = mean.map { "，平均 \($0) 发" } ?? ""
        return "\(player)对\(opponent)：\(games) 局，胜 \(won) 局\(best)\(mean)"
      },
      scoreHeads: ["局数", "胜", "最少", "平均", "连胜"],
      withHints: { player in "\(player)（用了提示）" },
      result: { winner, loser, result in
        let (winner, loser): (SafeText, SafeText) = (winner ?? "你", loser ?? "你")
        return switch result {
        case .sunk(0): "\(loser)没能找到\(winner)的船"
        case .sunk(let shots): "\(winner)用 \(shots) 发赢了\(loser)"
        case .givenUp: "\(winner)赢了，\(loser)认输"
        case .foul: "\(winner)作弊，骗了\(loser)"
        }
      },
      me: "你",
      unnamed: "发来链接的人",
      computer: { level in "电脑（\(Sentences.chinese.solo.level(level))）" },
      howToPlay: "玩法说明",
      play: "开局",
      settings: "设置",
      players: { first, second in "\(first)对\(second)" },
      played: { game in "\(game.isDuel ? "对战" : "寻船" as SafeText) \(SafeText(game.rules.board.description))" },
      linkGame: { game in
        let all = game.rules.shipLengths.cellCount
        let hit: SafeText = game.kind == .hidden ? "对方命中" : "命中"
        let state: [SafeText] =
          game.shots == 0
          ? ["\(game.rules.shipLengths.count) 艘船"] : ["\(hit) \(game.hits)/\(all)", "\(game.shots) 发"]
        let volley: [SafeText] =
          switch game.volley {
          case .shots(1)?, nil: []
          case .shots(let count)?: ["每轮 \(count) 发"]
          case .afloat?: ["每船一发"]
          }
        return Chinese.list(
          [SafeText(game.rules.board.description)] + volley + (game.rules.apart ? ["不相邻"] : []) + state,
          between: "，")
      },
      turn: { name in "轮到\(name)" },
      soloNote: { level, rules in "\(Sentences.chinese.solo.level(level))，\(board(rules))" },
      twoPlayersNote: { first, second in "\(first) 和 \(second)" },
      byLinkNote: { isDuel in isDuel ? "随便用什么聊天软件，舰队是密封的" : "随便用什么聊天软件，链接里看得到船" },
      setting: { setting in
        switch setting {
        case .game: "玩法"
        case .board: "棋盘"
        case .level: "难度"
        case .names: "名字"
        case .base: "链接"
        case .theme: "配色"
        case .language: "语言"
        }
      },
      theme: { theme in
        switch theme {
        case .pegs: "红白棋钉"
        case .demo: "原版"
        case .safe: "色觉友好"
        case .light: "浅色"
        case .mono: "无色"
        }
      },
      kind: { game in
        switch game {
        case .hunt: "寻船"
        case .duel(let terms):
          switch terms.volley {
          case .shots(1): "对战"
          case .shots(let count): "对战，每轮 \(count) 发"
          case .afloat: "对战，每艘未沉的船一发"
          }
        }
      },
      namesRefused: "请写两个不同的名字，中间用逗号隔开，如：小明，小红",
      noBase: "用本程序打开",
      baseRefused: "请写以 https:// 开头的网页地址，没有网页就留空。",
      baseTip: "地址以 # 结尾，服务器就看不到对局：https://example.org/battleship.html#",
      baseIsInForce: "这个地址由环境变量 BATTLESHIP_BASE 决定。",
      question: "这局还没有下完。接着玩，还是另起一局？",
      oldStays: "另起一局时，原来的一局会留在单独的文件里。",
      linkAim: "有人发给你链接？粘贴到这里。也可以自己开一局，把链接发出去。",
      openLink: "打开这条链接",
      beginLink: { game in "藏船开局：\(game.isDuel ? "对战" : "寻船" as SafeText)，\(board(game.rules))" },
      showCode: "显示二维码（Q）",
      codeAim: "用手机扫一扫，就在浏览器里打开这一局。",
      codeNeeds: { columns, rows in "窗口需 \(columns)x\(rows)" },
      codeTooLarge: { columns, rows in "显示二维码需要 \(columns) 列、\(rows) 行的窗口。" },
      noCode: { isOfBrowser in
        isOfBrowser ? "这条链接太长，做不成二维码。" : "这条链接只能用本程序打开，所以没有二维码。"
      },
      sendLink: "把这条链接发给对方，用什么聊天软件都行。对方打开它、走一步，再发回一条链接。",
      sendLastLink: "这一局结束了。把这条链接发给对方看结局，不会再有回复。",
      friendNeeds: "对方要有本程序或它的网页，把整个链接粘贴进去。",
      friendOpens: "浏览器和本程序都能打开。",
      pasteAnswer: "对方的回复来了，就粘贴在这里。这一局会留在列表里。",
      allGames: { count in "全部对局（\(count)）" },
      deletionQuestion: { venue in
        if case .link = venue { return "要删除这一局吗？之后就只剩聊天里的链接了。" }
        return "要把这一局从列表中删除吗？它的文件会换个名字保留下来。"
      },
      notDeleted: { reason in "这一局删不掉：\(reason)。" },
      delete: "删除",
      back: "回到首页",
      rulesOfGame: [
        .init(heading: "对战", text: "双方都藏船，轮流开火，每次一炮，命中后也换人；先把对方的船全部击沉的一方获胜。"),
        .init(heading: "寻船", text: "一方藏船，另一方来找，一次打一格：全部击沉就赢，落空太多就输。"),
        .init(heading: "舰船", text: "船横着或竖着放，不能斜放：t 转向，r 随机布置。打中叫命中，没打中叫落空；一艘船的每一格都被打中就沉了，这时会告诉你。"),
        .init(heading: "格子", text: "字母是行，数字是列：输入 b3 就到 B3。方向键和鼠标也可以用。"),
        .init(
          heading: "保密",
          text: "对战的链接里舰队是密封的，谁也看不到、改不了，最后每一个回答都会核对。寻船的链接里写着船的位置，去读它就是作弊。"
        ),
        .init(heading: "按键", text: "Enter 总是下一步，! 给提示，其余的按键按 ? 查看。"),
      ],
      marks: "标记",
      settingsDamaged: { file in "你的设置无法读取，已移到 \(file)。" },
      settingsNotKept: "这里的选择无法保存。"
    )
  }

  private static func board(_ rules: Rules) -> SafeText { Sentences.chinese.page.rules(rules) }
}
