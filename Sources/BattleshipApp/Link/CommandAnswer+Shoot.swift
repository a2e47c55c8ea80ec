// Firing without a screen: a line for each shot, and the message as it stands then.

import BattleshipCore
import BattleshipPlay

extension CommandAnswer {
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
