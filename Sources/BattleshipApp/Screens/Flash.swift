// The animation of the latest strike: a short flash for each shot of a volley, a longer fire for a sinking.

import BattleshipCore
import BattleshipPlay

struct Flash: Hashable, Sendable {
  let strike: Strike
  private(set) var frame = 0
  private let frameCount: Int

  /// The frames until the last shot of a volley lands; a ship that it sinks burns from there on.
  private let lastLanding: Int

  /// In milliseconds: a shot takes 350 in all, a sinking a second.
  static let pause = 88

  /// The frames between two shots of a volley.
  private static let landingCount = 2

  /// The frames of a sinking in which the ship burns; the rest show its wreck.
  private static let burningCount = 8

  /// `lingers` if the board that was struck is shown only for this.
  init(_ strike: Strike, lingers: Bool = false) {
    self.strike = strike
    lastLanding = Self.landingCount * max(0, (strike.boards.map(\.count).max() ?? 0) - 1)
    frameCount = lastLanding + (strike.sunkCount > 0 || lingers ? Self.burningCount + 4 : 4)
  }

  /// The frame of a shot on a board, counted from when it lands: row by row, one after the other. Negative before that;
  /// nil for a cell that was not struck now.
  func frame(of cell: Cell, on board: Int) -> Int? {
    guard board < strike.boards.count, strike.boards[board].contains(cell) else { return nil }
    return frame - Self.landingCount * strike.boards[board].count { $0 < cell }
  }

  var next: Flash? {
    var next = self
    next.frame += 1
    return next.frame < frameCount ? next : nil
  }

  /// The index of the cell that burns in a sunk ship of this length: none before the last shot has landed, and nil
  /// once the ship is a wreck.
  func burningIndex(in length: Int) -> Int? {
    if frame < lastLanding { return -1 }
    let burnt = frame - lastLanding
    return burnt < Self.burningCount ? burnt * length / Self.burningCount : nil
  }

  /// The scene as shown during the animation: a burning ship counts only as hit, and is sunk once it is a wreck.
  ///
  /// `theirTurn` is the title while the other player fires.
  func telling(_ scene: Scene, isEnd: Bool, theirTurn: SafeText, in language: Language) -> Scene {
    let sinking = zip(scene.boards, strike.boards).map { sea, struck in
      sea.sunkShips.filter { $0.length > 1 && !$0.cells.intersection(struck).isEmpty }
    }
    let burning = frame < lastLanding + Self.burningCount ? sinking : sinking.map { _ in [] }
    let mine = burning.first?.last.flatMap { ship in strike.boards.first?.intersection(ship.cells).max() }
    let result = mine.map { language.sentences.seat.shot($0, result: .hit, livesLeft: nil) }
    // Until the wreck has been shown, it is the turn of the player who sank the ship.
    var turn: SafeText?
    if scene.kind == .duel, !isEnd, let sinker = sinking.firstIndex(where: { !$0.isEmpty }) {
      turn = sinker == 0 ? language.sentences.duel.fireTitle : theirTurn
    }
    return scene.whileStriking(result, turn: turn, burning: burning, isEnd: isEnd)
  }

  static func text(of mark: BoardScene.Mark, frame: Int) -> SafeText {
    switch mark {
    case .hit, .sunk: ["*", "***", "X"][frame % 3]
    case .miss, .aimed, .water, .ship, .proposed: ["o", "(o)", "( )"][frame % 3]
    }
  }
}
