// The command `solo`: resumes the stored game or begins one, and asks if the stored one does not match.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import BattleshipTerminal

enum SoloCommand {
  static func play(_ options: Options) -> Never {
    // Report every error before taking the screen.
    if !options.look.isInLines, let error = Terminal.reasonAgainst(place: .standard) { BattleshipTUI.refuse(error) }
    let stored = LinkCommand.orRefusal(try StoredSolo())
    func new() -> OpenGame { LinkCommand.orRefusal(try stored.begun(options.level ?? .fair, options.terms)) }
    let kept = options.has(.new) ? nil : stored.resumed
    let isMeant = stored.solo.map { options.allow($0) } ?? false
    // A finished game is replaced without asking.
    guard let kept, !isMeant, let game = stored.solo?.kept.game else {
      let game = (isMeant ? kept : nil) ?? new()
      ScreenLoop.play(game, on: BattleshipTUI.terminal(options.look, at: .standard), options.look)
    }
    let asked = TitleSettings(game: .duel(options.terms), level: options.level ?? .fair)
    let terminal = BattleshipTUI.terminal(options.look, at: .standard)
    ScreenLoop.ask(about: game, asked, on: terminal, options.look) { isNew in isNew ? new() : kept }
  }

  /// `nil` if another program has stored a game meanwhile that is not what was asked for.
  static func game(_ choice: GameChoice, level: ComputerPlayer.Level, terms: Terms) throws(Answer) -> OpenGame? {
    let stored = try StoredSolo()
    if choice != .new, let solo = stored.solo {
      if choice == .kept || solo.level == level && solo.terms == terms { return stored.resumed }
      if solo.kept.game != nil { return nil }
    }
    return try stored.begun(level, terms)
  }
}

extension Options {
  /// Whether a stored game is what the options ask for.
  func allow(_ stored: Solo) -> Bool {
    (level ?? stored.level) == stored.level && (game == nil || terms == stored.terms)
  }
}

/// The game that is stored for this user, and its file.
private struct StoredSolo {
  let solo: Solo?
  /// `nil` if nothing can be stored.
  private let file: SoloFile?
  private let notice: Notice?

  init() throws(Answer) { (file, solo, notice) = try Self.found() }

  private static func found() throws(Answer) -> (file: SoloFile?, solo: Solo?, notice: Notice?) {
    guard let path = StatePlace.solo else { return (nil, nil, notKept) }
    do throws(FileError) {
      let file = try SoloFile(path: path)
      let (solo, notice) = try file.read()
      return (file, solo, notice)
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

  var resumed: OpenGame? { solo.map { OpenGame($0, in: file, notice: nil) } }

  /// A new game; a stored one is set aside. Throws if the ships do not fit on the board.
  func begun(_ level: ComputerPlayer.Level, _ terms: Terms) throws(Answer) -> OpenGame {
    var generator = SystemRandomNumberGenerator()
    do throws(FleetError) {
      _ = try Fleet.random(rules: terms.rules, using: &generator)
    } catch {
      throw .wrongUsage(ErrorMessages.language.sentences.solo.isStuck(.noFleet(error)))
    }
    let new = Solo(
      level: level, terms: terms, key: PlayerKey(using: &generator), computersKey: PlayerKey(using: &generator),
      randomness: RandomSource(using: &generator))
    guard solo == nil || (try? file?.setAside("old")) != nil else {
      return OpenGame(new, in: nil, notice: Self.notKept)
    }
    return OpenGame(new, in: file, notice: notice)
  }

  private static var notKept: Notice { .said(ErrorMessages.language.sentences.solo.notKept) }
}
