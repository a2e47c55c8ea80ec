// The text in which a game against the computer is kept: a name and a value on each line, always in the same order.

import BattleshipCore
import BattleshipPlayers

extension KeptSolo {
  /// The words with which every version of the text begins.
  public static let firstWords = "battleship solo "

  /// The version of the text; the first one has no hints.
  package static let form = 2
  private static let headings = (1...form).map { firstWords + String($0) }

  /// The game as lines.
  public var text: String {
    var lines = [
      Self.headings[Self.form - 1],
      "level \(level.rawValue)",
      "board \(terms.rules.board)",
      "fleet \(terms.rules.shipLengths)",
      "volley \(terms.volley)",
      "apart \(terms.rules.apart ? 1 : 0)",
      "first \(firesFirst ? "person" : "computer")",
      "person \(earlier.person)",
      "computer \(earlier.computer)",
      "hints \(isHinted ? 1 : 0)",
      "key \(Self.hexadecimal(key))",
      "computers-key \(Self.hexadecimal(computersKey))",
    ]
    if let first = ships.all.first {
      let word = if case .hidden = ships { "hidden" } else { "ships" }
      lines.append(ships.all.dropFirst().reduce("\(word) \(first)") { "\($0),\($1)" })
    }
    if let duel { lines.append("duel \(duel.messageURL())") }
    return lines.reduce("") { $0 + $1 + "\n" }
  }

  /// Reads a game from text.
  ///
  /// - Throws: ``KeptSoloError`` with the first line that is not as ``text`` writes it.
  public init(text: String) throws(KeptSoloError) {
    var lines = Lines(text)
    let form = try lines.take(oneOf: Self.headings) + 1
    level = try lines.value("level") { ComputerPlayer.Level(rawValue: String($0)) }
    let board = try lines.value("board") { BoardSize(String($0)) }
    let lengths = try lines.value("fleet") { ShipLengths(String($0)) }
    let volley = try lines.value("volley") { Volley(String($0)) }
    let apart = try lines.value("apart") { Self.isFirst($0, of: "1", "0") }
    guard let rules = try? Rules(board: board, shipLengths: lengths, losingMiss: nil, apart: apart),
      let terms = try? Terms(rules: rules, volley: volley)
    else { throw .unreadable(line: lines.number) }
    self.terms = terms
    firesFirst = try lines.value("first") { Self.isFirst($0, of: "person", "computer") }
    earlier = Solo.Wins(
      person: try lines.value("person", Self.count), computer: try lines.value("computer", Self.count))
    isHinted = form == 1 ? false : try lines.value("hints") { Self.isFirst($0, of: "1", "0") }
    key = try lines.value("key", Self.key)
    let computersKey = try lines.value("computers-key", Self.key)
    guard key != computersKey else { throw .unreadable(line: lines.number) }
    self.computersKey = computersKey
    if lines.hasNext("hidden") {
      ships = .hidden(try lines.value("hidden", Self.ships))
    } else {
      ships = .placed(lines.hasNext("ships") ? try lines.value("ships", Self.ships) : [])
    }
    duel = lines.hasNext("duel") ? try lines.value("duel") { MessageContent(in: String($0))?.duel } : nil
    try lines.end()
  }

  private static func isFirst(_ word: Substring, of first: Substring, _ other: Substring) -> Bool? {
    word == first ? true : word == other ? false : nil
  }

  private static func count(_ word: Substring) -> Int? {
    word.number.flatMap { String($0) == word ? $0 : nil }
  }

  private static func ships(_ word: Substring) -> [Ship]? {
    let names = word.parts(between: ",")
    let ships = names.compactMap { Ship(String($0)) }
    return ships.count == names.count ? ships : nil
  }

  private static func hexadecimal(_ key: PlayerKey) -> String {
    String(decoding: Hexadecimal.encode(key.bytes), as: UTF8.self)
  }

  private static func key(_ word: Substring) -> PlayerKey? {
    Hexadecimal.decode(Array(word.utf8)).flatMap { PlayerKey(bytes: $0) }
  }
}

/// Why a text is not a game against the computer.
///
/// ```swift
/// do {
///   _ = try KeptSolo(text: "elephant")
/// } catch {
///   assert(error == .unreadable(line: 1))
/// }
/// ```
public enum KeptSoloError: Error, Hashable, Sendable {
  /// A line is missing or malformed; the first line is 1.
  case unreadable(line: Int)
  /// The terms of the duel are not the kept ones.
  case otherTerms(Terms)
  /// The duel is not one between the two keys.
  case duel(DuelError)
  /// These ships cannot lie on the board at this moment.
  case ships([Ship])
}

private struct Lines {
  private let lines: [Substring]

  /// The number of the last line read.
  private(set) var number = 0

  init(_ text: String) {
    lines = text.parts(between: "\n")
  }

  private mutating func take() -> Substring? {
    number += 1
    return number <= lines.count ? lines[number - 1] : nil
  }

  mutating func take(oneOf known: [String]) throws(KeptSoloError) -> Int {
    guard let line = take(), let index = known.firstIndex(of: String(line)) else { throw .unreadable(line: number) }
    return index
  }

  func hasNext(_ name: Substring) -> Bool { number < lines.count && lines[number].split().first == name }

  mutating func value<Value>(_ name: Substring, _ read: (Substring) -> Value?) throws(KeptSoloError) -> Value {
    guard let (first, rest) = take()?.split(), first == name, let value = read(rest) else {
      throw .unreadable(line: number)
    }
    return value
  }

  mutating func end() throws(KeptSoloError) {
    guard number + 1 == lines.count, lines[number] == "" else { throw .unreadable(line: number + 1) }
  }
}
