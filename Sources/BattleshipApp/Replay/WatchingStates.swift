// Watching the game at hand once more, from a phone, from a game by link, and from one against the computer.

import BattleshipCore
import BattleshipPlay

extension ReplayState? {
  /// Lets an event happen in the replay, which is gone once it is left.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - redraw: The front's effect that draws the whole screen anew.
  ///   - wake: The front's effect that hands ``AppEvent/awoke`` back after so many milliseconds.
  /// - Returns: What the front has to do.
  fileprivate mutating func happen<Effect>(
    _ event: AppEvent, redraw: Effect, wake: (Int) -> Effect
  ) -> [Effect] {
    var effects: [Effect] = []
    for effect in self?.update(event) ?? [] {
      switch effect {
      case .redraw: effects.append(redraw)
      case .wake(let milliseconds): effects.append(wake(milliseconds))
      case .leave: self = nil
      }
    }
    return effects
  }
}

extension SoloState {
  /// Shows the duel at hand once more.
  mutating func watch() {
    guard let story = solo.seat.replay else { return notice = .nothingToWatch }
    replay = ReplayState([story], company: solo.company(in: language))
  }

  /// Lets an event happen while the duel is shown once more.
  mutating func watch(_ event: AppEvent) -> [SoloScreenEffect] {
    replay.happen(event, redraw: .redraw) { .wake(afterMilliseconds: $0) }
  }
}

extension LinkState {
  /// Shows the game of the message once more, with what was fired since.
  mutating func watch() {
    guard let story = seat.replay else { return notice = .nothingToWatch }
    replay = ReplayState([story])
  }

  /// Lets an event happen while the game is shown once more.
  mutating func watch(_ event: AppEvent) -> [LinkEffect] {
    replay.happen(event, redraw: .redraw) { .wake(afterMilliseconds: $0) }
  }
}

extension AppState {
  /// Shows the game at the seat once more, or that of the bubble that is focused or the newest one.
  mutating func watch() {
    guard let story = seat == nil ? bubbleStory : seat?.replay else { return notice = .nothingToWatch }
    let company = Company(
      me: SafeText(phone.contacts.own, limit: 18),
      other: SafeText(phones[holder].contacts.name(of: holder.other), limit: 18), by: way)
    replay = ReplayState([story], company: company)
  }

  /// The story of a bubble, as somebody may know it who has nothing but its message.
  private var bubbleStory: Replay? {
    let letters = phone.transcript.items.filter { $0.letter != nil }
    var item = letters.last
    if case .bubble(let number) = focus { item = phone.transcript.item(number) }
    guard let url = item?.letter?.url, let content = try? MessageContent(messageURL: url) else { return nil }
    let story = Replay(content)
    return story.stepCount > 0 ? story : nil
  }

  /// Lets an event happen while the game is shown once more.
  mutating func watch(_ event: AppEvent) -> [AppEffect] {
    replay.happen(event, redraw: .redraw) { .wake(afterMilliseconds: $0) }
  }
}
