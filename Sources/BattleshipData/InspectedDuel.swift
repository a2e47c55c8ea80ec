// The contents of a duel message: the state that both players know, and ships that may be shown.

import BattleshipCore
import BattleshipPlayers

/// A duel message as shown to anyone, or to one of its players.
package struct InspectedDuel {
  package let duel: Duel
  /// The side of the player who asks; nil without a matching key.
  private let side: Duel.Side?
  private let reveals: Bool
  private let advises: Bool
  /// How the message compares with the last one that the asking player wrote; nil if unknown.
  package let relation: Relation?
  /// The first untrue answer in the asking player's name, if ships are revealed.
  package let untrueAnswer: UntrueAnswer?

  package init(
    _ duel: Duel, key: PlayerKey? = nil, relation: Relation? = nil, reveals: Bool = false, advises: Bool = false
  ) throws(DuelError) {
    let side = try key.flatMap { key throws(DuelError) in try duel.side(of: key) }
    self.duel = duel
    self.side = side
    self.relation = relation
    untrueAnswer = reveals ? side.flatMap { duel.untrueAnswer(of: $0) } : nil
    self.reveals = reveals
    self.advises = advises && duel.status == .open
  }

  /// Opened ships and the asking player's own, if ships are revealed; nil for all others.
  package func fleet(of player: Duel.Player) -> Fleet? {
    guard reveals else { return nil }
    return side?.player == player ? side?.fleet : duel.openedFleet(of: player)
  }

  /// The players whose answers no fleet can give.
  package var impossible: [Duel.Player] { Duel.Player.allCases.filter { !duel.chart(of: $0).isPossible } }

  package var showsShips: Bool { Duel.Player.allCases.contains { fleet(of: $0) != nil } }

  /// The asking player gets advice only for the opponent's board.
  package func advice(of player: Duel.Player) -> Advice? {
    guard advises, player != side?.player else { return nil }
    return Advice(for: duel.chart(of: player), shots: duel.shotsOfATurn(by: player.other))
  }

  package func shots(of player: Duel.Player) -> [(cell: Cell, result: ShotResult?)] {
    duel.chart(of: player.other).answeredShots.map { ($0.cell, $0.result) }
      + duel.unansweredShots(at: player.other).map { ($0, nil) }
  }

  /// Writes JSON, with `more` members at its end. The manual documents it, so members may only be added.
  package func write(to json: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }) {
    let (rules, verdict) = (duel.rules, duel.verdict)
    json.writeMembers { json in
      json.member("format", 2)
      json.member("status", duel.status.name)
      json.member("winner", duel.winner?.name)
      json.member("verdict", verdict.name)
      json.name("foul")
      if let foul = verdict.fouls.first { json.write(foul) } else { json.writeNull() }
      json.member("turn", duel.turn?.name)
      json.member("columns", rules.board.columns)
      json.member("rows", rules.board.rows)
      json.member("fleet", rules.shipLengths) { $0.write($1) }
      switch duel.terms.volley {
      case .shots(let count): json.member("volley", count)
      case .afloat, .again: json.member("volley", duel.terms.volley.description)
      }
      json.member("apart", rules.apart)
      json.both("shots") { json, player in json.writeList(shots(of: player)) { $0.write($1.cell, $1.result) } }
      json.both("sunk") { $0.writeList(duel.chart(of: $1).sunkShips) { $0.write($1.description) } }
      json.both("afloat") { $0.writeList(duel.chart(of: $1).lengthsAfloat) { $0.write($1) } }
      if showsShips || side != nil {
        json.member("you", side?.player.name)
        json.both("ships") { json, player in
          guard let fleet = fleet(of: player) else { return json.writeNull() }
          json.writeList(fleet.ships) { $0.write($1.description) }
        }
      }
      if advises {
        json.both("advice") { json, player in
          if let advice = advice(of: player) { json.write(advice) } else { json.writeNull() }
        }
      }
      json.member("fouls", verdict.fouls) { $0.write($1) }
      json.both("names") { json, player in
        if let name = duel.name(of: player) { json.write(name.text) } else { json.writeNull() }
      }
      json.member("possible", impossible.isEmpty)
      if let relation { json.writeMembers(of: relation) }
      more(&json)
    }
  }
}

extension Duel {
  /// The shots of a player's turn, as far as both players know, if the board has enough cells left.
  package func shotsOfATurn(by player: Player) -> Int {
    terms.volley.size(shipsAfloat: chart(of: player).lengthsAfloat.count)
  }
}

extension JSONWriter {
  package mutating func both(_ name: String, _ value: (inout JSONWriter, Duel.Player) -> Void) {
    self.name(name)
    writeMembers { json in
      for player in Duel.Player.allCases {
        json.name(player.name)
        value(&json, player)
      }
    }
  }

  package mutating func write(_ foul: Foul) {
    let answer = foul.evidence.answer
    writeMembers { json in
      json.member("player", foul.player.name)
      json.member("reason", foul.evidence.name)
      json.member("cell", answer?.cell.description)
      json.member("told", answer?.reported.name)
      json.member("was", answer?.actual.name)
    }
  }

  fileprivate mutating func writeMembers(of relation: Relation) {
    member("relation", relation.name)
    guard case .changed(let part) = relation else { return }
    name("changed")
    writeMembers { json in
      json.member("part", part.name)
      json.member("turn", part.turn)
      json.member("player", part.player?.name)
    }
  }
}
