// The command `two`: resumes the newest game that was asked for, or begins another; the stored ones stay.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipTerminal

enum TwoCommand {
  static func play(_ options: Options) -> Never {
    // Report every error before taking the screen.
    if !options.look.isInLines, let error = Terminal.reasonAgainst(place: .standard) { BattleshipTUI.refuse(error) }
    let kept = options.has(.new) ? nil : newest(options).flatMap { open(.resume(.two($0))) }
    let game = options.game ?? .duel(Terms(on: .skirmish))
    guard let game = kept ?? open(.two(options.names ?? .demo, game)) else {
      preconditionFailure("another game can always begin")
    }
    ScreenLoop.play(game, on: BattleshipTUI.terminal(options.look, at: .standard), options.look)
  }

  /// Games that go on come first, the newest first.
  private static func newest(_ options: Options) -> Int? {
    NumberedFile.stored.compactMap { stored -> (number: Int, rank: (Int, Int))? in
      guard case .two(let number) = stored.name, let kept = KeptTwo(text: stored.text),
        (options.names ?? kept.names) == kept.names, (options.game ?? kept.game) == kept.game
      else { return nil }
      return (number, (kept.isToResume ? 1 : 0, stored.time))
    }.max { $0.rank < $1.rank }?.number
  }

  private static func open(_ start: GameStart) -> OpenGame? { LinkCommand.orRefusal(try OpenGame(start, .own)) }
}
