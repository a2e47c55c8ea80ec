// The settings of a message are its items that may stand there once: the flag, the rules, the format.

/// The flag and the rules of a message, as far as they were read.
struct MessageSettings {
  private(set) var isComplete = false
  private var board = Rules.messages.board
  private var shipLengths = Rules.messages.shipLengths
  private var misses = Rules.messages.losingMiss ?? 0
  private var apart = false
  private var seen: UInt8 = 0

  /// Reads the value of a setting, and gives the reader at its end.
  @inline(never)
  mutating func read(
    _ item: MessageItem, _ reader: QueryReader, in url: Span<UInt8>
  ) throws(ValueFault) -> QueryReader {
    try note(item)
    var reader = reader
    switch item {
    case .board: board = try reader.board(in: url)
    case .fleet: shipLengths = try reader.shipLengths(in: url)
    case .misses: misses = try reader.wholeNumber(in: url)
    case .apart: apart = try reader.flag(in: url)
    case .format: try reader.checkFormat(in: url)
    case .isComplete: isComplete = try reader.flag(in: url)
    case .shipLocation, .guess, .volley, .seal, .play, .open:
      preconditionFailure("an item that may be repeated is no setting")
    }
    return reader
  }

  /// Reads the value of the flag.
  @inline(__always)
  mutating func readFlag(_ reader: inout QueryReader, in url: Span<UInt8>) throws(ValueFault) {
    try note(.isComplete)
    isComplete = try reader.flag(in: url)
  }

  /// Notes that an item is there, which must be for the first time.
  @inline(__always)
  private mutating func note(_ item: MessageItem) throws(ValueFault) {
    guard seen & Self.bit(of: item) == 0 else { throw .repeated }
    seen |= Self.bit(of: item)
  }

  /// Whether the flag was there.
  var hasFlag: Bool { seen & Self.bit(of: .isComplete) != 0 }

  /// Whether an item said anything of the rules.
  var nameRules: Bool {
    seen & (Self.bit(of: .board) | Self.bit(of: .fleet) | Self.bit(of: .misses) | Self.bit(of: .apart)) != 0
  }

  /// The rules, where the settings suit each other; only the whole query tells whether they do.
  var rules: Rules? {
    guard shipLengths.fit(on: board), misses <= board.cellCount else { return nil }
    return Rules(
      unchecked: board, shipLengths: shipLengths, losingMiss: misses == 0 ? nil : misses, apart: apart)
  }

  /// The refusal of settings that do not suit each other.
  func refusalOfRules(_ start: QueryReader, in url: Span<UInt8>) -> MessageURLError {
    guard shipLengths.fit(on: board) else {
      return .fleetDoesNotFit(start.evidence(of: .fleet, or: .board, in: url), shipLengths, board)
    }
    let evidence = start.evidence(of: .misses, or: .board, in: url)
    return .badMisses(evidence, misses: misses, cells: board.cellCount)
  }

  private static func bit(of item: MessageItem) -> UInt8 { 1 &<< item.rawValue }
}
