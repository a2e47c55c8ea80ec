// Telling what a message holds: in words and a drawn board, or as JSON.

import BattleshipCore
import BattleshipPlay

extension Answer {
  /// What a message holds; no ship that was not found is told unless it is to reveal them.
  public static func inspecting(_ url: GivenURL, reveals: Bool, asJSON: Bool) -> Answer {
    reading(url) { game in
      let inspected = InspectedGame(game, reveals: reveals)
      return .done(asJSON ? [SafeText(inspected.json.text, limit: .max)] : inspected.lines)
    }
  }
}

extension InspectedGame {
  /// The message in words, with the board between them.
  var lines: [SafeText] {
    [PrintedLine.rules(chart.rules), PrintedLine.standing(chart)] + board + [PrintedLine.marks(reveals: ships != nil)]
      + shotLines + (ships.map { [PrintedLine.ships($0)] } ?? [])
  }

  private var board: [SafeText] {
    let (rows, columns) = (chart.rules.board.rows, chart.rules.board.columns)
    let width = columns > 9 ? 3 : 2
    let header = (1...columns).reduce(" ") { $0 + padded(String($1), to: width) }
    return [SafeText(header)]
      + (0..<rows).map { row in
        let marks = (0..<columns).compactMap { Cell(row: row, column: $0) }.map {
          padded(String(mark(of: $0)), to: width)
        }
        return SafeText.row(row) + SafeText(marks.joined())
      }
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: width - text.utf8.count) + text
  }

  private var shotLines: [SafeText] {
    shots.isEmpty ? [] : [PrintedLine.shots(shots)]
  }
}

extension InspectedGame {
  /// The message as JSON. What is here is in the manual, and stays as it is: members are only ever added.
  var json: JSON {
    let rules = chart.rules
    var members: [(String, JSON)] = [
      ("format", .number(1)),
      ("status", .text(Self.name(of: chart.status))),
      ("columns", .number(rules.board.columns)),
      ("rows", .number(rules.board.rows)),
      ("fleet", .list(rules.shipLengths.map { .number($0) })),
      ("misses_allowed", rules.losingMiss.map { .number($0) } ?? .null),
      ("lives_left", chart.livesLeft.map { .number($0) } ?? .null),
      ("hits", .number(chart.hits.count)),
      ("misses", .number(chart.misses.count)),
      (
        "shots",
        .list(
          shots.map { shot in
            .members([("cell", .text(shot.cell.description)), ("result", .text(Self.name(of: shot.result)))])
          })
      ),
      ("sunk", .list(chart.sunkShips.map { .text($0.description) })),
      ("afloat", .list(chart.lengthsAfloat.map { .number($0) })),
    ]
    if let ships { members.append(("ships", .list(ships.map { .text($0.description) }))) }
    return .members(members)
  }

  private static func name(of status: Status) -> String {
    switch status {
    case .open: "open"
    case .won: "won"
    case .lost: "lost"
    case .overUnrecorded: "over"
    }
  }

  private static func name(of result: ShotResult) -> String {
    switch result {
    case .miss: "miss"
    case .hit: "hit"
    case .sunk: "sunk"
    }
  }
}
