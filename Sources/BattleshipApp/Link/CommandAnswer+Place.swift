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
  /// Why they are no fleet.
  struct Refusal: Error {
    let answer: CommandAnswer
  }

  /// The fleet, which is random if no ships were named.
  func fleet(
    under rules: Rules, using generator: inout some RandomNumberGenerator, _ language: Language
  ) -> Result<Fleet, Refusal> {
    switch self {
    case .fleet(let fleet): return .success(fleet)
    case .named(let text):
      do throws(NamedShipsError) {
        return .success(try Fleet(named: text, rules: rules))
      } catch {
        return .failure(Refusal(answer: .wrongUsage(language.terminal.commands.ships(error))))
      }
    case .random:
      do throws(FleetError) {
        return .success(try Fleet.random(rules: rules, using: &generator))
      } catch {
        return .failure(Refusal(answer: .failed(language.sentences.refusals.ship(error))))
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
    return switch ships.fleet(under: rules, using: &generator, language) {
    case .success(let fleet): message(of: Game(fleet: fleet), on: base)
    case .failure(let refusal): refusal.answer
    }
  }
}
