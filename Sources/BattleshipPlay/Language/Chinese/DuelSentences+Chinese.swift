// The sentences of a duel, in Simplified Chinese.

import BattleshipCore

extension DuelSentences {
  static var chinese: DuelSentences {
    DuelSentences(
      fireTitle: "轮到你了",
      waitTitle: "等待对方",
      overTitle: "对战结束",
      watchTitle: "一场对战",
      enemyWaters: "敌方海域",
      ownWaters: "我方舰队",
      waters: { player in
        switch player {
        case .first: "先手的海域"
        case .second: "后手的海域"
        }
      },
      rules: { rules, volley in
        let shots: SafeText =
          switch volley {
          case .shots(let count): "每轮 \(count) 发"
          case .afloat: "每艘未沉的船一发"
          }
        let apart: SafeText = rules.apart ? "，互不相邻" : ""
        return "\(rules.shipLengths.count) 艘船\(apart)，\(shots)"
      },
      toChoose: { left, all in
        left == 0 ? "可以开火了" : all == 1 ? "请开火" : "共 \(all) 格，还要选 \(left) 格"
      },
      hit: { count, all in "命中 \(count)/\(all)" },
      lost: { count, all in "被命中 \(count)/\(all)" },
      came: { opponent, shots in "\(opponent.start)：\(results(shots))。" },
      waitsToBeJoined: "挑战已经发出，还没有人应战。",
      waitsFor: { opponent in "轮到\(opponent.within)了。" },
      allSunk: "你的船全部沉没。发出回答，对战就结束了。",
      opens: "请公开你的舰队，好让对方核对。",
      gaveUp: { opponent in "\(opponent.start)认输了。" },
      ending: { hasWon, byResignation, opponent in
        switch (hasWon, byResignation) {
        case (true, false): "你赢了！"
        case (true, true): "\(opponent.start)认输，你赢了！"
        case (false, false): "你输了。"
        case (false, true): "你认输了。"
        }
      },
      verdict: { verdict, me, opponent in
        switch verdict {
        case .sealed: ""
        case .half: "还没有全部核对。"
        case .fair: "双方都很诚实：每个回答都是真的。"
        case .foul(let fouls):
          Chinese.list(fouls.map { foul($0, of: $0.player == me ? "你" : opponent.within) }, between: "")
        }
      },
      standing: { status, verdict in
        let end: SafeText =
          switch status {
          case .open: "对战还在进行。"
          case .won(let winner): "\(name(winner))赢了。"
          case .resigned(let winner): "对方认输，\(name(winner))赢了。"
          }
        let checked: SafeText =
          switch verdict {
          case .sealed: ""
          case .half: "还没有全部核对。"
          case .fair: "每个回答都是真的。"
          case .foul(let fouls): fouls.reduce("") { $0 + foul($1, of: name($1.player)) }
          }
        return "按这条链接所说：\(end)\(checked)"
      },
      fire: "开火",
      sendAnswers: "发送回答",
      open: "公开舰队",
      resign: "认输",
      resignForSure: "确定认输",
      playOn: "继续下",
      resignQuestion: "要认输吗？"
    )
  }

  private static func name(_ player: Duel.Player) -> SafeText {
    switch player {
    case .first: "先手"
    case .second: "后手"
    }
  }

  private static func results(_ shots: [AnsweredShot]) -> SafeText {
    Chinese.list(shots.map { "\(SafeText($0.cell)) \(word($0.result))" }, between: "，")
  }

  private static func word(_ result: ShotResult) -> SafeText {
    switch result {
    case .miss: "落空"
    case .hit: "命中"
    case .sunk(let ship): "击沉 \(ship.length) 格的船"
    }
  }

  private static func foul(_ foul: Foul, of player: SafeText) -> SafeText {
    switch foul.evidence {
    case .seal: "\(player)犯规：公开的舰队不是当初封存的那一支。"
    case .fleet: "\(player)犯规：封存的舰队不合规则。"
    case .answer(let answer): "\(player)犯规：\(Chinese.untrue(answer))。"
    }
  }
}

extension Chinese {
  /// The answer for a cell, and the truth.
  static func untrue(_ answer: UntrueAnswer) -> SafeText {
    let claim: SafeText =
      switch answer.reported {
      case .miss: "落空"
      case .hit: "命中"
      case .sunk(let ship): "击沉 \(SafeText(ship))"
      }
    let truth: SafeText =
      switch answer.actual {
      case .miss: "那里是海水"
      case .hit: "那里有船"
      case .sunk(let ship): "那是 \(SafeText(ship)) 的最后一格"
      }
    return "\(SafeText(answer.cell)) 说成\(claim)，其实\(truth)"
  }
}
