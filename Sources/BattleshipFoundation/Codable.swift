// The values that an app stores: most are encoded as their descriptions, and decoding is strict.

public import BattleshipCore

extension Cell: Codable {
  /// Writes the cell's name: `"B3"`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(description) }

  /// Reads a cell's name.
  ///
  /// - Throws: `DecodingError` if the text is not a cell, or another spelling of one.
  public init(from decoder: any Decoder) throws { self = try decoder.read { Cell($0) } }
}

extension BoardSize: Codable {
  /// Writes columns times rows: `"10x8"`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(description) }

  /// Reads columns times rows.
  ///
  /// - Throws: `DecodingError` if the text is not a board.
  public init(from decoder: any Decoder) throws { self = try decoder.read { BoardSize($0) } }
}

extension ShipLengths: Codable {
  /// Writes the lengths, longest first: `"5.4.3.3.2"`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(description) }

  /// Reads the lengths.
  ///
  /// - Throws: `DecodingError` if the text is not 1 to 32 lengths, longest first.
  public init(from decoder: any Decoder) throws { self = try decoder.read { ShipLengths($0) } }
}

extension Ship: Codable {
  /// Writes the first and the last cell, or the only one: `"B2-B5"`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(description) }

  /// Reads the first and the last cell, or the only one.
  ///
  /// - Throws: `DecodingError` if the text is not a ship.
  public init(from decoder: any Decoder) throws { self = try decoder.read { Ship($0) } }
}

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
    let container = try decoder.singleValueContainer()
    do {
      self = try Game(messageURL: try container.decode(String.self))
    } catch let error as MessageURLError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
    }
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
  /// - Throws: `DecodingError` with the `RulesError` as its underlying error, if these are not rules of a game.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.losingMiss) else {
      throw DecodingError.keyNotFound(
        CodingKeys.losingMiss, .init(codingPath: decoder.codingPath, debugDescription: "null if misses never lose"))
    }
    do {
      self = try Rules(
        board: container.decode(BoardSize.self, forKey: .board),
        shipLengths: container.decode(ShipLengths.self, forKey: .shipLengths),
        losingMiss: container.decode(Int?.self, forKey: .losingMiss), apart: container.decode(Bool.self, forKey: .apart)
      )
    } catch let error as RulesError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
    }
  }
}

extension Fleet: Codable {
  private enum CodingKeys: String, CodingKey {
    case rules, ships
  }

  /// Writes the rules and the ships, by their first cell.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rules, forKey: .rules)
    try container.encode(Array(ships), forKey: .ships)
  }

  /// Reads the rules and the ships, in any order.
  ///
  /// - Throws: `DecodingError` with the `FleetError` as its underlying error, if the ships are no fleet under the rules.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      self = try Fleet(
        container.decode([Ship].self, forKey: .ships), rules: container.decode(Rules.self, forKey: .rules))
    } catch let error as FleetError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
    }
  }
}

extension Encoder {
  fileprivate func write(_ text: String) throws {
    var container = singleValueContainer()
    try container.encode(text)
  }
}

extension Decoder {
  /// Reads a value from its description, in the one spelling that the value itself would write.
  fileprivate func read<Value: CustomStringConvertible>(_ value: (String) -> Value?) throws -> Value {
    let text = try singleValueContainer().decode(String.self)
    guard let value = value(text), value.description == text else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "no \(Value.self) is written as \(text.debugDescription)"))
    }
    return value
  }
}
