// The parts of a duel's message, each read from its own items; together they may still not be a duel.

/// Reads terms, flag, seals, turns and openings from the items of a query.
struct DuelParts {
  let items: QueryItems

  /// Refuses another format, and the items of a hunt.
  func checkFormat() throws(MessageURLError) {
    guard let item = try items.only(.format) else { throw MessageURLError(.notADuel) }
    let format = try items.read(item) { reader, url throws(MessageURLError.Reason) in try reader.number(in: url) }
    guard format >= 2 else { throw MessageURLError(.notADuel, items.evidence(of: item)) }
    guard format == 2 else { throw MessageURLError(.newerFormat, items.evidence(of: item)) }
    for item in items.items {
      switch item.item {
      case .shipLocation, .guess, .misses: throw MessageURLError(.notInADuel, items.evidence(of: item))
      case .isComplete, .board, .fleet, .apart, .format, .volley, .seal, .play, .open: continue
      }
    }
  }

  /// What both players agree on.
  func terms() throws(MessageURLError) -> Terms {
    let (boardItem, fleetItem) = (try required(.board), try required(.fleet))
    let board = try items.read(boardItem) { reader, url throws(MessageURLError.Reason) in try reader.board(in: url) }
    let lengths = try items.read(fleetItem) { reader, url throws(MessageURLError.Reason) in
      try reader.shipLengths(in: url)
    }
    guard lengths.fit(on: board) else {
      throw MessageURLError(.fleetDoesNotFit(lengths, board), items.evidence(of: fleetItem))
    }
    let apart = try items.only(.apart).map(flag) ?? false
    let rules = Rules(unchecked: board, shipLengths: lengths, losingMiss: nil, apart: apart)
    return Terms(unchecked: rules, volley: try volley(on: board))
  }

  private func volley(on board: BoardSize) throws(MessageURLError) -> Volley {
    guard let item = try items.only(.volley) else { return .shots(1) }
    let value = try items.value(of: item)
    if value.elementsEqual("afloat".utf8) { return .afloat }
    guard let count = wholeNumber(value), 1...board.cellCount ~= count else {
      throw MessageURLError(.badVolley, items.evidence(of: item))
    }
    return .shots(count)
  }

  /// Whether the message says that the duel is over.
  func isComplete() throws(MessageURLError) -> Bool {
    try flag(try required(.isComplete))
  }

  /// The refusal of a flag that contradicts the turns.
  func refusalOfFlag(_ status: Duel.Status) throws(MessageURLError) -> MessageURLError {
    MessageURLError(.flagContradictsTurns(status), items.evidence(of: try required(.isComplete)))
  }

  /// One or two seals.
  func seals(ships: Int) throws(MessageURLError) -> [Seal] {
    let seals = items.all(.seal)
    guard !seals.isEmpty else { throw MessageURLError(missing: .seal) }
    guard seals.count <= 2 else { throw MessageURLError(.repeated, items.evidence(of: seals[2])) }
    return try seals.map { item throws(MessageURLError) in
      guard let bytes = Base64URL.decode(try items.value(of: item)), let seal = Seal(bytes: bytes, ships: ships) else {
        throw MessageURLError(.badSeal, items.evidence(of: item))
      }
      return seal
    }
  }

  /// The turns in their order; none before somebody has joined.
  func history(under terms: Terms, isJoined: Bool) throws(MessageURLError) -> History {
    var history = History(under: terms)
    guard let item = try items.only(.play) else {
      guard !isJoined else { throw MessageURLError(missing: .play) }
      return history
    }
    guard isJoined else { throw MessageURLError(.missingSecondSeal, items.evidence(of: item)) }
    let value = try items.value(of: item)
    let texts = value.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for (place, text) in texts.enumerated() {
      do throws(TurnError) {
        try history.append(Turn(text: text, isFirst: place == 0, on: terms.rules.board))
      } catch {
        throw MessageURLError(.badTurn(place + 1, error), items.evidence(of: item, part: text.indices))
      }
    }
    return history
  }

  /// The openings: one or two if the duel is over, none before.
  func openings(ships: Int, isOver: Bool) throws(MessageURLError) -> [Opening] {
    let openings = items.all(.open)
    guard isOver else {
      guard openings.isEmpty else { throw MessageURLError(.openedTooSoon, items.evidence(of: openings[0])) }
      return []
    }
    guard !openings.isEmpty else { throw MessageURLError(missing: .open) }
    guard openings.count <= 2 else { throw MessageURLError(.repeated, items.evidence(of: openings[2])) }
    return try openings.map { item throws(MessageURLError) in
      guard let bytes = Base64URL.decode(try items.value(of: item)), let opening = Opening(bytes: bytes, ships: ships)
      else { throw MessageURLError(.badOpening, items.evidence(of: item)) }
      return opening
    }
  }
}

extension DuelParts {
  private func required(_ name: MessageItem) throws(MessageURLError) -> QueryItem {
    guard let item = try items.only(name) else { throw MessageURLError(missing: name) }
    return item
  }

  private func flag(_ item: QueryItem) throws(MessageURLError) -> Bool {
    try items.read(item) { reader, url throws(MessageURLError.Reason) in try reader.flag(in: url) }
  }
}
