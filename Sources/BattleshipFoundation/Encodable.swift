// Values that follow from a game or a duel: they are written but never read, because JSON alone could not prove them.

public import BattleshipCore

extension Status: Encodable {
  /// Writes `"open"`, `"won"`, `"lost"`, or `"over"` if the shots were not recorded.
  public func encode(to encoder: any Encoder) throws { try encoder.write(name) }
}

extension ShotResult: Encodable {
  /// Writes `"miss"`, `"hit"`, or `"sunk"` and the ship: `"sunk B2-B5"`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(description) }
}

extension Chart: Encodable {
  private enum CodingKeys: String, CodingKey {
    case rules, status, shots, hits, misses, sunkShips, lengthsAfloat
  }

  /// Writes everything that the player who fires may know.
  ///
  /// ```swift
  /// _ = try game.fire(at: .a1)
  /// let json = String(decoding: try JSONEncoder().encode(game.chart), as: UTF8.self)
  /// assert(json.contains(#""sunkShips":["A1"]"#) && !json.contains("A2"))
  /// ```
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rules, forKey: .rules)
    try container.encode(status, forKey: .status)
    try container.encode(shots, forKey: .shots)
    try container.encode(hits, forKey: .hits)
    try container.encode(misses, forKey: .misses)
    try container.encode(sunkShips, forKey: .sunkShips)
    try container.encode(lengthsAfloat, forKey: .lengthsAfloat)
  }
}

extension Duel.Player: Encodable {
  /// Writes `"first"` or `"second"`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(name) }
}

extension Verdict: Encodable {
  private enum CodingKeys: String, CodingKey {
    case verdict, fouls
  }

  /// Writes `sealed`, `half`, `fair` or `foul`, and the fouls.
  ///
  /// ```swift
  /// let json = try JSONEncoder().encode(duel.verdict)
  /// assert(String(decoding: json, as: UTF8.self).contains(#""verdict":"fair""#))
  /// ```
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .verdict)
    try container.encode(fouls, forKey: .fouls)
  }
}

extension Foul: Encodable {
  private enum CodingKeys: String, CodingKey {
    case player, reason, cell, told, was
  }

  /// Writes the player and the reason, `seal`, `fleet` or `answer`; for an answer also its cell, the reported result
  /// (`told`), and the true one (`was`).
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(player, forKey: .player)
    try container.encode(evidence.name, forKey: .reason)
    try container.encodeIfPresent(evidence.answer?.cell, forKey: .cell)
    try container.encodeIfPresent(evidence.answer?.reported, forKey: .told)
    try container.encodeIfPresent(evidence.answer?.actual, forKey: .was)
  }
}
