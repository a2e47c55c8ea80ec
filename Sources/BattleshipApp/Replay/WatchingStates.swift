// Watching the game at hand once more, from a phone, from a game by link, and from one against the computer.

import BattleshipCore
import BattleshipPlay

extension SoloState {
  /// Shows the duel at hand once more.
  mutating func watch() {
    guard let story = solo.seat.replay else { return notice = .nothingToWatch }
    replay = ReplayState([story], company: solo.company(in: language))
  }

  /// Lets an event happen while the duel is shown once more.
  mutating func watch(_ event: AppEvent) -> [SoloScreenEffect] {
    (replay?.update(event) ?? []).compactMap { effect in
      switch effect {
      case .redraw: return .redraw
      case .wake(let time): return .wake(afterMilliseconds: time)
      case .leave:
        replay = nil
        return nil
      }
    }
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
    (replay?.update(event) ?? []).compactMap { effect in
      switch effect {
      case .redraw: return .redraw
      case .wake(let time): return .wake(afterMilliseconds: time)
      case .leave:
        replay = nil
        return nil
      }
    }
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
    (replay?.update(event) ?? []).compactMap { effect in
      switch effect {
      case .redraw: return .redraw
      case .wake(let time): return .wake(afterMilliseconds: time)
      case .leave:
        replay = nil
        return nil
      }
    }
  }
}
