// Small values that an app stores: decoding checks each one, and accepts only the spelling that encoding writes.

public import BattleshipCore
public import BattleshipPlayers

extension Cell: Codable {
  /// Writes the cell's name: `"B3"`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(description) }

  /// Reads a cell's name.
  ///
  /// - Throws: `DecodingError` if the text is not a cell, or another spelling of one.
  public init(from decoder: any Decoder) throws { self = try decoder.read { Cell($0) } }
}

extension CellSet: Codable {
  /// Writes the names of the cells, row by row: `["A1","B3"]`.
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }

  /// Reads the names of the cells.
  ///
  /// - Throws: `DecodingError` if one is not a cell, occurs twice, or is not in order.
  public init(from decoder: any Decoder) throws {
    let cells = try [Cell](from: decoder)
    self.init(cells)
    guard Array(self) == cells else { throw decoder.refusal("the cells must be in order, each only once") }
  }
}

extension BoardSize: Codable {
  /// Writes columns times rows: `"10x8"` has ten columns.
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

extension Volley: Codable {
  /// Writes the number of shots, `"afloat"` or `"again"`: `"3"`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(description) }

  /// Reads the number of shots, `"afloat"` or `"again"`.
  ///
  /// - Throws: `DecodingError` if the text is not a volley.
  public init(from decoder: any Decoder) throws { self = try decoder.read { Volley($0) } }
}

extension MessageURLBase: Codable {
  /// Writes the base as text.
  public func encode(to encoder: any Encoder) throws { try encoder.write(text) }

  /// Reads the base.
  ///
  /// - Throws: `DecodingError` with the `MessageURLBaseError` as its underlying error, if the text cannot be a base.
  public init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    self = try decoder.proved { () throws(MessageURLBaseError) in try MessageURLBase(text) }
  }
}

extension ComputerPlayer.Level: Codable {
  /// Writes the level's name: `"strong"`.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode([ComputerPlayer.Level.fair])
  /// assert(String(decoding: data, as: UTF8.self) == #"["fair"]"#)
  /// ```
  public func encode(to encoder: any Encoder) throws { try encoder.write(rawValue) }

  /// Reads the level's name.
  ///
  /// - Throws: `DecodingError` if there is no such level.
  public init(from decoder: any Decoder) throws { self = try decoder.read { ComputerPlayer.Level(rawValue: $0) } }
}

extension Encoder {
  func write(_ text: String) throws {
    var container = singleValueContainer()
    try container.encode(text)
  }
}

extension Decoder {
  /// Accepts only the spelling that the value itself writes.
  func read<Value: CustomStringConvertible>(_ value: (String) -> Value?) throws -> Value {
    let text = try String(from: self)
    guard let value = value(text), value.description == text else {
      throw refusal("\(text.debugDescription) is not a \(Value.self)")
    }
    return value
  }

  /// If the engine refuses the value, its error becomes the underlying one, and its sentence the description.
  func proved<Value, Reason: Error & CustomStringConvertible>(_ value: () throws(Reason) -> Value) throws -> Value {
    do throws(Reason) {
      return try value()
    } catch {
      throw refusal(error.description, error)
    }
  }

  func refusal(_ sentence: String, _ error: (any Error)? = nil) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: sentence, underlyingError: error))
  }
}
