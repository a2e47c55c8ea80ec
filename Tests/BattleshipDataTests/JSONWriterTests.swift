// Written JSON: escapes, numbers, commas, and any text read back by Foundation.

import BattleshipData
import Foundation
import Testing

@Suite struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `texts are escaped to printable ASCII`() {
    #expect(written { $0.write("a\"\\\n\u{1B}é🚢") } == #""a\"\\\u000a\u001b\u00e9\ud83d\udea2""#)
  }

  @Test func `a text has a comma before it`() {
    #expect(written { json in json.writeList(["xx", ""]) { $0.write($1) } } == #"["xx",""]"#)
  }

  @Test func `there are commas between pieces, and nowhere else`() {
    let json = written { json in
      json.writeMembers { json in
        json.member("a", [nil, -1]) { $0.write($1) }
        json.member("b", true)
        json.member("c", nil as String?)
        json.name("d")
        json.writeMembers { _ in }
      }
    }
    #expect(json == #"{"a":[null,-1],"b":true,"c":null,"d":{}}"#)
  }

  @Test func `chances are numbers of at most three digits, and so are tenths`() {
    let numbers = [0, 0.0004, 0.0006, 0.022, 0.5, 1.0 / 7, 0.9994, 0.9996, 1].map { chance in
      written { $0.write(chance: chance) }
    }
    #expect(numbers == ["0", "0", "0.001", "0.022", "0.500", "0.143", "0.999", "1", "1"])
    #expect([0, 7, 120, nil].map { number in written { $0.write(tenths: number) } } == ["0", "0.7", "12", "null"])
  }

  @Test func `any text from outside is read back`() throws {
    let scalars = Array(0..<0x3000) + Array(0x1F600..<0x1F700)
    let text = String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar(UInt32($0)) }))
    let json = JSONWriter.object { $0.member("texts", [text]) { $0.write($1) } }
    #expect(try JSONSerialization.jsonObject(with: Data(json)) as? [String: [String]] == ["texts": [text]])
  }
}
