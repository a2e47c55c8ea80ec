// Two people at one terminal, in a test: keys go in, screens come out as pictures.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

struct Sitting {
  var stack: ScreenStack
  var effects: [ScreenEffect] = []
  /// The system's clipboard.
  var clipboard: String?

  /// The saved lines of the conversation.
  var kept: [String]

  /// The source of the random bytes of duels.
  private var chance: Chance

  init(rules: Rules = .messages, seed: UInt64 = 1) { self.init(game: .hunt(rules), seed: seed) }

  init(game: ChosenGame, seed: UInt64 = 1) {
    let phones = PhonesScreen(firstName: "John", secondName: "Kate", game: game, seed: seed, repeats: true)
    stack = ScreenStack(.phones(phones), in: ScreenEnvironment())
    kept = phones.beginning.kept
    chance = Chance(seed: seed)
    carryOut(stack.carryOut(phones.beginning))
  }

  /// The phones, which may lie below another screen.
  var state: PhonesScreen {
    get {
      guard let phones = stack.phones else { preconditionFailure("a sitting has phones") }
      return phones
    }
    set { stack.changePhones { $0 = newValue } }
  }

  var size: Size {
    get { stack.environment.size }
    set { stack.environment.size = newValue }
  }

  var widths: CharacterWidth {
    get { stack.environment.widths }
    set { stack.environment.widths = newValue }
  }

  var language: Language {
    get { stack.environment.language }
    set { stack.environment.language = newValue }
  }

  var notice: Notice? { stack.environment.notice }

  var screen: DrawnScreen {
    guard let drawn = stack.drawn else { preconditionFailure("a sitting has a screen") }
    return drawn
  }

  /// The screen without empty lines.
  var picture: [String] { screen.frame.picture.filter { !$0.isEmpty } }

  /// The screen as one text.
  var text: String { picture.joined(separator: "\n") }

  /// Whether the firing player's game is over.
  var isOver: Bool { state.seat?.unsentReply.map { $0.status != .open } ?? false }

  mutating func handle(_ event: ScreenEvent) {
    stack.environment.layout = stack.drawn?.layout
    effects = stack.update(event)
    kept += effects.kept
    carryOut(effects)
    takeTheKeyboard()
  }

  private mutating func carryOut(_ effects: [ScreenEffect]) {
    for effect in effects {
      switch effect {
      case .drawEntropy: kept += stack.update(.entropy(Entropy(using: &chance))).kept
      case .copy(let text): clipboard = text
      case .clearClipboard: clipboard = nil
      default: break
      }
    }
  }

  /// Ends the change of hands at the keyboard, if there is one.
  mutating func takeTheKeyboard() { if state.lock?.isDeaf == true { _ = stack.update(.awoke) } }

  mutating func press(_ keys: Key...) {
    for key in keys { handle(.pressed(key)) }
  }

  mutating func type(_ text: String) {
    for character in text { handle(.pressed(.character(character))) }
  }

  /// Clicks the first letter of a text.
  mutating func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = place(of: text), let event = ScreenEvent(.click(point), on: screen) else {
      Issue.record("nothing to click shows \(text)\n\(self.text)", sourceLocation: sourceLocation)
      return
    }
    handle(event)
  }

  private func place(of text: String) -> Point? {
    for (row, line) in screen.frame.picture.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return Point(row: row, column: widths.columns(of: SafeText(String(line[..<range.lowerBound]))))
    }
    return nil
  }

  /// John places his ships on these cells and sends them; Kate unlocks her phone.
  mutating func place(_ cells: String...) {
    press(.enter)
    for cell in cells {
      type(cell)
      press(.enter)
    }
    press(.enter, .enter, .enter)
  }

  /// Kate opens the message and fires at these cells.
  mutating func attack(_ cells: String...) {
    press(.enter)
    for cell in cells {
      type(cell)
      press(.enter)
    }
  }
}
