// Prints the score as a table or as JSON.

import BattleshipCore
import BattleshipData
import BattleshipFrame
import BattleshipPlay

extension CommandResult {
  /// Where the columns of both tables do not fit in the room of a terminal, some are left out.
  package static func scoring(_ games: [FinishedGame], asJSON: Bool, within room: Int = .max) -> CommandResult {
    let score = Score(of: games)
    let rows = score.rows
    if asJSON {
      return .json {
        $0.writeMembers {
          $0.member("rows", rows) { $1.write(to: &$0) }
          $0.member("games", zip(score.games, score.results)) { $1.0.write(to: &$0, $1.1) }
        }
      }
    }
    guard !score.games.isEmpty else { return .done([PrintedLine.noGames]) }
    let games = zip(score.games, score.results).map { $0.columns($1) }
    return .done(
      table([PrintedLine.scoreHeads] + rows.map(\.columns), numbersFrom: 3, within: room, leavingOut: [7, 6, 2, 5, 3])
        + [""] + table([PrintedLine.gameHeads] + games, numbersFrom: 7, within: room, leavingOut: [3, 4, 6, 0, 5]))
  }

  /// Pads each column to its widest text; columns from `firstNumber` on are aligned right. `least` has those that give
  /// way, in order.
  static func table(
    _ rows: [[SafeText]], numbersFrom firstNumber: Int, within room: Int = .max, leavingOut least: [Int] = []
  ) -> [SafeText] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { columns(of: $0[column]) }.max() ?? 0 }
    var shown = Array(widths.indices)
    for column in least where shown.reduce(-gap, { $0 + gap + widths[$1] }) > room { shown.removeAll { $0 == column } }
    return rows.map { row in
      shown.reduce("") { line, column in
        let text = row[column]
        let (isNumber, isLast) = (column >= firstNumber, column == shown.last)
        let spaces = isLast && !isNumber ? 0 : widths[column] - columns(of: text)
        let room = SafeText(String(repeating: " ", count: spaces))
        let before = SafeText(String(repeating: " ", count: column == shown.first ? 0 : gap))
        return line + before + (isNumber ? room + text : text + room)
      }
    }
  }

  private static let gap = 2

  private static func columns(of text: SafeText) -> Int { CharacterWidth.table.columns(of: text) }
}

extension Score.PlayerResults {
  fileprivate var columns: [SafeText] {
    [
      tookAdvice ? PrintedLine.withHints(player.printed) : player.printed, opponent.printed,
      PrintedLine.kind(isDuel: isDuel),
    ] + figures + ["\(fouls)"]
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.writeMembers { json in
      json.member("player", player.name)
      json.member("opponent", opponent.name)
      json.member("level", opponent.level)
      json.member("game", PrintedLine.kind(isDuel: isDuel).string)
      json.member("games", games)
      json.member("won", won)
      json.member("best_shots", best)
      json.name("mean_shots")
      json.write(tenths: meanTenths)
      json.member("fouls", fouls)
      json.member("hints", tookAdvice)
    }
  }
}

extension FinishedGame {
  fileprivate func columns(_ result: GameResult) -> [SafeText] {
    let (shots, ending): (SafeText, SafeText?) =
      switch result {
      case .sunk(let shots): (shots == 0 ? "-" : "\(shots)", tookAdvice ? PrintedLine.withHints : nil)
      case .givenUp: ("-", PrintedLine.givenUp)
      case .foul: ("-", PrintedLine.foul)
      }
    let remark = !isUnchecked ? ending : ending.map { "\($0), \(PrintedLine.unchecked)" } ?? PrintedLine.unchecked
    let board = SafeText(played.rules.board.description)
    let names = [winner, winner.other].map { self[$0].printed }
    return [
      day.map { SafeText($0.description) } ?? "-", names[0], names[1], PrintedLine.kind(isDuel: content.isDuel), board,
      shots,
      remark ?? "-",
    ]
  }

  fileprivate func write(to json: inout JSONWriter, _ result: GameResult) {
    json.writeMembers { json in
      json.member("day", day?.description)
      json.member("game", PrintedLine.kind(isDuel: content.isDuel).string)
      json.member("board", played.rules.board.description)
      json.member("winner", self[winner].name)
      json.member("loser", self[winner.other].name)
      json.member("shots", shots(of: winner))
      json.member("given_up", result == .givenUp)
      json.member("cheated", result == .foul)
      json.member("unchecked", isUnchecked)
      json.member("hints", tookAdvice)
    }
  }
}

extension FinishedGame.RecordedPlayer {
  fileprivate var printed: SafeText {
    switch self {
    case .user: PrintedLine.user
    case .computer(let level): PrintedLine.computer(SafeText(level.rawValue))
    case .named(let name): SafeText(name, limit: 40)
    case .unnamed: PrintedLine.unnamed
    case .daily: PrintedLine.daily
    }
  }

  fileprivate var name: String? {
    switch self {
    case .user: "you"
    case .computer: "computer"
    case .named(let name): name
    case .unnamed: nil
    case .daily: "daily"
    }
  }

  fileprivate var level: String? { if case .computer(let level) = self { level.rawValue } else { nil } }
}
