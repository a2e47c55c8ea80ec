// The rules are what both players know before the first shot: the board, the ships' lengths, the misses allowed.

/// What both players agree on: the board, which ships hide on it, and how many misses lose the game.
public struct Rules: Hashable, Sendable {
  /// The board.
  public let board: BoardSize

  /// The lengths of the ships to hide and to find.
  public let shipLengths: ShipLengths

  /// The miss that loses the game; 0 where misses never do.
  let losingMiss: UInt16

  /// How many cells the ships have together.
  let shipCells: UInt16

  /// Rules of your own.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - shipLengths: The ships to hide, at most as many cells as the board has, none longer than its longer side.
  ///   - missesAllowed: The miss that loses the game, 1 to the number of cells; nil where misses never lose.
  /// - Throws: ``RulesError`` where these cannot be rules of a game.
  public init(board: BoardSize, shipLengths: ShipLengths, missesAllowed: Int?) throws(RulesError) {
    let cells = board.cellCount
    guard shipLengths.longest <= max(board.rows, board.columns), shipLengths.cellCount <= cells else {
      throw .fleetDoesNotFit(shipLengths, board)
    }
    guard missesAllowed.map({ 1...cells ~= $0 }) ?? true else { throw .misses(missesAllowed ?? 0, cells: cells) }
    self.init(board: board, shipLengths: shipLengths, losingMiss: UInt16(missesAllowed ?? 0))
  }

  @inline(__always)
  init(board: BoardSize, shipLengths: ShipLengths, losingMiss: UInt16) {
    self.board = board
    self.shipLengths = shipLengths
    self.losingMiss = losingMiss
    shipCells = UInt16(truncatingIfNeeded: shipLengths.cellCount)
  }

  /// Whether these are ``messages``. In one go: every message that is written asks, and mostly they are.
  @inline(__always)
  var areOfMessages: Bool {
    let other = Rules.messages
    let (rows, columns) = (board.rowCount ^ other.board.rowCount, board.columnCount ^ other.board.columnCount)
    let misses = losingMiss ^ other.losingMiss
    return UInt64(rows | columns) | UInt64(misses) | shipLengths.difference(from: other.shipLengths) == 0
  }

  /// The miss that loses the game: 3 where the third one does; nil where misses never lose.
  public var missesAllowed: Int? { losingMiss == 0 ? nil : Int(losingMiss) }
}

/// Why something cannot be the rules of a game.
public enum RulesError: Error, Hashable, Sendable {
  /// A side of the board is not 1 to 16 cells.
  case boardSize(rows: Int, columns: Int)
  /// A fleet without ships.
  case noShips
  /// A fleet of more than 32 ships.
  case tooManyShips
  /// A ship that is not 1 to 16 cells long.
  case shipLength(Int)
  /// Ships longer than the board, or with more cells than it has.
  case fleetDoesNotFit(ShipLengths, BoardSize)
  /// A number of misses that is not 1 to the number of cells.
  case misses(Int, cells: Int)
}
