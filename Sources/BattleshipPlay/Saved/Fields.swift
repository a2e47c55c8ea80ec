// One description of a saved value, as a list of fields, both writes and reads it.

import BattleshipCore

/// The fields of a saved value, in order: a given value is written, a missing one is read.
///
/// ```
/// static func saved(_ old: Cruise?, as fields: inout some Fields) throws(…) -> Cruise {
///   let port = try fields.text(old?.port)
///   let days = try fields["days"].number(old?.days)
///   return try fields.made(old) { Cruise(to: port, days: days) }
/// }
/// ```
package protocol Fields {
  associatedtype Failure: Error

  /// The field with a name, for a form that has a line for each.
  subscript(name: String) -> Self { get set }
  /// The word with which a text begins, and its version; earlier versions are read, too.
  ///
  /// Versions before `inLines` are one line with quotation marks; a form that has a line for each field refuses them.
  mutating func opening(_ word: String, newest: Int, inLines: Int) throws(Failure) -> Int
  mutating func number(_ value: Int?) throws(Failure) -> Int
  mutating func word(_ value: String?, of words: [String]) throws(Failure) -> String
  mutating func text(_ value: String?) throws(Failure) -> String
  /// Whether a value follows; the argument is used only when writing.
  mutating func isThere(_ value: Bool) throws(Failure) -> Bool
  /// The error for the last field.
  var refusal: Failure { get }
}

/// A value that is saved as fields.
package protocol SavedAsFields {
  /// Writes `old`, which never fails; or reads a value, if `old` is nil.
  static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self
}

extension Fields {
  package mutating func value<Value: SavedAsFields>(_ value: Value?) throws(Failure) -> Value {
    try Value.saved(value, as: &self)
  }

  package mutating func optional<Value: SavedAsFields>(_ value: Value?) throws(Failure) -> Value? {
    try isThere(value != nil) ? try self.value(value) : nil
  }

  /// The value that is written, or one made from the fields that were read; fails if they make none.
  package func made<Value>(_ value: Value?, _ make: () -> Value?) throws(Failure) -> Value {
    guard let made = value ?? make() else { throw refusal }
    return made
  }

  package mutating func choice<Value: Equatable>(
    _ value: Value?, of choices: [(value: Value, word: String)]
  ) throws(Failure) -> Value {
    let old = value.flatMap { value in choices.first { $0.value == value }?.word }
    let word = try word(old, of: choices.map { $0.word })
    return try made(value) { choices.first { $0.word == word }?.value }
  }

  /// A value with a text form; only the exact text that would be written is read.
  package mutating func spelled<Thing: LosslessStringConvertible>(_ thing: Thing?) throws(Failure) -> Thing {
    let text = try text(thing?.description)
    return try made(thing) { Thing(text).flatMap { $0.description == text ? $0 : nil } }
  }

  /// Several such values, separated by commas.
  package mutating func names<Thing: LosslessStringConvertible>(_ things: [Thing]?) throws(Failure) -> [Thing] {
    let text = try text(things.map { $0.dropFirst().reduce($0.first?.description ?? "") { "\($0),\($1)" } })
    return try made(things) {
      let names = text.isEmpty ? [] : text.parts(between: ",").map { String($0) }
      let things = names.compactMap { name in Thing(name).flatMap { $0.description == name ? $0 : nil } }
      return things.count == names.count ? things : nil
    }
  }

  /// The cells with the person's water marks, if there are any.
  package mutating func notes(_ notes: CellSet?, on board: BoardSize?, name: String = "notes") throws(Failure)
    -> CellSet
  {
    guard try self[name].isThere(notes?.isEmpty == false) else { return CellSet() }
    let cells: [Cell] = try self[name].names(notes.map { Array($0) })
    return try made(notes) {
      let isOnBoard = cells.allSatisfy { board?.contains($0) == true }
      return !cells.isEmpty && isOnBoard && Array(CellSet(cells)) == cells ? CellSet(cells) : nil
    }
  }

  /// The ships of a draft, in the order in which they were placed.
  package mutating func ships(_ draft: FleetDraft?, of rules: Rules) throws(Failure) -> FleetDraft {
    let ships = try names(draft?.ships)
    return try made(draft) {
      var draft = FleetDraft(rules: rules)
      for ship in ships { guard (try? draft.place(ship)) != nil else { return nil } }
      return draft
    }
  }
}
