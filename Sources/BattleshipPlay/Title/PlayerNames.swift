// The names of two players, written in one line.

import BattleshipCore

package struct PlayerNames: Hashable, Sendable {
  /// The player who begins.
  package let first: String
  package let second: String

  package static let demo = PlayerNames(first: "John", second: "Kate")

  /// The greatest length, in characters.
  package static let longest = 30
  /// From here on, a name takes the room of the words beside it.
  package static let long = 12
  package static func isLong(_ name: String) -> Bool { name.count > long }

  private init(first: String, second: String) { (self.first, self.second) = (first, second) }

  /// Parses two different names separated by a comma, each of 1 to 30 characters and not all blank; nil for any other
  /// text.
  ///
  /// White space around a name is ignored. A comma counts even if a combining mark follows it, and so does the wide
  /// comma of a Chinese keyboard.
  package init?(_ text: String) {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "，" }
    // Two names that differ only in white space would not tell whose turn it is.
    let bare = parts.map { part in
      var name = part
      while name.first?.isBlank == true { name.removeFirst() }
      while name.last?.isBlank == true { name.removeLast() }
      return String(name)
    }
    guard bare.count == 2, bare.allSatisfy({ !$0.isEmpty && $0.count <= Self.longest }), bare[0] != bare[1] else {
      return nil
    }
    self.init(first: bare[0], second: bare[1])
  }

  /// Parses typed names, which must not be longer than a name in a duel's messages. Longer saved names are still read.
  package init?(typed text: String) {
    guard let names = PlayerNames(text),
      [names.first, names.second].allSatisfy({ $0.count <= Duel.Name.maximumLength })
    else { return nil }
    self = names
  }

  package var text: String { "\(first),\(second)" }
}
