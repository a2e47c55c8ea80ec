// The shots of a game in their order, with room for every cell of the greatest board and without a heap allocation.

/// The cells that were fired at, in the order of the shots, each at most once.
public struct ShotLog: Hashable, Sendable {
  // A byte for each shot in 32 words, zero behind the last shot, so that equal logs are equal word by word.
  private struct EightWords: Hashable, Sendable {
    var a: UInt64 = 0, b: UInt64 = 0, c: UInt64 = 0, d: UInt64 = 0
    var e: UInt64 = 0, f: UInt64 = 0, g: UInt64 = 0, h: UInt64 = 0
  }
  private struct Words: Hashable, Sendable {
    var a = EightWords(), b = EightWords(), c = EightWords(), d = EightWords()
  }
  private var words = Words()

  /// How many shots there are.
  public private(set) var count = 0

  init() {}

  /// Adds a shot. There is one for each cell at most, so the room is never exceeded.
  @inline(__always)
  mutating func append(_ cell: Cell) {
    let place = count
    withUnsafeMutableBytes(of: &words) { $0[place] = cell.code }
    count = place &+ 1
  }
}

extension ShotLog {
  /// Lends the cells as they lie in memory.
  @inline(__always)
  func withCells<Result>(_ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    withUnsafeBytes(of: words) { body(UnsafeBufferPointer(rebasing: $0.assumingMemoryBound(to: Cell.self)[..<count])) }
  }
}

extension ShotLog: RandomAccessCollection {
  /// The place of the first shot.
  public var startIndex: Int { 0 }

  /// The place behind the last shot.
  public var endIndex: Int { count }

  /// The cell of a shot, counted from 0.
  public subscript(place: Int) -> Cell {
    precondition(place >= 0 && place < count, "a place outside of the shots")
    return withUnsafeBytes(of: words) { Cell(code: $0[place]) }
  }
}

extension ShotLog: CustomStringConvertible {
  /// The cells' names in the order of the shots: `B2 A1`.
  public var description: String {
    var text = ""
    for cell in self {
      if !text.utf8.isEmpty { text += " " }
      text += cell.description
    }
    return text
  }
}
