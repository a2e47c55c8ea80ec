// A replay being watched: the step that is shown, and whether it plays by itself and how fast.

import BattleshipCore

package struct Playback: Hashable, Sendable {
  package enum Speed: Int, CaseIterable, Sendable {
    case slowest = 1
    case slow, fast, fastest

    /// The time between two shots, in milliseconds.
    var pause: Int { 2_800 >> rawValue }
    var faster: Speed { Speed(rawValue: rawValue + 1) ?? self }
    var slower: Speed { Speed(rawValue: rawValue - 1) ?? self }
  }

  package let replay: Replay
  /// The number of shots shown.
  package private(set) var step = 0
  package private(set) var isPlaying: Bool
  package private(set) var speed = Speed.slow
  /// Whether the viewer's own ships are shown while the duel is open.
  package private(set) var showsShips = false

  /// Whether undiscovered ships are shown, if everyone may see them.
  package private(set) var liftsFog = false

  package init(_ replay: Replay) {
    self.replay = replay
    isPlaying = replay.stepCount > 0
  }

  /// The time between two shots, in milliseconds.
  package var pause: Int { speed.pause }
  package var isAtEnd: Bool { step == replay.stepCount }

  package mutating func advance() {
    guard isPlaying else { return }
    step += 1
    isPlaying = !isAtEnd
  }

  package mutating func stop() { isPlaying = false }

  package mutating func show(_ step: Int) {
    self.step = max(0, min(step, replay.stepCount))
    isPlaying = false
  }

  package mutating func perform(_ command: KeyCommand.PlaybackCommand) {
    switch command {
    case .first: show(0)
    case .last: show(replay.stepCount)
    case .nextHit:
      show((step..<replay.stepCount).first { replay.steps[$0].result?.isHit == true }.map { $0 + 1 } ?? step)
    case .play where isPlaying: stop()
    case .play:
      if isAtEnd { step = 0 }
      isPlaying = !isAtEnd
    case .speed(let speed): self.speed = speed
    case .faster: speed = speed.faster
    case .slower: speed = speed.slower
    case .ships: showsShips.toggle()
    case .fog: liftsFog.toggle()
    }
  }
}
