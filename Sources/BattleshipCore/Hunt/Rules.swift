// The rules are known to both players before the first shot: the board, the ships' lengths, the miss that loses.

/// The agreement of both players: the board, the ships on it, how close they may lie, and which miss loses.
///
/// ```swift
/// let rules = try Rules(board: BoardSize("8x8")!, shipLengths: ShipLengths("4.3.2")!, losingMiss: 20)
/// assert(rules.name == nil && Rules.classic.name == "classic")
/// assert(Rules(named: "skirmish") == .skirmish)
/// ```
public struct Rules: Hashable, Sendable {
  /// The board.
  public let board: BoardSize

  /// The lengths of the ships to hide and to find.
  public let shipLengths: ShipLengths

  /// The miss that loses the game: 3 if the third one does; nil if misses never lose.
  public let losingMiss: Int?

  /// Whether ships must lie apart: no ship may touch another one, not even at a corner.
  public let apart: Bool

  /// Rules of your own.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - shipLengths: The ships to hide, at most as many cells as the board has, none longer than its longer side.
  ///   - losingMiss: The miss that loses the game, 1 to the number of cells; nil if misses never lose.
  ///   - apart: Whether no ship may touch another one, not even at a corner.
  /// - Throws: ``RulesError`` if these rules are impossible.
  public init(
    board: BoardSize, shipLengths: ShipLengths, losingMiss: Int?, apart: Bool = false
  ) throws(RulesError) {
    guard shipLengths.fit(on: board) else { throw .fleetDoesNotFit(shipLengths, board) }
    if let losingMiss, !(1...board.cellCount ~= losingMiss) {
      throw .losingMiss(losingMiss, cells: board.cellCount)
    }
    self.init(unchecked: board, shipLengths: shipLengths, losingMiss: losingMiss, apart: apart)
  }

  init(unchecked board: BoardSize, shipLengths: ShipLengths, losingMiss: Int?, apart: Bool) {
    self.board = board
    self.shipLengths = shipLengths
    self.losingMiss = losingMiss
    self.apart = apart
  }
}

extension Rules {
  /// The same rules, but no ship may touch another one.
  public var withShipsApart: Rules {
    Rules(unchecked: board, shipLengths: shipLengths, losingMiss: losingMiss, apart: true)
  }
}

extension ShipLengths {
  func fit(on board: BoardSize) -> Bool {
    cellCount <= board.cellCount && longest <= Swift.max(board.rows, board.columns)
  }
}

/// Why rules are impossible.
///
/// ```swift
/// do {
///   _ = try Rules(board: BoardSize("3x3")!, shipLengths: ShipLengths("4")!, losingMiss: nil)
/// } catch {
///   assert(error == .fleetDoesNotFit(ShipLengths("4")!, BoardSize("3x3")!))
/// }
/// ```
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
  /// A losing miss that is not 1 to the number of cells.
  case losingMiss(Int, cells: Int)
}
