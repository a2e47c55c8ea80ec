// A message URL becomes a game, or a refusal that says what is wrong and where. Nothing is repaired or guessed.

extension Game {
  /// The game that a message URL holds.
  ///
  /// Only the query is read, from the first `?` to the next `#`: a scheme, a host, a path may be anything. The query may
  /// also be the URL's fragment and begin with `#?`.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, where the URL is not a game.
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
  /// Any bytes may come: what is no text in UTF-8 is refused, or skipped with the item that it stands in.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, where the URL is not a game.
  public init(messageURL url: Span<UInt8>) throws(MessageURLError) {
    self.init(emptyUnder: .messages)
    try read(url)
  }

  /// Reads a message into a game that has no ships yet.
  @inline(__always)
  private mutating func read(_ url: Span<UInt8>) throws(MessageURLError) {
    try url.checkLength()
    let start = try QueryReader(url)
    do throws(MessageURLError) {
      try withUnsafeTemporaryAllocation(of: UInt16.self, capacity: MessageParts.bufferSize) {
        buffer throws(MessageURLError) in
        try read(url, from: start, buffer)
      }
    } catch {
      // Another format has other rules for everything: nothing else is to blame.
      throw start.otherFormat(in: url) ?? error
    }
  }

  /// Reads the parts of a message, hides its ships and fires its shots.
  private mutating func read(
    _ url: Span<UInt8>, from start: QueryReader, _ buffer: UnsafeMutableBufferPointer<UInt16>
  ) throws(MessageURLError) {
    var parts = MessageParts(start, buffer)
    try parts.read(url)
    // All in one function: handed over, the parts would be written to memory and read back.
    do throws(GameFault) {
      guard parts.shipCount > 0 else { throw .missing(.shipLocation) }
      guard parts.settings.hasFlag else { throw .missing(.isComplete) }
      if parts.settings.nameRules {
        guard let rules = parts.settings.rules else { throw .rules }
        self = Game(emptyUnder: rules)
      }
      let board = rules.board
      var lengths = ShipLengths()
      for place in 0..<min(parts.shipCount, MessageParts.mostShips) {
        guard let ship = board.ship(parts.ship(place)), hide(ship) else { throw .ship(place) }
        lengths.add(ship.length)
      }
      guard lengths == rules.shipLengths, parts.shipCount <= MessageParts.mostShips else { throw .fleet }
      guard parts.guessCount > 0 else {
        if parts.settings.isComplete { endUnrecorded() }
        return
      }
      try replay(parts)
    } catch {
      throw parts.refusal(error, self, in: url)
    }
  }
}

extension BoardSize {
  /// The ship from one cell to another, by their numbers.
  @inline(__always)
  func ship(_ numbers: (first: Int, last: Int)) -> Ship? {
    guard let first = cell(at: numbers.first) else { return nil }
    if numbers.first == numbers.last { return Ship(first) }
    guard let last = cell(at: numbers.last) else { return nil }
    return Ship(from: first, to: last)
  }
}

extension Span<UInt8> {
  /// Refuses more than 5,000 characters. Unicode scalars are counted, and only where there are more bytes than that.
  @inline(__always)
  func checkLength() throws(MessageURLError) {
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
