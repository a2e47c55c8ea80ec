// The values of a message's items: numbers, runs of cells, flags, boards, fleets, each as strict as the format says.

extension QueryReader {
  /// The value as a number and nothing else.
  @inline(__always)
  mutating func wholeNumber(in url: Span<UInt8>) throws(ValueFault) -> Int {
    let (value, stop) = try number(in: url, or: .notANumber)
    guard stop == nil else { throw .notANumber }
    return value
  }

  /// The value as a cell, or the first and the last cell of a run, by their numbers.
  @inline(__always)
  mutating func run(in url: Span<UInt8>) throws(ValueFault) -> (first: Int, last: Int) {
    let (first, stop) = try number(in: url, or: .notANumber)
    guard let stop else { return (first, first) }
    let (last, end) = try lastCell(behind: first, stop, in: url)
    self = end
    return (first, last)
  }

  /// The last cell of a run behind its first one, and the reader at the value's end.
  @inline(never)
  private func lastCell(
    behind first: Int, _ stop: UInt8, in url: Span<UInt8>
  ) throws(ValueFault) -> (Int, end: QueryReader) {
    var reader = self
    guard stop == UInt8(ascii: "-") else { throw .notANumber }
    let last = try reader.wholeNumber(in: url)
    guard last > first else { throw .notAShip }
    return (last, reader)
  }

  /// The value as a flag, `0` or `1`.
  @inline(__always)
  mutating func flag(in url: Span<UInt8>) throws(ValueFault) -> Bool {
    guard let byte = try nextByte(of: url), byte &- 48 <= 1, try nextByte(of: url) == nil else { throw .badFlag }
    return byte == UInt8(ascii: "1")
  }

  /// The value as a board, columns times rows: `10x8`.
  mutating func board(in url: Span<UInt8>) throws(ValueFault) -> BoardSize {
    let (columns, cross) = try number(in: url, or: .badBoard)
    guard cross == UInt8(ascii: "x") else { throw .badBoard }
    let (rows, stop) = try number(in: url, or: .badBoard)
    guard stop == nil, 1...16 ~= columns, 1...16 ~= rows else { throw .badBoard }
    return BoardSize(uncheckedRows: rows, columns: columns)
  }

  /// The value as the lengths of ships, longest first: `5.4.3.3.2`.
  mutating func shipLengths(in url: Span<UInt8>) throws(ValueFault) -> ShipLengths {
    var lengths = ShipLengths()
    var longest = 16
    while true {
      let (length, stop) = try number(in: url, or: .badFleet)
      guard 1...longest ~= length, lengths.count < 32 else { throw .badFleet }
      lengths.add(length)
      longest = length
      if stop == nil { return lengths }
      guard stop == UInt8(ascii: ".") else { throw .badFleet }
    }
  }

  /// Refuses the format of a duel, and one that is newer than this program.
  mutating func checkFormat(in url: Span<UInt8>) throws(ValueFault) {
    let format = try wholeNumber(in: url)
    if format == 2 { throw .duel }
    guard format < 2 else { throw .newerFormat }
  }
}
