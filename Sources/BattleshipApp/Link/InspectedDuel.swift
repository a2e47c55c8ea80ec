// The contents of a duel message: what both players know, and the ships that may be shown.

import BattleshipCore
import BattleshipPlay

/// A duel message as shown to anyone, or to one of its players.
struct InspectedDuel {
  let duel: Duel
  /// The asking player, if a matching key was given.
  let me: Duel.Player?
  /// The ships to show: those that were opened, and the asking player's own.
  let fleets: [Duel.Player: Fleet]
  /// What the message is to the last one that the asking player wrote; `nil` if that is not known.
  let relation: Relation?
  /// The first answer in the asking player's name that is not true, if they want to see it.
  let untrueAnswer: UntrueAnswer?
  /// Advice for firing at these players' boards: only the opponent's if a player asks, else both.
  let advice: [Duel.Player: PrintedAdvice]

  /// Inspects a message; with a key, as the player who wants to see their own ships too.
  init(_ duel: Duel, key: PlayerKey?, relation: Relation?, reveals: Bool, advises: Bool) throws(DuelError) {
    let side = try key.flatMap { key throws(DuelError) in try duel.side(of: key) }
    (self.duel, me, self.relation) = (duel, side?.player, relation)
    untrueAnswer = reveals ? side.flatMap { duel.untrueAnswer(of: $0) } : nil
    var fleets: [Duel.Player: Fleet] = [:]
    if reveals {
      for player in Duel.Player.allCases { fleets[player] = duel.openedFleet(of: player) }
      if let side { fleets[side.player] = side.fleet }
    }
    self.fleets = fleets
    var advice: [Duel.Player: PrintedAdvice] = [:]
    if advises, duel.status == .open {
      for player in Duel.Player.allCases where player != side?.player {
        advice[player] = PrintedAdvice(for: duel.chart(of: player), shots: Self.shots(by: player.other, in: duel))
      }
    }
    self.advice = advice
  }

  /// The number of shots a player fires in a turn, as far as both players know.
  private static func shots(by player: Duel.Player, in duel: Duel) -> Int {
    switch duel.terms.volley {
    case .shots(let count): count
    case .afloat: duel.chart(of: player).lengthsAfloat.count
    }
  }

  /// The shots of a player in order; unanswered ones have no result yet.
  func shots(of player: Duel.Player) -> [(cell: Cell, result: ShotResult?)] {
    duel.story.flatMap { $0.player == player.other ? $0.answered.map { ($0.cell, $0.result) } : [] }
      + duel.unansweredShots(at: player.other).map { ($0, nil) }
  }
}

extension InspectedDuel {
  /// The message in words, with both boards.
  var lines: [SafeText] {
    var lines = [PrintedLine.terms(duel.terms), PrintedLine.standing(duel)] + PrintedLine.verdict(duel.verdict)
    if let relation { lines.append(PrintedLine.relation(relation)) }
    if let untrueAnswer { lines.append(PrintedLine.untrue(untrueAnswer)) }
    for player in Duel.Player.allCases where duel.seals.count > 1 || player == .first {
      let chart = duel.chart(of: player)
      let ships = fleets[player].map { Array($0.ships) }
      lines.append(PrintedLine.waters(of: player, chart))
      lines += PrintedBoard(chart: chart, ships: ships).lines
      let fired = shots(of: player.other)
      if !fired.isEmpty {
        lines.append(
          "shots " + SafeText(fired.map { "\($0.cell) \($0.result.map(Self.name) ?? "?")" }.joined(separator: ", ")))
      }
      if let ships { lines.append(PrintedLine.ships(ships)) }
      lines += advice[player]?.lines ?? []
    }
    return lines + [PrintedLine.marks(reveals: !fleets.isEmpty)]
  }

  static func name(of result: ShotResult) -> String {
    switch result {
    case .miss: "miss"
    case .hit: "hit"
    case .sunk: "sunk"
    }
  }
}

