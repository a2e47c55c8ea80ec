// Base 64, by the test vectors of RFC 4648.

import BattleshipTerminal
import Testing

@Suite("Base64") struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("海戦", "5rW35oim"), ("??>", "Pz8+"),
  ])
  func `bytes become letters as the standard says`(text: String, letters: String) {
    #expect(text.utf8.base64 == letters)
  }
}
