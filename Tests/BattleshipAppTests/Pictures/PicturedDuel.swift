// A half-played duel for pictures: both players have ships hit and sunk, and the viewer is to fire.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import Testing

@testable import BattleshipApp

enum PicturedDuel {
  /// The duel as its first player sees it after some turns, with the cursor where the next shot is due.
  static func state() throws -> TableScreen {
    var state = try received()
    for key in "b7" { _ = state.update(.pressed(.character(key))) }
    return state
  }

  /// The same duel when it is received.
  static func received() throws -> TableScreen {
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
    return TableScreen(received: try OwnDuel(duel, key: keys[0]), on: .demo)
  }

  private static func cells(_ names: String) -> [Cell] { names.split(separator: " ").compactMap { Cell(String($0)) } }
}

extension PicturedDuel {
  /// A duel by link on six by six cells with two shots a turn; its first player, Ann, is to answer B3 and A6.
  static func ofVolleys() throws -> (duel: Duel, key: PlayerKey) {
    let rules = try Rules(board: Rules.skirmish.board, shipLengths: ShipLengths([3, 2, 2]), losingMiss: nil)
    var chance = SplitMix64(seed: 3)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    let (mine, theirs) = (
      try Fleet(named: "B2-B4,D6-E6,E1-E2", rules: rules), try Fleet(named: "D4-D5,B4-C4,F1-F3", rules: rules)
    )
    var duel = try Duel.challenge(
      mine, volley: .shots(2), name: try Duel.Name("Ann"), key: keys[0], using: &chance)
    try duel.join(theirs, shots: cells("E1 A1"), name: try Duel.Name("Ben"), key: keys[1], using: &chance)
    for (my, their) in [("D4 A3", "E2 C5"), ("D5 B4", "B3 A6")] {
      try duel.fire(at: cells(my), key: keys[0])
      try duel.fire(at: cells(their), key: keys[1])
    }
    return (duel, keys[0])
  }

  /// The same duel, once Ann has fired at C3 and C4.
  static func sent() throws -> (scene: BattleshipPlay.Scene, link: String) {
    var (duel, key) = try ofVolleys()
    try duel.fire(at: cells("C3 C4"), key: key)
    let table = TableScreen(received: try OwnDuel(duel, key: key), on: .program)
    return (table.scene(in: .english), duel.messageURL(base: .program))
  }

  /// A duel against the computer, in which the player follows the advice for this many turns.
  static func solo(_ rules: Rules, shots: Int, seed: UInt64 = 5) throws -> TableScreen {
    let terms = Terms(on: rules)
    var chance = SplitMix64(seed: seed)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    var solo = Solo(
      level: .fair, terms: terms, key: keys[0], computersKey: keys[1], randomness: RandomSource(seed: seed))
    func happen(_ event: SeatEvent? = nil) {
      if let event { solo.update(event) }
      while let thought = solo.thought { solo.take(thought.finished()) }
      while solo.isShowing { solo.showNext() }
    }
    happen()
    happen(.shuffled(seed: seed))
    happen(.button(.finished))
    for _ in 0..<shots {
      guard let (chart, _) = solo.seat.adviceToAsk else { break }
      let advice = Advice(for: chart, shots: 1)
      guard let cell = advice.best.first else { break }
      happen(.pointed(cell))
      happen(.pressed)
    }
    return TableScreen(Table(solo))
  }

  /// A duel that the computer has won.
  static func lost() throws -> TableScreen {
    for seed in 1...20 {
      let screen = try solo(.classic, shots: 100, seed: UInt64(seed))
      if screen.table.seat.duel?.hasWon == false { return screen }
    }
    throw NeverLost()
  }

  struct NeverLost: Error {}
}