extension InspectedDuel {
  /// The message as JSON; the manual documents it, so members may only be added.
  var json: JSON {
    let rules = duel.rules
    var members: [(String, JSON)] = [
      ("format", .number(2)),
      ("status", .text(status)),
      ("winner", duel.winner.map(Self.json) ?? .null),
      ("verdict", .text(verdict)),
      ("foul", fouls.first ?? .null),
      ("turn", duel.turn.map(Self.json) ?? .null),
      ("columns", .number(rules.board.columns)),
      ("rows", .number(rules.board.rows)),
      ("fleet", .list(rules.shipLengths.map { .number($0) })),
      ("volley", volley),
      ("apart", .flag(rules.apart)),
      ("shots", both { player in .list(shots(of: player).map(Self.json)) }),
      ("sunk", both { player in .list(duel.chart(of: player).sunkShips.map { .text($0.description) }) }),
      ("afloat", both { player in .list(duel.chart(of: player).lengthsAfloat.map { .number($0) }) }),
    ]
    if !fleets.isEmpty || me != nil {
      members.append(("you", me.map(Self.json) ?? .null))
      members.append(
        ("ships", both { player in fleets[player].map { .list($0.ships.map { .text($0.description) }) } ?? .null }))
    }
    if !advice.isEmpty { members.append(("advice", both { player in advice[player]?.json ?? .null })) }
    members.append(("fouls", .list(fouls)))
    if let relation {
      members.append(("relation", .text(Self.name(of: relation))))
      if case .changed(let part) = relation { members.append(("changed", Self.json(part))) }
    }
    return .members(members)
  }

  private func both(_ value: (Duel.Player) -> JSON) -> JSON {
    .members([("first", value(.first)), ("second", value(.second))])
  }

  private static func json(_ player: Duel.Player) -> JSON { .text(name(of: player)) }

  private static func name(of player: Duel.Player) -> String {
    switch player {
    case .first: "first"
    case .second: "second"
    }
  }

  private static func json(_ shot: (cell: Cell, result: ShotResult?)) -> JSON {
    .members([("cell", .text(shot.cell.description)), ("result", shot.result.map { .text(name(of: $0)) } ?? .null)])
  }

  private var status: String {
    switch duel.status {
    case .open: "open"
    case .won: "won"
    case .resigned: "resigned"
    }
  }

  private var verdict: String {
    switch duel.verdict {
    case .sealed: "sealed"
    case .half: "half"
    case .fair: "fair"
    case .foul: "foul"
    }
  }

  private var volley: JSON {
    switch duel.terms.volley {
    case .shots(let count): .number(count)
    case .afloat: .text("afloat")
    }
  }

  /// A foul for each opening that fails, the loser's first.
  private var fouls: [JSON] {
    guard case .foul(let fouls) = duel.verdict else { return [] }
    return fouls.map { foul in
      let (reason, answer): (String, UntrueAnswer?) =
        switch foul.evidence {
        case .seal: ("seal", nil)
        case .fleet: ("fleet", nil)
        case .answer(let answer): ("answer", answer)
        }
      return .members([
        ("player", Self.json(foul.player)), ("reason", .text(reason)),
        ("cell", answer.map { .text($0.cell.description) } ?? .null),
        ("told", answer.map { .text(Self.name(of: $0.reported)) } ?? .null),
        ("was", answer.map { .text(Self.name(of: $0.actual)) } ?? .null),
      ])
    }
  }

  private static func name(of relation: Relation) -> String {
    switch relation {
    case .next: "next"
    case .old: "old"
    case .ahead: "ahead"
    case .changed: "changed"
    case .unproven: "unproven"
    case .unremembered: "none"
    }
  }

  private static func json(_ part: Relation.Part) -> JSON {
    let (name, turn, player): (String, Int?, Duel.Player?) =
      switch part {
      case .terms: ("terms", nil, nil)
      case .seal(let player): ("seal", nil, player)
      case .turn(let number): ("turn", number, nil)
      case .opening(let player): ("opening", nil, player)
      }
    return .members([
      ("part", .text(name)), ("turn", turn.map { .number($0) } ?? .null), ("player", player.map(json) ?? .null),
    ])
  }
}
