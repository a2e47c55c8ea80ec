// The sentences of moments, in English.

import BattleshipCore

extension MomentSentences {
  static var english: MomentSentences {
    MomentSentences(
      myShots: { shots in
        let (told, misses) = told(shots)
        return English.list(told.map(mine) + (misses > 0 ? ["\(misses) misses."] : []), between: " ")
      },
      theirShots: { opponent, shots, fleet in
        let (told, misses) = told(shots)
        return English.list(
          told.map { theirs($0, fleet, opponent) } + (misses > 0 ? ["\(opponent.start) missed \(misses) times."] : []),
          between: " ")
      },
      headline: { hasWon in
        switch hasWon {
        case true?: "You win!"
        case false?: "You lost"
        case nil: "The game is over"
        }
      },
      wonWith: { shot in "The last ship sank with shot \(shot)." },
      lostWith: { afloat in
        let ships: SafeText = afloat == 1 ? "One of theirs was" : "\(afloat) of theirs were"
        return "Your last ship is sunk. \(ships) still afloat."
      },
      figure: { figure, count in
        switch figure {
        case .shots: count == 1 ? "shot" : "shots"
        case .best: "your best"
        case .percent: "hit"
        case .longestRun: count == 1 ? "hit in a row" : "hits in a row"
        }
      },
      newBest: "Your best on this board!",
      shotsAndHits: { shots, hits, all in "\(English.count(shots, "shot", "shots")) · \(hits) of \(all) hit" },
      lost: { count, all in "\(count) of \(all) lost" },
      afloat: { count in count == 0 ? "all sunk" : "\(count) afloat" },
      lastShots: "Last shots",
      theirs: "Theirs",
      yours: "Yours",
      sunk: "sunk",
      yourGames: "Your games",
      allGames: { count in "All \(count)" },
      fewerGames: "Fewer",
      game: { kind in
        switch kind {
        case .computer: "The computer"
        case .duel: "Duel"
        case .hunt: "Hunt"
        case .hidden: "Your hunt"
        case .placing: "New game"
        }
      },
      detail: { rules, shots in
        let count: SafeText = shots == 0 ? "" : ", \(English.count(shots, "shot", "shots"))"
        return "\(SafeText(rules.board.description))\(count)"
      },
      turn: { turn in
        switch turn {
        case .mine: "Your turn"
        case .theirs: "Their turn"
        case .won: "You won"
        case .lost: "You lost"
        case .over: "Over"
        }
      },
      ago: { minutes in
        switch minutes {
        case ...0: "now"
        case ..<60: "\(minutes) min"
        case ..<1_440: "\(minutes / 60) h"
        case ..<2_880: "yesterday"
        case _: "\(minutes / 1_440) days"
        }
      })
  }

  private static func mine(_ shot: AnsweredShot) -> SafeText {
    switch shot.result {
    case .miss: "\(SafeText(shot.cell)): miss."
    case .sunk(let ship): "You sank the \(English.shipName(ship.length)) at \(SafeText(shot.cell))!"
    case .hit: "\(SafeText(shot.cell)): hit!"
    }
  }

  private static func theirs(_ shot: AnsweredShot, _ fleet: Fleet, _ opponent: PlayerName) -> SafeText {
    let ship = fleet.ships.first { $0.cells.contains(shot.cell) }.map { English.shipName($0.length) } ?? ""
    return switch shot.result {
    case .miss: "\(opponent.start) missed at \(SafeText(shot.cell))."
    case .hit: "\(opponent.start) hit your \(ship) at \(SafeText(shot.cell))."
    case .sunk: "\(opponent.start) sank your \(ship) at \(SafeText(shot.cell))!"
    }
  }
}
