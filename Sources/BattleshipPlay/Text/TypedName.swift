// A name as somebody types it: the spaces around it do not count.

import BattleshipCore

extension Duel.Name {
  /// The name in a typed text; nil if there is nothing but spaces.
  ///
  /// - Throws: ``NameError`` if what is between the spaces is too long, or has a character that is not seen.
  package static func typed(_ text: String) throws(NameError) -> Duel.Name? {
    var name = text[...]
    while name.first == " " { name.removeFirst() }
    while name.last == " " { name.removeLast() }
    return name.isEmpty ? nil : try Duel.Name(String(name))
  }
}
