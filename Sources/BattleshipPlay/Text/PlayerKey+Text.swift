// A player's key as text, as a page keeps it and a person copies it.

import BattleshipCore

extension PlayerKey {
  /// The key as text of 43 letters.
  package var text: String { Base64URL.text(bytes) }

  /// Reads a key from text, ignoring all white space; nil if the text is not a key.
  package init?(text: String) {
    let letters = text.utf8.filter { $0 > 0x20 }
    guard let bytes = Base64URL.decode(letters), let key = PlayerKey(bytes: bytes) else { return nil }
    self = key
  }
}
