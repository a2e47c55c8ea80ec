// The text in which a game against the computer is kept: a name and a value in each line, always in the same order.

import BattleshipCore
import BattleshipPlayers

extension KeptSolo {
  /// The words with which the text begins, in any version of its form.
  public static let firstWords = "battleship solo "

  /// The first line, with the version of this form.
  private static let heading = firstWords + "1"

  /// The game as lines.
  public var text: String {
    var lines = [
      Self.heading,
      "level \(level.rawValue)",
      "board \(terms.rules.board)",
      "fleet \(terms.rules.shipLengths)",
      "volley \(terms.volley)",
      "apart \(terms.rules.apart ? 1 : 0)",
      "first \(firesFirst ? "person" : "computer")",
      "person \(earlier.person)",
      "computer \(earlier.computer)",
      "key \(Self.hexadecimal(key))",
      "computers-key \(Self.hexadecimal(computersKey))",
    ]
    if !ships.isEmpty { lines.append("ships \(ships.map { $0.description }.joined(separator: ","))") }
    if let duel { lines.append("duel \(duel.messageURL())") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The game of some lines.
  ///
  /// - Throws: ``KeptSoloError`` with the first line that is not as ``text`` writes it.
  public init(text: String) throws(KeptSoloError) {
    var lines = Lines(text)
    try lines.take(Self.heading)
    level = try lines.value("level") { ComputerPlayer.Level(rawValue: $0) }
    let board = try lines.value("board") { BoardSize($0) }
    let lengths = try lines.value("fleet") { ShipLengths($0) }
    let volley = try lines.value("volley") { Volley($0) }
    let apart = try lines.value("apart") { ["0": false, "1": true][$0] }
    guard let rules = try? Rules(board: board, shipLengths: lengths, losingMiss: nil),
      let terms = try? Terms(rules: apart ? rules.withShipsApart : rules, volley: volley)
    else { throw .unreadable(line: lines.number) }
    self.terms = terms
    firesFirst = try lines.value("first") { ["person": true, "computer": false][$0] }
    earlier = Solo.Score(
      person: try lines.value("person", Self.count), computer: try lines.value("computer", Self.count))
    key = try lines.value("key", Self.key)
    let computersKey = try lines.value("computers-key", Self.key)
    guard key != computersKey else { throw .unreadable(line: lines.number) }
    self.computersKey = computersKey
    ships = lines.hasNext("ships") ? try lines.value("ships", Self.ships) : []
    duel = lines.hasNext("duel") ? try lines.value("duel") { try? Duel(messageURL: $0) } : nil
    try lines.end()
  }

  private static func count(_ text: String) -> Int? {
    Int(text).flatMap { $0 >= 0 && String($0) == text ? $0 : nil }
  }

  private static func ships(_ text: String) -> [Ship]? {
    let names = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let ships = names.compactMap { Ship(String(Substring($0))) }
    return ships.count == names.count ? ships : nil
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func hexadecimal(_ key: PlayerKey) -> String {
    String(decoding: key.bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func key(_ text: String) -> PlayerKey? {
    let values = text.utf8.compactMap { digits.firstIndex(of: $0) }
    guard values.count == text.utf8.count, values.count == 2 * PlayerKey.byteCount else { return nil }
    return PlayerKey(bytes: (0..<PlayerKey.byteCount).map { UInt8(values[2 * $0] << 4 | values[2 * $0 + 1]) })
  }
}

/// Why a text is no game against the computer.
///
/// ```swift
/// do {
///   _ = try KeptSolo(text: "elephant")
/// } catch {
///   assert(error == .unreadable(line: 1))
/// }
/// ```
public enum KeptSoloError: Error, Hashable, Sendable {
  /// A line is missing, or is not as it is written; the first line is 1.
  case unreadable(line: Int)
  /// The duel is played by other terms than those that are kept.
  case otherTerms(Terms)
  /// The duel is not one between the two keys.
  case duel(DuelError)
  /// These ships cannot lie on the board at this moment.
  case ships([Ship])
}

/// Lines that are taken one after the other.
private struct Lines {
  private var rest: ArraySlice<String>

  /// The number of the line that was taken last.
  private(set) var number = 0

  init(_ text: String) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = lines.map { String(Substring($0)) }[...]
  }

  mutating func take(_ line: String) throws(KeptSoloError) {
    number += 1
    guard rest.popFirst() == line else { throw .unreadable(line: number) }
  }

  func hasNext(_ name: String) -> Bool { rest.first?.hasPrefix(name + " ") ?? false }

  mutating func value<Value>(_ name: String, _ read: (String) -> Value?) throws(KeptSoloError) -> Value {
    number += 1
    guard let line = rest.popFirst(), line.hasPrefix(name + " "),
      let value = read(String(line.dropFirst(name.utf8.count + 1)))
    else { throw .unreadable(line: number) }
    return value
  }

  /// Sees that nothing follows the last line's end.
  mutating func end() throws(KeptSoloError) {
    guard rest == [""] else { throw .unreadable(line: number + 1) }
  }
}
