// Reads the texts of JSON, with their escapes and surrogate pairs.

extension JSONReader {
  mutating func string() throws(JSONError) -> String {
    let start = position
    step()
    var text: [UInt8] = []
    while true {
      switch next {
      case nil: throw error(.byteExpected(UInt8(ascii: "\"")))
      case UInt8(ascii: "\""):
        step()
        let string = String(decoding: text, as: UTF8.self)
        guard string.utf8.elementsEqual(text) else { throw error(.notUTF8, at: start) }
        return string
      case UInt8(ascii: "\\"): text += Array(String(Character(try escape())).utf8)
      case .some(0...0x1F): throw error(.controlCharacter)
      case .some(let byte):
        text.append(byte)
        step()
      }
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    step()
    let letter = next
    step()
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw error(.badEscape, at: start)
    }
    let unit = try fourDigits(of: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // A character outside the first 65,536 is written as a high and a low half.
    guard unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw error(.loneSurrogate, at: start)
    }
    let low = try fourDigits(of: start)
    guard 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw error(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func fourDigits(of start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let next, let digit = hexadecimalDigit(next) else { throw error(.badEscape, at: start) }
      value = value << 4 | UInt32(digit)
      step()
    }
    return value
  }
}
