// A value for each of the two players.

package struct ByPlayer<Value> {
  package var first, second: Value

  package init(first: Value, second: Value) {
    self.first = first
    self.second = second
  }

  package init(_ value: (Duel.Player) -> Value) { self.init(first: value(.first), second: value(.second)) }

  package subscript(player: Duel.Player) -> Value {
    get { player == .first ? first : second }
    set { if player == .first { first = newValue } else { second = newValue } }
  }
}

extension ByPlayer: Equatable where Value: Equatable {}
extension ByPlayer: Hashable where Value: Hashable {}
extension ByPlayer: Sendable where Value: Sendable {}
