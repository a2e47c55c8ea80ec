// Spoken sentences, in Simplified Chinese.

import BattleshipCore

extension SpokenSentences {
  static var chinese: SpokenSentences {
    SpokenSentences(
      board: { board in
        let last = Cell(row: board.rows - 1, column: board.columns - 1) ?? .a1
        return "棋盘从 A1 到 \(SafeText(last))。"
      },
      toHide: { lengths in "还要藏 \(ships(lengths))。" },
      allHidden: "所有的船都藏好了。",
      afloat: { lengths in "未沉的有 \(ships(lengths))。" },
      lives: { left in "还有 \(left) 次机会。" },
      fact: { text in "\(text)。" },
      shot: { cell, result in
        switch result {
        case .miss: "\(SafeText(cell))：落空。"
        case .hit: "\(SafeText(cell))：命中。"
        case .sunk(let ship): "\(SafeText(cell))：命中，击沉一艘 \(ship.length) 格的船。"
        }
      },
      row: { letter, marks in
        let known = marks.map { "\(Chinese.list($0.cells.map { SafeText($0) })) \(word(for: $0.mark))" as SafeText }
        return "\(letter) 行：\(known.isEmpty ? "一无所知" : Chinese.list(known, between: "，"))。"
      },
      end: { game in
        let places = Chinese.list(game.fleet.ships.map { SafeText($0) })
        return switch game.chart.status {
        case .won: "所有的船都被击沉，共开火 \(game.chart.shots.count) 次。开火的一方赢了。"
        case .lost: "机会用完了，藏船的一方赢了。船在 \(places)。"
        case .overUnrecorded: "本局已经结束，没有记下谁赢了。"
        case .open: "游戏还在进行。"
        }
      },
      turned: { winner, from, to, count in "转折：\(winner.within)第 \(from) 到 \(to) 发连续命中 \(count) 次。" }
    )
  }

  private static func ships(_ lengths: ShipLengths) -> SafeText {
    "\(lengths.count) 艘船，长度为 \(Chinese.list(lengths.map { "\($0)" as SafeText }))"
  }

  private static func word(for mark: BoardScene.Mark) -> SafeText {
    switch mark {
    case .water: "海水"
    case .ship: "舰船"
    case .hit: "命中"
    case .miss: "落空"
    case .sunk: "击沉"
    case .aimed: "已瞄准"
    case .proposed: "下一艘船"
    }
  }
}
