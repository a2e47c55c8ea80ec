// The ships that a player hides by a command: named, at random, or placed before.

import BattleshipCore
import BattleshipPlay

/// The ships that a player hides.
package enum OwnShips: Hashable, Sendable {
  /// Named ships, such as `A1,C3`.
  case named(String)
  /// Random ships.
  case random
  /// A fleet placed before.
  case fleet(Fleet)
}

extension OwnShips {
  /// The fleet, which is random if no ships were named; throws the answer to ships that are no fleet.
  func fleet(
    under rules: Rules, using generator: inout some RandomNumberGenerator, _ language: Language
  ) throws(CommandAnswer) -> Fleet {
    switch self {
    case .fleet(let fleet): return fleet
    case .named(let text):
      do throws(NamedShipsError) {
        return try Fleet(named: text, rules: rules)
      } catch {
        throw .wrongUsage(language.terminal.commands.ships(error))
      }
    case .random:
      do throws(FleetError) {
        return try Fleet.random(rules: rules, using: &generator)
      } catch {
        throw .failed(language.sentences.refusals.ship(error))
      }
    }
  }
}
