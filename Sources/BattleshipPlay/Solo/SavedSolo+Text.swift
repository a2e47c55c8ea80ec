// The saved text of a game against the computer: a name and a value on each line, always in the same order.

import BattleshipCore
import BattleshipPlayers

extension SavedSolo: SavedAsFields {
  private static let firstWord = "battleship solo"

  /// The words with which every version of the text begins.
  public static let firstWords = firstWord + " "

  /// The version of the text; the first does not record hints.
  package static let form = 2

  /// The game as lines.
  public var text: String { words(inLines: true) }

  /// Reads a game from text.
  ///
  /// - Throws: ``SavedSoloError`` with the first line that is not as ``text`` writes it.
  public init(text: String) throws(SavedSoloError) {
    do throws(WordFields.Refusal) {
      try self.init(words: text, inLines: true)
    } catch {
      throw .unreadable(line: error.line)
    }
  }

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let form = try fields.opening(firstWord, newest: Self.form, inLines: 1)
    let level = try fields["level"].choice(old?.level, of: ComputerPlayer.Level.allCases.map { ($0, $0.rawValue) })
    let terms = try fields.value(old?.terms)
    let firesFirst = try fields["first"].choice(old?.firesFirst, of: [(true, "person"), (false, "computer")])
    let personsWins = try fields["person"].number(old?.earlier.person)
    let computersWins = try fields["computer"].number(old?.earlier.computer)
    let tookAdvice = form == 1 ? false : try fields["hints"].flag(old?.tookAdvice)
    let key = try fields["key"].key(old?.key)
    let otherKey = try fields["computers-key"].key(old?.computersKey)
    let computersKey = try fields.made(old?.computersKey) { otherKey == key ? nil : otherKey }
    return SavedSolo(
      level: level, terms: terms, firesFirst: firesFirst,
      earlier: Solo.Wins(person: personsWins, computer: computersWins), tookAdvice: tookAdvice, key: key,
      computersKey: computersKey, ships: try fields.value(old?.ships), duel: try fields.duel(old?.duel),
      notes: try fields.notes(old?.notes, on: terms.rules.board))
  }
}

extension SavedSolo.ShipsInHand: SavedAsFields {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let wasHidden: Bool = if case .hidden? = old { true } else { false }
    if try fields["hidden"].isThere(wasHidden) { return .hidden(try fields["hidden"].some(old?.all)) }
    return .placed(try fields["ships"].isThere(old?.all.isEmpty == false) ? fields["ships"].some(old?.all) : [])
  }
}

extension Fields {
  mutating func key(_ key: PlayerKey?) throws(Failure) -> PlayerKey {
    let digits = try text(key.map { String(decoding: Hexadecimal.encode($0.bytes), as: UTF8.self) })
    return try made(key) { Hexadecimal.decode(Array(digits.utf8)).flatMap { PlayerKey(bytes: $0) } }
  }

  /// Ships, of which there must be at least one.
  fileprivate mutating func some(_ ships: [Ship]?) throws(Failure) -> [Ship] {
    let read = try names(ships)
    return try made(ships) { read.isEmpty ? nil : read }
  }

  fileprivate mutating func duel(_ duel: Duel?) throws(Failure) -> Duel? {
    guard try self["duel"].isThere(duel != nil) else { return nil }
    let url = try self["duel"].text(duel?.messageURL())
    return try made(duel) { MessageContent(in: url)?.duel }
  }
}

/// Why a text is not a game against the computer.
///
/// ```swift
/// do {
///   _ = try SavedSolo(text: "elephant")
/// } catch {
///   assert(error == .unreadable(line: 1))
/// }
/// ```
public enum SavedSoloError: Error, Hashable, Sendable {
  /// A line is missing or malformed; the first line is 1.
  case unreadable(line: Int)
  /// The terms of the duel differ from those of the game.
  case otherTerms(Terms)
  /// The duel is not one between the two keys.
  case duel(DuelError)
  /// These ships cannot lie on the board at this moment.
  case ships([Ship])
}
