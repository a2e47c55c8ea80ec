// The command `solo`: resumes the newest game that was asked for, or begins another; the stored ones stay.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import BattleshipTerminal

enum SoloCommand {
  static func play(_ options: Options) -> Never {
    // Report every error before taking the screen.
    if !options.look.isInLines, let error = Terminal.reasonAgainst(place: .standard) { BattleshipTUI.refuse(error) }
    let name = options.has(.new) ? nil : SoloFile.stored.first { options.allow($0.kept) }?.name
    let kept = LinkCommand.orRefusal(try resumed(name))
    let game = if let kept { kept } else { LinkCommand.orRefusal(try begun(options.level ?? .fair, options.terms)) }
    ScreenLoop.play(game, on: BattleshipTUI.terminal(options.look, at: .standard), options.look)
  }

  /// `nil` if there is no such game, or it is gone meanwhile.
  static func resumed(_ name: String?) throws(Answer) -> OpenGame? {
    guard let name, let path = StatePlace.solo(name) else { return nil }
    do throws(FileError) {
      let file = try SoloFile(path: path)
      return try file.read().solo.map { OpenGame($0, in: file, notice: nil) }
    } catch {
      throw refusal(error, path)
    }
  }

  /// A new game in a file of its own. Throws if the ships do not fit on the board.
  static func begun(_ level: ComputerPlayer.Level, _ terms: Terms) throws(Answer) -> OpenGame {
    var generator = SystemRandomNumberGenerator()
    do throws(FleetError) {
      _ = try Fleet.random(rules: terms.rules, using: &generator)
    } catch {
      throw .wrongUsage(ErrorMessages.language.sentences.solo.isStuck(.noFleet(error)))
    }
    let (file, notice) = try free()
    let new = Solo(
      level: level, terms: terms, key: PlayerKey(using: &generator), computersKey: PlayerKey(using: &generator),
      randomness: RandomSource(using: &generator))
    return OpenGame(new, in: file, notice: notice)
  }

  /// The first file without a game to resume; one that is over is set aside. No file if nothing can be stored.
  private static func free() throws(Answer) -> (file: SoloFile?, notice: Notice?) {
    let notKept = Notice.said(ErrorMessages.language.sentences.solo.notKept)
    var number = 1
    while let path = StatePlace.solo(number == 1 ? "solo" : "solo-\(number)") {
      number += 1
      do throws(FileError) {
        let file = try SoloFile(path: path)
        let (solo, notice) = try file.read()
        if solo?.kept.game != nil { continue }
        if solo?.duel?.winner != nil, (try? file.setAside("old")) == nil { return (nil, notKept) }
        return (file, notice)
      } catch {
        if case .obstacle(.held) = error { continue }
        guard case .obstacle = error else { return (nil, notKept) }
        throw refusal(error, path)
      }
    }
    return (nil, notKept)
  }

  private static func refusal(_ error: FileError, _ path: Path) -> Answer {
    let words = ErrorMessages.words
    if case .obstacle(.held(let process)) = error { return .failed(words.soloInUse(process.map(Int.init))) }
    let file = ErrorMessages.plain(path.text, limit: 200)
    return .failed(words.cannotReadFile(file, reason: ErrorMessages.reason(error)))
  }
}

extension Options {
  /// Whether a stored game is what the options ask for.
  func allow(_ stored: KeptSolo) -> Bool {
    (level ?? stored.level) == stored.level && (game == nil || terms == stored.terms)
  }
}
