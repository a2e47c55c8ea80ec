// A table of Huffman codes, decoded bit by bit; frequent symbols have short codes.

/// The codes of a block of packed data.
struct HuffmanTable {
  /// The number of codes of each length.
  private var counts = Array(repeating: 0, count: longest + 1)
  /// The symbols in the order of their codes.
  private var symbols: [Int] = []

  /// The longest code in bits.
  static let longest = 15

  /// Creates the table from the code length of each symbol; 0 for a symbol without a code.
  ///
  /// - Throws: ``PixelError/damaged(_:)`` if a length has more codes than are possible.
  init(_ lengths: [Int]) throws(PixelError) {
    for length in lengths { counts[length] += 1 }
    counts[0] = 0
    var left = 1
    for count in counts.dropFirst() {
      left = left * 2 - count
      if left < 0 { throw .damaged(.code) }
    }
    for length in 1...Self.longest {
      for (symbol, its) in lengths.enumerated() where its == length { symbols.append(symbol) }
    }
  }

  /// A partly read code.
  struct Code {
    fileprivate(set) var length = 0
    fileprivate var value = 0
    fileprivate var first = 0
    fileprivate var index = 0
  }

  /// Adds a bit to a code; returns the symbol if the code is complete.
  func symbol(for code: inout Code, bit: Int) -> Int? {
    code.length += 1
    code.value |= bit
    let count = counts[code.length]
    if code.value - code.first < count { return symbols[code.index + code.value - code.first] }
    code.index += count
    code.first = (code.first + count) << 1
    code.value <<= 1
    return nil
  }

  /// The codes of blocks without their own tables.
  static let fixedLengths = known(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
      + Array(repeating: 8, count: 8))
  static let fixedDistances = known(Array(repeating: 5, count: 30))

  private static func known(_ lengths: [Int]) -> HuffmanTable {
    guard let table = try? HuffmanTable(lengths) else { preconditionFailure("the format's own codes fit") }
    return table
  }
}
