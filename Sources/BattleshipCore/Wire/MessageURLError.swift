// Everything that can be wrong with the URL of a game or a duel: the reason, and the item and the value to blame.

/// Why a URL is not a game, or not a duel.
///
/// ```swift
/// do {
///   _ = try Game(messageURL: "?Ship_Location=9&Ship_Location=1&Is_Complete=0")
/// } catch {
///   assert(error.reason == .cellOffBoard(cell: 9, board: BoardSize("3x3")!))
///   assert(error.description == "Ship_Location=9 (item 1): a 3x3 board has no cell 9")
/// }
/// ```
public struct MessageURLError: Error, Hashable, Sendable {
  /// The reason for the refusal.
  public let reason: Reason

  /// The item to blame and where it is, if the reason is about one.
  public let evidence: Evidence?

  /// The item that is to blame or is missing, if the reason is about one.
  public var item: MessageItem? {
    if case .missing(let item) = reason { item } else { evidence?.item }
  }

  init(missing item: MessageItem) {
    self.init(.missing(item))
  }

  init(_ reason: Reason, _ item: QueryItem?, in url: Span<UInt8>) {
    var reason = reason
    if let item, reason.isUnreadableValue, ValueReader(at: item).hasBrokenEscape(in: url) { reason = .badEscape }
    self.init(reason, item?.evidence(in: url))
  }

  /// Without evidence, the reason is about the whole message.
  init(_ reason: Reason, _ evidence: Evidence? = nil) {
    self.reason = reason
    self.evidence = evidence
  }
}

extension MessageURLError {
  /// A fault of a URL.
  public enum Reason: Error, Hashable, Sendable {
    /// The URL has no query.
    case noQuery
    /// The URL has more characters than a hunt or a duel may have: 5,000 or 6,000.
    case tooLong(characters: Int, most: Int)
    /// A value has a percent sign without two hexadecimal digits after it.
    case badEscape
    /// A required item is not there.
    case missing(MessageItem)
    /// An item occurs more often than allowed.
    case repeated
    /// A value is not a whole number in our form: one to nine digits, no sign, no leading zero.
    case notANumber
    /// A ship or a shot has the number of a cell that the board does not have.
    case cellOffBoard(cell: Int, board: BoardSize)
    /// A ship is bent, reversed, wrapped round an edge, or a single cell written as two.
    case notAShip
    /// A ship overlaps another one.
    case shipsOverlap(Ship)
    /// The first ship touches the second, and the rules keep ships apart.
    case shipsTouch(Ship, Ship)
    /// The rules have no ship of this length, or no more of them.
    case shipNotInRules(ShipLengths)
    /// Ships of these lengths are missing.
    case shipsMissing(ShipLengths)
    /// A flag is neither 0 nor 1.
    case badFlag
    /// A board does not have two sides of 1 to 16 cells.
    case badBoard
    /// A fleet is not 1 to 32 lengths of 1 to 16 cells, longest first.
    case badFleet
    /// A fleet has more cells than the board, or a ship longer than it.
    case fleetDoesNotFit(ShipLengths, BoardSize)
    /// The losing miss is greater than the number of cells.
    case badMisses(Int, cells: Int)
    /// A shot at a cell that was fired at before.
    case guessedTwice(Cell)
    /// A shot after the game was won or lost.
    case guessAfterEnd
    /// The flag says that the game is over but the shots do not end it, or the other way round.
    case flagContradictsShots(Status)
    /// The URL is a sealed duel, but a game was asked for.
    case duel
    /// The URL has a newer format than this program knows.
    case newerFormat
    /// The URL is not a duel, but one was asked for; the evidence is its format, if it has one.
    case notADuel
    /// A duel has an item that belongs to a hunt.
    case notInADuel
    /// A volley is neither `afloat` nor `again` nor 1 to the number of cells.
    case badVolley
    /// A seal is not the canonical base64url of as many bytes as a seal of these ships has.
    case badSeal
    /// The duel has the form of a version that was never released, without public keys and tags.
    case unreleasedFormat
    /// A name is not one that a player can have, or all names are empty.
    case badName
    /// A tag is not the canonical base64url of 16 bytes.
    case badTag
    /// A challenge has a tag.
    case tagWithoutTurn
    /// There are turns, but the second player's seal is missing.
    case missingSecondSeal
    /// The turn of this number, counted from 1, cannot follow those before it.
    case badTurn(Int, TurnError)
    /// A seal is opened before the duel is over.
    case openedTooSoon
    /// An opening is not the canonical base64url of as many bytes as an opening of these ships has.
    case badOpening
    /// The flag says that the duel is over but the turns do not end it, or the other way round.
    case flagContradictsTurns(Duel.Status)
  }

  /// The item to blame, and where it is in the URL.
  public struct Evidence: Hashable, Sendable {
    /// The item.
    public let item: MessageItem

    /// Which item of the query it is, counted from 1.
    public let number: Int

    /// Where the item's value is, in bytes from the start of the URL.
    public let valueRange: Range<Int>

    /// The start of the value, as the URL spells it.
    public let value: Excerpt
  }
}

extension MessageURLError.Evidence: CustomStringConvertible {
  /// The item as the URL spells it and its number: `Ship_Location=9 (item 2)`. Safe to print.
  public var description: String {
    "\(item)=\(value) (item \(number))"
  }
}

extension MessageURLError.Reason {
  /// Whether a broken escape in the value could be the cause.
  fileprivate var isUnreadableValue: Bool {
    switch self {
    case .notANumber, .badFlag, .badBoard, .badFleet: true
    case _: false
    }
  }
}
