// How rules, terms, games and what was begun at a seat are saved.

import BattleshipCore

extension Rules: Saved {
  private var savedFleet: String { "\(shipLengths)\(apart ? " apart" : "")" }

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let (columns, rows) = (try fields.number(old?.board.columns), try fields.number(old?.board.rows))
    let losingMiss = try fields.number(old.map { $0.losingMiss ?? 0 })
    let fleet = try fields.text(old?.savedFleet)
    return try fields.made(old) {
      let (lengths, mark) = fleet.split()
      guard let board = try? BoardSize(rows: rows, columns: columns), let ships = ShipLengths(String(lengths)),
        let rules = try? Rules(
          board: board, shipLengths: ships, losingMiss: losingMiss == 0 ? nil : losingMiss, apart: mark == "apart")
      else { return nil }
      return rules.savedFleet == fleet ? rules : nil
    }
  }
}

extension ChosenGame: Saved {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let rules = try fields.value(old?.rules)
    let volley = try fields.text(old.map { if case .duel(let terms) = $0 { "\(terms.volley)" } else { "hunt" } })
    return try fields.made(old) {
      if volley == "hunt" { return .hunt(rules) }
      return Volley(volley).flatMap { try? Terms(rules: rules, volley: $0) }.map { .duel($0) }
    }
  }
}

/// In the texts of games against the computer.
extension Terms: Saved {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let board = try fields["board"].spelled(old?.rules.board)
    let lengths = try fields["fleet"].spelled(old?.rules.shipLengths)
    let volley = try fields["volley"].spelled(old?.volley)
    let apart = try fields["apart"].flag(old?.rules.apart)
    return try fields.made(old) {
      let rules = try? Rules(board: board, shipLengths: lengths, losingMiss: nil, apart: apart)
      return rules.flatMap { try? Terms(rules: $0, volley: volley) }
    }
  }
}

extension Fields {
  mutating func flag(_ value: Bool?) throws(Failure) -> Bool { try choice(value, of: [(true, "1"), (false, "0")]) }
}

extension Placement: Saved {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let rules = try fields.value(old?.ships.rules)
    let direction = try fields.choice(old?.direction, of: [(.across, "across"), (.down, "down")])
    let ships = try fields.ships(old?.ships, of: rules)
    let before = try fields.isThere(old?.beforeShuffling != nil) ? fields.ships(old?.beforeShuffling, of: rules) : nil
    return Placement(ships, direction: direction, beforeShuffling: before)
  }
}

extension SeatDraft: Saved {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let ships = try fields.value(old?.ships)
    let volley = try fields.isThere(old?.volley != nil) ? fields.spelled(old?.volley) : nil
    if let volley {
      _ = try fields.made(old?.volley) { (try? Terms(rules: ships.ships.rules, volley: volley))?.volley }
    }
    let isChosen = try fields.choice(old?.isChosen, of: [(true, "yes"), (false, "no")])
    return SeatDraft(ships: ships, volley: volley, isChosen: isChosen, answer: try fields.optional(old?.answer))
  }
}

extension SeatDraft.Answer: Saved {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let (word, placement, fleet, cells) = old?.parts ?? (nil, nil, nil, nil)
    switch try fields.word(word, of: ["shots", "volley", "ships", "joining"]) {
    case "shots": return .shots(try fields.names(cells))
    case "volley": return .volley(try fields.names(cells))
    case "ships": return .ships(try fields.value(placement))
    case _:
      let rules = try fields.value(fleet?.rules)
      let draft = try fields.ships(fleet.map { FleetDraft($0) }, of: rules)
      return .joining(try fields.made(fleet) { try? draft.fleet() }, try fields.names(cells))
    }
  }

  private var parts: (word: String?, placement: Placement?, fleet: Fleet?, cells: [Cell]?) {
    switch self {
    case .shots(let cells): ("shots", nil, nil, cells)
    case .volley(let cells): ("volley", nil, nil, cells)
    case .ships(let placement): ("ships", placement, nil, nil)
    case .joining(let fleet, let cells): ("joining", nil, fleet, cells)
    }
  }
}
