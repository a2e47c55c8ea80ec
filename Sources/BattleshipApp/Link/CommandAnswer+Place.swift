// Places ships without a screen: at given cells, or at random.

import BattleshipCore
import BattleshipPlay

extension CommandAnswer {
  /// The message of a named fleet, such as `A1,C3` or `B2-B5,D1-D2`.
  package static func placing(
    _ ships: String, rules: Rules, on base: MessageURLBase = .demo, _ language: Language = .english
  ) -> CommandAnswer {
    do throws(NamedShipsError) {
      return message(of: Game(fleet: try Fleet(named: ships, rules: rules)), on: base)
    } catch {
      return .wrongUsage(language.terminal.commands.ships(error))
    }
  }

  /// The message of a random fleet.
  package static func placingAtRandom(
    rules: Rules, seed: UInt64, on base: MessageURLBase = .demo, _ language: Language = .english
  ) -> CommandAnswer {
    var generator = SplitMix64(seed: seed)
    do throws(FleetError) {
      return message(of: Game(fleet: try Fleet.random(rules: rules, using: &generator)), on: base)
    } catch {
      return .failed(language.sentences.refusals.ship(error))
    }
  }
}
