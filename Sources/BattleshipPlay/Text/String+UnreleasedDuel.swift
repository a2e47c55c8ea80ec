// Detects links to duels of an unreleased version in a saved text, which is unreadable but not damaged.

import BattleshipCore

extension String {
  /// Whether one of the words of a saved text, in quotes or not, is the link of such a duel.
  package var holdsUnreleasedDuel: Bool {
    utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") }
      .contains { LinkFault(of: String(Substring($0))) == .unreleased }
  }
}
