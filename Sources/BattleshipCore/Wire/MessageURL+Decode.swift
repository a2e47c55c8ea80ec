// A message URL becomes a game, or a refusal that says what is wrong and where. Nothing is repaired or guessed.

extension Game {
  /// The game that a message URL holds.
  ///
  /// Only the query is read, from the first `?` to the first `#`: a scheme, a host, a path may be anything.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, where the URL is not a game.
  public init(messageURL: String) throws(MessageURLError) {
    try self.init(messageURL: messageURL.utf8.span)
  }

  /// The game that a message URL holds, from its bytes in UTF-8.
  ///
  /// Any bytes may come: what is no text in UTF-8 is refused, or skipped with the item that it stands in.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, where the URL is not a game.
  @inline(__always)
  public init(messageURL url: Span<UInt8>) throws(MessageURLError) {
    try url.checkLength()
    let start = try QueryReader(url)
    self.init(emptyUnder: .messages)
    do throws(MessageURLError) {
      try withUnsafeTemporaryAllocation(of: UInt16.self, capacity: MessageParts.bufferSize) {
        buffer throws(MessageURLError) in
        let parts = try MessageParts(start, in: url, buffer)
        try fill(parts, in: url)
      }
    } catch {
      // A newer format may have other rules for everything: where there is one, nothing else is to blame.
      throw start.newerFormat(in: url) ?? error
    }
  }

  /// Hides the ships and fires the shots of a message.
  @inline(__always)
  private mutating func fill(_ parts: borrowing MessageParts, in url: Span<UInt8>) throws(MessageURLError) {
    if parts.settings.nameRules { self = Game(emptyUnder: try parts.settings.rules(parts.start, in: url)) }
    if parts.settings.isComplete, parts.guessCount == 0 { endUnrecorded() }
    let board = rules.board
    var lengths = ShipLengths()
    for place in 0..<min(parts.shipCount, 32) {
      guard let ship = board.ship(parts.ship(place)), hide(ship) else { throw parts.wrongShip(place, board, in: url) }
      lengths.add(ship.length)
    }
    guard lengths == rules.shipLengths, parts.shipCount <= 32 else { throw parts.start.wrongFleet(rules, in: url) }
    if parts.guessCount > 0 { try replay(parts, in: url) }
    guard parts.settings.isComplete == (status != .open) else {
      throw .flagContradictsShots(parts.start.evidence(of: .isComplete, in: url), status)
    }
  }

  /// Fires the shots in their order.
  private mutating func replay(_ parts: borrowing MessageParts, in url: Span<UInt8>) throws(MessageURLError) {
    let board = rules.board
    for place in 0..<parts.guessCount {
      // The 257th shot, of which nothing is kept, comes after the end: a board has 256 cells at most.
      guard status == .open else { throw .guessAfterEnd(parts.start.evidence(of: .guess, place, in: url), status) }
      guard let cell = board.cell(at: parts.guess(place)) else {
        throw parts.start.cellOffBoard(.guess, place, board, in: url)
      }
      guard replay(cell) else { throw .guessedTwice(parts.start.evidence(of: .guess, place, in: url), cell) }
    }
  }
}

extension BoardSize {
  /// The ship from one cell to another, by their numbers.
  @inline(__always)
  fileprivate func ship(_ numbers: (first: Int, last: Int)) -> Ship? {
    guard let first = cell(at: numbers.first) else { return nil }
    if numbers.first == numbers.last { return Ship(first) }
    guard let last = cell(at: numbers.last) else { return nil }
    return Ship(from: first, to: last)
  }
}

extension MessageParts {
  /// The refusal of a ship that cannot be hidden behind those before it.
  @inline(never)
  fileprivate func wrongShip(_ place: Int, _ board: BoardSize, in url: Span<UInt8>) -> MessageURLError {
    let (first, last) = ship(place)
    guard board.cell(at: first) != nil, board.cell(at: last) != nil else {
      return start.cellOffBoard(.shipLocation, place, board, in: url)
    }
    let evidence = start.evidence(of: .shipLocation, place, in: url)
    guard let ship = board.ship((first, last)) else { return .notAShip(evidence) }
    return .shipsOverlap(evidence, ship)
  }
}

extension QueryReader {
  /// The refusal of a cell that is not on the board, with the number that the URL has for it.
  @inline(never)
  fileprivate func cellOffBoard(
    _ item: MessageItem, _ place: Int, _ board: BoardSize, in url: Span<UInt8>
  ) -> MessageURLError {
    let evidence = evidence(of: item, place, in: url)
    guard var reader = entering(item, place, in: url), let run = try? reader.run(in: url) else {
      return .notANumber(evidence)
    }
    let cell = board.cell(at: run.first) == nil ? run.first : run.last
    return .cellOffBoard(evidence, cell: cell, board: board)
  }

  /// The refusal of ships that are not those of the rules: the first one too many, or all that are missing.
  @inline(never)
  fileprivate func wrongFleet(_ rules: Rules, in url: Span<UInt8>) -> MessageURLError {
    var missing = rules.shipLengths
    var place = 0
    while var reader = entering(.shipLocation, place, in: url) {
      guard let run = try? reader.run(in: url), let ship = rules.board.ship(run), missing.take(ship.length) else {
        return .shipNotInRules(reader.evidence(in: url), rules.shipLengths)
      }
      place &+= 1
    }
    return .shipsMissing(missing)
  }
}

extension Span<UInt8> {
  /// Refuses more than 5,000 characters. Unicode scalars are counted, and only where there are more bytes than that.
  @inline(__always)
  fileprivate func checkLength() throws(MessageURLError) {
    guard count > 5_000 else { return }
    let characters = characterCount
    guard characters <= 5_000 else { throw .tooLong(characters: characters) }
  }

  /// How many Unicode scalars the bytes are, were they UTF-8: those that start one are counted.
  private var characterCount: Int {
    var characters = 0
    for position in 0..<count where self[position] & 0xC0 != 0x80 { characters &+= 1 }
    return characters
  }
}
