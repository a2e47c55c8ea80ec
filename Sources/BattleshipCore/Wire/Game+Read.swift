// A message URL becomes a game, or a refusal that says what is wrong and where. Nothing is repaired or guessed.

extension Game {
  /// The game that a message URL holds.
  ///
  /// Only the query is read, from the first `?` to the next `#`: a scheme, a host, a path may be anything. The query may
  /// also be the URL's fragment and begin with `#?`.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a game.
  public init(messageURL: borrowing String) throws(MessageURLError) {
    #if canImport(Darwin)
      // The span of a string is newer than most of Apple's systems, and an old string may not lie in one piece.
      try self.init(messageURL: ContiguousArray(messageURL.utf8).span)
    #else
      try self.init(messageURL: messageURL.utf8.span)
    #endif
  }

  /// The game that a message URL holds, from its bytes in UTF-8.
  ///
  /// The bytes need not be valid UTF-8: an item of ours that is not is refused, any other item is skipped.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a game.
  public init(messageURL url: Span<UInt8>) throws(MessageURLError) {
    try url.checkLength()
    let start = try QueryReader(url)
    do throws(MessageURLError) {
      // The terms first, whichever place they have in the query, then the ships, then the shots.
      let terms = try HuntTerms(start, in: url)
      guard let firstShip = terms.firstShip else { throw MessageURLError(missing: .shipLocation) }
      guard terms.hasFlag else { throw MessageURLError(missing: .isComplete) }
      self.init(emptyUnder: try terms.rules(start, in: url))
      try placeShips(from: firstShip, count: terms.shipCount, in: url)
      guard let firstShot = terms.firstShot else {
        if terms.isComplete { endUnrecorded() }
        return
      }
      try fireShots(from: firstShot, in: url)
      guard terms.isComplete == (status != .open) else {
        throw MessageURLError(.flagContradictsShots(status), start.first(.isComplete, in: url), in: url)
      }
    } catch {
      // Another format has other rules for everything: nothing else is to blame.
      throw start.otherFormat(in: url) ?? error
    }
  }

  /// Places the ships of the query, which must be those of the rules.
  private mutating func placeShips(
    from first: QueryItem, count: Int, in url: Span<UInt8>
  ) throws(MessageURLError) {
    var missing = rules.shipLengths
    var (reader, next, left) = (QueryReader(at: first), QueryItem?.some(first), count)
    while left > 0, let item = next {
      if item.item == .shipLocation {
        left -= 1
        do throws(MessageURLError.Reason) {
          let ship = try reader.ship(on: rules.board, in: url)
          guard missing.take(ship.length) else { throw .shipNotInRules(rules.shipLengths) }
          guard add(ship) else { throw fleet.reason(against: ship) }
        } catch {
          throw MessageURLError(error, item, in: url)
        }
      }
      next = reader.next(in: url)
    }
    guard missing.isEmpty else { throw MessageURLError(.shipsMissing(missing)) }
  }

  /// Fires the shots of the query, one after the other.
  private mutating func fireShots(from first: QueryItem, in url: Span<UInt8>) throws(MessageURLError) {
    var (reader, next) = (QueryReader(at: first), QueryItem?.some(first))
    while let item = next {
      if item.item == .guess {
        do throws(MessageURLError.Reason) {
          let cell = try reader.cell(on: rules.board, in: url)
          guard status == .open else { throw .guessAfterEnd(status) }
          guard unopened.contains(cell) else { throw .guessedTwice(cell) }
          note(cell)
          open(cell)
        } catch {
          throw MessageURLError(error, item, in: url)
        }
      }
      next = reader.next(in: url)
    }
  }
}

extension Fleet {
  /// Why a ship could not be added.
  fileprivate func reason(against ship: Ship) -> MessageURLError.Reason {
    let other = ships.first { rules.apart ? $0.touches(ship) : !$0.cells.isDisjoint(with: ship.cells) }
    guard let other, other.cells.isDisjoint(with: ship.cells) else { return .shipsOverlap(ship) }
    return .shipsTouch(ship, other)
  }
}

extension QueryReader {
  /// The refusal of another format, if the query says one.
  fileprivate func otherFormat(in url: Span<UInt8>) -> MessageURLError? {
    guard let item = first(.format, in: url) else { return nil }
    var reader = QueryReader(at: item)
    guard let format = try? reader.number(in: url), format > 1 else { return nil }
    return MessageURLError(format == 2 ? .duel : .newerFormat, item, in: url)
  }
}
