// Placing ships without a screen: where the caller says, or at random.

import BattleshipCore

extension Answer {
  /// The message of a fleet that is named, such as `A1,C3` or `B2-B5,D1-D2`.
  public static func placing(_ ships: String, rules: Rules) -> Answer {
    do throws(NamedShipsError) {
      return message(of: Game(fleet: try Fleet(named: ships, rules: rules)))
    } catch {
      return .wrongUsage(Wording.refusal(error))
    }
  }

  /// The message of a random fleet.
  public static func placingAtRandom(rules: Rules, seed: UInt64) -> Answer {
    var generator = SplitMix64(seed: seed)
    do throws(FleetError) {
      return message(of: Game(fleet: try Fleet.random(rules: rules, using: &generator)))
    } catch {
      return .failed(Wording.refusal(error))
    }
  }
}

extension Fleet {
  /// The fleet of ships that are named by their cells: one cell, or the first and the last, with commas between ships.
  init(named text: String, rules: Rules) throws(NamedShipsError) {
    var ships: [Ship] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = name.split(separator: "-", omittingEmptySubsequences: false).map { Cell(String($0)) }
      let ship: Ship? =
        switch (ends.first ?? nil, ends.last ?? nil, ends.count) {
        case (let cell?, _, 1): Ship(cell)
        case (let first?, let last?, 2) where first != last: Ship(from: first, to: last)
        default: nil
        }
      guard let ship else { throw .notAShip(String(name)) }
      ships.append(ship)
    }
    do throws(FleetError) {
      try self.init(ships, rules: rules)
    } catch {
      throw .notAFleet(error)
    }
  }
}

/// Why named ships are no fleet.
enum NamedShipsError: Error, Hashable {
  /// A name is neither a cell nor the first and the last cell of a straight ship.
  case notAShip(String)
  /// The ships are not what the rules ask for.
  case notAFleet(FleetError)
}
