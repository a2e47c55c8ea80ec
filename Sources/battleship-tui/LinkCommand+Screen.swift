// Plays a command by link on the screen: releases the screen, then writes and prints the message.

import BattleshipApp
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

extension LinkCommand {
  /// Plays on the terminal behind standard input and output, then ends the program with the answer.
  static func play(_ state: LinkState, _ look: LookOptions, _ player: LocalPlayer?) -> Never {
    let terminal = BattleshipTUI.terminal(look, at: .behindStandard)
    let widths = look.isASCII ? .ascii : terminal.widths
    var loop = LinkLoop(
      state: state, terminal: terminal, widths: widths, manners: Manners(look, on: terminal), player: player,
      language: Complaint.language.shown(by: widths))
    switch loop.run() {
    case .wrote(let order): leave(terminal, isSent: order.isMove) { order.answer(in: loop.state, by: player) }
    case .ended(let ending): end(terminal, ending, loop.state)
    }
  }

  /// Releases the screen before writing, so that what is written stands below it.
  private static func leave(_ terminal: Terminal, isSent: Bool, answering answer: () -> CommandAnswer) -> Never {
    var given: (answer: CommandAnswer, isHanded: Bool)?
    terminal.close {
      let answer = answer()
      given = (answer, hand(answer, terminal))
    }
    if let reason = given?.answer.reason { BattleshipTUI.refuse(reason, status: given?.answer.status ?? 1) }
    guard given?.isHanded == true else { System.end(1) }
    // A link printed on the terminal must be sent by the player.
    if isSent, !System.outputIsNoTerminal { BattleshipTUI.complain(Complaint.language.terminal.title.sendLink) }
    System.end(0)
  }

  /// Leaves because the program must end, without losing any shot.
  private static func end(_ terminal: Terminal, _ ending: Ending, _ state: LinkState) -> Never {
    terminal.close { _ = hand(state.answer, terminal) }
    switch ending {
    case .signal(let number): terminal.end(bySignal: number)
    case .inputClosed: System.end(1)
    }
  }

  /// Writes an answer to standard output, or to the terminal if that fails, so that the game is not lost.
  ///
  /// - Returns: Whether writing to standard output succeeded.
  private static func hand(_ answer: CommandAnswer, _ terminal: Terminal) -> Bool {
    guard !answer.output.isEmpty, let number = System.hand(answer.output) else { return true }
    let words = Complaint.language.terminal.program
    let isSaid = terminal.say(answer.output)
    let reason = words.cannotWrite(Complaint.reason(number))
    BattleshipTUI.complain(isSaid ? "\(reason); \(words.messageIsAbove)" : reason)
    return false
  }
}
