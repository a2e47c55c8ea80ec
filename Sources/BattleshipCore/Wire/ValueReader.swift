// The values of items: numbers, runs of cells, flags, boards, fleets, each as strict as the format says.

/// Reads a value byte by byte, escapes undone.
struct ValueReader {
  private var position: Int
  private let end: Int

  init(_ item: QueryItem) {
    position = item.valueRange.lowerBound
    end = item.valueRange.upperBound
  }

  /// The next byte, or nil at the value's end. The percent sign of a broken escape is read as it stands: no value of ours
  /// has one, so that the value is refused.
  @inline(__always)
  mutating func next(in url: Span<UInt8>) -> UInt8? {
    guard position < end else { return nil }
    let byte = url[position]
    if byte == UInt8(ascii: "%"), let escaped = escapedByte(in: url) {
      position &+= 3
      return escaped
    }
    position &+= 1
    return byte
  }

  private func escapedByte(in url: Span<UInt8>) -> UInt8? {
    position + 3 <= end ? url.escapedByte(at: position) : nil
  }

  /// Whether an escape of the rest is broken.
  mutating func hasBrokenEscape(in url: Span<UInt8>) -> Bool {
    while position < end {
      if url[position] == UInt8(ascii: "%"), escapedByte(in: url) == nil { return true }
      _ = next(in: url)
    }
    return false
  }

  /// The next number, and the byte behind it, nil at the value's end.
  ///
  /// A number is one to nine digits without a leading zero; nil for anything else.
  @inline(__always)
  mutating func number(in url: Span<UInt8>) -> (Int, stop: UInt8?)? {
    guard let first = next(in: url), let digit = Self.digit(first) else { return nil }
    var number = digit
    while true {
      let byte = next(in: url)
      guard let byte, let digit = Self.digit(byte) else { return (number, byte) }
      guard number != 0, number < 100_000_000 else { return nil }
      number = number &* 10 &+ digit
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte &- UInt8(ascii: "0") < 10 ? Int(byte &- UInt8(ascii: "0")) : nil
  }
}

extension QueryItem {
  /// The value as a number and nothing else.
  @inline(__always)
  func number(in url: Span<UInt8>) throws(MessageURLError.Reason) -> Int {
    var reader = ValueReader(self)
    guard let (number, stop) = reader.number(in: url), stop == nil else { throw fault(.notANumber, in: url) }
    return number
  }

  /// The value as a cell of a board.
  @inline(__always)
  func cell(on board: BoardSize, in url: Span<UInt8>) throws(MessageURLError.Reason) -> Cell {
    let number = try number(in: url)
    guard let cell = board.cell(at: number) else { throw .cellOffBoard(cell: number, board: board) }
    return cell
  }

  /// The value as a ship: a cell of a board, or the first and the last cell.
  func ship(on board: BoardSize, in url: Span<UInt8>) throws(MessageURLError.Reason) -> Ship {
    var reader = ValueReader(self)
    guard let (first, stop) = reader.number(in: url) else { throw fault(.notANumber, in: url) }
    var last = first
    if let stop {
      guard stop == UInt8(ascii: "-"), let (number, end) = reader.number(in: url), end == nil else {
        throw fault(.notANumber, in: url)
      }
      last = number
    }
    guard let firstCell = board.cell(at: first) else { throw .cellOffBoard(cell: first, board: board) }
    guard let lastCell = board.cell(at: last) else { throw .cellOffBoard(cell: last, board: board) }
    if stop == nil { return Ship(firstCell) }
    guard first != last, let ship = Ship(from: firstCell, to: lastCell) else { throw .notAShip }
    return ship
  }

  /// The value as a flag, `0` or `1`.
  func flag(in url: Span<UInt8>) throws(MessageURLError.Reason) -> Bool {
    var reader = ValueReader(self)
    guard let (flag, stop) = reader.number(in: url), stop == nil, flag <= 1 else { throw fault(.badFlag, in: url) }
    return flag == 1
  }

  /// The value as a board, columns times rows: `10x8`.
  func board(in url: Span<UInt8>) throws(MessageURLError.Reason) -> BoardSize {
    var reader = ValueReader(self)
    guard let (columns, cross) = reader.number(in: url), cross == UInt8(ascii: "x"),
      let (rows, stop) = reader.number(in: url), stop == nil, 1...16 ~= columns, 1...16 ~= rows
    else { throw fault(.badBoard, in: url) }
    return BoardSize(uncheckedRows: rows, columns: columns)
  }

  /// The value as the lengths of ships, longest first: `5.4.3.3.2`.
  func shipLengths(in url: Span<UInt8>) throws(MessageURLError.Reason) -> ShipLengths {
    var reader = ValueReader(self)
    var lengths = ShipLengths()
    var longest = 16
    while let (length, stop) = reader.number(in: url), 1...longest ~= length, lengths.count < 32 {
      lengths.add(length)
      longest = length
      if stop == nil { return lengths }
      guard stop == UInt8(ascii: ".") else { break }
    }
    throw fault(.badFleet, in: url)
  }

  /// Why a value is refused: a broken escape, or else the reason at hand.
  func fault(_ reason: MessageURLError.Reason, in url: Span<UInt8>) -> MessageURLError.Reason {
    var reader = ValueReader(self)
    return reader.hasBrokenEscape(in: url) ? .badEscape : reason
  }
}
