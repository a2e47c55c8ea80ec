// Replays the current game from a phone, a game by link, or a duel against the computer.

import BattleshipCore
import BattleshipPlay

extension ReplayState? {
  /// Applies an event to the replay, and ends it when the person leaves.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - redraw: The front end's effect that redraws the screen from scratch.
  ///   - wake: The front end's effect that sends ``AppEvent/awoke`` after the given milliseconds.
  /// - Returns: The effects for the front end.
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
  /// Starts a replay of the current duel.
  mutating func watch() {
    guard let story = solo.seat.replay else { return notice = .nothingToWatch }
    replay = ReplayState([story], players: solo.players(in: language))
  }

  /// Applies an event to the replay.
  mutating func watch(_ event: AppEvent) -> [SoloScreenEffect] {
    replay.happen(event, redraw: .redraw) { .wake(afterMilliseconds: $0) }
  }
}

extension LinkState {
  /// Starts a replay of the message's game, including the shots fired since.
  mutating func watch() {
    guard let story = seat.replay else { return notice = .nothingToWatch }
    replay = ReplayState([story])
  }

  /// Applies an event to the replay.
  mutating func watch(_ event: AppEvent) -> [LinkEffect] {
    replay.happen(event, redraw: .redraw) { .wake(afterMilliseconds: $0) }
  }
}

extension AppState {
  /// Starts a replay of the game at the seat, or of the focused or newest bubble.
  mutating func watch() {
    guard let story = seat == nil ? bubbleStory : seat?.replay else { return notice = .nothingToWatch }
    let players = Players(
      me: SafeText(phone.contacts.own, limit: 18),
      other: SafeText(phones[holder].contacts.name(of: holder.other), limit: 18), by: transport)
    replay = ReplayState([story], players: players)
  }

  /// The replay of a bubble, with only what its message shows.
  private var bubbleStory: Replay? {
    let letters = phone.transcript.items.filter { $0.letter != nil }
    var item = letters.last
    if case .bubble(let number) = focus { item = phone.transcript.item(number) }
    guard let url = item?.letter?.url, let content = try? MessageContent(messageURL: url) else { return nil }
    let story = Replay(content)
    return story.stepCount > 0 ? story : nil
  }

  /// Applies an event to the replay.
  mutating func watch(_ event: AppEvent) -> [AppEffect] {
    replay.happen(event, redraw: .redraw) { .wake(afterMilliseconds: $0) }
  }
}
