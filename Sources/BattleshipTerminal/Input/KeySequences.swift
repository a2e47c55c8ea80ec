// The sequences that terminals send for keys without a letter: the common ones, and those of the open terminal.

import BattleshipFrame
import BattleshipText

package struct KeySequences: Sendable {
  /// A list, because it is searched only for keys without a letter, and a dictionary would be built at every start.
  private var keys: [(sequence: String, key: Key)]

  /// nil if no key sends the sequence, which begins with an escape.
  subscript(sequence: some Collection<UInt8>) -> Key? {
    keys.last { $0.sequence.utf8.elementsEqual(sequence) }?.key
  }

  package init(of terminal: [(sequence: String, key: Key)] = []) {
    // A key of one byte is recognized by that byte.
    keys = Self.common + terminal.filter { $0.sequence.utf8.count > 1 && $0.sequence.utf8.first == Byte.escape }
  }

  /// The terminfo names of the keys that have a meaning here.
  static let names: [(name: String, key: Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end),
      ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete), ("kcbt", .backTab), ("kbs", .backspace),
      ("kent", .enter),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  private static let common: [(sequence: String, key: Key)] = {
    var common: [(sequence: String, key: Key)] = []
    for (last, key) in [("A", Key.up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end)] {
      common += [("\u{1b}[\(last)", key), ("\u{1b}O\(last)", key)]
    }
    let numbered: [(Int, Key)] = [
      (1, .home), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end), (11, .function(1)),
      (12, .function(2)), (13, .function(3)), (14, .function(4)), (15, .function(5)), (17, .function(6)),
      (18, .function(7)), (19, .function(8)), (20, .function(9)), (21, .function(10)), (23, .function(11)),
      (24, .function(12)),
    ]
    common += numbered.map { ("\u{1b}[\($0.0)~", $0.1) }
    common += zip("PQRS", 1...4).map { ("\u{1b}O\($0)", .function($1)) }
    common += zip("ABCDE", 1...5).map { ("\u{1b}[[\($0)", .function($1)) }
    // The keypad of a VT100, which sends these sequences while ncurses has it in application mode.
    common += zip("pqrstuvwxy", "0123456789").map { ("\u{1b}O\($0)", .character($1)) }
    return common + [("\u{1b}[Z", .backTab), ("\u{1b}OM", .enter)]
  }()
}
