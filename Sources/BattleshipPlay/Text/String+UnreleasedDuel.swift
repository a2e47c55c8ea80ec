// Finds a duel of a version that was never released in a saved text: it cannot be read any more, but is not damaged.

import BattleshipCore

extension String {
  /// Whether one of the words of a saved text, in quotes or not, is the link of such a duel.
  package var holdsUnreleasedDuel: Bool {
    utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") }
      .contains { LinkFault(of: String(Substring($0))) == .unreleased }
  }
}
