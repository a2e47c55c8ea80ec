// A game that is over is shown once more, shot by shot or turn by turn.

import BattleshipCore

/// The story of a game that is over.
///
/// ```swift
/// for cell in game.fleet.cells { try game.fire(at: cell) }
/// var seat = Seat(rules: game.rules)
/// seat.open(.theirs(game))
/// assert(seat.replay?.stepCount == 2)
/// assert(seat.replay?.seas(after: 1, in: .english)[0][.a1] == .hit)
/// ```
public struct Replay: Hashable, Sendable {
  private indirect enum Story: Hashable, Sendable {
    case hunt(UncoveredGame)
    case duel(OwnDuel, mine: Fleet, theirs: Fleet)
  }

  private let story: Story

  fileprivate init(_ game: UncoveredGame) {
    story = .hunt(game)
  }

  fileprivate init(_ own: OwnDuel, mine: Fleet, theirs: Fleet) {
    story = .duel(own, mine: mine, theirs: theirs)
  }

  /// How many steps the story has: shots of a hunt, turns of a duel.
  public var stepCount: Int {
    switch story {
    case .hunt(let game): game.chart.shots.count
    case .duel(let own, _, _): own.duel.story.filter { !$0.shots.isEmpty }.count
    }
  }

  /// The boards after so many steps.
  public func seas(after step: Int, in language: Language) -> [Sea] {
    switch story {
    case .hunt(let game): return [Sea(own: game.fleet, shots: CellSet(game.chart.shots.prefix(step)), name: "")]
    case .duel(let own, let mine, let theirs):
      var (atMe, atThem) = (CellSet(), CellSet())
      for chapter in own.duel.story.prefix(step) {
        if chapter.player == own.player {
          atThem.formUnion(CellSet(chapter.shots))
        } else {
          atMe.formUnion(CellSet(chapter.shots))
        }
      }
      return [
        Sea(own: theirs, shots: atThem, name: language.duel.enemyWaters),
        Sea(own: mine, shots: atMe, name: language.duel.ownWaters),
      ]
    }
  }
}

extension Seat {
  /// The story of the game at the seat, once it is over and every ship may be seen; nil before.
  public var replay: Replay? {
    switch task {
    case .over(let game, _): game.chart.shots.isEmpty ? nil : Replay(game)
    case .hunting(let hunting): hunting.uncovered.map { Replay($0) }
    case .duel(let own):
      if own.duel.winner != nil, let mine = own.side?.fleet, let theirs = own.duel.openedFleet(of: own.player.other) {
        Replay(own, mine: mine, theirs: theirs)
      } else {
        nil
      }
    case .hiding, .waiting, .aiming, .watching, .unreadable: nil
    }
  }
}
