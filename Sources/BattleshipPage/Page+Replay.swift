// A replay on the page: it plays by itself, and a slider, keys and buttons go to any step.

import BattleshipPlay

extension Page {
  /// Begins to replay the game at the table.
  mutating func beginReplay() -> [PageEffect] {
    guard let story = table?.seat.replay else { return [] }
    table?.replay = (story, 0, true)
    return pause(milliseconds: Self.stepTime)
  }

  /// Lets the replay play by itself, from the beginning if it is at its end.
  mutating func playReplay() -> [PageEffect] {
    guard let replay = table?.replay else { return [] }
    table?.replay = (replay.story, replay.step == replay.story.stepCount ? 0 : replay.step, true)
    return pause(milliseconds: Self.stepTime)
  }

  mutating func pauseReplay() -> [PageEffect] {
    table?.replay?.isPlaying = false
    return []
  }

  mutating func endReplay() -> [PageEffect] {
    table?.replay = nil
    return []
  }

  /// Shows a step of the replay, or the nearest one, and stops there.
  mutating func show(step: Int) -> [PageEffect] {
    guard let count = table?.replay?.story.stepCount else { return [] }
    table?.replay?.step = max(0, min(step, count))
    return pauseReplay()
  }

  /// Shows the step before or after the current one.
  mutating func show(stepsOn: Int) -> [PageEffect] { show(step: (table?.replay?.step ?? 0) + stepsOn) }

  /// Shows the next step of a replay that plays by itself.
  mutating func playOn() -> [PageEffect] {
    guard let replay = table?.replay, replay.isPlaying else { return [] }
    let next = replay.step + 1
    table?.replay = (replay.story, min(next, replay.story.stepCount), next < replay.story.stepCount)
    return next < replay.story.stepCount ? pause(milliseconds: Self.stepTime) : []
  }

  /// Asks for ``PageEvent/nextShot(ticket:)`` after some time; an earlier pause means nothing any more.
  mutating func pause(milliseconds: Int) -> [PageEffect] {
    ticket += 1
    return [.pause(ticket: ticket, milliseconds: milliseconds)]
  }

  private static let stepTime = 600
}
