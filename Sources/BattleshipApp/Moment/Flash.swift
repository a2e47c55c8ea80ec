// A flash where a shot struck, a splash where it met water: three frames, and then the board is at rest.

import BattleshipCore
import BattleshipPlay

/// What has just been struck, and which of its frames is shown.
struct Flash: Hashable, Sendable {
  /// The cells of each board.
  let cells: [CellSet]

  /// The frame that is shown.
  private(set) var frame = 0

  /// How many frames there are.
  static let frameCount = 3

  /// How many milliseconds a frame is shown: all of them take less than a quarter of a second.
  static let pause = 80

  init(_ strike: Strike) { cells = strike.boards }

  /// The flash with its next frame; nil after the last one.
  var next: Flash? {
    var next = self
    next.frame += 1
    return next.frame < Self.frameCount ? next : nil
  }

  /// What is drawn on a cell in a frame, in letters of ASCII, so that every screen can show it.
  static func text(of mark: Sea.Mark, frame: Int) -> SafeText {
    switch mark {
    case .hit, .sunk: ["*", "***", "X"][frame]
    case .miss, .aimed, .water, .ship, .proposed: ["o", "(o)", "( )"][frame]
    }
  }
}

/// What a screen does about a moment: it asks to be woken for the next frame, and for a bell where a ship is sunk.
struct Moment {
  /// The flash to show from now on; nil at rest.
  let flash: Flash?

  /// Whether the bell is to ring.
  let rings: Bool

  /// Whether to be woken for the next frame.
  var isMoving: Bool { flash != nil }

  /// The moment after an event, by what was struck before and after it.
  init(from before: Strike, to now: Strike, isStill: Bool) {
    let news = now.since(before)
    flash = isStill ? nil : news.map { Flash($0) }
    rings = (news?.sunkCount ?? 0) > 0
  }
}
