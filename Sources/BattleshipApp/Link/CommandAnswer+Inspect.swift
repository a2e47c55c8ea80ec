// Answers `inspect`: the contents of a message in words with a drawn board, or as JSON.

import BattleshipCore
import BattleshipPlay

extension CommandAnswer {
  /// The contents of a message, without unfound ships unless `reveals` is set.
  ///
  /// - Parameters:
  ///   - content: The message.
  ///   - key: The key of the asking player, to show their own ships of a duel.
  ///   - relation: What a duel's message is to the last one that the player wrote; `nil` if that is not known.
  ///   - reveals: Whether to show unfound ships: all of a hunt; the player's own and the opened ones of a duel.
  ///   - advises: Whether to show where the computer would fire.
  ///   - asJSON: Whether to answer in JSON.
  ///   - language: The language of a refusal; the printed contents are the same in every language.
  /// - Returns: The lines, or one line of JSON.
  package static func inspecting(
    _ content: MessageContent, key: PlayerKey?, relation: Relation? = nil, reveals: Bool, advises: Bool = false,
    asJSON: Bool,
    _ language: Language = .english
  ) -> CommandAnswer {
    switch content {
    case .hunt(let game):
      let inspected = InspectedGame(game, reveals: reveals, advises: advises)
      return .done(asJSON ? [SafeText(inspected.json.text, limit: .max)] : inspected.lines)
    case .duel(let duel):
      do throws(DuelError) {
        let inspected = try InspectedDuel(duel, key: key, relation: relation, reveals: reveals, advises: advises)
        return .done(asJSON ? [SafeText(inspected.json.text, limit: .max)] : inspected.lines)
      } catch {
        return .refusal(.duel(error), language)
      }
    }
  }
}

extension InspectedGame {
  /// The message in words, with the board.
  var lines: [SafeText] {
    [PrintedLine.rules(chart.rules), PrintedLine.standing(chart)] + board + [PrintedLine.marks(reveals: ships != nil)]
      + shotLines + (ships.map { [PrintedLine.ships($0)] } ?? []) + (advice?.lines ?? [])
  }

  private var board: [SafeText] { PrintedBoard(chart: chart, ships: ships).lines }

  private var shotLines: [SafeText] {
    shots.isEmpty ? [] : [PrintedLine.shots(shots)]
  }
}

extension InspectedGame {
  /// The message as JSON; the manual documents it, so members may only be added.
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
    if rules.apart { members.append(("apart", .flag(true))) }
    if let ships { members.append(("ships", .list(ships.map { .text($0.description) }))) }
    if let advice { members.append(("advice", advice.json)) }
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
