// A replay on the page: it plays by itself, and a slider, keys and buttons go to any step.

import BattleshipPlay

extension Page {
  mutating func beginReplay() -> [PageEffect] {
    guard let story = table?.seat.replay else { return [] }
    replay = Playback(story)
    return waitForShot()
  }

  mutating func endReplay() -> [PageEffect] {
    replay = nil
    return []
  }

  mutating func perform(_ command: KeyCommand.PlaybackCommand) -> [PageEffect] {
    replay?.perform(command)
    return waitForShot()
  }

  /// Shows a step of the replay, or the nearest one, and stops there.
  mutating func show(step: Int) -> [PageEffect] {
    replay?.show(step)
    return []
  }

  mutating func show(stepsOn: Int) -> [PageEffect] { show(step: (replay?.step ?? 0) + stepsOn) }

  mutating func playOn() -> [PageEffect] {
    replay?.advance()
    return waitForShot()
  }

  private mutating func waitForShot() -> [PageEffect] {
    guard let replay, replay.isPlaying else { return [] }
    return pause(milliseconds: replay.pause)
  }

  /// Asks for ``PageEvent/pauseEnded(ticket:)`` after some time, in place of any earlier pause.
  mutating func pause(milliseconds: Int) -> [PageEffect] {
    ticket += 1
    return [.pause(ticket: ticket, milliseconds: milliseconds)]
  }
}
