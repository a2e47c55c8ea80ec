// What messages say, in English.

import BattleshipCore

extension MessageSentences {
  static let english = MessageSentences(
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
    spoken: { board, caption in "Battleships, \(board.rows) rows of \(board.columns). \(caption)" },
    yourTurn: "It is your turn."
  )

  private static func progress(_ chart: Chart) -> String {
    let lives = chart.livesLeft.map { ", " + English.count($0, "life", "lives").string + " left" } ?? ""
    return "\(chart.hits.count) of \(chart.rules.shipLengths.cellCount) hit\(lives)."
  }
}
