// The terms of a hunt are the items that its message may hold once: the flag, the rules and the format.

/// What the items say that may stand once in a hunt's message, and the original demo's rules as far as they say nothing.
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

  /// Whether the terms were looked for only before the first shot.
  let shotsLast: Bool

  /// The first ship, and how many ships there are.
  private(set) var firstShip: QueryItem?
  private(set) var shipCount = 0

  /// The first shot.
  private(set) var firstShot: QueryItem?

  /// Reads the terms: all of the query's, or only those before the first shot. Ships and shots are read later, when the
  /// board is known.
  init(_ start: QueryReader, shotsLast: Bool, in url: Span<UInt8>) throws(MessageURLError) {
    (self.start, self.shotsLast) = (start, shotsLast)
    var reader = start
    while let item = reader.next(in: url) {
      do throws(MessageURLError.Reason) {
        switch item {
        case .guess:
          if firstShot == nil { firstShot = reader.last(item) }
          if shotsLast { return }
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

  /// Whether an item said something of the rules.
  private var nameRules: Bool {
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

  /// The rules, or nil if no item says anything of them. Every required item must be there, and what the items say must
  /// fit together.
  func rules(in url: Span<UInt8>) throws(MessageURLError) -> Rules? {
    guard firstShip != nil else { throw MessageURLError(missing: .shipLocation) }
    guard seen & Self.bit(of: .isComplete) != 0 else { throw MessageURLError(missing: .isComplete) }
    guard nameRules else { return nil }
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
