// Every way in which a URL can fail to be a game, each with the item and the value that are to blame.

/// Why a URL is not a game.
public enum MessageURLError: Error, Hashable, Sendable {
  /// The URL has no query.
  case noQuery
  /// The URL has more than 5,000 characters.
  case tooLong(characters: Int)
  /// A value has a percent sign without two hexadecimal digits behind it.
  case badEscape(Evidence)
  /// A required item is not there.
  case missing(MessageItem)
  /// An item stands there a second time and may not.
  case repeated(Evidence)
  /// A value is not a whole number as we write them: digits, no sign, no leading zero, not beyond counting.
  case notANumber(Evidence)
  /// A ship or a shot lies on no cell of the board.
  case cellOffBoard(Evidence, cell: Int, board: BoardSize)
  /// A ship is bent, reversed, wrapped round an edge, or a single cell written as two.
  case notAShip(Evidence)
  /// A ship lies over another one.
  case shipsOverlap(Evidence, Ship)
  /// A ship touches the second one, and the rules say that ships lie apart.
  case shipsTouch(Evidence, Ship, Ship)
  /// The rules have no ship, or no other ship, of this length.
  case shipNotInRules(Evidence, ShipLengths)
  /// The rules ask for more ships, of these lengths.
  case shipsMissing(ShipLengths)
  /// A flag is neither 0 nor 1.
  case badFlag(Evidence)
  /// A board is not two sides of 1 to 16 cells.
  case badBoard(Evidence)
  /// A fleet is not 1 to 32 lengths of 1 to 16 cells, longest first.
  case badFleet(Evidence)
  /// A fleet has more cells than the board, or a ship longer than it.
  case fleetDoesNotFit(Evidence, ShipLengths, BoardSize)
  /// The misses allowed are more than the board has cells.
  case badMisses(Evidence, misses: Int, cells: Int)
  /// A shot at a cell that was open already.
  case guessedTwice(Evidence, Cell)
  /// A shot after the game was won or lost.
  case guessAfterEnd(Evidence, Status)
  /// The flag says that the game is over and the shots leave it open, or the other way round.
  case flagContradictsShots(Evidence, Status)
  /// The URL is a sealed duel, and not a game.
  case duel(Evidence)
  /// The URL is of a later format than this program knows.
  case newerFormat(Evidence)
  /// The URL is a hunt's, or of no format of ours, and a duel was asked for; the evidence is its format, if it has one.
  case notADuel(Evidence?)
  /// An item of a hunt stands in a duel.
  case notInADuel(Evidence)
  /// A volley is neither `afloat` nor 1 to the number of cells.
  case badVolley(Evidence)
  /// A seal is not the canonical base64url of as many bytes as a seal of these ships has.
  case badSeal(Evidence)
  /// There are turns, and the second player's seal is not there.
  case missingSecondSeal(Evidence)
  /// The turn of this number, counted from 1, cannot follow those before it.
  case badTurn(Evidence, turn: Int, TurnError)
  /// A seal is opened before the duel is over.
  case openedTooSoon(Evidence)
  /// An opening is not the canonical base64url of as many bytes as an opening of these ships has.
  case badOpening(Evidence)
  /// The flag says that the duel is over and the turns leave it open, or the other way round.
  case flagContradictsTurns(Evidence, Duel.Status)
}

extension MessageURLError {
  /// The item to blame, and where it stands in the URL.
  public struct Evidence: Hashable, Sendable {
    /// The item.
    public let item: MessageItem

    /// Which item of the query it is, counted from 1.
    public let number: Int

    /// Where the item's value stands, in bytes from the start of the URL.
    public let valueRange: Range<Int>

    /// The start of the value, as the URL spells it.
    public let value: Excerpt
  }

  /// The item to blame and where it stands, where the error is about one.
  public var evidence: Evidence? {
    switch self {
    case .noQuery, .tooLong, .missing, .shipsMissing: nil
    case .notADuel(let evidence): evidence
    case .badEscape(let evidence), .repeated(let evidence), .notANumber(let evidence), .notAShip(let evidence),
      .badFlag(let evidence), .badBoard(let evidence), .badFleet(let evidence), .duel(let evidence),
      .newerFormat(let evidence),
      .cellOffBoard(let evidence, _, _), .shipsOverlap(let evidence, _), .shipsTouch(let evidence, _, _),
      .shipNotInRules(let evidence, _),
      .fleetDoesNotFit(let evidence, _, _), .badMisses(let evidence, _, _), .guessedTwice(let evidence, _),
      .guessAfterEnd(let evidence, _), .flagContradictsShots(let evidence, _), .notInADuel(let evidence),
      .badVolley(let evidence), .badSeal(let evidence), .missingSecondSeal(let evidence), .badTurn(let evidence, _, _),
      .openedTooSoon(let evidence), .badOpening(let evidence), .flagContradictsTurns(let evidence, _):
      evidence
    }
  }
}

extension MessageURLError.Evidence: CustomStringConvertible {
  /// The item as the URL spells it and its number: `Ship_Location=9 (item 2)`. Safe to print.
  public var description: String {
    "\(item)=\(value) (item \(number))"
  }
}
