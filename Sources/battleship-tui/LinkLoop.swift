// The loop around one message on a screen: draw, wait, let it happen, and answer once the player leaves.

import BattleshipApp
import BattleshipPlay
import BattleshipTerminal

/// The loop around one message, from the first screen to the end of the program.
struct LinkLoop {
  private var state: LinkState
  private let terminal: Terminal
  private let widths: CharacterWidth
  /// Who plays duels here; nil if nobody has a key.
  private let player: DuelPlayer?

  /// Takes the screen.
  init(state: LinkState, _ look: LookOptions, _ player: DuelPlayer?) {
    (self.state, self.player) = (state, player)
    terminal = BattleshipTUI.terminal(look, at: .behindStandard)
    widths = look.isASCII ? .ascii : terminal.widths
    self.state.language = Complaint.language.shown(by: widths)
  }

  /// Goes on until the player leaves, or has to.
  consuming func run() -> Never {
    var loop = self
    loop.terminal.setTitle(loop.state.language.seat.gameName)
    while true {
      let screen = loop.state.drawn(size: loop.terminal.size, widths: loop.widths)
      loop.terminal.present(screen.frame)
      let event = loop.terminal.nextEvent()
      if case .ended(let ending) = event { loop.end(ending) }
      guard let event = AppEvent(event, on: screen) else { continue }
      for effect in loop.state.update(event) { loop.carryOut(effect) }
    }
  }

  private func carryOut(_ effect: LinkEffect) {
    switch effect {
    case .copy(let text): _ = try? terminal.copy(text)
    case .redraw: terminal.redraw()
    case .challenge(let fleet, let volley):
      leave(writing: { player in player.challenges(.fleet(fleet), rules: fleet.rules, volley: volley, on: state.base) })
    case .move(let move):
      leave(writing: { player in
        guard let duel = state.openDuel else { return state.answer }
        return player.answers(DuelOrder(move), in: duel, on: state.base)
      })
    case .leave(let answer): leave { answer }
    }
  }

  /// Gives the screen back, then writes in a duel: if something is to be waited for, Ctrl-C ends it.
  private func leave(writing write: (DuelPlayer) -> CommandAnswer) -> Never {
    leave { player.map(write) ?? state.answer }
  }

  private func leave(answering answer: () -> CommandAnswer) -> Never {
    var given: (answer: CommandAnswer, isHanded: Bool)?
    terminal.close {
      let answer = answer()
      given = (answer, hand(answer))
    }
    if let reason = given?.answer.reason { BattleshipTUI.refuse(reason, status: given?.answer.status ?? 1) }
    System.end(given?.isHanded == true ? 0 : 1)
  }

  /// Leaves because the program has to end; no shot is lost by that.
  private func end(_ ending: Ending) -> Never {
    terminal.close { _ = hand(state.answer) }
    switch ending {
    case .signal(let number): terminal.end(bySignal: number)
    case .inputClosed: System.end(1)
    }
  }

  /// Writes an answer to standard output, or on the terminal if that fails: the game would be lost otherwise.
  ///
  /// - Returns: Whether standard output took it.
  private func hand(_ answer: CommandAnswer) -> Bool {
    guard !answer.output.isEmpty, let number = System.hand(answer.output) else { return true }
    let words = Complaint.language.program
    let isSaid = terminal.say(answer.output)
    let reason = words.cannotWrite(Complaint.reason(number))
    BattleshipTUI.complain(isSaid ? "\(reason); \(words.messageIsAbove)" : reason)
    return false
  }
}
