// Fires without a screen: prints a line for each shot, then the new message.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension CommandAnswer {
  /// Fires one shot that the computer chooses.
  package static func shooting(
    by computer: inout ComputerPlayer, in game: Game, on base: MessageURLBase, _ language: Language = .english
  ) -> CommandAnswer {
    guard let cell = computer.nextShot(for: game.chart) else {
      return .failed(language.terminal.commands.shot(.gameOver(game.status)))
    }
    return shooting(at: [cell], in: game, on: base)
  }

  /// Fires at cells in turn; if one of the shots is not allowed, none is fired.
  package static func shooting(
    at cells: [Cell], in received: Game, on base: MessageURLBase, _ language: Language = .english
  ) -> CommandAnswer {
    var game = received
    let board = game.rules.board
    if cells.isEmpty { return .wrongUsage(language.terminal.commands.noCells) }
    if let stray = cells.first(where: { !board.contains($0) }) {
      return .wrongUsage(language.terminal.commands.shot(.cellOffBoard(stray, board)))
    }
    var lines: [SafeText] = []
    for cell in cells {
      do throws(PlayError) {
        lines.append(PrintedLine.shot(cell, try game.fire(at: cell), then: game))
      } catch {
        return .failed(language.terminal.commands.shot(error))
      }
    }
    return .done(lines + [messageLine(of: game, on: base)])
  }
}
