// The parts of a duel's message, each read from its own items; together they may still not be a duel.

/// Reads terms, flag, seals, turns and openings from the items of a query.
struct DuelParts {
  let items: QueryItems

  /// Refuses another format, and the items of a hunt.
  func checkFormat() throws(MessageURLError) {
    guard let item = try items.only(.format) else { throw .notADuel(nil) }
    let format = try number(of: item)
    guard format >= 2 else { throw .notADuel(items.evidence(of: item)) }
    guard format == 2 else { throw .newerFormat(items.evidence(of: item)) }
    for item in items.items {
      switch item.item {
      case .shipLocation, .guess, .misses: throw .notInADuel(items.evidence(of: item))
      case .isComplete, .board, .fleet, .apart, .format, .volley, .seal, .play, .open: continue
      }
    }
  }

  /// What both players agree on.
  func terms() throws(MessageURLError) -> Terms {
    let (boardItem, fleetItem) = (try required(.board), try required(.fleet))
    guard let board = BoardSize(try text(of: boardItem)) else { throw .badBoard(items.evidence(of: boardItem)) }
    guard let lengths = ShipLengths(try text(of: fleetItem)) else { throw .badFleet(items.evidence(of: fleetItem)) }
    guard lengths.fit(on: board) else { throw .fleetDoesNotFit(items.evidence(of: fleetItem), lengths, board) }
    let apart = try items.only(.apart).map(flag) ?? false
    let rules = Rules(unchecked: board, shipLengths: lengths, losingMiss: nil, apart: apart)
    return Terms(unchecked: rules, volley: try volley(on: board))
  }

  private func volley(on board: BoardSize) throws(MessageURLError) -> Volley {
    guard let item = try items.only(.volley) else { return .shots(1) }
    let value = try items.value(of: item)
    if value.elementsEqual("afloat".utf8) { return .afloat }
    guard let count = wholeNumber(value), 1...board.cellCount ~= count else {
      throw .badVolley(items.evidence(of: item))
    }
    return .shots(count)
  }

  /// Whether the message says that the duel is over.
  func isComplete() throws(MessageURLError) -> Bool {
    try flag(try required(.isComplete))
  }

  /// The refusal of a flag that says something else than the turns.
  func refusalOfFlag(_ status: Duel.Status) throws(MessageURLError) -> MessageURLError {
    .flagContradictsTurns(items.evidence(of: try required(.isComplete)), status)
  }

  /// One or two seals.
  func seals(ships: Int) throws(MessageURLError) -> [Seal] {
    let seals = items.all(.seal)
    guard !seals.isEmpty else { throw .missing(.seal) }
    guard seals.count <= 2 else { throw .repeated(items.evidence(of: seals[2])) }
    return try seals.map { item throws(MessageURLError) in
      guard let bytes = Base64URL.decode(try items.value(of: item)), let seal = Seal(bytes: bytes, ships: ships) else {
        throw .badSeal(items.evidence(of: item))
      }
      return seal
    }
  }

  /// The turns, one after the other; none as long as nobody has joined.
  func history(under terms: Terms, isJoined: Bool) throws(MessageURLError) -> History {
    var history = History(under: terms)
    guard let item = try items.only(.play) else {
      guard !isJoined else { throw .missing(.play) }
      return history
    }
    guard isJoined else { throw .missingSecondSeal(items.evidence(of: item)) }
    let value = try items.value(of: item)
    let texts = value.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for (place, text) in texts.enumerated() {
      do throws(TurnError) {
        try history.append(Turn(text: text, isFirst: place == 0, on: terms.rules.board))
      } catch {
        throw .badTurn(items.evidence(of: item, part: text.indices), turn: place + 1, error)
      }
    }
    return history
  }

  /// The openings: one or two if the duel is over, none before.
  func openings(ships: Int, isOver: Bool) throws(MessageURLError) -> [Opening] {
    let openings = items.all(.open)
    guard isOver else {
      guard openings.isEmpty else { throw .openedTooSoon(items.evidence(of: openings[0])) }
      return []
    }
    guard !openings.isEmpty else { throw .missing(.open) }
    guard openings.count <= 2 else { throw .repeated(items.evidence(of: openings[2])) }
    return try openings.map { item throws(MessageURLError) in
      guard let bytes = Base64URL.decode(try items.value(of: item)), let opening = Opening(bytes: bytes, ships: ships)
      else { throw .badOpening(items.evidence(of: item)) }
      return opening
    }
  }
}

extension DuelParts {
  private func required(_ name: MessageItem) throws(MessageURLError) -> QueryItem {
    guard let item = try items.only(name) else { throw .missing(name) }
    return item
  }

  private func text(of item: QueryItem) throws(MessageURLError) -> String {
    String(decoding: try items.value(of: item), as: UTF8.self)
  }

  private func number(of item: QueryItem) throws(MessageURLError) -> Int {
    guard let number = wholeNumber(try items.value(of: item)) else { throw .notANumber(items.evidence(of: item)) }
    return number
  }

  private func flag(_ item: QueryItem) throws(MessageURLError) -> Bool {
    switch wholeNumber(try items.value(of: item)) {
    case 0: false
    case 1: true
    default: throw .badFlag(items.evidence(of: item))
    }
  }
}
