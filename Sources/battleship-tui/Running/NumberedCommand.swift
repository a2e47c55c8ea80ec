// The commands `solo` and `two`: resume the newest game that fits the options, or begin another one.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipTerminal

enum NumberedCommand {
  static func solo(_ options: Options) -> Never {
    play(options, else: .computer(options.level ?? .fair, options.terms)) { stored in
      guard case .computer(let number) = stored.name, let kept = try? SavedSolo(text: stored.text), options.allow(kept)
      else { return nil }
      return (.computer(number), kept.listing != nil)
    }
  }

  static func two(_ options: Options) -> Never {
    play(options, else: .two(options.names ?? .demo, options.game ?? .duel(options.terms))) { stored in
      guard case .two(let number) = stored.name, let kept = SavedTwo(text: stored.text),
        (options.names ?? kept.names) == kept.names, (options.game ?? kept.game) == kept.game
      else { return nil }
      return (.two(number), kept.isToResume)
    }
  }

  /// `asked` returns nil for a game that does not match the options. Games to resume come first, the newest first.
  private static func play(
    _ options: Options, else start: GameStart, asked: (NumberedFile.SavedGame) -> (venue: GameVenue, goesOn: Bool)?
  ) -> Never {
    // Report every error before taking the screen.
    if !options.look.isInLines, let error = Terminal.reasonAgainst(place: .standard) { BattleshipTUI.refuse(error) }
    let stored = options.has(.new) ? [] : NumberedFile.savedGames
    let games = stored.compactMap { stored in asked(stored).map { ($0.venue, rank: ($0.goesOn ? 1 : 0, stored.time)) } }
    let kept = games.max { $0.rank < $1.rank }.flatMap { open(.resume($0.0)) }
    guard let game = kept ?? open(start) else { preconditionFailure("another game can always begin") }
    ScreenLoop.play(game, on: BattleshipTUI.terminal(options.look, at: .standard), options.look)
  }

  private static func open(_ start: GameStart) -> OpenGame? { LinkCommand.orRefusal(try OpenGame(start, .own)) }
}

extension Options {
  /// Whether a stored game matches the options.
  func allow(_ stored: SavedSolo) -> Bool {
    (level ?? stored.level) == stored.level && (game == nil || terms == stored.terms)
  }
}
