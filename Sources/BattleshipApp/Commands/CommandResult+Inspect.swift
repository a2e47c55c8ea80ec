// Answers `inspect`: the contents of a message in words with a drawn board, or as JSON.

import BattleshipCore
import BattleshipData
import BattleshipPlay

extension CommandResult {
  /// Shows unfound ships only if `reveals` is set: all of a hunt; the player's own and the opened ones of a duel.
  ///
  /// `key` is the asking player's, to show their own ships of a duel. `relation` compares a duel's message with the
  /// last one that the player wrote; nil if that is not known. `advises` adds where the computer would fire.
  /// `language` is only that of a refusal: the printed contents are the same in every language.
  package static func inspecting(
    _ content: MessageContent, key: PlayerKey?, relation: Relation? = nil, reveals: Bool, advises: Bool = false,
    asJSON: Bool,
    _ language: Language = .english
  ) -> CommandResult {
    switch content {
    case .hunt(let game):
      let inspected = InspectedGame(game, reveals: reveals, advises: advises)
      return asJSON ? .json { inspected.write(to: &$0) } : .done(inspected.lines)
    case .duel(let duel):
      do throws(DuelError) {
        let inspected = try InspectedDuel(duel, key: key, relation: relation, reveals: reveals, advises: advises)
        return asJSON ? .json { inspected.write(to: &$0) } : .done(inspected.lines)
      } catch {
        return .refused(.refusal(.duel(error), language))
      }
    }
  }

  static func json(_ write: (inout JSONWriter) -> Void) -> CommandResult {
    var json = JSONWriter()
    write(&json)
    return .done([SafeText(String(decoding: json.bytes, as: UTF8.self), limit: .max)])
  }
}

extension InspectedGame {
  fileprivate var lines: [SafeText] {
    let shots = chart.answeredShots
    return [PrintedLine.rules(chart.rules), PrintedLine.standing(chart)]
      + PrintedBoard(chart: chart, ships: ships).lines
      + [PrintedLine.marks(reveals: ships != nil)]
      + (shots.isEmpty ? [] : [PrintedLine.shots(shots.map { ($0.cell, $0.result) })])
      + (ships.map { [PrintedLine.ships($0)] } ?? []) + (advice?.lines ?? [])
  }
}

extension InspectedDuel {
  fileprivate var lines: [SafeText] {
    var lines = [PrintedLine.terms(duel.terms), PrintedLine.standing(duel)] + PrintedLine.verdict(duel.verdict)
    lines += impossible.map { PrintedLine.impossible($0) }
    if let relation { lines.append(PrintedLine.relation(relation)) }
    if let untrueAnswer { lines.append(PrintedLine.untrue(untrueAnswer)) }
    for player in Duel.Player.allCases where duel.seals.count > 1 || player == .first {
      let chart = duel.chart(of: player)
      let ships = fleet(of: player).map { Array($0.ships) }
      lines.append(PrintedLine.waters(of: player, chart))
      lines += PrintedBoard(chart: chart, ships: ships).lines
      let fired = shots(of: player.other)
      if !fired.isEmpty { lines.append(PrintedLine.shots(fired)) }
      if let ships { lines.append(PrintedLine.ships(ships)) }
      lines += advice(of: player)?.lines ?? []
    }
    return lines + [PrintedLine.marks(reveals: showsShips)]
  }
}
