// A message URL becomes a duel, or a refusal that names the fault and its place. Nothing is repaired or guessed.

extension Duel {
  /// The duel that a message URL holds.
  ///
  /// Only the query is read, as for ``Game/init(messageURL:)-(String)``. An untrue answer does not make a message
  /// invalid: it shows in the ``verdict`` once the seals are open.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a duel.
  public init(messageURL: borrowing String) throws(MessageURLError) {
    try self.init(messageURL: Array(messageURL.utf8).span)
  }

  /// The duel that a message URL holds, from its bytes in UTF-8, which need not be valid.
  ///
  /// - Throws: ``MessageURLError`` with the item and the value to blame, if the URL is not a duel.
  public init(messageURL url: Span<UInt8>) throws(MessageURLError) {
    let items = try QueryItems(of: url)
    try items.checkDuel(in: url)
    let terms = try items.terms(in: url)
    let ships = terms.rules.shipLengths.count
    let isComplete = try items.required(.isComplete, in: url, ValueReader.flag)
    let seals = try items.seals(ships: ships, in: url)
    let names = try items.names(seals: seals.count, in: url)
    let history = try items.history(under: terms, isJoined: seals.count == 2, in: url)
    let isOver = history.status != .open
    guard isComplete == isOver else {
      throw MessageURLError(.flagContradictsTurns(history.status), items.first(.isComplete), in: url)
    }
    let openings = try items.openings(ships: ships, isOver: isOver, in: url)
    self.init(
      firstSeal: seals[0], firstName: names.first,
      second: seals.count == 2 ? SecondPlayer(seal: seals[1], name: names.second) : nil,
      history: history, openings: openings, tag: try items.tag(hasTurns: !history.turns.isEmpty, in: url))
  }
}
