// The values of items: numbers, runs of cells, flags, boards, fleets, each as strict as the format says.

/// Reads a value byte by byte, escapes undone.
struct ValueReader {
  private var position: Int
  private let end: Int

  init(_ item: QueryItem) {
    position = item.valueRange.lowerBound
    end = item.valueRange.upperBound
  }

  /// The next byte, or nil at the value's end.
  mutating func next(in url: Span<UInt8>) throws(MessageURLError.Reason) -> UInt8? {
    guard position < end else { return nil }
    let byte = url[position]
    guard byte == UInt8(ascii: "%") else {
      position += 1
      return byte
    }
    guard position + 3 <= end, let escaped = url.escapedByte(at: position) else { throw .badEscape }
    position += 3
    return escaped
  }

  /// The next number, and the byte behind it, nil at the value's end.
  ///
  /// A number is one to nine digits without a leading zero; anything else is refused for a reason.
  mutating func number(
    in url: Span<UInt8>, or reason: MessageURLError.Reason
  ) throws(MessageURLError.Reason) -> (Int, stop: UInt8?) {
    guard let first = try next(in: url), let digit = Self.digit(first) else { throw reason }
    var number = digit
    while true {
      let byte = try next(in: url)
      guard let byte, let digit = Self.digit(byte) else { return (number, byte) }
      guard number != 0, number < 100_000_000 else { throw reason }
      number = number * 10 + digit
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? Int(byte - UInt8(ascii: "0")) : nil
  }
}

extension QueryItem {
  /// The value as a number and nothing else.
  func number(in url: Span<UInt8>) throws(MessageURLError.Reason) -> Int {
    var reader = ValueReader(self)
    let (number, stop) = try reader.number(in: url, or: .notANumber)
    guard stop == nil else { throw .notANumber }
    return number
  }

  /// The value as a cell of a board.
  func cell(on board: BoardSize, in url: Span<UInt8>) throws(MessageURLError.Reason) -> Cell {
    try Self.cell(try number(in: url), on: board)
  }

  /// The value as a ship: a cell of a board, or the first and the last cell.
  func ship(on board: BoardSize, in url: Span<UInt8>) throws(MessageURLError.Reason) -> Ship {
    var reader = ValueReader(self)
    let (first, stop) = try reader.number(in: url, or: .notANumber)
    guard let stop else { return Ship(try Self.cell(first, on: board)) }
    guard stop == UInt8(ascii: "-") else { throw .notANumber }
    let (last, end) = try reader.number(in: url, or: .notANumber)
    guard end == nil else { throw .notANumber }
    let (firstCell, lastCell) = (try Self.cell(first, on: board), try Self.cell(last, on: board))
    guard first != last, let ship = Ship(from: firstCell, to: lastCell) else { throw .notAShip }
    return ship
  }

  /// The value as a flag, `0` or `1`.
  func flag(in url: Span<UInt8>) throws(MessageURLError.Reason) -> Bool {
    var reader = ValueReader(self)
    let (flag, stop) = try reader.number(in: url, or: .badFlag)
    guard stop == nil, flag <= 1 else { throw .badFlag }
    return flag == 1
  }

  /// The value as a board, columns times rows: `10x8`.
  func board(in url: Span<UInt8>) throws(MessageURLError.Reason) -> BoardSize {
    var reader = ValueReader(self)
    let (columns, cross) = try reader.number(in: url, or: .badBoard)
    guard cross == UInt8(ascii: "x") else { throw .badBoard }
    let (rows, stop) = try reader.number(in: url, or: .badBoard)
    guard stop == nil, 1...16 ~= columns, 1...16 ~= rows else { throw .badBoard }
    return BoardSize(uncheckedRows: rows, columns: columns)
  }

  /// The value as the lengths of ships, longest first: `5.4.3.3.2`.
  func shipLengths(in url: Span<UInt8>) throws(MessageURLError.Reason) -> ShipLengths {
    var reader = ValueReader(self)
    var lengths = ShipLengths()
    var longest = 16
    while true {
      let (length, stop) = try reader.number(in: url, or: .badFleet)
      guard 1...longest ~= length, lengths.count < 32 else { throw .badFleet }
      lengths.add(length)
      longest = length
      if stop == nil { return lengths }
      guard stop == UInt8(ascii: ".") else { throw .badFleet }
    }
  }

  private static func cell(_ number: Int, on board: BoardSize) throws(MessageURLError.Reason) -> Cell {
    guard let cell = board.cell(at: number) else { throw .cellOffBoard(cell: number, board: board) }
    return cell
  }
}
