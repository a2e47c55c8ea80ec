// Firing without a screen: a line for each shot, and the message as it stands then.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension CommandAnswer {
  /// What comes of letting the computer fire one shot.
  public static func shooting(
    by computer: inout ComputerPlayer, in game: Game, on base: MessageURLBase, _ language: Language = .english
  ) -> CommandAnswer {
    guard let cell = computer.nextShot(for: game.chart) else {
      return .failed(language.commands.shot(.gameOver(game.status)))
    }
    return shooting(at: [cell], in: game, on: base)
  }

  /// What comes of firing at cells in turn; if one of them cannot be fired at, none was.
  public static func shooting(
    at cells: [Cell], in received: Game, on base: MessageURLBase, _ language: Language = .english
  ) -> CommandAnswer {
    var game = received
    let board = game.rules.board
    if cells.isEmpty { return .wrongUsage(language.commands.noCells) }
    if let stray = cells.first(where: { !board.contains($0) }) {
      return .wrongUsage(language.commands.shot(.cellOffBoard(stray, board)))
    }
    var lines: [SafeText] = []
    for cell in cells {
      do throws(PlayError) {
        lines.append(PrintedLine.shot(cell, try game.fire(at: cell), then: game))
      } catch {
        return .failed(language.commands.shot(error))
      }
    }
    return .done(lines + [messageLine(of: game, on: base)])
  }
}
