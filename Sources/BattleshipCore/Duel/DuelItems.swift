// The parts of a duel's message, each read from its own items; they may still not make a legal duel.

extension QueryItems {
  /// Refuses another format, and the items of a hunt.
  func checkDuel(in url: Span<UInt8>) throws(MessageURLError) {
    let format = try only(.format, in: url, ValueReader.number)
    guard let format, format > 1 else { throw MessageURLError(.notADuel, first(.format), in: url) }
    guard format == 2 else { throw MessageURLError(.newerFormat, first(.format), in: url) }
    if let foreign = first(.shipLocation, .guess, .misses) { throw MessageURLError(.notInADuel, foreign, in: url) }
  }

  func terms(in url: Span<UInt8>) throws(MessageURLError) -> Terms {
    let board = try required(.board, in: url, ValueReader.board)
    let lengths = try required(.fleet, in: url, ValueReader.shipLengths)
    guard lengths.fit(on: board) else {
      throw MessageURLError(.fleetDoesNotFit(lengths, board), first(.fleet), in: url)
    }
    let apart = try only(.apart, in: url, ValueReader.flag) ?? false
    let volley = try only(.volley, in: url, ValueReader.bytes).map { String(decoding: $0, as: UTF8.self) } ?? "1"
    guard let volley = Volley(volley), volley.isPossible(on: board) else {
      throw MessageURLError(.badVolley, first(.volley), in: url)
    }
    return Terms(
      unchecked: Rules(unchecked: board, shipLengths: lengths, losingMiss: nil, apart: apart), volley: volley)
  }

  func seals(ships: Int, in url: Span<UInt8>) throws(MessageURLError) -> [Seal] {
    var seals: [Seal] = []
    try each(.seal, in: url) { value throws(MessageURLError.Reason) in
      guard seals.count < 2 else { throw .repeated }
      guard let bytes = Base64URL.decode(try value.bytes(in: url)) else { throw .badSeal }
      // A seal without a public key, as versions that were never published wrote it.
      guard bytes.count != Seal.size(ships: ships) - X25519.byteCount else { throw .unreleasedFormat }
      guard let seal = Seal(bytes: bytes, ships: ships) else { throw .badSeal }
      seals.append(seal)
    }
    guard !seals.isEmpty else { throw MessageURLError(missing: .seal) }
    return seals
  }

  /// No names at all, or one for each seal, of which one may be empty.
  func names(
    seals: Int, in url: Span<UInt8>
  ) throws(MessageURLError) -> (first: Duel.Name?, second: Duel.Name?) {
    var names: [Duel.Name?] = []
    try each(.name, in: url) { value throws(MessageURLError.Reason) in
      guard names.count < seals else { throw .repeated }
      let bytes = try value.bytes(in: url)
      let name = Duel.Name(bytes: bytes)
      guard bytes.isEmpty || name != nil else { throw .badName }
      names.append(name)
    }
    guard let item = first(.name) else { return (nil, nil) }
    guard names.count == seals else { throw MessageURLError(missing: .name) }
    guard names.contains(where: { $0 != nil }) else { throw MessageURLError(.badName, item, in: url) }
    return (names[0], names.count > 1 ? names[1] : nil)
  }

  /// The tag; a message without turns has none.
  func tag(hasTurns: Bool, in url: Span<UInt8>) throws(MessageURLError) -> [UInt8] {
    guard hasTurns else {
      if let item = first(.tag) { throw MessageURLError(.tagWithoutTurn, item, in: url) }
      return []
    }
    let tag = Base64URL.decode(try required(.tag, in: url, ValueReader.bytes))
    guard let tag, tag.count == Duel.tagSize else { throw MessageURLError(.badTag, first(.tag), in: url) }
    return tag
  }

  /// No turns before a second player has joined.
  func history(under terms: Terms, isJoined: Bool, in url: Span<UInt8>) throws(MessageURLError) -> History {
    var history = History(under: terms)
    guard let item = first(.play) else {
      guard !isJoined else { throw MessageURLError(missing: .play) }
      return history
    }
    let value = try required(.play, in: url, ValueReader.bytes)
    guard isJoined else { throw MessageURLError(.missingSecondSeal, item, in: url) }
    let texts = value.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for (index, text) in texts.enumerated() {
      do throws(TurnError) {
        try history.append(Turn(text: text, isFirst: index == 0, on: terms.rules.board))
      } catch {
        throw MessageURLError(.badTurn(index + 1, error), item.evidence(of: text.indices, in: url))
      }
    }
    return history
  }

  /// The openings: one or two if the duel is over, none before.
  func openings(ships: Int, isOver: Bool, in url: Span<UInt8>) throws(MessageURLError) -> [Opening] {
    var openings: [Opening] = []
    try each(.open, in: url) { value throws(MessageURLError.Reason) in
      guard isOver else { throw .openedTooSoon }
      guard openings.count < 2 else { throw .repeated }
      guard let bytes = Base64URL.decode(try value.bytes(in: url)), let opening = Opening(bytes: bytes, ships: ships)
      else { throw .badOpening }
      openings.append(opening)
    }
    guard !isOver || !openings.isEmpty else { throw MessageURLError(missing: .open) }
    return openings
  }
}

extension QueryItem {
  /// The range counts the value's bytes with escapes decoded.
  fileprivate func evidence(of part: Range<Int>, in url: Span<UInt8>) -> MessageURLError.Evidence {
    func position(of offset: Int) -> Int {
      (0..<offset).reduce(valueStart) { position, _ in position + (url[position] == UInt8(ascii: "%") ? 3 : 1) }
    }
    return evidence(at: position(of: part.lowerBound)..<position(of: part.upperBound), in: url)
  }
}
