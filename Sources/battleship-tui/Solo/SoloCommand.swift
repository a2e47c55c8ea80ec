// The command `solo`: resumes the kept game or begins one, and asks if the kept one does not match.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import BattleshipTerminal

enum SoloCommand {
  static func play(_ options: SoloOptions) -> Never {
    // Report every error before taking the screen.
    if let error = Terminal.reasonAgainst(place: .standard) { BattleshipTUI.refuse(error) }
    do throws(Refusal) {
      let asked = try begin(options, options.isNew ? .new : .asAsked)
      let terminal = BattleshipTUI.terminal(options.look, at: .standard)
      let begun: Begun =
        switch asked {
        case .game: asked
        case .question(let kept): try begin(options, isNewMeant(kept, options, terminal) ? .new : .kept)
        }
      guard case .game(var state, let file) = begun else {
        preconditionFailure("only what was asked for is asked about")
      }
      let widths = options.look.isASCII ? .ascii : terminal.widths
      state.language = Complaint.language.shown(by: widths)
      var loop = SoloLoop(
        state: state, terminal: terminal, widths: widths, manners: Manners(options.look, on: terminal), file: file)
      BattleshipTUI.end(terminal, after: loop.run())
    } catch {
      BattleshipTUI.refuse(error.reason, status: error.status)
    }
  }

  /// The result of beginning or resuming a game.
  enum Begun {
    /// The game to play, and its file; `nil` if it cannot be kept.
    case game(SoloState, SoloFile?)
    /// The kept game is not the requested one.
    case question(KeptGame)
  }

  private static func begin(_ options: SoloOptions, _ choice: GameChoice) throws(Refusal) -> Begun {
    try begin(choice, level: options.level, terms: options.terms, isAllowed: options.allow)
  }

  /// Begins a game with this level and these terms, or resumes the kept one.
  static func begin(
    _ choice: GameChoice, level: ComputerPlayer.Level, terms: Terms
  ) throws(Refusal) -> Begun {
    try begin(choice, level: level, terms: terms) { $0.level == level && $0.terms == terms }
  }

  private static func begin(
    _ choice: GameChoice, level: ComputerPlayer.Level?, terms: Terms, isAllowed: (Solo) -> Bool
  ) throws(Refusal) -> Begun {
    let (file, kept, notice) = try found()
    if let kept, choice == .kept || choice == .asAsked && isAllowed(kept) { return .game(state(kept, nil), file) }
    // A finished game is replaced without asking.
    if choice == .asAsked, let game = kept?.kept.game { return .question(game) }
    let solo = try begun(level, terms)
    guard kept == nil || (try? file?.setAside("old")) != nil else { return .game(state(solo, .notKept), nil) }
    return .game(state(solo, notice), file)
  }

  /// The game's file, or `nil` if nothing can be kept, and the kept game; a file that cannot be read is set aside.
  private static func found() throws(Refusal) -> (file: SoloFile?, kept: Solo?, notice: Notice?) {
    do throws(SoloFileError) {
      guard let path = StatePlace.solo else { return (nil, nil, .notKept) }
      let file = try SoloFile(path: path)
      do throws(SoloFileError) {
        return (file, try file.read(seed: System.seed), nil)
      } catch {
        guard error == .damaged else { throw error }
        return (file, nil, .damaged(try file.setAside("damaged")))
      }
    } catch {
      let words = Complaint.language.terminal.program
      switch error {
      case .file(.obstacle(.held(let process))):
        throw Refusal(reason: words.soloInUse(process.map(Int.init)), status: 1)
      case .file(.obstacle(let obstacle)):
        let file = Complaint.plain(StatePlace.solo?.text ?? "", limit: 200)
        throw Refusal(reason: words.cannotReadFile(file, words.fileObstacle(obstacle)), status: 1)
      case .file, .damaged: return (nil, nil, .notKept)
      }
    }
  }

  private static func isNewMeant(_ kept: KeptGame, _ options: SoloOptions, _ terminal: Terminal) -> Bool {
    let screen = TitleScreen(terminal, options.look, Complaint.language)
    let game = ChosenGame.duel(options.terms.rules, options.terms.volley)
    return screen.asksForNew(
      Title(
        askingAbout: kept, settings: TitleSettings(game: game, level: options.level ?? .fair),
        languages: screen.languages))
  }

  private static func state(_ solo: Solo, _ notice: Notice?) -> SoloState {
    var state = SoloState(solo, seed: System.seed)
    state.notice = notice
    return state
  }

  /// Creates a new game.
  ///
  /// - Throws: ``Refusal`` if the ships do not fit on the board.
  private static func begun(_ level: ComputerPlayer.Level?, _ terms: Terms) throws(Refusal) -> Solo {
    var generator = SystemRandomNumberGenerator()
    do throws(FleetError) {
      _ = try Fleet.random(rules: terms.rules, using: &generator)
    } catch {
      throw Refusal(reason: Complaint.language.sentences.solo.isStuck(.noFleet(error)), status: 2)
    }
    return Solo(
      level: level ?? .fair, terms: terms, key: PlayerKey(using: &generator),
      computersKey: PlayerKey(using: &generator), seed: System.seed)
  }
}
