// The command `solo`: resumes the newest game that was asked for, or begins another; the stored ones stay.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipTerminal

enum SoloCommand {
  static func play(_ options: Options) -> Never {
    // Report every error before taking the screen.
    if !options.look.isInLines, let error = Terminal.reasonAgainst(place: .standard) { BattleshipTUI.refuse(error) }
    let kept = options.has(.new) ? nil : newest(options).flatMap { open(.resume(.computer($0))) }
    guard let game = kept ?? open(.computer(options.level ?? .fair, options.terms)) else {
      preconditionFailure("another game can always begin")
    }
    ScreenLoop.play(game, on: BattleshipTUI.terminal(options.look, at: .standard), options.look)
  }

  /// Games to resume come first, the newest first.
  private static func newest(_ options: Options) -> Int? {
    NumberedFile.stored.compactMap { stored -> (number: Int, rank: (Int, Int))? in
      guard case .computer(let number) = stored.name, let kept = try? KeptSolo(text: stored.text), options.allow(kept)
      else { return nil }
      return (number, (kept.game == nil ? 0 : 1, stored.time))
    }.max { $0.rank < $1.rank }?.number
  }

  private static func open(_ start: GameStart) -> OpenGame? { LinkCommand.orRefusal(try OpenGame(start, .own)) }
}

extension Options {
  /// Whether a stored game is what the options ask for.
  func allow(_ stored: KeptSolo) -> Bool {
    (level ?? stored.level) == stored.level && (game == nil || terms == stored.terms)
  }
}
