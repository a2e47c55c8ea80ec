// A message URL becomes a duel, or a refusal that says what is wrong and where. Nothing is repaired or guessed.

extension Duel {
  /// The duel that a message URL holds.
  ///
  /// Only the query is read, as for ``Game/init(messageURL:)-(String)``. An untrue answer does not make a message invalid:
  /// it shows in the ``verdict`` once the seals are open.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a duel.
  public init(messageURL: borrowing String) throws(MessageURLError) {
    try self.init(url: Array(messageURL.utf8))
  }

  /// The duel that a message URL holds, from its bytes in UTF-8, which may be any bytes.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a duel.
  public init(messageURL url: Span<UInt8>) throws(MessageURLError) {
    try self.init(url: url.indices.map { url[$0] })
  }

  private init(url: [UInt8]) throws(MessageURLError) {
    try url.span.checkLength()
    let parts = DuelParts(items: try QueryItems(of: url))
    try parts.checkFormat()
    let terms = try parts.terms()
    let ships = terms.rules.shipLengths.count
    let isComplete = try parts.isComplete()
    let seals = try parts.seals(ships: ships)
    let history = try parts.history(under: terms, isJoined: seals.count == 2)
    let isOver = history.status != .open
    guard isComplete == isOver else { throw try parts.refusalOfFlag(history.status) }
    let openings = try parts.openings(ships: ships, isOver: isOver)
    self.init(firstSeal: seals[0], secondSeal: seals.dropFirst().first, history: history, openings: openings)
  }
}
