// A player's key as text, for storage and for copying.

import BattleshipCore

extension PlayerKey {
  /// The key as 43 base64url characters.
  package var text: String { Base64URL.text(bytes) }

  /// Reads a key from text, ignoring all white space; nil if the text is not a key.
  package init?(text: String) {
    let letters = text.utf8.filter { $0 > 0x20 }
    guard let bytes = Base64URL.decode(letters), let key = PlayerKey(bytes: bytes) else { return nil }
    self = key
  }
}
