// A message URL becomes a game, or a refusal that says what is wrong and where. Nothing is repaired or guessed.

extension Game {
  /// The game that a message URL holds.
  ///
  /// Only the query is read, from the first `?` to the next `#`: a scheme, a host, a path may be anything. The query may
  /// also be the URL's fragment and begin with `#?`.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a game.
  public init(messageURL: borrowing String) throws(MessageURLError) {
    self.init(emptyUnder: .messages)
    #if canImport(Darwin)
      // The span of a string is newer than most of Apple's systems, and an old string may not lie in one piece.
      try read(ContiguousArray(messageURL.utf8).span)
    #else
      try read(messageURL.utf8.span)
    #endif
  }

  /// The game that a message URL holds, from its bytes in UTF-8.
  ///
  /// The bytes need not be valid UTF-8: an item of ours that is not is refused, any other item is skipped.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a game.
  public init(messageURL url: Span<UInt8>) throws(MessageURLError) {
    self.init(emptyUnder: .messages)
    try read(url)
  }

  /// Becomes the game of a message URL. It must be an empty game under the demo's rules.
  private mutating func read(_ url: Span<UInt8>) throws(MessageURLError) {
    try url.checkLength()
    let start = try QueryReader(url)
    // Our own messages end with the shots, so all terms are before the first one, and one walk over the shots is enough.
    if let isComplete = try? read(HuntTerms(beforeShots: start, in: url), in: url), isComplete { return }
    // The items may be in another order, and a refusal must name the right one: look for terms in the whole query.
    begin(under: .messages)
    do throws(MessageURLError) {
      _ = try read(HuntTerms(start, in: url), in: url)
    } catch {
      // Another format has other rules for everything: nothing else is to blame.
      throw start.otherFormat(in: url) ?? error
    }
  }

  /// Places the ships and fires the shots that were found with the terms. Returns whether only shots follow the first shot.
  private mutating func read(_ terms: HuntTerms, in url: Span<UInt8>) throws(MessageURLError) -> Bool {
    if let rules = try terms.rules(in: url) { begin(under: rules) }
    try placeShips(from: terms.firstShip, count: terms.shipCount, in: url)
    guard let firstShot = terms.firstShot else {
      if terms.isComplete { endUnrecorded() }
      return true
    }
    let areShotsLast = try fireShots(from: firstShot, in: url)
    guard terms.isComplete == (status != .open) else {
      throw MessageURLError(.flagContradictsShots(status), terms.start.first(.isComplete, in: url), in: url)
    }
    return areShotsLast
  }

  /// Places the ships of the query, which must be those of the rules.
  private mutating func placeShips(
    from first: QueryItem?, count: Int, in url: Span<UInt8>
  ) throws(MessageURLError) {
    guard let first else { throw MessageURLError(missing: .shipLocation) }
    var missing = rules.shipLengths
    var (reader, item, left) = (QueryReader(at: first), MessageItem?.some(.shipLocation), count)
    while let name = item {
      if name == .shipLocation {
        do throws(MessageURLError.Reason) {
          let ship = try reader.ship(on: rules.board, in: url)
          guard missing.take(ship.length) else { throw .shipNotInRules(rules.shipLengths) }
          guard add(ship) else { throw fleet.reason(against: ship) }
        } catch {
          throw MessageURLError(error, reader.last(name), in: url)
        }
        left -= 1
        if left == 0 { break }
      }
      item = reader.next(likely: "&Ship_Location=", .shipLocation, in: url)
    }
    guard missing.isEmpty else { throw MessageURLError(.shipsMissing(missing)) }
  }

  /// Fires the shots of the query in their order. Returns whether no other item of ours follows the first one.
  private mutating func fireShots(from first: QueryItem, in url: Span<UInt8>) throws(MessageURLError) -> Bool {
    var (reader, item) = (QueryReader(at: first), MessageItem?.some(.guess))
    var areShotsLast = true
    while let name = item {
      if name == .guess {
        do throws(MessageURLError.Reason) {
          let cell = try reader.cell(on: rules.board, in: url)
          guard status == .open else { throw .guessAfterEnd(status) }
          guard open(cell) else { throw .guessedTwice(cell) }
        } catch {
          throw MessageURLError(error, reader.last(name), in: url)
        }
      } else {
        areShotsLast = false
      }
      item = reader.next(likely: "&Guess=", .guess, in: url)
    }
    return areShotsLast
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
