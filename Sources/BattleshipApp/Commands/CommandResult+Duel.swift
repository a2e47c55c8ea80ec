// The answers of the commands for duels, once the message is stored.

import BattleshipCore
import BattleshipPlay

extension CommandResult {
  /// The message that the player with this key has just stored, with the results and the verdict.
  package static func written(
    _ duel: Duel, by move: DuelMove? = nil, key: PlayerKey, on base: MessageURLBase
  ) -> CommandResult {
    switch move {
    case .fire, .finish: message(duel, turnOf: duel.player(with: key), on: base)
    case .join, .resign, nil: message(duel, turnOf: nil, on: base)
    }
  }

  /// A message after the results of the player's turn, if it brings any, and after the verdict.
  fileprivate static func message(
    _ duel: Duel, turnOf player: Duel.Player?, on base: MessageURLBase
  ) -> CommandResult {
    let turn = player.map { PrintedLine.turn(of: duel, by: $0) } ?? []
    return message(.duel(duel), on: base, after: turn + (duel.winner == nil ? [] : PrintedLine.verdict(duel.verdict)))
  }
}

extension CommandError {
  package static func refusal(_ error: ReceptionError, _ language: Language = .english) -> CommandError {
    let reason = language.sentences.refusals.reception(error)
    return switch error {
    case .relation(.ahead), .relation(.unremembered): .failed(language.terminal.commands.insist(reason))
    case .duel(.turn(.cellOffBoard)), .duel(.turn(.shots)), .duel(.turn(.shotsAfterEnd)): .wrongUsage(reason)
    case .relation, .answeredOtherwise, .duel: .failed(reason)
    }
  }
}

extension TableScreen {
  /// The answer of a command, in whichever way the table is left.
  ///
  /// A board of the day prints its result to share, in words with `inWords`, otherwise in squares.
  package func answer(in language: Language, inWords: Bool = false) -> CommandResult {
    if let daily = table.view.daily {
      return .done(daily.text(inWords: inWords, language) ?? [])
    }
    if let game = table.linkGame, let message = game.message {
      guard game.hasWritten, case .duel(let duel) = message, let own = game.seat.duel else {
        return .message(message, on: game.base)
      }
      // Like the commands that join and resign, which bring no results.
      let isNews = duel.turns.count > 1 && !(duel.isResigned && own.hasWon == false)
      return .message(duel, turnOf: isNews ? own.player : nil, on: game.base)
    }
    let words = language.terminal.commands
    if let live, live.awaitsDuel { return .refused(.failed(language.sentences.live.nobodyCame)) }
    switch (table.linkGame?.received, table.seat.duel?.due) {
    case (nil, _): return .refused(.failed(words.notAllPlaced))
    case (_, .join): return .refused(.failed(words.notJoined))
    // The other player has received everything that was written here; the list of games has the rest.
    case _ where live != nil: return .done([])
    case (_, .fire), (_, .answer), (_, .lastAnswers), (_, .open), (_, .wait), (_, .nothing), (_, nil):
      return .refused(.failed(words.nothingFired))
    }
  }
}

extension DuelMove {
  /// The move of a player who joins with these ships. If they joined before with a key, the earlier ships and name are
  /// used again where none are given.
  package static func joining(
    _ challenge: Duel, with ships: OwnShips, shots: [Cell], name: Duel.Name?, after last: Duel?, key: PlayerKey,
    using generator: inout some RandomNumberGenerator, _ language: Language = .english
  ) throws(CommandError) -> DuelMove {
    let before = ships == .random ? (try? last?.side(of: key))?.fleet : nil
    let fleet = if let before { before } else { try ships.fleet(under: challenge.rules, using: &generator, language) }
    return .join(fleet, shots: shots, name: name ?? last?.name(of: .second))
  }
}

extension Duel {
  package static func challenge(
    _ ships: OwnShips, rules: Rules, volley: Volley, name: Name? = nil, key: PlayerKey,
    using generator: inout some RandomNumberGenerator, _ language: Language = .english
  ) throws(CommandError) -> Duel {
    let fleet = try ships.fleet(under: rules, using: &generator, language)
    do throws(TermsError) {
      return try challenge(fleet, volley: volley, name: name, key: key, using: &generator)
    } catch {
      throw .wrongUsage(SafeText(error.description))
    }
  }
}
