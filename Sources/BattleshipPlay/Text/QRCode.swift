// A QR code of a link (ISO/IEC 18004): byte mode, error correction level L, versions 1 to 20.

/// A square of dark and light modules that encodes a text.
///
/// A reader needs four light modules around the square, which are not part of it. Texts longer than version 20 holds
/// (858 bytes) would be too fine to be read off a screen.
package struct QRCode: Hashable, Sendable {
  /// The number of rows and of columns.
  package let size: Int
  /// The modules, row by row.
  private var isDark: [Bool]
  /// Whether each module belongs to a pattern and holds no data.
  private var isPattern: [Bool]

  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = (1...20).first(where: { bytes.count <= Self.capacity(of: $0) - ($0 < 10 ? 2 : 3) }) else {
      return nil
    }
    size = version * 4 + 17
    isDark = [Bool](repeating: false, count: size * size)
    isPattern = [Bool](repeating: false, count: size * size)
    drawPatterns(version)
    drawData(Self.withCorrection(Self.codewords(bytes, version), version))
    mask()
  }

  package subscript(row: Int, column: Int) -> Bool { isDark[row * size + column] }

  // From the standard's tables for level L.

  private static let correctionPerBlock = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
  ]
  private static let blocks = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]

  /// The number of all bytes in a version, data and correction.
  private static func allCodewords(_ version: Int) -> Int {
    let alignments = version / 7 + 2
    let modules = (16 * version + 128) * version + 64
    let patterns = version < 2 ? 0 : (25 * alignments - 10) * alignments - 55
    return (modules - patterns - (version < 7 ? 0 : 36)) / 8
  }

  /// The number of data bytes in a version.
  private static func capacity(of version: Int) -> Int {
    allCodewords(version) - correctionPerBlock[version - 1] * blocks[version - 1]
  }

  /// The data bytes: mode, length, text, end, padding.
  private static func codewords(_ bytes: [UInt8], _ version: Int) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    add(4, 4)
    add(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { add(Int(byte), 8) }
    add(0, 4)
    var words = (0..<bits.count / 8).map { word in (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[word * 8 + $1] ? 1 : 0) }
    }
    while words.count < capacity(of: version) {
      words.append((words.count - bytes.count) % 2 == (version < 10 ? 0 : 1) ? 0xEC : 0x11)
    }
    return words
  }

  /// Adds the bytes that correct the data, and interleaves the blocks.
  private static func withCorrection(_ data: [UInt8], _ version: Int) -> [UInt8] {
    let (count, length) = (blocks[version - 1], correctionPerBlock[version - 1])
    let (short, longOnes) = (data.count / count, data.count % count)
    let divisor = generator(length)
    var (parts, start): ([(data: [UInt8], rest: [UInt8])], Int) = ([], 0)
    for block in 0..<count {
      let end = start + short + (block < count - longOnes ? 0 : 1)
      parts.append((Array(data[start..<end]), remainder(Array(data[start..<end]), divisor)))
      start = end
    }
    var result: [UInt8] = []
    for index in 0...short { for part in parts where index < part.data.count { result.append(part.data[index]) } }
    for index in 0..<length { for part in parts { result.append(part.rest[index]) } }
    return result
  }

  /// The product in the field of 256 elements.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    (0..<8).reversed().reduce(UInt8(0)) { result, bit in
      (result << 1) ^ (result >> 7 == 1 ? 0x1D : 0) ^ (other >> UInt8(bit) & 1 == 1 ? one : 0)
    }
  }

  /// The generator polynomial for the error correction.
  private static func generator(_ degree: Int) -> [UInt8] {
    var (result, root) = ([UInt8](repeating: 0, count: degree - 1) + [1], UInt8(1))
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0)
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }
}

extension QRCode {
  private mutating func set(_ row: Int, _ column: Int, _ dark: Bool) {
    guard 0..<size ~= row, 0..<size ~= column else { return }
    isDark[row * size + column] = dark
    isPattern[row * size + column] = true
  }

