// The terms of a hunt are the items that its message may hold once: the flag, the rules and the format.

/// The items that a hunt's message may have only once, with the original demo's rules as defaults.
struct HuntTerms {
  private(set) var isComplete = false
  private var board = Rules.messages.board
  private var shipLengths = Rules.messages.shipLengths
  private var losingMiss = Rules.messages.losingMiss
  private var apart = Rules.messages.apart

  /// A bit for each item that was there.
  private var seen: UInt16 = 0

  /// The reader before the first item.
  let start: QueryReader

  /// The first ship, and how many ships there are.
  private(set) var firstShip: QueryItem?
  private(set) var shipCount = 0

  /// The first shot.
  private(set) var firstShot: QueryItem?

  /// Reads the terms of the whole query. Ships and shots are read later, when the board is known.
  init(_ start: QueryReader, in url: Span<UInt8>) throws(MessageURLError) {
    try self.init(start, stopsAtShot: false, in: url)
  }

  /// Reads the terms before the first shot.
  init(beforeShots start: QueryReader, in url: Span<UInt8>) throws(MessageURLError) {
    try self.init(start, stopsAtShot: true, in: url)
  }

  private init(_ start: QueryReader, stopsAtShot: Bool, in url: Span<UInt8>) throws(MessageURLError) {
    self.start = start
    var reader = start
    while let item = reader.next(in: url) {
      do throws(MessageURLError.Reason) {
        switch item {
        case .guess:
          if firstShot == nil { firstShot = reader.last(item) }
          if stopsAtShot { return }
        case .shipLocation:
          if firstShip == nil { firstShip = reader.last(item) }
          shipCount += 1
        case .isComplete, .board, .fleet, .misses, .apart, .format:
          guard seen & Self.bit(of: item) == 0 else { throw .repeated }
          seen |= Self.bit(of: item)
          try read(item, with: &reader, in: url)
        // These items belong to a duel; a hunt skips them.
        case .volley, .seal, .play, .open: break
        }
      } catch {
        throw MessageURLError(error, reader.last(item), in: url)
      }
    }
  }

  /// Whether an item is about the rules.
  private var saysRules: Bool {
    seen & (Self.bit(of: .board) | Self.bit(of: .fleet) | Self.bit(of: .misses) | Self.bit(of: .apart)) != 0
  }

  private static func bit(of item: MessageItem) -> UInt16 { 1 << UInt16(item.rawValue) }

  private mutating func read(
    _ item: MessageItem, with reader: inout QueryReader, in url: Span<UInt8>
  ) throws(MessageURLError.Reason) {
    switch item {
    case .isComplete: isComplete = try reader.flag(in: url)
    case .board: board = try reader.board(in: url)
    case .fleet: shipLengths = try reader.shipLengths(in: url)
    case .misses:
      let misses = try reader.number(in: url)
      losingMiss = misses == 0 ? nil : misses
    case .apart: apart = try reader.flag(in: url)
    case .format:
      let format = try reader.number(in: url)
      if format == 2 { throw .duel }
      guard format < 2 else { throw .newerFormat }
    case .shipLocation, .guess, .volley, .seal, .play, .open: break
    }
  }

  /// The rules, or nil if no item is about them. Throws if a required item is missing, or the rules are impossible.
  func rules(in url: Span<UInt8>) throws(MessageURLError) -> Rules? {
    guard firstShip != nil else { throw MessageURLError(missing: .shipLocation) }
    guard seen & Self.bit(of: .isComplete) != 0 else { throw MessageURLError(missing: .isComplete) }
    guard saysRules else { return nil }
    guard shipLengths.fit(on: board) else {
      throw MessageURLError(.fleetDoesNotFit(shipLengths, board), start.first(.fleet, or: .board, in: url), in: url)
    }
    if let losingMiss, losingMiss > board.cellCount {
      let reason = MessageURLError.Reason.badMisses(losingMiss, cells: board.cellCount)
      throw MessageURLError(reason, start.first(.misses, or: .board, in: url), in: url)
    }
    return Rules(unchecked: board, shipLengths: shipLengths, losingMiss: losingMiss, apart: apart)
  }
}

extension QueryReader {
  /// The first item of a name, or of another one if there is none of the first.
  func first(_ name: MessageItem, or other: MessageItem? = nil, in url: Span<UInt8>) -> QueryItem? {
    var reader = self
    while let item = reader.next(in: url) {
      if item == name { return reader.last(item) }
    }
    return other.flatMap { first($0, in: url) }
  }
}
