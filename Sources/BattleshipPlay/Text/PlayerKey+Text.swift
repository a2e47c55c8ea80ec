// A player's key as text, for storage and for copying.

import BattleshipCore

extension PlayerKey {
  /// The key as 43 base64url characters.
  package var text: String { Base64URL.text(bytes) }

  /// Eight hexadecimal digits that tell this key from another, and from which nobody can make the key.
  package var fingerprint: String {
    String(decoding: Hexadecimal.encode(SHA256.hash(bytes).prefix(4)), as: UTF8.self)
  }

  /// Reads a key from text, ignoring all white space; nil if the text is not a key.
  package init?(text: String) {
    let letters = text.utf8.filter { $0 > 0x20 }
    guard let bytes = Base64URL.decode(letters), let key = PlayerKey(bytes: bytes) else { return nil }
    self = key
  }
}
