// The reasons why a turn cannot follow the turns before it, with the evidence.

/// Why a turn cannot follow the turns before it.
///
/// ```swift
/// do {
///   let fleet = try Fleet.random(rules: challenge.rules, using: &generator)
///   try challenge.join(fleet, shots: [.a1, .a1], key: otherKey, using: &generator)
/// } catch {
///   assert(error as? DuelError == .turn(.shots(2, due: 1)))
/// }
/// ```
public enum TurnError: Error, Hashable, Sendable {
  /// The text does not have the form of answers and shots.
  case malformed
  /// The duel was over.
  case afterEnd
  /// The second player gives up instead of joining.
  case resignationAsFirst
  /// More or fewer answers than shots received.
  case answers(Int, due: Int)
  /// More or fewer shots than are due.
  case shots(Int, due: Int)
  /// Shots in a turn that reports the last ship sunk.
  case shotsAfterEnd
  /// No cell of the board has this number.
  case cellNumber(Int, board: BoardSize)
  /// A shot at a cell that is not on the board.
  case cellOffBoard(Cell, BoardSize)
  /// A second shot at a cell.
  case firedTwice(Cell)
  /// A sunk ship that is bent, or has its ends the wrong way round.
  case notAShip(Cell, Cell)
  /// A sunk ship that leaves the board.
  case shipOffBoard(Ship, BoardSize)
  /// A sunk ship that does not hold the cell of the shot that sank it.
  case sunkElsewhere(Ship, shot: Cell)
  /// A sunk ship with a cell that was not hit.
  case sunkUnhit(Ship, Cell)
  /// A sunk ship that shares a cell with another one.
  case sunkTwice(Ship, Ship)
  /// A sunk ship of a length that no ship afloat has.
  case sunkLength(Ship, afloat: ShipLengths)
  /// More hits than the ships afloat can take without sinking.
  case tooManyHits(Int, most: Int)
  /// More misses than the board has water.
  case tooManyMisses(Int, most: Int)
}

extension TurnError: CustomStringConvertible {
  /// The reason in plain English: `B4 was fired at before`.
  public var description: String {
    switch self {
    case .malformed: "not a valid turn"
    case .afterEnd: "the duel was over"
    case .resignationAsFirst: "the second player joins by firing and cannot give up instead"
    case .answers(let count, let due): "\(counted(count, "answer")) to \(counted(due, "shot"))"
    case .shots(let count, let due): "\(counted(count, "shot")) instead of \(due)"
    case .shotsAfterEnd: "shots after the last ship was sunk"
    case .cellNumber(let number, let board): "a \(board) board has no cell \(number)"
    case .cellOffBoard(let cell, let board): "\(cell) is not on a \(board) board"
    case .firedTwice(let cell): "\(cell) was fired at before"
    case .notAShip(let first, let last): "\(first) to \(last) is not a straight ship"
    case .shipOffBoard(let ship, let board): "the sunk ship \(ship) is not on a \(board) board"
    case .sunkElsewhere(let ship, let shot): "the sunk ship \(ship) does not include \(shot), the cell of the shot"
    case .sunkUnhit(let ship, let cell): "the sunk ship \(ship) was not hit at \(cell)"
    case .sunkTwice(let ship, let other): "the sunk ship \(ship) overlaps the sunk ship \(other)"
    case .sunkLength(let ship, let afloat):
      "the sunk ship \(ship) has \(counted(ship.length, "cell")); the ships still afloat have lengths \(afloat)"
    case .tooManyHits(let count, let most):
      "\(counted(count, "hit")) outside sunk ships; at most \(counted(most, "is", "are")) possible"
    case .tooManyMisses(let count, let most):
      "\(counted(count, "miss", "misses")); at most \(counted(most, "is", "are")) possible"
    }
  }

  /// Names only the errors that a caller's shots can have; all others are `badTurn`, as in a URL.
  package var name: String {
    switch self {
    case .shots: "shots"
    case .shotsAfterEnd: "shotsAfterEnd"
    case .cellOffBoard: "cellOffBoard"
    case .firedTwice: "alreadyOpened"
    case .malformed, .afterEnd, .resignationAsFirst, .answers, .cellNumber, .notAShip, .shipOffBoard, .sunkElsewhere,
      .sunkUnhit, .sunkTwice, .sunkLength, .tooManyHits, .tooManyMisses:
      "badTurn"
    }
  }
}
