// Prints the score as a table or as JSON.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

extension CommandAnswer {
  /// The score of finished games.
  package static func scoring(_ games: [FinishedGame], asJSON: Bool) -> CommandAnswer {
    let rows = Score(of: games).rows
    if asJSON { return .done([SafeText(JSON.members([("rows", .list(rows.map(\.json)))]).text, limit: .max)]) }
    return .done(rows.isEmpty ? [PrintedLine.noGames] : table([PrintedLine.scoreHeads] + rows.map(\.columns)))
  }

  /// Aligns rows of texts in columns of minimal width.
  private static func table(_ rows: [[SafeText]]) -> [SafeText] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { columns(of: $0[column]) }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().reduce("") { line, cell in
        let (text, width) = cell.element
        let room = SafeText(String(repeating: " ", count: width - columns(of: text)))
        let gap: SafeText = cell.offset == 0 ? "" : "  "
        // Align names left, numbers right.
        return cell.offset < 3 ? "\(line)\(gap)\(text)\(room)" : "\(line)\(gap)\(room)\(text)"
      }
    }
  }

  private static func columns(of text: SafeText) -> Int { CharacterWidth.table.columns(of: text) }
}

extension Score.Row {
  fileprivate var columns: [SafeText] {
    let mean = meanTenths.map { "\($0 / 10).\($0 % 10)" as SafeText } ?? "-"
    return [
      player.printed, opponent.printed, PrintedLine.kind(isDuel: isDuel), "\(games)", "\(won)",
      best.map { "\($0)" } ?? "-", mean, "\(fouls)",
    ]
  }

  fileprivate var json: JSON {
    .members([
      ("player", player.json), ("opponent", opponent.json), ("level", opponent.level.map { .text($0) } ?? .null),
      ("game", .text(isDuel ? "duel" : "hunt")), ("games", .number(games)), ("won", .number(won)),
      ("best_shots", best.map { .number($0) } ?? .null),
      ("mean_shots", meanTenths.map { .tenths($0) } ?? .null), ("fouls", .number(fouls)),
    ])
  }
}

extension FinishedGame.Player {
  fileprivate var printed: SafeText {
    switch self {
    case .user: PrintedLine.user
    case .computer(let level): PrintedLine.computer(SafeText(level.rawValue))
    case .named(let name): SafeText(name, limit: 40)
    case .unnamed: PrintedLine.unnamed
    }
  }

  /// A player's name; null for a person without one.
  fileprivate var json: JSON {
    switch self {
    case .user: .text("you")
    case .computer: .text("computer")
    case .named(let name): .text(name)
    case .unnamed: .null
    }
  }

  fileprivate var level: String? { if case .computer(let level) = self { level.rawValue } else { nil } }
}
