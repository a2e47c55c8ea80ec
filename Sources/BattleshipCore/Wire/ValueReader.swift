// Reads the values of items: bytes, numbers, ships, flags, boards and lengths, each as strictly as the format requires.

/// Every call takes the bytes of the URL, the same ones each time.
struct ValueReader {
  private var position: Int

  init(at item: QueryItem) {
    position = item.valueStart
  }

  /// The next byte of the value, with escapes decoded; nil at the value's end. A broken escape is read as a percent
  /// sign, which none of our values may hold, so the value is refused.
  @inline(__always)
  private mutating func next(in url: Span<UInt8>) -> UInt8? {
    guard let byte = url.byte(at: position), !byte.endsValue else { return nil }
    if byte == UInt8(ascii: "%"), let escaped = url.escapedByte(at: position) {
      position += 3
      return escaped
    }
    position += 1
    return byte
  }

  /// The next number, and the byte after it, nil at the value's end. A number is one to nine digits without a leading
  /// zero; for anything else the result is nil.
  @inline(__always)
  private mutating func digits(in url: Span<UInt8>) -> (Int, stop: UInt8?)? {
    guard let first = next(in: url), var number = Self.digit(first) else { return nil }
    while true {
      let byte = next(in: url)
      guard let byte, let digit = Self.digit(byte) else { return (number, byte) }
      guard number != 0, number < 100_000_000 else { return nil }
      number = number * 10 + digit
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? Int(byte - UInt8(ascii: "0")) : nil
  }
}

extension ValueReader {
  func bytes(in url: Span<UInt8>) throws(MessageURLError.Reason) -> [UInt8] {
    guard !hasBrokenEscape(in: url) else { throw .badEscape }
    var (reader, bytes) = (self, [UInt8]())
    while let byte = reader.next(in: url) { bytes.append(byte) }
    return bytes
  }

  func hasBrokenEscape(in url: Span<UInt8>) -> Bool {
    var reader = self
    while let byte = url.byte(at: reader.position), !byte.endsValue {
      if byte == UInt8(ascii: "%"), url.escapedByte(at: reader.position) == nil { return true }
      _ = reader.next(in: url)
    }
    return false
  }

  func number(in url: Span<UInt8>) throws(MessageURLError.Reason) -> Int {
    var reader = self
    guard let (number, stop) = reader.digits(in: url), stop == nil else { throw .notANumber }
    return number
  }

  /// A cell of a board, or the first and the last cell: `4-6`.
  func ship(on board: BoardSize, in url: Span<UInt8>) throws(MessageURLError.Reason) -> Ship {
    var reader = self
    guard let (first, stop) = reader.digits(in: url) else { throw .notANumber }
    guard let stop else { return Ship(try board.cell(numbered: first)) }
    guard stop == UInt8(ascii: "-") else { throw .notANumber }
    let last = try reader.number(in: url)
    let (firstCell, lastCell) = (try board.cell(numbered: first), try board.cell(numbered: last))
    guard first != last, let ship = Ship(from: firstCell, to: lastCell) else { throw .notAShip }
    return ship
  }

  func flag(in url: Span<UInt8>) throws(MessageURLError.Reason) -> Bool {
    var reader = self
    guard let (flag, stop) = reader.digits(in: url), stop == nil, flag <= 1 else { throw .badFlag }
    return flag == 1
  }

  func board(in url: Span<UInt8>) throws(MessageURLError.Reason) -> BoardSize {
    var reader = self
    guard let (columns, cross) = reader.digits(in: url), cross == UInt8(ascii: "x"),
      let (rows, stop) = reader.digits(in: url), stop == nil, 1...16 ~= columns, 1...16 ~= rows
    else { throw .badBoard }
    return BoardSize(uncheckedRows: rows, columns: columns)
  }

  /// The longest first: `5.4.3.3.2`.
  func shipLengths(in url: Span<UInt8>) throws(MessageURLError.Reason) -> ShipLengths {
    var reader = self
    var lengths = ShipLengths()
    var longest = 16
    while let (length, stop) = reader.digits(in: url), 1...longest ~= length, lengths.count < 32 {
      lengths.add(length)
      longest = length
      if stop == nil { return lengths }
      guard stop == UInt8(ascii: ".") else { break }
    }
    throw .badFleet
  }
}

extension BoardSize {
  func cell(numbered number: Int) throws(MessageURLError.Reason) -> Cell {
    guard let cell = cell(at: number) else { throw .cellOffBoard(cell: number, board: self) }
    return cell
  }
}
