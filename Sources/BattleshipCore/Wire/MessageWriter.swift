// A writer puts texts and numbers into a buffer that its owner made large enough.

/// Writes text and numbers one behind the other. The one who makes the buffer answers for its size, and for three
/// bytes behind the last number: numbers are written four bytes at a time.
struct MessageWriter {
  private let start: UnsafeMutableRawPointer

  /// How many bytes of the buffer hold text.
  private(set) var count: Int

  @inline(__always)
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>, from count: Int = 0) {
    guard let start = buffer.baseAddress else { preconditionFailure("a buffer without room") }
    self.start = UnsafeMutableRawPointer(start)
    self.count = count
  }

  /// Appends a text that is known when this is compiled, and so becomes a few moves of words.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    (start + count).copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    count &+= text.utf8CodeUnitCount
  }

  /// Appends seven of eight letters: one move, where seven letters would be two. The last one is written over.
  @inline(__always)
  mutating func append(sevenOf text: StaticString) {
    append(text)
    count &-= 1
  }

  /// Appends a number from 0 to 9.
  @inline(__always)
  mutating func append(digit: UInt8) {
    start.storeBytes(of: digit &+ UInt8(ascii: "0"), toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Writes over a byte that was written before.
  @inline(__always)
  func replace(at position: Int, with byte: UInt8) {
    start.storeBytes(of: byte, toByteOffset: position, as: UInt8.self)
  }

  /// Appends a text that is not known before. It has another name because a literal would prefer it to the other one.
  mutating func appendText(_ text: String) {
    for byte in text.utf8 {
      start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
      count &+= 1
    }
  }

  /// Appends a number from 0 to 255.
  @inline(__always)
  mutating func append(_ number: Int) {
    let entry = UnsafeRawPointer(Self.digits.utf8Start).loadUnaligned(fromByteOffset: number &* 4, as: UInt32.self)
    start.storeBytes(of: entry, toByteOffset: count, as: UInt32.self)
    count &+= Int(UInt32(littleEndian: entry) &>> 24) &- 48
  }

  /// For each number from 0 to 255 its digits, as many spaces as make three letters of them, and how many digits it has.
  private static var digits: StaticString {
    """
    0  11  12  13  14  15  16  17  18  19  110 211 212 213 214 215 2\
    16 217 218 219 220 221 222 223 224 225 226 227 228 229 230 231 2\
    32 233 234 235 236 237 238 239 240 241 242 243 244 245 246 247 2\
    48 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 2\
    64 265 266 267 268 269 270 271 272 273 274 275 276 277 278 279 2\
    80 281 282 283 284 285 286 287 288 289 290 291 292 293 294 295 2\
    96 297 298 299 2100310131023103310431053106310731083109311031113\
    1123113311431153116311731183119312031213122312331243125312631273\
    1283129313031313132313331343135313631373138313931403141314231433\
    1443145314631473148314931503151315231533154315531563157315831593\
    1603161316231633164316531663167316831693170317131723173317431753\
    1763177317831793180318131823183318431853186318731883189319031913\
    1923193319431953196319731983199320032013202320332043205320632073\
    2083209321032113212321332143215321632173218321932203221322232233\
    2243225322632273228322932303231323232333234323532363237323832393\
    2403241324232433244324532463247324832493250325132523253325432553
    """
  }
}
