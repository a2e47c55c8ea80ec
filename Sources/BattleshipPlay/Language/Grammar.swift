// The grammar that the sentences of each language need, such as the plural.

import BattleshipCore

enum English {
  static func count(_ number: Int, _ one: SafeText, _ several: SafeText) -> SafeText {
    "\(number) \(number == 1 ? one : several)"
  }

  @Sendable static func shipName(_ length: Int) -> SafeText {
    switch length {
    case 1: "Boat"
    case 2: "Destroyer"
    case 3: "Cruiser"
    case 4: "Battleship"
    case 5: "Carrier"
    default: "Ship of \(length)"
    }
  }

  static func sunk(_ ship: Ship) -> SafeText {
    ship.length == 1 ? "sunk, a boat" : "sunk, a ship of \(ship.length)"
  }

  static func list(_ things: [SafeText], between: SafeText = " and ") -> SafeText {
    things.dropFirst().reduce(things.first ?? "") { $0 + between + $1 }
  }

  /// `A1, B2 and C3`.
  static func all(_ things: [SafeText]) -> SafeText {
    guard let last = things.last, things.count > 1 else { return things.first ?? "" }
    return "\(list(things.dropLast(), between: ", ")) and \(last)"
  }

  /// A sentence to put after another one; empty if no life is left, or misses never lose.
  static func livesLeft(_ left: Int?) -> SafeText {
    guard let left, left > 0 else { return "" }
    return " \(count(left, "life", "lives")) left."
  }
}

enum Chinese {
  static func list(_ things: [SafeText], between: SafeText = "、") -> SafeText {
    things.dropFirst().reduce(things.first ?? "") { $0 + between + $1 }
  }

  static func livesLeft(_ left: Int?) -> SafeText {
    guard let left, left > 0 else { return "" }
    return "还有 \(left) 次机会。"
  }

  @Sendable static func shipName(_ length: Int) -> SafeText {
    switch length {
    case 1: "快艇"
    case 2: "驱逐舰"
    case 3: "巡洋舰"
    case 4: "战列舰"
    case 5: "航空母舰"
    default: "\(length) 格舰"
    }
  }

  static func word(_ result: ShotResult) -> SafeText {
    switch result {
    case .miss: "落空"
    case .hit: "命中"
    case .sunk: "击沉"
    }
  }
}
