// The event loop of the title: draw, wait, update, until an effect is for the caller.

import BattleshipApp
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

/// The title on a terminal.
struct TitleScreen {
  let terminal: Terminal
  let widths: CharacterWidth
  let manners: Manners

  /// The languages that the screen can show, starting with the program's own.
  let languages: [Language]

  init(_ terminal: Terminal, _ look: LookOptions, _ spoken: Language) {
    self.terminal = terminal
    let widths = look.isASCII ? .ascii : terminal.widths
    let shown = spoken.shown(by: widths)
    self.widths = widths
    manners = Manners(look, on: terminal)
    languages = [shown] + Language.allCases.filter { $0 != shown && $0.shown(by: widths) == $0 }
  }

  /// The result of showing the title.
  enum Outcome {
    /// Effects for the caller, in order.
    case effects([TitleEffect])
    /// The program must end.
    case ended(Ending)
  }

  /// Shows the title until there are effects for the caller.
  func next(_ state: inout TitleState) -> Outcome {
    var language: Language?
    while true {
      if language != state.title.language { terminal.setTitle(state.title.language.sentences.seat.gameName) }
      language = state.title.language
      let screen = state.drawn(size: terminal.size, widths: widths)
      terminal.present(screen.frame)
      let event = terminal.nextEvent()
      if case .ended(let ending) = event { return .ended(ending) }
      if event == .notCopied { saysNotCopied(&state) }
      guard let event = AppEvent(event, on: screen) else { continue }
      var effects: [TitleEffect] = []
      for effect in state.update(event, on: screen) {
        switch effect {
        case .redraw: terminal.redraw()
        case .title(.copy(let text)): if (try? terminal.copy(text)) == nil { saysNotCopied(&state) }
        case .title(let effect): effects.append(effect)
        }
      }
      if !effects.isEmpty { return .effects(effects) }
    }
  }

  private func saysNotCopied(_ state: inout TitleState) {
    state.title.notice = state.title.language.terminal.phone.notCopied
  }

  /// Asks whether to begin a new game instead of the kept one; ends the program if the player leaves.
  func asksForNew(_ question: Title) -> Bool {
    var state = TitleState(question)
    while true {
      switch next(&state) {
      case .ended(let ending): BattleshipTUI.end(terminal, after: ending)
      case .effects(let effects):
        for effect in effects {
          switch effect {
          case .leave: BattleshipTUI.end(terminal, after: nil)
          case .resume: return false
          case .play: return true
          case .keep, .beginLink, .openLink, .copy: break
          }
        }
      }
    }
  }
}
