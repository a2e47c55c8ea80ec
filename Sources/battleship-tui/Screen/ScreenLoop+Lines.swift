// The loop in lines: reads a line of standard input, then writes sentences to standard output, without delays.

import BattleshipApp
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

extension ScreenLoop {
  mutating func runLines(_ beginning: [ScreenEffect]) -> Never {
    let effects = stack.carryOut(beginning)
    let notice = stack.environment.notice
    carryOut(effects)
    // The notice was not shown yet, but the effects may have cleared it, for example when the computer hid its ships.
    stack.environment.notice = stack.environment.notice ?? notice
    beginLive()
    tell(since: nil)
    var input = InputLines()
    while let line = nextLine(of: &input) {
      records.retry()
      switch stack.meaning(of: line) {
      case .quit: leaveLines()
      case .said(let sentences): tell(sentences)
      case .events(let events):
        var before = stack
        for (index, event) in events.enumerated() {
          deliver(event)
          // Say the result of each of several shots.
          guard event.isAction || index == events.count - 1 else { continue }
          tell(since: before)
          before = stack
        }
      }
    }
    leaveLines()
  }

  /// nil at the end of the input. If the input cannot be read, the program ends.
  private mutating func nextLine(of input: inout InputLines) -> String? {
    let words = ErrorMessages.words
    do throws(FileError) {
      guard let line = try input.next(limit: GivenURL.inputLimit, before: { waitForLine() }) else { return nil }
      if line.count <= GivenURL.inputLimit { return String(decoding: line, as: UTF8.self) }
      BattleshipTUI.complain(words.lineTooLong(GivenURL.inputLimit))
    } catch {
      BattleshipTUI.complain(words.cannotRead(ErrorMessages.reason(error)))
    }
    end(after: .inputClosed)
  }

  /// Writes the events so far, then those that follow without the player, step by step.
  mutating func tell(since before: ScreenStack?) {
    tell(stack.spoken(since: before))
    while let event = stack.followsInLines {
      let before = stack
      deliver(event)
      tell(stack.spoken(since: before))
      // If a step cannot be made, for example while another program holds a file, try it again after the next line.
      if stack.environment.notice != nil { return }
    }
  }

  /// Writes sentences, each in a line; if that fails, ends the program.
  mutating func tell(_ sentences: [SafeText]) {
    let text = BattleshipTUI.fitting(sentences).map { $0.string + "\n" }.joined()
    guard !text.isEmpty, let number = System.write(text, to: 1) else { return }
    // The link of a game is written again below, where a failure is reported.
    if stack.table?.table.isByLink != true {
      BattleshipTUI.complain(ErrorMessages.words.cannotWrite(ErrorMessages.reason(number)))
    }
    end(after: .inputClosed)
  }

  private mutating func leaveLines() -> Never {
    outside.finish(stack)
    if outside.keeps || goesOn { tell([stack.environment.language.keptInLines]) }
    end(after: nil)
  }

  /// The answer of a command in lines: its link below a sentence, without the results, which were already written.
  func inLines(_ answer: CommandResult) -> CommandResult {
    guard let url = answer.url else { return answer }
    return .done(hasWritten ? [stack.environment.language.terminal.title.sending(url.string)] : [], url: url)
  }
}
