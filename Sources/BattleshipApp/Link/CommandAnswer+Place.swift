// Places ships without a screen: at given cells, or at random.

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

extension CommandAnswer {
  /// The message of a new hunt for these ships.
  package static func placing(
    _ ships: OwnShips, rules: Rules, seed: UInt64, on base: MessageURLBase = .demo, _ language: Language = .english
  ) -> CommandAnswer {
    var generator = SplitMix64(seed: seed)
    do throws(CommandAnswer) {
      return message(of: Game(fleet: try ships.fleet(under: rules, using: &generator, language)), on: base)
    } catch {
      return error
    }
  }
}
