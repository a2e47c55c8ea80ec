// A message in parts is what its items say, each read once, before it is known which board they speak of.

/// What the items of a query say. They come in any order, so ships and shots are still numbers of cells here.
struct MessageParts: ~Copyable {
  /// A reader before the first item.
  let start: QueryReader

  private(set) var settings = MessageSettings()

  /// How many ships there are, also where there are more than the buffer keeps.
  private(set) var shipCount = 0

  /// How many shots there are, also where there are more than the buffer keeps.
  private(set) var guessCount = 0

  /// No game has more ships.
  static var mostShips: Int { 32 }

  /// Room for the numbers of cells: two for each ship, one for each of 256 shots; and for the words of a log of these.
  static var bufferSize: Int { firstLogged + 33 * 4 }
  private static var firstGuess: Int { 2 * mostShips }
  private static var firstLogged: Int { firstGuess + 256 }

  /// Stands for every number that 16 bits cannot hold: no board has such a cell.
  private static var offBoard: Int { 0xFFFF }

  private let buffer: UnsafeMutableBufferPointer<UInt16>

  /// Nothing yet; the buffer is for the numbers of cells.
  @inline(__always)
  init(_ start: QueryReader, _ buffer: UnsafeMutableBufferPointer<UInt16>) {
    self.start = start
    self.buffer = buffer
  }

  /// Reads a query to its end.
  @inline(__always)
  mutating func read(_ url: Span<UInt8>) throws(MessageURLError) {
    var reader = start
    do throws(ValueFault) {
      while let item = reader.nextItem(in: url) {
        switch item {
        case .shipLocation: keepShip(try reader.run(in: url))
        case .guess:
          keepGuess(try reader.wholeNumber(in: url))
          while let cell = reader.nextPlainGuess(in: url) { keepGuess(cell) }
        case .isComplete: try settings.readFlag(&reader, in: url)
        case .board, .fleet, .misses, .apart, .format: reader = try settings.read(item, reader, in: url)
        // These are a duel's, and belong to nobody in a hunt.
        case .volley, .seal, .play, .open: reader.skipValue(in: url)
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

  /// Notes a word of the log of shots: the codes of eight cells, or of the last few.
  @inline(__always)
  func note(_ word: UInt64, _ place: Int) {
    UnsafeMutableRawBufferPointer(buffer).storeBytes(
      of: word, toByteOffset: 2 &* Self.firstLogged &+ 8 &* place, as: UInt64.self)
  }

  /// The log of shots whose words were noted.
  var log: ShotLog {
    ShotLog(count: guessCount) { place in
      UnsafeRawBufferPointer(buffer).loadUnaligned(
        fromByteOffset: 2 &* Self.firstLogged &+ 8 &* place, as: UInt64.self)
    }
  }

  @inline(__always)
  private mutating func keepShip(_ run: (first: Int, last: Int)) {
    if shipCount < Self.mostShips {
      buffer[2 &* shipCount] = UInt16(truncatingIfNeeded: min(run.first, Self.offBoard))
      buffer[2 &* shipCount &+ 1] = UInt16(truncatingIfNeeded: min(run.last, Self.offBoard))
    }
    shipCount &+= 1
  }

  @inline(__always)
  private mutating func keepGuess(_ cell: Int) {
    if guessCount < 256 { buffer[Self.firstGuess &+ guessCount] = UInt16(truncatingIfNeeded: min(cell, Self.offBoard)) }
    guessCount &+= 1
  }
}
