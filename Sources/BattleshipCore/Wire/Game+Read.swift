// A message URL becomes a game, or a refusal that names the fault and its place. Nothing is repaired or guessed.

extension Game {
  /// The game that a message URL holds.
  ///
  /// Only the query is read, from the first `?` to the next `#`: the scheme, host and path may be anything. The query
  /// may also be the URL's fragment and begin with `#?`.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a game.
  public init(messageURL: borrowing String) throws(MessageURLError) {
    #if canImport(Darwin)
      // A string's span is newer than most of Apple's systems, and an old string may not be contiguous.
      try self.init(messageURL: ContiguousArray(messageURL.utf8).span)
    #else
      try self.init(messageURL: messageURL.utf8.span)
    #endif
  }

  /// The game that a message URL holds, from its bytes in UTF-8, which need not be valid.
  ///
  /// Items that are not a hunt's are ignored.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a game.
  public init(messageURL url: Span<UInt8>) throws(MessageURLError) {
    let parts = try HuntParts(of: url)
    let rules = try parts.rules(in: url)
    self.init(fleet: try parts.fleet(under: rules, in: url))
    try fire(at: parts.shots, in: url)
    if parts.isComplete == true, shots.isEmpty { self = .overUnrecorded(fleet: fleet) }
    guard parts.isComplete == (status != .open) else {
      throw MessageURLError(.flagContradictsShots(status), QueryReader.item(.isComplete, in: url), in: url)
    }
  }

  private mutating func fire(at numbers: [Int], in url: Span<UInt8>) throws(MessageURLError) {
    let board = rules.board
    reserveShots(numbers.count)
    for number in numbers {
      do throws(MessageURLError.Reason) {
        let cell = try board.cell(numbered: number)
        guard status == .open else { throw .guessAfterEnd }
        guard record(cell) else { throw .guessedTwice(cell) }
      } catch {
        throw MessageURLError(error, QueryReader.item(.guess, after: shots.count, in: url), in: url)
      }
    }
  }
}
