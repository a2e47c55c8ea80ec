// The sentences of moments, in Simplified Chinese.

import BattleshipCore

extension MomentSentences {
  static var chinese: MomentSentences {
    MomentSentences(
      myShots: { shots in
        let (told, misses) = told(shots)
        return Chinese.list(told.map(mine) + (misses > 0 ? ["\(misses) 发落空。"] : []), between: "")
      },
      theirShots: { opponent, shots, fleet in
        let (told, misses) = told(shots)
        return Chinese.list(
          told.map { theirs($0, fleet, opponent) } + (misses > 0 ? ["\(opponent.start)有 \(misses) 发落空。"] : []),
          between: "")
      },
      headline: { hasWon in
        switch hasWon {
        case true?: "你赢了！"
        case false?: "你输了"
        case nil: "这局结束了"
        }
      },
      wonWith: { shot in "第 \(shot) 发击沉了最后一艘船。" },
      lostWith: { afloat in "你的最后一艘船沉了，对方还有 \(afloat) 艘未沉。" },
      figure: { figure, _ in
        switch figure {
        case .shots: "发"
        case .best: "你的最佳"
        case .percent: "命中"
        case .longestRun: "连续命中"
        }
      },
      newBest: "这个棋盘上你的新纪录！",
      shotsAndHits: { shots, hits, all in "\(shots) 发 · 命中 \(hits)/\(all)" },
      lost: { count, all in "损失 \(count)/\(all)" },
      afloat: { count in count == 0 ? "全部沉没" : "\(count) 艘未沉" },
      lastShots: "最近几发",
      theirs: "对方",
      yours: "你的",
      sunk: "沉",
      yourGames: "你的游戏",
      allGames: { count in "全部 \(count)" },
      fewerGames: "收起",
      game: { kind in
        switch kind {
        case .computer: "电脑"
        case .duel: "对战"
        case .hunt: "寻船"
        case .hidden: "你藏的船"
        case .placing: "新的一局"
        }
      },
      detail: { rules, shots in
        let count: SafeText = shots == 0 ? "" : "，\(shots) 发"
        return "\(SafeText(rules.board.description))\(count)"
      },
      turn: { turn in
        switch turn {
        case .mine: "轮到你"
        case .theirs: "轮到对方"
        case .won: "你赢了"
        case .lost: "你输了"
        case .over: "已结束"
        }
      },
      ago: { minutes in
        switch minutes {
        case ...0: "刚刚"
        case ..<60: "\(minutes) 分钟前"
        case ..<1_440: "\(minutes / 60) 小时前"
        case ..<2_880: "昨天"
        case _: "\(minutes / 1_440) 天前"
        }
      })
  }

  private static func mine(_ shot: AnsweredShot) -> SafeText {
    switch shot.result {
    case .miss: "\(SafeText(shot.cell)) 落空。"
    case .sunk(let ship): "你在 \(SafeText(shot.cell)) 击沉了\(Chinese.shipName(ship.length))！"
    case .hit: "\(SafeText(shot.cell)) 命中！"
    }
  }

  private static func theirs(_ shot: AnsweredShot, _ fleet: Fleet, _ opponent: PlayerName) -> SafeText {
    let ship = fleet.ships.first { $0.cells.contains(shot.cell) }.map { Chinese.shipName($0.length) } ?? ""
    return switch shot.result {
    case .miss: "\(opponent.start)打 \(SafeText(shot.cell)) 落空。"
    case .hit: "\(opponent.start)在 \(SafeText(shot.cell)) 命中了你的\(ship)。"
    case .sunk: "\(opponent.start)在 \(SafeText(shot.cell)) 击沉了你的\(ship)！"
    }
  }
}
