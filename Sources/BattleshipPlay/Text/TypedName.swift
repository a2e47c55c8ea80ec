// A name as typed; the spaces around it do not count.

import BattleshipCore

extension Duel.Name {
  /// The name in a typed text; nil if there is nothing but spaces.
  ///
  /// - Throws: ``NameError`` if the text between the spaces is too long, or has an invisible character.
  package static func typed(_ text: String) throws(NameError) -> Duel.Name? {
    var name = text[...]
    while name.first == " " { name.removeFirst() }
    while name.last == " " { name.removeLast() }
    return name.isEmpty ? nil : try Duel.Name(String(name))
  }
}
