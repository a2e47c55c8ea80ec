// The fields of rules, terms, charts, games and drafts.

import BattleshipCore

extension Rules: SavedAsFields {
  private var savedFleet: String { "\(shipLengths)\(apart ? " apart" : "")" }

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let columns = try fields["columns"].number(old?.board.columns)
    let rows = try fields["rows"].number(old?.board.rows)
    let losingMiss = try fields["losing-miss"].number(old.map { $0.losingMiss ?? 0 })
    let fleet = try fields["fleet"].text(old?.savedFleet)
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

extension ChosenGame: SavedAsFields {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let rules = try fields.value(old?.rules)
    let oldVolley = old.map { if case .duel(let terms) = $0 { "\(terms.volley)" } else { "hunt" } }
    let volley = try fields["volley"].text(oldVolley)
    return try fields.made(old) {
      if volley == "hunt" { return .hunt(rules) }
      return Volley(volley).flatMap { try? Terms(rules: rules, volley: $0) }.map { .duel($0) }
    }
  }
}

/// Terms as they stand in the texts of games against the computer.
extension Terms: SavedAsFields {
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

extension Chart: SavedInLines {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let rules = try fields.value(old?.rules)
    let shots = try fields["shots"].names(old?.shots)
    let hits: [Cell] = try fields["hits"].names(old.map { Array($0.hits) })
    let sunk = try fields["sunk"].names(old?.sunkShips)
    return try fields.made(old) { try? Chart(rules: rules, shots: shots, hits: CellSet(hits), sunkShips: sunk) }
  }
}

extension Fields {
  mutating func flag(_ value: Bool?) throws(Failure) -> Bool { try choice(value, of: [(true, "1"), (false, "0")]) }
}

extension Placement: SavedAsFields {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let rules = try fields.value(old?.draft.rules)
    let direction = try fields["direction"].choice(old?.direction, of: [(.across, "across"), (.down, "down")])
    let draft = try fields["ships"].ships(old?.draft, of: rules)
    let hasBefore = try fields["before"].isThere(old?.beforeLastStep != nil)
    let before = hasBefore ? try fields["before"].ships(old?.beforeLastStep, of: rules) : nil
    return Placement(draft, direction: direction, beforeLastStep: before)
  }
}

extension SeatDraft: SavedAsFields {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let placement = try fields.value(old?.placement)
    let hasVolley = try fields["volley"].isThere(old?.volley != nil)
    let volley = hasVolley ? try fields["volley"].spelled(old?.volley) : nil
    if let volley {
      _ = try fields.made(old?.volley) { (try? Terms(rules: placement.draft.rules, volley: volley))?.volley }
    }
    let isChosen = try fields["chosen"].choice(old?.isChosen, of: [(true, "yes"), (false, "no")])
    let hasAnswer = try fields["answer"].isThere(old?.answer != nil)
    let answer = hasAnswer ? try fields.value(old?.answer) : nil
    return SeatDraft(placement: placement, volley: volley, isChosen: isChosen, answer: answer)
  }
}

extension SeatDraft.Answer: SavedAsFields {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let (word, placement, fleet, cells) = old?.parts ?? (nil, nil, nil, nil)
    switch try fields["answer"].word(word, of: ["shots", "volley", "ships", "joining"]) {
    case "shots": return .shots(try fields["cells"].names(cells))
    case "volley": return .volley(try fields["cells"].names(cells))
    case "ships": return .ships(try fields.value(placement))
    case _:
      let rules = try fields.value(fleet?.rules)
      let draft = try fields["ships"].ships(fleet.map { FleetDraft($0) }, of: rules)
      return .joining(try fields.made(fleet) { try? draft.fleet() }, try fields["cells"].names(cells))
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
