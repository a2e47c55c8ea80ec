// The picture of a game in a bubble, and its bytes.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// The picture in a bubble; while the game is open, it hides every ship that is not yet found.
///
/// For an open hunt it is the empty board, as in the original; for a finished one it shows everything. For a duel it
/// shows the answered shots, and the ships once they are opened.
struct BoardPicture: Hashable, Sendable {
  let rows: [[BoardScene.Mark]]

  private static let marks: [BoardScene.Mark] = [.water, .hit, .miss, .ship]

  /// `game` is nil while the hunt is open, which leaves the board empty.
  init(rules: Rules, revealed game: RevealedGame?) {
    self.init(board: rules.board) { cell in
      guard let game else { return .water }
      if game.chart.hits.contains(cell) { return .hit }
      if game.chart.misses.contains(cell) { return .miss }
      return game.fleet.cells.contains(cell) && game.chart.status != .overUnrecorded ? .ship : .water
    }
  }

  init(of player: Duel.Player, in duel: Duel) {
    let (chart, fleet) = (duel.chart(of: player), duel.openedFleet(of: player))
    self.init(board: duel.rules.board) { cell in
      if chart.hits.contains(cell) { return .hit }
      if chart.misses.contains(cell) { return .miss }
      return fleet?.cells.contains(cell) == true ? .ship : .water
    }
  }

  init(board: BoardSize, mark: (Cell) -> BoardScene.Mark) {
    rows = board.cellsByRow.map { $0.map(mark) }
  }

  var image: BubbleImage {
    BubbleImage(bytes: Array(rows.map { $0.map(\.letter) }.joined(separator: [0x0A])))
  }

  init?(_ image: BubbleImage) {
    var rows: [[BoardScene.Mark]] = []
    for line in image.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let marks = line.compactMap { letter in Self.marks.first { $0.letter == letter } }
      guard marks.count == line.count, !marks.isEmpty, marks.count <= 16,
        rows.first?.count ?? marks.count == marks.count
      else { return nil }
      rows.append(marks)
    }
    guard rows.count <= 16 else { return nil }
    self.rows = rows
  }
}

extension BoardScene.Mark {
  fileprivate var letter: UInt8 {
    switch self {
    case .water, .aimed, .proposed: UInt8(ascii: ".")
    case .hit, .sunk: UInt8(ascii: "X")
    case .miss: UInt8(ascii: "o")
    case .ship: UInt8(ascii: "#")
    }
  }
}
