// A second, deliberately simple reader of message URLs: Foundation finds the items, arrays hold the board.

import Foundation

/// The contents of a message, or nothing if it must be refused.
struct Reference: Equatable {
  var columns = 3
  var rows = 3
  var lengths = [1, 1]
  var misses = 3
  var isApart = false
  var isComplete = false
  var ships: [[Int]] = []
  var guesses: [Int] = []

  private static let onceOnly = ["Is_Complete", "Board", "Fleet", "Misses", "Apart", "Format"]

  init?(url: String) {
    guard let items = URLComponents(string: url)?.queryItems, url.count <= 5_000 else { return nil }
    for name in Self.onceOnly where items.filter({ $0.name == name }).count > 1 { return nil }
    guard let flag = items.first(where: { $0.name == "Is_Complete" })?.value, flag == "0" || flag == "1" else {
      return nil
    }
    isComplete = flag == "1"
    // Read the settings first, wherever they are.
    for item in items where Self.onceOnly.contains(item.name) && !readSetting(item) { return nil }
    guard lengths.reduce(0, +) <= columns * rows, lengths.allSatisfy({ $0 <= max(columns, rows) }),
      misses <= columns * rows
    else { return nil }
    for item in items where item.name == "Ship_Location" {
      guard let ship = ship(item.value ?? "") else { return nil }
      ships.append(ship)
    }
    let cells = ships.flatMap { $0 }
    guard !ships.isEmpty, Set(cells).count == cells.count, ships.map(\.count).sorted(by: >) == lengths else {
      return nil
    }
    guard !isApart || !shipsTouch else { return nil }
    for item in items where item.name == "Guess" {
      guard let guess = number(item.value ?? ""), guess < columns * rows, !guesses.contains(guess), !isOver else {
        return nil
      }
      guesses.append(guess)
    }
    guard guesses.isEmpty || isComplete == isOver else { return nil }
    ships.sort { $0[0] < $1[0] }
  }

  /// Whether two ships have adjacent cells, even corner to corner.
  private var shipsTouch: Bool {
    ships.indices.contains { one in
      ships[..<one].joined().contains { cell in
        ships[one].contains { abs($0 / columns - cell / columns) <= 1 && abs($0 % columns - cell % columns) <= 1 }
      }
    }
  }

  private var isOver: Bool {
    let cells = Set(ships.flatMap { $0 })
    let missed = guesses.filter { !cells.contains($0) }.count
    return cells.isSubset(of: guesses) || (misses > 0 && missed == misses)
  }

  private mutating func readSetting(_ item: URLQueryItem) -> Bool {
    let value = item.value ?? ""
    switch item.name {
    case "Board":
      let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { number(String($0)) ?? 0 }
      guard sides.count == 2, sides.allSatisfy({ 1...16 ~= $0 }) else { return false }
      (columns, rows) = (sides[0], sides[1])
    case "Fleet":
      lengths = value.split(separator: ".", omittingEmptySubsequences: false).map { number(String($0)) ?? 0 }
      return 1...32 ~= lengths.count && lengths.allSatisfy { 1...16 ~= $0 } && lengths == lengths.sorted(by: >)
    case "Misses":
      guard let number = number(value) else { return false }
      misses = number
    case "Apart":
      guard value == "0" || value == "1" else { return false }
      isApart = value == "1"
    case "Format": return (number(value) ?? 2) <= 1
    default: break
    }
    return true
  }

  private func number(_ text: String) -> Int? {
    guard let number = Int(text), String(number) == text, number >= 0 else { return nil }
    return number
  }

  /// The cells of a ship by their numbers.
  private func ship(_ value: String) -> [Int]? {
    let ends = value.split(separator: "-", omittingEmptySubsequences: false).map { number(String($0)) ?? .max }
    guard 1...2 ~= ends.count, let first = ends.first, let last = ends.last, first < columns * rows,
      last < columns * rows
    else { return nil }
    if ends.count == 1 { return [first] }
    guard first < last else { return nil }
    if first / columns == last / columns { return Array(first...last) }
    return (last - first) % columns == 0 ? Array(stride(from: first, through: last, by: columns)) : nil
  }
}
