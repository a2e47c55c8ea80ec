// A message in parts is what its items say, each read once, before it is known which board they speak of.

/// What the items of a query say. They come in any order, so ships and shots are still numbers of cells here.
struct MessageParts {
  /// A reader before the first item.
  let start: QueryReader

  private(set) var settings = MessageSettings()

  /// How many ships there are, also where there are more than the buffer keeps.
  private(set) var shipCount = 0

  /// How many shots there are, also where there are more than the buffer keeps.
  private(set) var guessCount = 0

  /// No game has more ships.
  static var mostShips: Int { 32 }

  /// Room for the numbers of cells: two for each ship, one for each of 256 shots.
  static var bufferSize: Int { firstGuess + 256 }
  private static var firstGuess: Int { 2 * mostShips }
  private let buffer: UnsafeMutableBufferPointer<UInt16>

  /// Reads a query to its end.
  @inline(__always)
  init(
    _ start: QueryReader, in url: Span<UInt8>, _ buffer: UnsafeMutableBufferPointer<UInt16>
  ) throws(MessageURLError) {
    self.start = start
    self.buffer = buffer
    var reader = start
    do throws(ValueFault) {
      while let item = reader.nextItem(in: url) {
        switch item {
        case .shipLocation: keepShip(try reader.run(in: url))
        case .guess: keepGuess(try reader.wholeNumber(in: url))
        case .isComplete: try settings.readFlag(&reader, in: url)
        case .board, .fleet, .misses, .format: reader = try settings.read(item, reader, in: url)
        }
      }
    } catch {
      throw error.refusal(reader.evidence(in: url))
    }
  }

  /// The first and the last cell of a ship.
  @inline(__always)
  func ship(_ place: Int) -> (first: Int, last: Int) {
    (Int(buffer[2 &* place]), Int(buffer[2 &* place &+ 1]))
  }

  /// The cell of a shot.
  @inline(__always)
  func guess(_ place: Int) -> Int {
    Int(buffer[Self.firstGuess &+ place])
  }

  @inline(__always)
  private mutating func keepShip(_ run: (first: Int, last: Int)) {
    if shipCount < Self.mostShips {
      // A number beyond 16 bits is on no board either way.
      buffer[2 &* shipCount] = UInt16(clamping: run.first)
      buffer[2 &* shipCount &+ 1] = UInt16(clamping: run.last)
    }
    shipCount &+= 1
  }

  @inline(__always)
  private mutating func keepGuess(_ cell: Int) {
    if guessCount < 256 { buffer[Self.firstGuess &+ guessCount] = UInt16(clamping: cell) }
    guessCount &+= 1
  }
}
