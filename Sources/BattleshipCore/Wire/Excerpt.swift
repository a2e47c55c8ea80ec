// The start of a value that was refused, stored without an allocation and safe to print.

/// The first bytes of some text from outside, at most 24, and whether there were more.
///
/// ```swift
/// do {
///   _ = try Game(messageURL: "?Ship_Location=0&Ship_Location=1&Is_Complete=%C3%A9")
/// } catch {
///   assert(error.evidence?.value.description == "%C3%A9")
/// }
/// ```
public struct Excerpt: Hashable, Sendable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var count: UInt8 = 0
  private var isCut = false

  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    isCut = range.count > 24
    for position in range.prefix(24) {
      let byte = UInt64(bytes[position]) &<< UInt64((count & 7) &* 8)
      switch count &>> 3 {
      case 0: first |= byte
      case 1: second |= byte
      default: third |= byte
      }
      count &+= 1
    }
  }

  private subscript(place: UInt8) -> UInt8 {
    let word = place < 8 ? first : place < 16 ? second : third
    return UInt8(truncatingIfNeeded: word &>> UInt64((place & 7) &* 8))
  }
}

extension Excerpt: CustomStringConvertible {
  /// The text with every byte but printable ASCII shown as `%XX`, and an ellipsis if it was cut.
  public var description: String {
    var text = ""
    for place in 0..<count {
      let byte = self[place]
      if 33...126 ~= byte {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return isCut ? text + "..." : text
  }
}
