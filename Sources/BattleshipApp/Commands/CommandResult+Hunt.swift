// The answers of the commands for hunts: to hide ships, and to fire, with a line for each shot.

import BattleshipCore
import BattleshipData
import BattleshipPlay
import BattleshipPlayers

extension CommandResult {
  package static func placing(
    _ ships: OwnShips, rules: Rules, seed: UInt64, on base: MessageURLBase = .demo, _ language: Language = .english
  ) -> CommandResult {
    var generator = SplitMix64(seed: seed)
    do throws(CommandError) {
      let fleet = try ships.fleet(under: rules, using: &generator, language)
      return message(.hunt(Game(fleet: fleet)), on: base)
    } catch {
      return .refused(error)
    }
  }

  package static func shooting(
    by computer: inout ComputerPlayer, in game: Game, on base: MessageURLBase, _ language: Language = .english
  ) -> CommandResult {
    guard let cell = computer.nextShot(for: game.chart) else {
      return .refused(.failed(language.sentences.refusals.shot(.gameOver)))
    }
    return shooting(at: [cell], in: game, on: base, language)
  }

  /// Fires at cells in turn until the game is over; if one of the shots is not allowed, none is fired.
  package static func shooting(
    at cells: [Cell], in received: Game, on base: MessageURLBase, _ language: Language = .english
  ) -> CommandResult {
    let board = received.rules.board
    if cells.isEmpty { return .refused(.wrongUsage(language.terminal.commands.noCells)) }
    if let stray = cells.first(where: { !board.contains($0) }) {
      return .refused(.wrongUsage(language.sentences.refusals.shot(.cellOffBoard(stray, board))))
    }
    do throws(PlayError) {
      var (game, played) = (received, received)
      var lines: [SafeText] = []
      for shot in try played.fire(inTurn: cells) {
        lines.append(PrintedLine.shot(shot.cell, try game.fire(at: shot.cell), then: game))
      }
      return message(.hunt(game), on: base, after: lines)
    } catch {
      return .refused(.failed(language.sentences.refusals.shot(error)))
    }
  }

  package static func notFired(_ cells: [Cell], in received: Game, _ language: Language) -> SafeText? {
    var game = received
    guard let shots = try? game.fire(inTurn: cells), let last = shots.last, shots.count < cells.count else {
      return nil
    }
    return language.terminal.commands.notFired(last.cell, rest: Array(cells.dropFirst(shots.count)))
  }
}
