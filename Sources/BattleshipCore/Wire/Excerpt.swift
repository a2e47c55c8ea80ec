// The start of a refused value, stored without an allocation and safe to print.

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
  private var bytes = SIMD32<UInt8>()
  private let count: Int
  private let isCut: Bool

  package init(_ text: [UInt8]) { self.init(text.span, 0..<text.count) }

  init(_ url: Span<UInt8>, _ range: Range<Int>) {
    count = min(range.count, 24)
    isCut = range.count > 24
    for offset in 0..<count { bytes[offset] = url[range.lowerBound + offset] }
  }
}

extension Excerpt: CustomStringConvertible {
  /// The text, with every byte other than visible ASCII as `%XX`, and three dots if it was cut.
  public var description: String {
    var text = ""
    for offset in 0..<count {
      let byte = bytes[offset]
      if 33...126 ~= byte {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += Hexadecimal.escape(byte)
      }
    }
    return isCut ? text + "..." : text
  }
}
