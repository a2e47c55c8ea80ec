// What the sentences of each language need of its grammar, such as the plural.

import BattleshipCore

/// The grammar of English, as far as it is needed, such as the plural.
enum English {
  /// A number with the word for one, or for several.
  static func count(_ number: Int, _ one: SafeText, _ several: SafeText) -> SafeText {
    "\(number) \(number == 1 ? one : several)"
  }

  /// The name for ships of a length.
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

  /// That a ship was sunk.
  static func sunk(_ ship: Ship) -> SafeText {
    ship.length == 1 ? "sunk, a boat" : "sunk, a ship of \(ship.length)"
  }

  /// A list of things: `A1 and C3`.
  static func list(_ things: [SafeText], between: SafeText = " and ") -> SafeText {
    things.dropFirst().reduce(things.first ?? "") { $0 + between + $1 }
  }

  /// The lives that are left, as a sentence after another one; empty if there are none or misses never lose.
  static func livesLeft(_ left: Int?) -> SafeText {
    guard let left, left > 0 else { return "" }
    return " \(count(left, "life", "lives")) left."
  }
}

/// Parts shared by several groups of Chinese sentences, which need measure words but no plural.
enum Chinese {
  /// A list of things: `A1、C3`.
  static func list(_ things: [SafeText], between: SafeText = "、") -> SafeText {
    things.dropFirst().reduce(things.first ?? "") { $0 + between + $1 }
  }

  /// The lives that are left, as a sentence after another one; empty if there are none or misses never lose.
  static func livesLeft(_ left: Int?) -> SafeText {
    guard let left, left > 0 else { return "" }
    return "还有 \(left) 次机会。"
  }

  /// The name for ships of a length.
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

  /// The result of a shot, in a word or two.
  static func word(_ result: ShotResult) -> SafeText {
    switch result {
    case .miss: "落空"
    case .hit: "命中"
    case .sunk: "击沉"
    }
  }
}
