// Moments at which anything may be pressed: one for each context of the keys, and one with a staged message.

import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

enum Moment: CaseIterable, Sendable {
  /// John's conversation before a game, with the panel compact.
  case conversation
  /// The same with no ship placed yet, expanded.
  case placing
  /// John's message in the input field.
  case staged
  /// The phone locked for Kate.
  case locked
  /// Kate's screen before the first shot.
  case attack
  /// John with `hi` in his input field.
  case typing
  /// Kate with a sticker in the hand, over John's message.
  case holding

  var state: PhonesScreen {
    var sitting = Sitting()
    switch self {
    case .conversation: break
    case .placing: sitting.press(.enter)
    case .staged: sitting.press(.enter, .enter, .right, .down, .enter, .enter)
    case .locked: sitting.press(.enter, .enter, .right, .down, .enter, .enter, .enter)
    case .attack: sitting.press(.enter, .enter, .right, .down, .enter, .enter, .enter, .enter, .enter)
    case .typing:
      sitting.press(.down, .enter)
      sitting.type("hi")
    case .holding:
      sitting.place("a1", "b2")
      sitting.type("a")
      sitting.click("Harbour")
      sitting.type("p")
    }
    return sitting.state
  }

  var context: KeyContext {
    switch self {
    case .conversation, .staged: .conversation
    case .placing: .placing
    case .locked: .locked
    case .attack: .attack
    case .typing: .typing
    case .holding: .holding
    }
  }

  /// Expects that the event does exactly this at this moment.
  func expect(
    _ event: ScreenEvent, from before: PhonesScreen? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ does: (inout PhonesScreen) -> [ScreenEffect]
  ) {
    let start = before ?? state
    var (after, wanted) = (start, start)
    let effects = after.update(event)
    let wantedEffects = does(&wanted)
    let wantedLines = wanted.keeping(wantedEffects)
    #expect(after == wanted, "\(event) at \(self)", sourceLocation: sourceLocation)
    #expect(effects == wantedLines, "\(event) at \(self)", sourceLocation: sourceLocation)
  }
}
