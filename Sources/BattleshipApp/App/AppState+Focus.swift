// What can be focused on each screen, in order, and what is focused without asking: the next step.

import BattleshipCore
import MessagesHost

extension AppState {
  /// What is focused: the player's choice where it is still there, else the next step.
  public var focus: Target {
    if let chosenFocus, focusable.contains(chosenFocus) { return chosenFocus }
    return nextStep
  }

  /// Where keys are pressed.
  var context: KeyContext {
    if lock != nil { return .locked }
    switch (gameScreen, focus) {
    case (.placing, .board): return .placing
    case (.attack, .board): return .attack
    case (_, .field) where phone.screen == .keyboard: return .typing
    default: return .conversation
    }
  }

  /// What Enter is to do for a player who never chose anything.
  var nextStep: Target {
    if lock != nil { return .unlock }
    switch gameScreen {
    case .start: return phone.inputField.isEmpty ? newBubble.map { .bubble($0) } ?? .button(.start) : .send
    case .placing(let placing): return placing.draft.isComplete ? .button(.finished) : .board
    case .attack(let attack): return attack.chart.status == .open ? .board : .button(.reply)
    case .finished: return .button(.start)
    case .waiting: return owner == nil ? .button(.handOver) : .chevron
    case .unreadable: return .chevron
    case nil:
      if !phone.inputField.isEmpty { return .send }
      return (newBubble ?? ownGame).map { .bubble($0) } ?? .drawer
    }
  }

  /// The newest bubble, where it is a game that this person has not played to its end.
  private var ownGame: Int? {
    guard let newest = phone.transcript.items.last(where: { $0.letter != nil }), newest.sender == holder,
      let url = newest.letter?.url, let game = try? Game(messageURL: url), game.status == .open, !game.shots.isEmpty
    else { return nil }
    return newest.number
  }

  /// The newest bubble from the other person that was not opened yet.
  private var newBubble: Int? {
    let news = phone.transcript.items.last { $0.letter != nil && $0.sender != holder }
    return news.flatMap { opened[holder, default: []].contains($0.number) ? nil : $0.number }
  }

  /// Everything that can be focused, from the top of the screen to the bottom.
  var focusable: [Target] {
    if lock != nil { return [.unlock] }
    guard let running = phone.running, running.style == .expanded else { return inConversation }
    switch running.instance.screen {
    case .placing(let placing): return [.chevron, .board] + (placing.draft.isComplete ? [.button(.finished)] : [])
    case .attack(let attack): return [.chevron, .board] + (attack.chart.status == .open ? [] : [.button(.reply)])
    case .finished: return [.chevron, .button(.start)] + (owner == nil ? [.button(.handOver)] : [])
    case .waiting: return owner == nil ? [.chevron, .button(.handOver)] : [.chevron]
    case .start, .unreadable: return [.chevron]
    }
  }

  private var inConversation: [Target] {
    let bubbles = phone.transcript.items.filter { $0.letter != nil }.map { Target.bubble($0.number) }
    let field = phone.inputField.staged.indices.map { Target.cross($0) } + [.field]
    let send: [Target] = phone.inputField.isEmpty ? [] : [.send]
    let game: [Target] = phone.running == nil ? [.drawer] : [.chevron, .button(.start)]
    return bubbles + field + send + game
  }

  /// Moves the focus by so many steps through what can be focused.
  mutating func moveFocus(by steps: Int) {
    chosenFocus = focusable.target(steps, after: focus)
  }
}
