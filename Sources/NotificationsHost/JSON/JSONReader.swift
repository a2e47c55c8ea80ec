// Reads JSON strictly: any bytes give a value or an error, and deep nesting cannot exhaust the stack.

extension JSONValue {
  /// How deeply arrays and objects may be nested.
  public static let maximumDepth = 64

  /// Reads a JSON text of UTF-8 bytes.
  ///
  /// Repeated keys, lone surrogates and anything else that JSON readers disagree about are refused.
  public init(json bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }

  /// Reads a JSON text.
  public init(json text: String) throws(JSONError) {
    try self.init(json: Array(text.utf8))
  }
}

struct JSONReader {
  let bytes: [UInt8]
  private(set) var position = 0
  fileprivate var depth = 0

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func step() { position += 1 }

  func error(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
    JSONError(reason: reason, offset: offset ?? position)
  }

  mutating func document() throws(JSONError) -> JSONValue {
    skipSpace()
    let value = try value()
    skipSpace()
    if position < bytes.count { throw error(.bytesAfterValue) }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    default: break
    }
    if takeWord("true") { return .bool(true) }
    if takeWord("false") { return .bool(false) }
    if takeWord("null") { return .null }
    throw error(.valueExpected)
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    if depth == JSONValue.maximumDepth { throw error(.tooDeep(most: JSONValue.maximumDepth)) }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    step()
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    var values: [JSONValue] = []
    while true {
      skipSpace()
      values.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    step()
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([]) }
    var members: [JSONMember] = []
    var keys: Set<[UInt8]> = []
    while true {
      skipSpace()
      let start = position
      if next != UInt8(ascii: "\"") { throw error(.byteExpected(UInt8(ascii: "\""))) }
      let key = try string()
      // Keys are compared by bytes; Swift would also treat two encodings of one letter as equal.
      if !keys.insert(Array(key.utf8)).inserted { throw error(.repeatedKey(key), at: start) }
      skipSpace()
      try expect(UInt8(ascii: ":"))
      skipSpace()
      members.append(JSONMember(key, try value()))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      try expect(UInt8(ascii: ","))
    }
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = position
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits(from: start) }
    if take(UInt8(ascii: ".")) { try digits(from: start) }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits(from: start)
    }
    return JSONNumber(checked: String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func digits(from start: Int) throws(JSONError) {
    let first = position
    while let next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { step() }
    if position == first { throw error(.badNumber, at: start) }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    step()
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    if !take(byte) { throw error(.byteExpected(byte)) }
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { step() }
  }
}
