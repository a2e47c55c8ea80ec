// What can be focused on each screen, in order, and what is focused without asking: the next step.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension AppState {
  /// What is focused: the player's choice if it is still there, else the next step.
  public var focus: Target {
    if let chosenFocus, focusable.contains(chosenFocus) { return chosenFocus }
    return seat?.focus(by: way).map { .seat($0) } ?? nextStep
  }

  /// Where keys are pressed.
  var context: KeyContext {
    if lock != nil { return .locked }
    switch focus {
    case .seat: return seat?.keyContext(by: way) ?? .conversation
    case .field where phone.screen == .keyboard: return .typing
    case .field, .unlock, .bubble, .cross, .send, .drawer, .chevron, .cell, .key, .title, .disabled, .disabledSend:
      return .conversation
    }
  }

  /// What Enter is to do for a player who never chose anything.
  var nextStep: Target {
    if lock != nil { return .unlock }
    if let seat { return seat.atRest.focus(by: way).map { .seat($0) } ?? .chevron }
    if !phone.inputField.isEmpty { return .send }
    if phone.running != nil { return newBubble.map { .bubble($0) } ?? .seat(.button(.start)) }
    return (newBubble ?? ownGame).map { .bubble($0) } ?? .drawer
  }

  /// The newest bubble, if it is a game that this person has not played to its end.
  private var ownGame: Int? {
    guard let newest = phone.transcript.items.last(where: { $0.letter != nil }), newest.sender == holder,
      let url = newest.letter?.url, let game = try? Game(messageURL: url), game.status == .open, !game.shots.isEmpty
    else { return nil }
    return newest.number
  }

  /// The newest bubble from the other person that was not opened yet.
  var newBubble: Int? {
    let news = phone.transcript.items.last { $0.letter != nil && $0.sender != holder }
    return news.flatMap { opened[holder, default: []].contains($0.number) ? nil : $0.number }
  }

  /// Everything that can be focused, from the top of the screen to the bottom.
  var focusable: [Target] {
    if lock != nil { return [.unlock] }
    if let seat { return [.chevron] + seat.targets(by: way).map { .seat($0) } }
    let bubbles = phone.transcript.items.filter { $0.letter != nil }.map { Target.bubble($0.number) }
    let field = phone.inputField.staged.indices.map { Target.cross($0) } + [.field]
    let send: [Target] = phone.inputField.isEmpty ? [] : [.send]
    let game: [Target] = phone.running == nil ? [.drawer] : [.chevron, .seat(.button(.start))]
    return bubbles + field + send + game
  }

  /// Focuses something: at the seat, or elsewhere on the phone.
  mutating func setFocus(_ target: Target) {
    if case .seat(let seatTarget) = target, seat != nil {
      chosenFocus = nil
      pass(.focused(seatTarget))
    } else {
      chosenFocus = target
    }
  }

  /// Moves the focus by so many steps through what can be focused, round and round.
  mutating func moveFocus(by steps: Int) {
    let targets = focusable
    let place = targets.firstIndex(of: focus) ?? 0
    setFocus(targets[(place + steps + targets.count) % targets.count])
  }
}
