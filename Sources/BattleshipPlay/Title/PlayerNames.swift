// The names of two players, written in one line.

import BattleshipCore

package struct PlayerNames: Hashable, Sendable {
  /// The player who begins.
  package let first: String
  package let second: String

  package static let demo = PlayerNames(first: "John", second: "Kate")

  /// The greatest length, in characters.
  package static let longest = 30

  private init(first: String, second: String) { (self.first, self.second) = (first, second) }

  /// Parses two different names separated by a comma, each of 1 to 30 characters and not all blank; nil for any other
  /// text.
  ///
  /// White space around a name is ignored. A comma counts even if a combining mark follows it, and so does the wide
  /// comma of a Chinese keyboard.
  package init?(_ text: String) {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "，" }
    let names = parts.map { String($0) }
    guard names.count == 2, names.allSatisfy(Self.canBeName) else { return nil }
    // Two names that differ only in white space would not tell whose turn it is.
    let bare = names.map { name in
      String(name.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
    guard bare[0] != bare[1] else { return nil }
    self.init(first: bare[0], second: bare[1])
  }

  /// Parses typed names, which must not be longer than a name in a duel's messages. Longer saved names are still read.
  package init?(typed text: String) {
    guard let names = PlayerNames(text),
      [names.first, names.second].allSatisfy({ $0.count <= Duel.Name.maximumLength })
    else { return nil }
    self = names
  }

  private static func canBeName(_ text: String) -> Bool {
    text.count <= longest && text.contains { !$0.isWhitespace }
  }

  package var text: String { "\(first),\(second)" }
}