  /// Draws the finder, alignment and timing patterns, and the version's number.
  private mutating func drawPatterns(_ version: Int) {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      for down in -4...4 {
        for across in -4...4 {
          let ring = max(abs(down), abs(across))
          set(row + down, column + across, ring != 2 && ring != 4)
        }
      }
    }
    let places = alignments(version)
    for row in places {
      for column in places where !(row == 6 && (column == 6 || column == size - 7) || row == size - 7 && column == 6) {
        drawAlignment(row, column)
      }
    }
    drawFormat(0)
    guard version >= 7 else { return }
    let rest = (0..<12).reduce(version) { rest, _ in (rest << 1) ^ (rest >> 11 & 1) * 0x1F25 }
    for bit in 0..<18 {
      let isOne = (version << 12 | rest) >> bit & 1 == 1
      set(bit / 3, size - 11 + bit % 3, isOne)
      set(size - 11 + bit % 3, bit / 3, isOne)
    }
  }

  private mutating func drawAlignment(_ row: Int, _ column: Int) {
    for down in -2...2 { for across in -2...2 { set(row + down, column + across, max(abs(down), abs(across)) != 1) } }
  }

  /// The rows and columns of the centres of the alignment patterns.
  private func alignments(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// Draws the level of correction and the mask, twice.
  private mutating func drawFormat(_ mask: Int) {
    let data = 1 << 3 | mask
    let rest = (0..<10).reduce(data) { rest, _ in (rest << 1) ^ (rest >> 9 & 1) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func isOne(_ bit: Int) -> Bool { bits >> bit & 1 == 1 }
    for bit in 0..<6 { set(bit, 8, isOne(bit)) }
    set(7, 8, isOne(6))
    set(8, 8, isOne(7))
    set(8, 7, isOne(8))
    for bit in 9..<15 { set(8, 14 - bit, isOne(bit)) }
    for bit in 0..<8 { set(8, size - 1 - bit, isOne(bit)) }
    for bit in 8..<15 { set(size - 15 + bit, 8, isOne(bit)) }
    set(size - 8, 8, true)
  }

  /// Draws the data in pairs of columns, up and down, from the right.
  private mutating func drawData(_ words: [UInt8]) {
    var bit = 0
    for right in [Int](stride(from: size - 1, through: 8, by: -2)) + [5, 3, 1] {
      for step in 0..<size {
        let row = (right + 1) & 2 == 0 ? size - 1 - step : step
        for column in [right, right - 1] where !isPattern[row * size + column] && bit < words.count * 8 {
          isDark[row * size + column] = words[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  /// Flips modules by the mask with the lowest penalty.
  private mutating func mask() {
    var best: (code: QRCode, penalty: Int)?
    for mask in 0..<8 {
      let code = masked(by: mask)
      let penalty = code.penalty
      if penalty < best?.penalty ?? .max { best = (code, penalty) }
    }
    if let best { self = best.code }
  }

  private func masked(by mask: Int) -> QRCode {
    var code = self
    for row in 0..<size {
      for column in 0..<size where !isPattern[row * size + column] {
        let turns =
          switch mask {
          case 0: (row + column) % 2
          case 1: row % 2
          case 2: column % 3
          case 3: (row + column) % 3
          case 4: (row / 2 + column / 3) % 2
          case 5: row * column % 2 + row * column % 3
          case 6: (row * column % 2 + row * column % 3) % 2
          case _: ((row + column) % 2 + row * column % 3) % 2
          }
        if turns == 0 { code.isDark[row * size + column].toggle() }
      }
    }
    code.drawFormat(mask)
    return code
  }

  /// Counts long lines, squares of one colour, and imbalance. Unlike the standard, it ignores patterns that resemble
  /// the finder pattern.
  private var penalty: Int {
    var (penalty, dark) = (0, 0)
    for row in 0..<size {
      var runs = (across: 0, down: 0)
      for column in 0..<size {
        if self[row, column] { dark += 1 }
        runs.across = column > 0 && self[row, column] == self[row, column - 1] ? runs.across + 1 : 1
        runs.down = column > 0 && self[column, row] == self[column - 1, row] ? runs.down + 1 : 1
        for run in [runs.across, runs.down] where run >= 5 { penalty += run == 5 ? 3 : 1 }
        guard row > 0, column > 0 else { continue }
        let color = self[row, column]
        if self[row - 1, column] == color, self[row, column - 1] == color, self[row - 1, column - 1] == color {
          penalty += 3
        }
      }
    }
    return penalty + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }
}
