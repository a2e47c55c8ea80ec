// The values of items: numbers, runs of cells, flags, boards, fleets, each as strict as the format says.

extension QueryReader {
  /// The next byte of the value, an escape undone, or nil at the value's end. The percent sign of a broken escape is read
  /// as it stands: none of our values may hold one, so the value is refused.
  @inline(__always)
  mutating func nextByte(in url: Span<UInt8>) -> UInt8? {
    guard let byte = url.byte(at: position), !byte.endsValue else { return nil }
    if byte == UInt8(ascii: "%"), let escaped = url.escapedByte(at: position) {
      position &+= 3
      return escaped
    }
    position &+= 1
    return byte
  }

  /// The next number, and the byte behind it, nil at the value's end.
  ///
  /// A number is one to nine digits without a leading zero; nil for anything else.
  @inline(__always)
  private mutating func digits(in url: Span<UInt8>) -> (Int, stop: UInt8?)? {
    guard let first = nextByte(in: url), let digit = Self.digit(first) else { return nil }
    var number = digit
    while true {
      let byte = nextByte(in: url)
      guard let byte, let digit = Self.digit(byte) else { return (number, byte) }
      guard number != 0, number < 100_000_000 else { return nil }
      number = number &* 10 &+ digit
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte &- UInt8(ascii: "0") < 10 ? Int(byte &- UInt8(ascii: "0")) : nil
  }
}

extension QueryReader {
  /// The value as a number and nothing else.
  @inline(__always)
  mutating func number(in url: Span<UInt8>) throws(MessageURLError.Reason) -> Int {
    guard let (number, stop) = digits(in: url), stop == nil else { throw .notANumber }
    return number
  }

  /// The value as a cell of a board.
  @inline(__always)
  mutating func cell(on board: BoardSize, in url: Span<UInt8>) throws(MessageURLError.Reason) -> Cell {
    try board.cell(numbered: number(in: url))
  }

  /// The value as a ship: a cell of a board, or the first and the last cell.
  mutating func ship(on board: BoardSize, in url: Span<UInt8>) throws(MessageURLError.Reason) -> Ship {
    guard let (first, stop) = digits(in: url) else { throw .notANumber }
    guard let stop else { return Ship(try board.cell(numbered: first)) }
    guard stop == UInt8(ascii: "-") else { throw .notANumber }
    let last = try number(in: url)
    let (firstCell, lastCell) = (try board.cell(numbered: first), try board.cell(numbered: last))
    guard first != last, let ship = Ship(from: firstCell, to: lastCell) else { throw .notAShip }
    return ship
  }

  /// The value as a flag, `0` or `1`.
  mutating func flag(in url: Span<UInt8>) throws(MessageURLError.Reason) -> Bool {
    guard let (flag, stop) = digits(in: url), stop == nil, flag <= 1 else { throw .badFlag }
    return flag == 1
  }

  /// The value as a board, columns times rows: `10x8`.
  mutating func board(in url: Span<UInt8>) throws(MessageURLError.Reason) -> BoardSize {
    guard let (columns, cross) = digits(in: url), cross == UInt8(ascii: "x"), let (rows, stop) = digits(in: url),
      stop == nil, 1...16 ~= columns, 1...16 ~= rows
    else { throw .badBoard }
    return BoardSize(uncheckedRows: rows, columns: columns)
  }

  /// The value as the lengths of ships, longest first: `5.4.3.3.2`.
  mutating func shipLengths(in url: Span<UInt8>) throws(MessageURLError.Reason) -> ShipLengths {
    var lengths = ShipLengths()
    var longest = 16
    while let (length, stop) = digits(in: url), 1...longest ~= length, lengths.count < 32 {
      lengths.add(length)
      longest = length
      if stop == nil { return lengths }
      guard stop == UInt8(ascii: ".") else { break }
    }
    throw .badFleet
  }

  /// Whether an escape of the rest of the value is broken.
  mutating func hasBrokenEscape(in url: Span<UInt8>) -> Bool {
    while let byte = url.byte(at: position), !byte.endsValue {
      if byte == UInt8(ascii: "%"), url.escapedByte(at: position) == nil { return true }
      _ = nextByte(in: url)
    }
    return false
  }
}

extension BoardSize {
  /// The cell of a number that a message says.
  fileprivate func cell(numbered number: Int) throws(MessageURLError.Reason) -> Cell {
    guard let cell = cell(at: number) else { throw .cellOffBoard(cell: number, board: self) }
    return cell
  }
}
