// SHA-256 and HMAC against the vectors that their standards publish.

import BattleshipCore
import Testing

@Suite("SHA-256 and HMAC") struct HashTests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `the examples of FIPS 180-4 have the published hash`(text: String, hash: String) {
    #expect(hexadecimal(SHA256.hash(Array(text.utf8))) == hash)
  }

  /// Computed with Python's hashlib.
  @Test func `lengths around the end of a block are padded as in the standard`() {
    let hashes = [
      55: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
      56: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a",
      63: "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34",
      64: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
      119: "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb",
    ]
    for (count, hash) in hashes {
      #expect(hexadecimal(SHA256.hash([UInt8](repeating: UInt8(ascii: "a"), count: count))) == hash, "\(count)")
    }
  }

  @Test func `a million times the letter a has the published hash`() {
    let hash = SHA256.hash([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
    #expect(hexadecimal(hash) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The test cases 1 to 4, 6 and 7 of RFC 4231, section 4; case 5 truncates its output.
  @Test func `the test cases of RFC 4231 have the published codes`() {
    func bytes(_ byte: UInt8, _ count: Int) -> [UInt8] { [UInt8](repeating: byte, count: count) }
    let longKey = bytes(0xaa, 131)
    let larger = "This is a test using a larger than block-size key and a larger than block-size data. "
    let cases: [(key: [UInt8], data: [UInt8], code: String)] = [
      (
        bytes(0x0b, 20), Array("Hi There".utf8), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (bytes(0xaa, 20), bytes(0xdd, 50), "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
      (Array(1...25), bytes(0xcd, 50), "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
      (
        longKey, Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
      (
        longKey, Array((larger + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
      ),
    ]
    for (key, data, code) in cases { #expect(hexadecimal(HMAC.code(of: data, key: key)) == code) }
  }

  @Test func `a truncated code of RFC 4231 is the start of ours`() {
    let code = HMAC.code(of: Array("Test With Truncation".utf8), key: [UInt8](repeating: 0x0c, count: 20))
    #expect(hexadecimal(Array(code[..<16])) == "a3b6167473100ee06e0c796c2955552b")
  }
}
