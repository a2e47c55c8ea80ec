// The texts of messages, in English.

import BattleshipCore

extension MessageSentences {
  static var english: MessageSentences {
    MessageSentences(
      caption: { chart, me in
        switch chart.status {
        case .open where chart.shots.isEmpty: "\(me) placed their ships! Can you find them?"
        case .open: "\(me) is looking for the ships: \(progress(chart))"
        case .won: "\(me) destroyed all the ships!"
        case .lost: "\(me) lost!"
        case .overUnrecorded: "The game is over."
        }
      },
      summary: { chart, me in
        switch chart.status {
        case .open where chart.shots.isEmpty: "\(me) placed their ships."
        case .open: "\(me) looked for the ships: \(progress(chart))"
        case .won: "\(me) destroyed all the ships."
        case .lost: "\(me) lost."
        case .overUnrecorded: "The game was over."
        }
      },
      duelNews: { duel, me in
        if duel.openings.count == 2 { return "\(me) has won. Both fleets are open." }
        guard let last = duel.story.last else { return "\(me) hid their ships for a duel. Who joins?" }
        if last.isResignation { return "\(me) gave up." }
        let answers = English.list(last.answered.map { "\(SafeText($0.cell)) \(word($0.result))" }, between: ", ")
          .string
        if last.shots.isEmpty { return "\(answers). \(me) has lost." }
        let shots = "fired at \(English.list(last.shots.map { SafeText($0) }).string)."
        return last.answered.isEmpty ? "\(me) joined and \(shots)" : "\(answers). \(me) \(shots)"
      },
      duelReply: { duel, me in
        guard duel.openings.count < 2, let last = duel.story.last, !last.isResignation, !last.answered.isEmpty else {
          return nil
        }
        let answers = English.list(last.answered.map(told), between: " ").string
        if last.shots.isEmpty { return "\(answers) \(me) has lost." }
        return "\(answers) \(me) fired at \(English.list(last.shots.map { SafeText($0) }).string)."
      },
      spoken: { board, caption in "Battleships, \(board.rows) rows of \(board.columns). \(caption)" },
      yourTurn: "It is your turn."
    )
  }

  private static func told(_ shot: AnsweredShot) -> SafeText {
    switch shot.result {
    case .miss: "Your \(SafeText(shot.cell)) missed."
    case .sunk(let ship): "Your \(SafeText(shot.cell)) sank the \(English.shipName(ship.length))."
    case .hit: "Your \(SafeText(shot.cell)) hit."
    }
  }

  private static func word(_ result: ShotResult) -> SafeText {
    switch result {
    case .miss: "miss"
    case .hit: "hit"
    case .sunk: "sunk"
    }
  }

  private static func progress(_ chart: Chart) -> String {
    let lives = chart.livesLeft.map { ", " + English.count($0, "life", "lives").string + " left" } ?? ""
    return "\(chart.hits.count) of \(chart.rules.shipLengths.cellCount) hit\(lives)."
  }
}
