// Answers the command that hides ships without a screen.

import BattleshipCore
import BattleshipPlay

extension CommandAnswer {
  package static func placing(
    _ ships: OwnShips, rules: Rules, seed: UInt64, on base: MessageURLBase = .demo, _ language: Language = .english
  ) -> CommandAnswer {
    var generator = SplitMix64(seed: seed)
    do throws(CommandAnswer) {
      let fleet = try ships.fleet(under: rules, using: &generator, language)
      return message(of: .hunt(Game(fleet: fleet)), on: base)
    } catch {
      return error
    }
  }
}
