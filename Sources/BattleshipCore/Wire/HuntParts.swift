// The parts of a hunt's message, collected in one walk over its items; they may still not make a legal game.

/// Every call takes the bytes of the URL, the same ones each time.
struct HuntParts {
  /// The most characters that Messages accepts in a URL.
  private static let maximumLength = 5_000

  private(set) var isComplete: Bool?
  private var board: BoardSize?
  private var shipLengths: ShipLengths?
  private var misses: Int?
  private var apart: Bool?
  private var format: Int?

  /// The first ship, which is read only once the board is known.
  private var firstShip: QueryItem?
  private var shipCount = 0

  /// The numbers of the cells fired at.
  private(set) var shots: [Int] = []

  /// - Throws: ``MessageURLError`` for the first item with a bad value, or else for a missing one. Another format comes
  ///   before either, because it changes what every item means.
  init(of url: Span<UInt8>) throws(MessageURLError) {
    var reader = try QueryReader(url)
    var refusal: MessageURLError?
    while let item = reader.next(in: url) {
      do throws(MessageURLError.Reason) {
        try collect(item, in: url)
      } catch {
        let error = MessageURLError(error, item, in: url)
        switch error.reason {
        case .duel, .newerFormat: throw error
        case _: refusal = refusal ?? error
        }
      }
    }
    if let refusal { throw refusal }
    try url.checkLength(most: Self.maximumLength)
    guard shipCount > 0 else { throw MessageURLError(missing: .shipLocation) }
    guard isComplete != nil else { throw MessageURLError(missing: .isComplete) }
  }

  private mutating func collect(_ item: QueryItem, in url: Span<UInt8>) throws(MessageURLError.Reason) {
    let value = ValueReader(at: item)
    switch item.name {
    case .guess:
      // A shot takes at least eight bytes, so this is room for all of them.
      if shots.isEmpty { shots.reserveCapacity((url.count - item.valueStart) / 8 + 1) }
      shots.append(try value.number(in: url))
    case .shipLocation:
      if firstShip == nil { firstShip = item }
      shipCount += 1
    case .isComplete: try Self.set(&isComplete, value.flag(in: url))
    case .board: try Self.set(&board, value.board(in: url))
    case .fleet: try Self.set(&shipLengths, value.shipLengths(in: url))
    case .misses: try Self.set(&misses, value.number(in: url))
    case .apart: try Self.set(&apart, value.flag(in: url))
    case .format:
      try Self.set(&format, value.number(in: url))
      if format == 2 { throw .duel }
      if let format, format > 2 { throw .newerFormat }
    // These items belong to a duel; a hunt skips them.
    case .volley, .seal, .name, .play, .open, .tag: break
    }
  }

  private static func set<Value>(_ part: inout Value?, _ value: Value) throws(MessageURLError.Reason) {
    guard part == nil else { throw .repeated }
    part = value
  }
}

extension HuntParts {
  func rules(in url: Span<UInt8>) throws(MessageURLError) -> Rules {
    let defaults = Rules.messages
    if board == nil, shipLengths == nil, misses == nil, apart == nil { return defaults }
    let board = board ?? defaults.board
    let lengths = shipLengths ?? defaults.shipLengths
    let misses = misses ?? defaults.losingMiss ?? 0
    guard lengths.fit(on: board) else { throw refusal(.fleetDoesNotFit(lengths, board), .fleet, in: url) }
    guard misses <= board.cellCount else {
      throw refusal(.badMisses(misses, cells: board.cellCount), .misses, in: url)
    }
    return Rules(
      unchecked: board, shipLengths: lengths, losingMiss: misses == 0 ? nil : misses, apart: apart ?? defaults.apart)
  }

  /// Names the item that does not fit on the board, or the board if that item is absent.
  private func refusal(
    _ reason: MessageURLError.Reason, _ name: MessageItem, in url: Span<UInt8>
  ) -> MessageURLError {
    MessageURLError(reason, QueryReader.item(name, in: url) ?? QueryReader.item(.board, in: url), in: url)
  }

  func fleet(under rules: Rules, in url: Span<UInt8>) throws(MessageURLError) -> Fleet {
    var (layout, missing) = (ShipLayout(apart: rules.apart), rules.shipLengths)
    var (next, left) = (firstShip, shipCount)
    while let item = next {
      if item.name == .shipLocation {
        do throws(MessageURLError.Reason) {
          let ship = try ValueReader(at: item).ship(on: rules.board, in: url)
          guard missing.take(ship.length) else { throw .shipNotInRules(rules.shipLengths) }
          guard layout.add(ship) else {
            throw layout.ship(touching: ship).map { .shipsTouch(ship, $0) } ?? .shipsOverlap(ship)
          }
        } catch {
          throw MessageURLError(error, item, in: url)
        }
        left -= 1
      }
      var reader = QueryReader(at: item)
      next = left > 0 ? reader.next(in: url) : nil
    }
    guard missing.isEmpty else { throw MessageURLError(.shipsMissing(missing)) }
    return Fleet(layout, rules: rules)
  }
}
