// The texts of messages, in Simplified Chinese.

import BattleshipCore

extension MessageSentences {
  static var chinese: MessageSentences {
    MessageSentences(
      caption: { chart, me in
        switch chart.status {
        case .open where chart.shots.isEmpty: "\(me) 藏好了舰船！你能找到吗？"
        case .open: "\(me) 正在寻找舰船：\(progress(chart))"
        case .won: "\(me) 击沉了所有的船！"
        case .lost: "\(me) 输了！"
        case .overUnrecorded: "本局已经结束。"
        }
      },
      summary: { chart, me in
        switch chart.status {
        case .open where chart.shots.isEmpty: "\(me) 藏好了舰船。"
        case .open: "\(me) 找过舰船：\(progress(chart))"
        case .won: "\(me) 击沉了所有的船。"
        case .lost: "\(me) 输了。"
        case .overUnrecorded: "那一局已经结束。"
        }
      },
      duelNews: { duel, me in
        if duel.openings.count == 2 { return "\(me) 赢了，双方舰队都已公开。" }
        guard let last = duel.story.last else { return "\(me) 布好了舰队，谁来应战？" }
        if last.isResignation { return "\(me) 认输了。" }
        let answers = Chinese.list(last.answered.map { "\(SafeText($0.cell)) \(Chinese.word($0.result))" }).string
        if last.shots.isEmpty { return "\(answers)。\(me) 输了。" }
        let shots = "向 \(Chinese.list(last.shots.map { SafeText($0) }).string) 开火。"
        return last.answered.isEmpty ? "\(me) 应战，\(shots)" : "\(answers)。\(me) \(shots)"
      },
      duelReply: { duel, me in
        guard duel.openings.count < 2, let last = duel.story.last, !last.isResignation, !last.answered.isEmpty else {
          return nil
        }
        let answers = Chinese.list(last.answered.map(told), between: "").string
        if last.shots.isEmpty { return "\(answers)\(me) 输了。" }
        return "\(answers)\(me) 向 \(Chinese.list(last.shots.map { SafeText($0) }).string) 开火。"
      },
      spoken: { board, caption in "海战棋，\(board.rows) 行 \(board.columns) 列。\(caption)" },
      yourTurn: "轮到你了。"
    )
  }

  private static func told(_ shot: AnsweredShot) -> SafeText {
    switch shot.result {
    case .miss: "你的 \(SafeText(shot.cell)) 落空。"
    case .sunk(let ship): "你的 \(SafeText(shot.cell)) 击沉了\(Chinese.shipName(ship.length))。"
    case .hit: "你的 \(SafeText(shot.cell)) 命中。"
    }
  }

  private static func progress(_ chart: Chart) -> String {
    let lives = chart.livesLeft.map { "，还有 \($0) 次机会" } ?? ""
    return "\(chart.rules.shipLengths.cellCount) 格中命中 \(chart.hits.count) 格\(lives)。"
  }
}
