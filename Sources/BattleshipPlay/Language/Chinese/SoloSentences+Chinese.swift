// The sentences of a game against the computer, in Simplified Chinese.

import BattleshipCore
import BattleshipPlayers

extension SoloSentences {
  static var chinese: SoloSentences {
    SoloSentences(
      computer: PlayerName("电脑"),
      level: { level in word(level) },
      title: { level in "电脑，\(word(level))" },
      firesTitle: "电脑开火",
      hides: "电脑正在布置舰队。",
      thinks: "电脑正在思考。",
      shot: { number, all in "第 \(number)/\(all) 发" },
      nextShot: "下一发",
      again: "再来一局",
      score: { person, computer in "你 \(person) : \(computer) 电脑" },
      notKept: "这局游戏无法保存。",
      isStuck: { error in
        switch error {
        case .noFleet(.noLayoutExists): "这些船在棋盘上放不下。"
        case .noFleet: "电脑没能给所有的船找到位置。"
        case .terms: "这样的规则不能对战。"
        case .duel(let error): "对战无法继续：\(Chinese.duel(error))"
        }
      }
    )
  }

  private static func word(_ level: ComputerPlayer.Level) -> SafeText {
    switch level {
    case .easy: "容易"
    case .fair: "中等"
    case .strong: "高手"
    }
  }
}
