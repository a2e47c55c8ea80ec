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
  /// Any bytes may come: what is no text in UTF-8 is refused, or skipped with the item that it stands in.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a game.
  public init(messageURL url: Span<UInt8>) throws(MessageURLError) {
    try url.checkLength()
    let start = try QueryReader(url)
    do throws(MessageURLError) {
      try self.init(url, from: start)
    } catch {
      // Another format has other rules for everything: nothing else is to blame.
      throw start.otherFormat(in: url) ?? error
    }
  }

  /// The game of a query: the terms first, whichever place they have in it, then the ships, then the shots.
  private init(_ url: Span<UInt8>, from start: QueryReader) throws(MessageURLError) {
    let terms = try HuntTerms(start, in: url)
    guard terms.shipCount > 0 else { throw MessageURLError(missing: .shipLocation) }
    guard terms.hasFlag else { throw MessageURLError(missing: .isComplete) }
    let fleet = try Fleet(terms, under: try terms.rules(start, in: url), in: url)
    guard terms.shotCount > 0 else {
      self = terms.isComplete ? .overUnrecorded(fleet: fleet) : Game(fleet: fleet)
      return
    }
    self.init(fleet: fleet)
    try openShots(terms, in: url)
    guard terms.isComplete == (status != .open) else {
      throw MessageURLError(.flagContradictsShots(status), start.first(.isComplete, in: url), in: url)
    }
    noteShots(terms, in: url)
  }

  /// Opens the cells of all shots.
  private mutating func openShots(_ terms: HuntTerms, in url: Span<UInt8>) throws(MessageURLError) {
    var reader = terms.firstShot
    while let item = reader.next(in: url) {
      guard item.item == .guess else { continue }
      do throws(MessageURLError.Reason) {
        let cell = try reader.cell(on: rules.board, in: url)
        guard status == .open else { throw .guessAfterEnd(status) }
        guard unopened.contains(cell) else { throw .guessedTwice(cell) }
        open(cell)
      } catch {
        throw MessageURLError(error, item, in: url)
      }
    }
  }

  /// Writes the shots down. Only now is the message a game, and its shots worth an allocation.
  private mutating func noteShots(_ terms: HuntTerms, in url: Span<UInt8>) {
    var reader = terms.firstShot
    while let item = reader.next(in: url) {
      if item.item == .guess, let cell = try? reader.cell(on: rules.board, in: url) { note(cell) }
    }
  }
}

extension Fleet {
  /// The fleet of a query's ships.
  fileprivate init(_ terms: HuntTerms, under rules: Rules, in url: Span<UInt8>) throws(MessageURLError) {
    self.init(emptyUnder: rules)
    var missing = rules.shipLengths
    var (reader, left) = (terms.firstShip, terms.shipCount)
    while left > 0, let item = reader.next(in: url) {
      guard item.item == .shipLocation else { continue }
      left -= 1
      do throws(MessageURLError.Reason) {
        let ship = try reader.ship(on: rules.board, in: url)
        guard missing.take(ship.length) else { throw .shipNotInRules(rules.shipLengths) }
        guard add(ship) else { throw obstacle(to: ship) }
      } catch {
        throw MessageURLError(error, item, in: url)
      }
    }
    guard missing.isEmpty else { throw MessageURLError(.shipsMissing(missing)) }
  }

  /// Why a ship could not be added.
  private func obstacle(to ship: Ship) -> MessageURLError.Reason {
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
