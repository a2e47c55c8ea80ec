// The lines of the score on standard output, the same in every language.

import BattleshipPlay

extension PrintedLine {
  static let noGames: SafeText = "no finished games yet"
  static let gameHeads: [SafeText] = ["day", "winner", "loser", "game", "board", "shots", "remark"]
  static let scoreHeads: [SafeText] = ["player", "against", "game", "games", "won", "best", "mean", "fouls"]
  static let user: SafeText = "you"
  static let withHints: SafeText = "with hints"
  static let givenUp: SafeText = "given up"
  static let foul: SafeText = "the winner cheated"
  static let unchecked: SafeText = "unchecked"
  static let unnamed: SafeText = "by link"
  static let daily: SafeText = "board of the day"

  static func withHints(_ player: SafeText) -> SafeText { "\(player), \(withHints)" }

  static func computer(_ level: SafeText) -> SafeText { "computer, \(level)" }

  static func kind(isDuel: Bool) -> SafeText { isDuel ? "duel" : "hunt" }
}
