// The animation of the latest strike: a short flash for a shot, a longer fire for a sinking.

import BattleshipCore
import BattleshipPlay

/// The cells just struck, and the current frame of their animation.
struct Flash: Hashable, Sendable {
  /// The struck cells of each board.
  let cells: [CellSet]

  private(set) var frame = 0

  private let frameCount: Int

  /// The duration of a frame in milliseconds; a shot takes a quarter of a second in all, a sinking two thirds.
  static let pause = 80

  init(_ strike: Strike) { (cells, frameCount) = (strike.boards, strike.sunkCount > 0 ? 8 : 3) }

  /// The flash at its next frame; `nil` after the last one.
  var next: Flash? {
    var next = self
    next.frame += 1
    return next.frame < frameCount ? next : nil
  }

  /// The index of the cell that burns in a sunk ship of this length; `nil` once the ship is a wreck.
  func burningIndex(in length: Int) -> Int? { frame < 6 ? frame * length / 6 : nil }

  private func isBurning(_ ship: Ship, struckAt struck: CellSet) -> Bool {
    ship.length > 1 && burningIndex(in: ship.length) != nil && !ship.cells.intersection(struck).isEmpty
  }

  /// The scene as it is told meanwhile: a ship that burns was only hit, and it is sunk once it is a wreck.
  func telling(_ scene: Scene, isEnd: Bool, in language: Language) -> Scene {
    let burning = zip(scene.boards, cells).map { sea, struck in
      sea.sunkShips.filter { isBurning($0, struckAt: struck) }
    }
    let mine = burning.first?.last.flatMap { ship in cells.first?.intersection(ship.cells).max() }
    let result = mine.map { language.sentences.seat.shot($0, .hit, nil) }
    // The other player's turn has not come while one's own shot burns.
    let title = mine == nil || scene.kind != .duel ? scene.title : language.sentences.duel.fireTitle
    return scene.whileStriking(result, under: title, burning: burning, isEnd: isEnd)
  }

  /// The text on a cell in a frame, for screens that show only letters.
  static func text(of mark: BoardScene.Mark, frame: Int) -> SafeText {
    switch mark {
    case .hit, .sunk: ["*", "***", "X"][frame % 3]
    case .miss, .aimed, .water, .ship, .proposed: ["o", "(o)", "( )"][frame % 3]
    }
  }
}
