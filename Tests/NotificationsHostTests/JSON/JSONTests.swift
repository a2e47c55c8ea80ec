// The JSON reader: the accepted and the refused input, with the offset, and that it survives any bytes.

import HostTestSupport
import NotificationsHost
import TestSupport
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .number(JSONNumber(0))),
    ("-12", .number(JSONNumber(-12))), (#""""#, .string("")), ("[]", .array([])), ("{ }", .object([])),
    (#"[1,[null]]"#, .array([.number(JSONNumber(1)), .array([.null])])),
    (#"{"b":1,"a":"x"}"#, .object([JSONMember("b", .number(JSONNumber(1))), JSONMember("a", .string("x"))])),
    (#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDEA2""#, .string("\"\\/\u{8}\u{C}\n\r\té🚢")),
    ("\r\n\t [ 1 , 2 ] ", .array([.number(JSONNumber(1)), .number(JSONNumber(2))])),
  ])
  func `a value is read`(json: String, value: JSONValue) throws {
    #expect(try JSONValue(json: json) == value)
  }

  @Test(arguments: ["0", "-0", "1", "1.50", "1e9", "-1.25E-7", "0.0e+10", "123456789012345678901234567890"])
  func `a number keeps its digits`(literal: String) throws {
    #expect(try JSONValue(json: literal).description == literal)
  }

  @Test func `only a number without fraction or exponent is an integer`() throws {
    #expect(try JSONValue(json: "17").integer == 17)
    for literal in ["1.0", "1e1", "99999999999999999999"] { #expect(try JSONValue(json: literal).integer == nil) }
  }

  @Test(arguments: [
    ("", JSONError.Reason.valueExpected, 0), ("  ", .valueExpected, 2), ("nul", .valueExpected, 0),
    ("NaN", .valueExpected, 0), ("[1,]", .valueExpected, 3), ("[1 2]", .byteExpected(UInt8(ascii: ",")), 3),
    ("[", .valueExpected, 1), ("{", .byteExpected(UInt8(ascii: "\"")), 1),
    (#"{"a" 1}"#, .byteExpected(UInt8(ascii: ":")), 5), (#"{"a":1,}"#, .byteExpected(UInt8(ascii: "\"")), 7),
    (#"{a:1}"#, .byteExpected(UInt8(ascii: "\"")), 1), ("01", .bytesAfterValue, 1), ("-", .badNumber, 0),
    ("1.", .badNumber, 0), (".5", .valueExpected, 0), ("+1", .valueExpected, 0), ("1e", .badNumber, 0),
    ("0x1", .bytesAfterValue, 1), (#""a"#, .byteExpected(UInt8(ascii: "\"")), 2), (#""\x""#, .badEscape, 1),
    (#""\u12"#, .badEscape, 1), (#""\uD800""#, .loneSurrogate, 1), (#""\uDC00""#, .loneSurrogate, 1),
    (#""\uD800\u0041""#, .loneSurrogate, 1), ("\"a\u{1}\"", .controlCharacter, 2), ("1 1", .bytesAfterValue, 2),
    (#"{"a":1,"a":2}"#, .repeatedKey("a"), 7), (#"{"a":1,"\u0061":2}"#, .repeatedKey("a"), 7),
    ("\u{FEFF}1", .valueExpected, 0), ("'a'", .valueExpected, 0), ("// 1\n1", .valueExpected, 0),
    (#""\"#, .badEscape, 1),
  ])
  func `anything else is refused, with the offset of the wrong byte`(
    json: String, reason: JSONError.Reason, offset: Int
  ) {
    #expect(throws: JSONError(reason: reason, offset: offset)) { try JSONValue(json: json) }
  }

  @Test func `a text that is not UTF-8 is refused`() {
    let quote = UInt8(ascii: "\"")
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80]] {
      #expect(throws: JSONError(reason: .notUTF8, offset: 0)) { try JSONValue(json: [quote] + bytes + [quote]) }
    }
    #expect(throws: JSONError(reason: .valueExpected, offset: 0)) { try JSONValue(json: [0xFF]) }
  }

  @Test func `two spellings of one letter are two keys`() throws {
    let value = try JSONValue(json: "{\"\u{E9}\":1,\"e\u{301}\":2}")
    guard case .object(let members) = value else {
      Issue.record("it is no object")
      return
    }
    #expect(members.count == 2)
  }

  @Test func `64 levels are read, and more are refused`() throws {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(try JSONValue(json: nested(64)).description == nested(64))
    for depth in [65, 100_000] {
      #expect(throws: JSONError(reason: .tooDeep(most: 64), offset: 64)) { try JSONValue(json: nested(depth)) }
    }
    #expect(throws: JSONError(reason: .tooDeep(most: 64), offset: 320)) {
      try JSONValue(json: String(repeating: #"{"a":"#, count: 70))
    }
  }

  @Test func `a written value is read back`() {
    forAll("read(write(value)) == value", count: 2_000) { chance in
      let value = chance.json(depth: 4)
      return try JSONValue(json: value.description) == value
    }
  }

  @Test func `any bytes give a value that survives a round trip, or an error at one of them`() {
    var accepted = 0
    forAll("JSON is total", count: 20_000) { chance in
      let bytes = chance.damagedJSON()
      do throws(JSONError) {
        let value = try JSONValue(json: bytes)
        accepted += 1
        return (try? JSONValue(json: value.description)) == value
      } catch {
        return 0...bytes.count ~= error.offset
      }
    }
    #expect(accepted > 1_000)
  }

  @Test func `an error describes itself in words`() {
    #expect("\(JSONError(reason: .valueExpected, offset: 7))" == "byte 7: a value is expected")
    #expect("\(JSONError(reason: .repeatedKey("a\n"), offset: 1))" == #"byte 1: the key "a\u000a" occurs twice"#)
    #expect(
      "\(RemotePayloadError.tooLarge(byteCount: 5_000))" == "the payload has 5000 bytes, but only 4096 are allowed")
  }
}

extension Chance {
  /// A JSON value that is nested no deeper than this.
  mutating func json(depth: Int) -> JSONValue {
    switch number(depth > 0 ? 1...9 : 1...6) {
    case 1: return .null
    case 2: return .bool(isTrue(oneIn: 2))
    case 3: return .number(JSONNumber(number(-1_000...1_000)))
    case 4: return (try? JSONValue(json: one(of: ["-0", "1.5", "2e8", "-1E-3", "12345678901234567890"]))) ?? .null
    case 5, 6: return .string(text())
    case 7: return .array((0..<number(0...4)).map { _ in json(depth: depth - 1) })
    default: return .object((0..<number(0...4)).map { JSONMember("\($0)" + text(), json(depth: depth - 1)) })
    }
  }

  /// The bytes of a JSON text, perhaps damaged.
  mutating func damagedJSON() -> [UInt8] {
    var bytes = Array(json(depth: 3).description.utf8)
    for _ in 0..<number(0...2) where !bytes.isEmpty {
      let position = number(0...(bytes.count - 1))
      switch number(1...4) {
      case 1: bytes[position] = UInt8(number(0...255))
      case 2: bytes.remove(at: position)
      case 3: bytes.insert(one(of: Array(#"[]{},:"\0123456789.eE+-tfnu aé"#.utf8)), at: position)
      default:
        bytes.insert(
          contentsOf: one(of: ["\\uD83D", "\\uDEA2", "\\u0000", "NaN", " \n", "[[", "\\/"]).utf8, at: position)
      }
    }
    return bytes
  }
}
