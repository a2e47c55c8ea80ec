// Games, duels and fleets as an app stores them: messages by their URLs, rules and fleets by their parts.

public import BattleshipCore

extension Game: Codable {
  /// Writes the message URL on the original demo's base.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode([game])
  /// let games = try JSONDecoder().decode([Game].self, from: data)
  /// assert(games == [game])
  /// ```
  public func encode(to encoder: any Encoder) throws { try encoder.write(messageURL()) }

  /// Reads a message URL on any base.
  ///
  /// - Throws: `DecodingError` with the `MessageURLError` as its underlying error, if the URL is not a game.
  public init(from decoder: any Decoder) throws {
    let url = try String(from: decoder)
    self = try decoder.proved { () throws(MessageURLError) in try Game(messageURL: url) }
  }
}

extension Duel: Codable {
  /// Writes the message URL on the original demo's base.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(remembered)
  /// let kept = try JSONDecoder().decode([String: Duel].self, from: data)
  /// assert(kept == remembered)
  /// ```
  public func encode(to encoder: any Encoder) throws { try encoder.write(messageURL()) }

  /// Reads a message URL on any base.
  ///
  /// - Throws: `DecodingError` with the `MessageURLError` as its underlying error, if the URL is not a duel.
  public init(from decoder: any Decoder) throws {
    let url = try String(from: decoder)
    self = try decoder.proved { () throws(MessageURLError) in try Duel(messageURL: url) }
  }
}

extension DuelRecord: Codable {
  /// Writes the messages: the last one, and the one that was answered ahead, if there is one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(written)
    if let answered { try container.encode(answered) }
  }

  /// Reads one message or two.
  ///
  /// - Throws: `DecodingError` if there are more, or one of them is not a duel.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let written = try container.decode(Duel.self)
    let answered = container.isAtEnd ? nil : try container.decode(Duel.self)
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a record has at most two messages")
    }
    self.init(written: written, answered: answered)
  }
}

extension MessageContent: Codable {
  /// Writes the message URL of the hunt or the duel on the original demo's base.
  public func encode(to encoder: any Encoder) throws { try encoder.write(messageURL()) }

  /// Reads a message URL on any base.
  ///
  /// - Throws: `DecodingError` with the `MessageURLError` as its underlying error, if the URL is neither.
  public init(from decoder: any Decoder) throws {
    let url = try String(from: decoder)
    self = try decoder.proved { () throws(MessageURLError) in try MessageContent(messageURL: url) }
  }
}

extension Rules: Codable {
  private enum CodingKeys: String, CodingKey {
    case board, shipLengths, losingMiss, apart
  }

  /// Writes the four rules by their names; `losingMiss` is `null` if misses never lose.
  ///
  /// ```swift
  /// let rules = try JSONDecoder().decode(Rules.self, from: JSONEncoder().encode(Rules.seabattle))
  /// assert(rules == .seabattle)
  /// ```
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(board, forKey: .board)
    try container.encode(shipLengths, forKey: .shipLengths)
    try container.encode(losingMiss, forKey: .losingMiss)
    try container.encode(apart, forKey: .apart)
  }

  /// Reads the four rules, all of which must be there.
  ///
  /// - Throws: `DecodingError` with the `RulesError` as its underlying error, if such rules are impossible.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.losingMiss) else {
      throw DecodingError.keyNotFound(
        CodingKeys.losingMiss, .init(codingPath: decoder.codingPath, debugDescription: "null if misses never lose"))
    }
    let (board, lengths) = try (
      container.decode(BoardSize.self, forKey: .board), container.decode(ShipLengths.self, forKey: .shipLengths)
    )
    let (losingMiss, apart) = try (
      container.decode(Int?.self, forKey: .losingMiss), container.decode(Bool.self, forKey: .apart)
    )
    self = try decoder.proved { () throws(RulesError) in
      try Rules(board: board, shipLengths: lengths, losingMiss: losingMiss, apart: apart)
    }
  }
}

extension Terms: Codable {
  private enum CodingKeys: String, CodingKey {
    case rules, volley
  }

  /// Writes the rules and the volley.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rules, forKey: .rules)
    try container.encode(volley, forKey: .volley)
  }

  /// Reads the rules and the volley.
  ///
  /// - Throws: `DecodingError` with the `TermsError` as its underlying error, if these are not the terms of a duel.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rules = try container.decode(Rules.self, forKey: .rules)
    let volley = try container.decode(Volley.self, forKey: .volley)
    self = try decoder.proved { () throws(TermsError) in try Terms(rules: rules, volley: volley) }
  }
}

private enum FleetKeys: String, CodingKey {
  case rules, ships
}

extension Fleet: Codable {
  /// Writes the rules and the ships, in the order of their first cells.
  public func encode(to encoder: any Encoder) throws { try encoder.write(rules, Array(ships)) }

  /// Reads the rules and the ships, in any order.
  ///
  /// - Throws: `DecodingError` with the `FleetError` as its underlying error, if the ships do not match the rules.
  public init(from decoder: any Decoder) throws {
    let (rules, ships) = try decoder.readShips()
    self = try decoder.proved { () throws(FleetError) in try Fleet(ships, rules: rules) }
  }
}

extension FleetDraft: Codable {
  /// Writes the rules and the placed ships, in the order in which they were placed.
  public func encode(to encoder: any Encoder) throws { try encoder.write(rules, ships) }

  /// Reads the rules, and places the ships again.
  ///
  /// - Throws: `DecodingError` with the `FleetError` as its underlying error, if a ship cannot be placed.
  public init(from decoder: any Decoder) throws {
    let (rules, ships) = try decoder.readShips()
    self = try decoder.proved { () throws(FleetError) in
      var draft = FleetDraft(rules: rules)
      for ship in ships { try draft.place(ship) }
      return draft
    }
  }
}

extension Encoder {
  fileprivate func write(_ rules: Rules, _ ships: [Ship]) throws {
    var container = container(keyedBy: FleetKeys.self)
    try container.encode(rules, forKey: .rules)
    try container.encode(ships, forKey: .ships)
  }
}

extension Decoder {
  fileprivate func readShips() throws -> (rules: Rules, ships: [Ship]) {
    let container = try container(keyedBy: FleetKeys.self)
    return try (container.decode(Rules.self, forKey: .rules), container.decode([Ship].self, forKey: .ships))
  }
}
