// Altered messages of a duel: as anyone can alter them, and as only one of its players can.

import BattleshipCore

/// A duel's message or query with another letter in its last opening, by default the first one.
package func withOtherOpening(_ message: String, at index: Int = 0) -> String {
  var letters = Array(message)
  guard let item = letters.indices.last(where: { letters[$0...].starts(with: "Open=") }) else { return message }
  let place = item + "Open=".count + index
  letters[place] = letters[place] == "A" ? "B" : "A"
  return String(letters)
}

extension Duel {
  /// The duel in a message that one of its players, who has this key, has altered.
  package init(altered message: String, by key: PlayerKey) throws {
    try self.init(messageURL: message)
    try sign(by: player(with: key), key: key)
  }
}
