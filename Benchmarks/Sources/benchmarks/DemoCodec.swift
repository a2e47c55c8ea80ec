// The rival: reads and writes a game through Foundation's URLComponents, as the original demo did.

import Foundation

/// The original demo's game, plus shots, so that longer messages can be compared.
struct DemoGame {
  var shipLocations: [ClosedRange<Int>] = []
  var guesses: [Int] = []
  var others: [URLQueryItem] = []
  var isComplete = false

  /// Like the demo, reads the items that it knows and trusts the rest, without checking any board.
  init?(url: String) {
    guard let items = URLComponents(string: url)?.queryItems else { return nil }
    for item in items {
      guard let value = item.value else { return nil }
      switch item.name {
      case "Ship_Location":
        let ends = value.split(separator: "-").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last else { return nil }
        shipLocations.append(first...last)
      case "Guess":
        guard let cell = Int(value) else { return nil }
        guesses.append(cell)
      case "Is_Complete": isComplete = value == "1"
      default: others.append(item)
      }
    }
  }

  var url: String? {
    guard var components = URLComponents(string: "www.shinobicontrols.com/battleship") else { return nil }
    var items = shipLocations.map { ship in
      let value = ship.count == 1 ? String(ship.lowerBound) : "\(ship.lowerBound)-\(ship.upperBound)"
      return URLQueryItem(name: "Ship_Location", value: value)
    }
    items.append(URLQueryItem(name: "Is_Complete", value: isComplete ? "1" : "0"))
    items += others
    items += guesses.map { URLQueryItem(name: "Guess", value: String($0)) }
    components.queryItems = items
    return components.string
  }
}
