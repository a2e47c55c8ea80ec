// A duel in its middle, for pictures: ships of both players hit and sunk, and the one who looks is to fire.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipApp

enum PicturedDuel {
  /// The duel as its first player sees it after some turns, with the cursor where the next shot is due.
  static func state() throws -> LinkScreen {
    let rules = Rules.classic.withoutLosingMiss
    var chance = SplitMix64(seed: 14)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    let mine = try Fleet(named: "B2-B6,E9-H9,G3-G5,A7-A9,I6-I7", rules: rules)
    let theirs = try Fleet(named: "B4-B8,E7-G7,H1-H4,I5-I7,D2-D3", rules: rules)
    let (myShots, theirShots) = (
      cells("A2 E5 G7 C4 F7 D1 E7 C10 B9 J4 F3 B5 G2 B6"), cells("A1 D4 E9 C7 B4 F9 E2 F6 J10 H8 A3 I1 J5 C1 D8")
    )
    var duel = try Duel.challenge(mine, key: keys[0], using: &chance)
    try duel.join(theirs, shots: [theirShots[0]], key: keys[1], using: &chance)
    for (my, their) in zip(myShots, theirShots.dropFirst()) {
      try duel.fire(at: [my], key: keys[0])
      try duel.fire(at: [their], key: keys[1])
    }
    var state = LinkScreen(received: try OwnDuel(duel, key: keys[0]), on: .demo, seed: 1)
    for key in "b7" { _ = state.update(.pressed(.character(key))) }
    return state
  }

  private static func cells(_ names: String) -> [Cell] { names.split(separator: " ").compactMap { Cell(String($0)) } }
}
