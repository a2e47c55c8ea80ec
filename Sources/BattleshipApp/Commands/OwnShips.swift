// The ships that a player hides by a command: named, at random, or placed earlier.

import BattleshipCore
import BattleshipPlay

package enum OwnShips: Hashable, Sendable {
  /// Named ships, such as `A1,C3`.
  case named(String)
  case random
  case fleet(Fleet)
}

extension OwnShips {
  func fleet(
    under rules: Rules, using generator: inout some RandomNumberGenerator, _ language: Language
  ) throws(CommandError) -> Fleet {
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
