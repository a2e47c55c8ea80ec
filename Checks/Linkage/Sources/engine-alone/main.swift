// A whole game with the engine alone.

import BattleshipCore

var generator = SplitMix64(seed: 2016)
var game = Game(fleet: try Fleet.random(rules: .classic, using: &generator))
for cell in game.rules.board.cells where game.status == .open { _ = try game.fire(at: cell) }
let copy = try Game(messageURL: game.messageURL())
precondition(copy == game)
