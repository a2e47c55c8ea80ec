// The command `solo`: resumes the kept game or begins one, and asks if the kept one does not match.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import BattleshipTerminal

enum SoloCommand {
  static func play(_ options: SoloOptions) -> Never {
    // Report every error before taking the screen.
    if !options.look.isInLines, let error = Terminal.reasonAgainst(place: .standard) { BattleshipTUI.refuse(error) }
    let first = begun(options, options.isNew ? .new : .asAsked)
    let terminal = BattleshipTUI.terminal(options.look, at: .standard)
    switch first {
    case .game(let game): ScreenLoop.play(game, on: terminal, options.look)
    case .question(let kept):
      let asked = TitleSettings(game: .duel(options.terms), level: options.level ?? .fair)
      ScreenLoop.ask(about: kept, asked, on: terminal, options.look) { isNew in
        guard case .game(let game) = begun(options, isNew ? .new : .kept) else {
          preconditionFailure("the chosen game did not start")
        }
        return game
      }
    }
  }

  private enum Begun {
    case game(OpenGame)
    case question(KeptGame)
  }

  /// Ends the program if no game can begin.
  private static func begun(_ options: SoloOptions, _ choice: GameChoice) -> Begun {
    do throws(Answer) {
      return try begin(choice, level: options.level, terms: options.terms, isAllowed: options.allow)
    } catch {
      LinkCommand.write(error)
    }
  }

  static func game(_ choice: GameChoice, level: ComputerPlayer.Level, terms: Terms) throws(Answer) -> OpenGame? {
    let begun = try begin(choice, level: level, terms: terms) { $0.level == level && $0.terms == terms }
    return if case .game(let game) = begun { game } else { nil }
  }

  private static func begin(
    _ choice: GameChoice, level: ComputerPlayer.Level?, terms: Terms, isAllowed: (Solo) -> Bool
  ) throws(Answer) -> Begun {
    let (file, kept, notice) = try found()
    if let kept, choice == .kept || choice == .asAsked && isAllowed(kept) { return .game(game(kept, file, nil)) }
    // A finished game is replaced without asking.
    if choice == .asAsked, let game = kept?.kept.game { return .question(game) }
    let solo = try new(level, terms)
    guard kept == nil || (try? file?.setAside("old")) != nil else { return .game(game(solo, nil, notKept)) }
    return .game(game(solo, file, notice))
  }

  /// The game's file, or `nil` if nothing can be kept, and the kept game; a damaged file is set aside.
  private static func found() throws(Answer) -> (file: SoloFile?, kept: Solo?, notice: Notice?) {
    guard let path = StatePlace.solo else { return (nil, nil, notKept) }
    do throws(FileError) {
      let file = try SoloFile(path: path)
      return switch try file.read() {
      case .nothing: (file, nil, nil)
      case .game(let solo): (file, solo, nil)
      case .damaged: (file, nil, .damaged(try file.setAside("damaged")))
      case .unreleased: (file, nil, .unreleased(try file.setAside("old")))
      }
    } catch {
      let words = ErrorMessages.words
      switch error {
      case .obstacle(.held(let process)): throw .failed(words.soloInUse(process.map(Int.init)))
      case .obstacle:
        let file = ErrorMessages.plain(path.text, limit: 200)
        throw .failed(words.cannotReadFile(file, reason: ErrorMessages.reason(error)))
      case .system: return (nil, nil, notKept)
      }
    }
  }

  private static func game(_ solo: Solo, _ file: SoloFile?, _ notice: Notice?) -> OpenGame {
    OpenGame(SoloScreen(solo), in: file, notice: notice)
  }

  private static var notKept: Notice { .said(ErrorMessages.language.sentences.solo.notKept) }

  /// Throws if the ships do not fit on the board.
  private static func new(_ level: ComputerPlayer.Level?, _ terms: Terms) throws(Answer) -> Solo {
    var generator = SystemRandomNumberGenerator()
    do throws(FleetError) {
      _ = try Fleet.random(rules: terms.rules, using: &generator)
    } catch {
      throw .wrongUsage(ErrorMessages.language.sentences.solo.isStuck(.noFleet(error)))
    }
    return Solo(
      level: level ?? .fair, terms: terms, key: PlayerKey(using: &generator),
      computersKey: PlayerKey(using: &generator), randomness: RandomSource(using: &generator))
  }
}
