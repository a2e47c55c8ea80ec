// The animation of a shot: a flash for a hit or a splash for a miss, in three frames.

import BattleshipCore
import BattleshipPlay

/// The cells just struck, and the current frame of their animation.
struct Flash: Hashable, Sendable {
  /// The struck cells of each board.
  let cells: [CellSet]

  /// The current frame.
  private(set) var frame = 0

  /// The number of frames.
  static let frameCount = 3

  /// The duration of a frame in milliseconds; all frames together take less than a quarter of a second.
  static let pause = 80

  init(_ strike: Strike) { cells = strike.boards }

  /// The flash at its next frame; `nil` after the last one.
  var next: Flash? {
    var next = self
    next.frame += 1
    return next.frame < Self.frameCount ? next : nil
  }

  /// The text on a cell in a frame, in ASCII so that every screen can show it.
  static func text(of mark: BoardScene.Mark, frame: Int) -> SafeText {
    switch mark {
    case .hit, .sunk: ["*", "***", "X"][frame]
    case .miss, .aimed, .water, .ship, .proposed: ["o", "(o)", "( )"][frame]
    }
  }
}
