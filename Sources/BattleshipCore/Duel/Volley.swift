// A volley is the number of shots that a player fires in one turn of a duel.

/// The number of shots per turn; a turn has fewer if the board has fewer cells left.
///
/// ```swift
/// let salvo = try Terms(on: .skirmish, volley: .afloat)
/// let double = try Terms(on: .skirmish, volley: .shots(2))
/// assert(Volley("afloat") == salvo.volley && Volley("2") == double.volley && Volley("again") == .again)
/// ```
public enum Volley: Hashable, Sendable {
  /// The same number of shots every turn; ``Terms`` accept 1 to the number of cells.
  case shots(Int)

  /// As many shots as the firing player has ships afloat.
  case afloat

  /// One shot, and another one after each hit. The answer to a hit is a turn without a shot.
  case again

  package func isPossible(on board: BoardSize) -> Bool {
    switch self {
    case .shots(let count): 1...board.cellCount ~= count
    case .afloat, .again: true
    }
  }

  package func size(shipsAfloat: Int) -> Int {
    switch self {
    case .shots(let count): count
    case .afloat: shipsAfloat
    case .again: 1
    }
  }
}

extension Volley: LosslessStringConvertible {
  /// Reads a number from 1 to 256, `afloat` or `again`; nil for any other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes == Array("afloat".utf8) {
      self = .afloat
    } else if bytes == Array("again".utf8) {
      self = .again
    } else {
      guard let count = wholeNumber(bytes), 1...256 ~= count else { return nil }
      self = .shots(count)
    }
  }

  /// The volley as in a message URL: `3`, `afloat` or `again`.
  public var description: String {
    switch self {
    case .shots(let count): String(count)
    case .afloat: "afloat"
    case .again: "again"
    }
  }
}
