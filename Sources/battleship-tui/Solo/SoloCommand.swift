// The command solo: goes on with the game that is kept, or begins one, and plays it on the screen.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipTerminal

enum SoloCommand {
  static func play(_ options: SoloOptions) -> Never {
    // All that can be refused is refused before the screen is taken.
    if let error = Terminal.reasonAgainst(place: .standard) { BattleshipTUI.refuse(error) }
    let (state, file) = begin(options)
    let terminal = BattleshipTUI.terminal(options.look, at: .standard)
    SoloLoop(
      state: state, terminal: terminal, widths: options.look.isASCII ? .ascii : terminal.widths, file: file
    ).run()
  }

  /// The game to play, and the file in which it is kept; without the file if it cannot be kept.
  private static func begin(_ options: SoloOptions) -> (SoloState, SoloFile?) {
    var notice: Notice?
    do throws(SoloFileError) {
      guard let path = StatePlace.solo else { throw .system(0) }
      let file = try SoloFile(path: path)
      let kept: Solo?
      do throws(SoloFileError) {
        kept = try file.read(seed: System.seed)
      } catch {
        guard error == .damaged else { throw error }
        (kept, notice) = (nil, .damaged(try file.setAside("damaged")))
      }
      guard let kept else { return (state(begun(options), notice), file) }
      if !options.isNew, options.allow(kept) { return (state(kept, nil), file) }
      // A game that was decided makes room for one of another kind.
      guard options.isNew || kept.duel?.winner != nil else {
        BattleshipTUI.refuse(Complaint.language.program.otherSolo, status: 2)
      }
      let solo = begun(options)
      _ = try file.setAside("old")
      return (state(solo, nil), file)
    } catch {
      if error == .inUse { BattleshipTUI.refuse(Complaint.language.program.soloInUse, status: 1) }
      return (state(begun(options), .notKept), nil)
    }
  }

  private static func state(_ solo: Solo, _ notice: Notice?) -> SoloState {
    var state = SoloState(solo, seed: System.seed)
    state.notice = notice
    return state
  }

  /// A new game; the program ends if its ships have no room on its board.
  private static func begun(_ options: SoloOptions) -> Solo {
    var generator = SystemRandomNumberGenerator()
    do throws(FleetError) {
      _ = try Fleet.random(rules: options.terms.rules, using: &generator)
    } catch {
      BattleshipTUI.refuse(Complaint.language.solo.isStuck(.noFleet(error)), status: 2)
    }
    return Solo(
      level: options.level ?? .fair, terms: options.terms, key: PlayerKey(using: &generator),
      computersKey: PlayerKey(using: &generator), seed: System.seed)
  }
}
