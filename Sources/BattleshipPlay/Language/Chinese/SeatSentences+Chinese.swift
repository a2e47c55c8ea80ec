// The sentences at a seat, in Simplified Chinese.

import BattleshipCore

extension SeatSentences {
  static var chinese: SeatSentences {
    SeatSentences(
      gameName: "海战棋",
      spacedName: "海 战 棋",
      hideTitle: "布置舰队",
      huntTitle: "寻找舰船",
      overTitle: "本局结束",
      waitTitle: "对方回合",
      rules: { rules in
        let lives: SafeText = rules.losingMiss.map { "\($0) 次机会" } ?? "不限次数"
        let apart: SafeText = rules.apart ? "，互不相邻" : ""
        return "\(rules.shipLengths.count) 艘船\(apart)，\(rules.board.cellCount) 格，\(lives)"
      },
      start: "开始游戏",
      again: "再来一局",
      resume: "继续",
      finished: "完成",
      reply: "寄回结果",
      close: "离开",
      letHide: { name in "请\(name)藏船" },
      handOverTo: { name in "交给\(name)" },
      shipsToPlace: { count in count > 0 ? "待放舰船：\(count)" : "舰船已全部就位" },
      nextShip: { length in "t 转\(Chinese.shipName(length))方向" },
      apart: "船不能相邻",
      lives: { left, all in "机会 \(left)/\(all)" },
      misses: { count in "落空 \(count)" },
      hits: { count, all in "命中 \(count)/\(all)" },
      afloat: { lengths in lengths.isEmpty ? "全部击沉" : "\(lengths.count) 艘未沉" },
      shipName: Chinese.shipName,
      shotCount: { count in "\(count) 次射击" },
      logged: { cell, result in
        switch result {
        case .miss: "\(SafeText(cell)) 落空"
        case .sunk(let ship): "\(SafeText(cell)) 击沉\(Chinese.shipName(ship.length))"
        case .hit: "\(SafeText(cell)) 命中"
        }
      },
      more: { count in "还有 \(count) 条" },
      shot: { cell, result, livesLeft in
        switch result {
        case .miss: "\(SafeText(cell))：落空。\(Chinese.livesLeft(livesLeft))"
        case .sunk(let ship): "\(SafeText(cell))：击沉一艘 \(ship.length) 格的船！"
        case .hit: "\(SafeText(cell))：命中！"
        }
      },
      advice: { cells, percent in
        let hit: SafeText = cells.count == 1 ? "（\(percent)%）。" : "。"
        return "换成电脑，会打 \(Chinese.list(cells.map { SafeText($0) }))\(hit)"
      },
      likelier: { cell, percent, best in "\(SafeText(cell))（\(percent)%）更可能有船，但 \(SafeText(best)) 透露得更多。" },
      ending: { status, seeker in
        switch (status, seeker) {
        case (.won, nil): "你赢了！你击沉了所有的船！"
        case (.won, let name?): "\(name.start)击沉了所有的船！"
        case (.lost, nil): "你输了。船的位置已经亮出。"
        case (.lost, let name?): "\(name.start)输了！"
        case (.overUnrecorded, _): "本局已经结束，没有留下射击记录。"
        case (.open, nil): "你正在寻找舰船。"
        case (.open, let name?): "\(name.start)正在寻找舰船。"
        }
      },
      waiting: { name in "你的船已经藏好，轮到\(name.within)了。" },
      naming: { row in "\(row) 行：请再输入列号" },
      you: "你",
      otherPlayer: PlayerName("对方")
    )
  }
}

/// Parts shared by several groups of Chinese sentences, which need measure words but no plural.
enum Chinese {
  /// A list of things: `A1、C3`.
  static func list(_ things: [SafeText], between: SafeText = "、") -> SafeText {
    things.dropFirst().reduce(things.first ?? "") { $0 + between + $1 }
  }

  /// The lives that are left, as a sentence after another one; empty if there are none or misses never lose.
  static func livesLeft(_ left: Int?) -> SafeText {
    guard let left, left > 0 else { return "" }
    return "还有 \(left) 次机会。"
  }

  /// The name for ships of a length.
  @Sendable static func shipName(_ length: Int) -> SafeText {
    switch length {
    case 1: "快艇"
    case 2: "驱逐舰"
    case 3: "巡洋舰"
    case 4: "战列舰"
    case 5: "航空母舰"
    default: "\(length) 格舰"
    }
  }

  /// The result of a shot, in a word or two.
  static func word(_ result: ShotResult) -> SafeText {
    switch result {
    case .miss: "落空"
    case .hit: "命中"
    case .sunk: "击沉"
    }
  }
}
