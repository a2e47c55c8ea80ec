// A turn answers the shots received, then fires; the last one only answers, or gives up. Where a hit earns another
// shot, its answer is a turn as well.

/// A player's part in one message of a duel.
///
/// ```swift
/// for turn in duel.turns { print("answers \(turn.answers), fires at \(turn.shots)") }
/// assert(duel.turns[0] == .volley([.a1], answers: []))
/// ```
public enum Turn: Hashable, Sendable {
  /// The answers to the shots received, in their order, then the next shots. The first turn has no answers, and under
  /// ``Volley/again`` neither has the turn after an ``answer(_:)``.
  case volley([Cell], answers: [ShotResult])

  /// Under ``Volley/again``, the answer to a shot that hit: the other player fires again.
  case answer(ShotResult)

  /// The answers that report the last ship sunk.
  case lastAnswers([ShotResult])

  /// The player gives up; the shots received stay unanswered.
  case resignation

  /// The answers to the shots received.
  public var answers: [ShotResult] {
    switch self {
    case .volley(_, let answers), .lastAnswers(let answers): answers
    case .answer(let answer): [answer]
    case .resignation: []
    }
  }

  /// The cells that the turn fires at.
  public var shots: [Cell] {
    switch self {
    case .volley(let shots, _): shots
    case .answer, .lastAnswers, .resignation: []
    }
  }
}
