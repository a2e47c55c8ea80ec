// The sentences of a replay, in Simplified Chinese.

import BattleshipCore

extension ReplaySentences {
  static var chinese: ReplaySentences {
    ReplaySentences(
      title: "回放",
      watch: "重看一遍",
      shot: { number, all in "第 \(number)/\(all) 发" },
      game: { number, all in "第 \(number)/\(all) 局" },
      beginning: "还没有人开火。",
      goesOn: "本局还在继续。",
      untold: { name, cell in "\(name?.start ?? "你")：\(SafeText(cell))，尚未答复。" },
      player: { player in
        switch player {
        case .first: "先手"
        case .second: "后手"
        }
      },
      seeker: PlayerName("寻船的一方"),
      nothingToWatch: "还没有人开火，没有可看的。"
    )
  }
}
