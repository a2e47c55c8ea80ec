// A value for each of the two players at one keyboard.

import BattleshipCore

struct Both<Value> {
  var first, second: Value

  subscript(player: Duel.Player) -> Value {
    get { player == .first ? first : second }
    set { if player == .first { first = newValue } else { second = newValue } }
  }
}

extension Both: Equatable where Value: Equatable {}
extension Both: Hashable where Value: Hashable {}
extension Both: Sendable where Value: Sendable {}
