// Answers a message of a duel, and names the message to remember before it is printed.

import BattleshipCore
import BattleshipPlay

package struct DuelAnswer: Hashable, Sendable {
  /// Print it only after ``written`` is stored.
  package let answer: CommandAnswer

  package let written: Duel?

  private init(_ answer: CommandAnswer, written: Duel? = nil) {
    (self.answer, self.written) = (answer, written)
  }
}

extension DuelAnswer {
  package static func challenge(
    _ ships: OwnShips, rules: Rules, volley: Volley, name: Duel.Name? = nil, on base: MessageURLBase, key: PlayerKey,
    using generator: inout some RandomNumberGenerator, _ language: Language = .english
  ) -> DuelAnswer {
    let fleet: Fleet
    do throws(CommandAnswer) {
      fleet = try ships.fleet(under: rules, using: &generator, language)
    } catch {
      return DuelAnswer(error)
    }
    do throws(TermsError) {
      let duel = try Duel.challenge(fleet, volley: volley, name: name, key: key, using: &generator)
      return DuelAnswer(.message(of: .duel(duel), on: base), written: duel)
    } catch {
      return DuelAnswer(.wrongUsage(SafeText(error.description)))
    }
  }

  /// If the challenge was joined before, the same ships and the same name are used again where none are given.
  package static func joining(
    with ships: OwnShips, shots: [Cell], name: Duel.Name? = nil, _ duel: Duel, on base: MessageURLBase,
    by player: DuelPlayer, last: DuelRecord?, insists: Bool = false,
    using generator: inout some RandomNumberGenerator, _ language: Language = .english
  ) -> DuelAnswer {
    let before = ships == .random ? (try? last?.written.side(of: player.key))?.fleet : nil
    do throws(CommandAnswer) {
      let fleet = if let before { before } else { try ships.fleet(under: duel.rules, using: &generator, language) }
      let move = DuelMove.join(fleet, shots: shots, name: name ?? last?.written.name(of: .second))
      return to(
        move, in: duel, on: base, by: player, last: last, insists: insists, using: &generator, language)
    } catch {
      return DuelAnswer(error)
    }
  }

  /// `last` is what is remembered of this duel.
  package static func to(
    _ move: DuelMove, in duel: Duel, on base: MessageURLBase, by player: DuelPlayer, last: DuelRecord?,
    insists: Bool = false, using generator: inout some RandomNumberGenerator, _ language: Language = .english
  ) -> DuelAnswer {
    do throws(ReceptionError) {
      let written = try player.answer(move, to: duel, last: last, insists: insists, using: &generator).message
      let lines: [SafeText] =
        switch move {
        case .fire, .finish: PrintedLine.turn(of: written, by: player.key)
        case .join, .resign: []
        }
      let verdict = written.winner == nil ? [] : PrintedLine.verdict(written.verdict)
      let message = CommandAnswer.messageLine(of: .duel(written), on: base)
      return DuelAnswer(.done(lines + verdict + [message]), written: written)
    } catch {
      return DuelAnswer(CommandAnswer.refusal(error, language))
    }
  }
}

extension CommandAnswer {
  package static func refusal(_ error: ReceptionError, _ language: Language = .english) -> CommandAnswer {
    let reason = language.sentences.refusals.reception(error)
    return switch error {
    case .relation(.ahead), .relation(.none): .failed(language.terminal.commands.insist(reason))
    case .duel(.turn(.cellOffBoard)), .duel(.turn(.shots)), .duel(.turn(.shotsAfterEnd)): .wrongUsage(reason)
    case .relation, .answeredOtherwise, .duel: .failed(reason)
    }
  }
}
