// A thought of the computer: all it needs for its next message, so that the work can be done where it blocks no key.

import BattleshipCore
import BattleshipPlayers

/// The work on the computer's next message, as a value that any thread can finish.
///
/// ```swift
/// let terms = Terms(on: .messages)
/// var solo = Solo(level: .fair, terms: terms, key: key, computersKey: otherKey, randomness: RandomSource(seed: 1))
/// guard let thought = solo.thought else { return }
/// let finished = thought.finished()  // on another thread, or after the screen was drawn
/// solo.take(finished)
/// assert(solo.duel != nil)
/// ```
public struct Thought: Hashable, Sendable {
  indirect enum Job: Hashable, Sendable {
    case challenge(Terms)
    case answer(Duel)
  }

  let level: ComputerPlayer.Level
  let key: PlayerKey
  let randomness: RandomSource
  let job: Job

  /// Finishes the thought.
  ///
  /// It takes a few milliseconds, on the largest boards some tenths of a second. The same thought always has the same
  /// result.
  public func finished() -> FinishedThought {
    var opponent = Opponent(level: level, key: key, randomness: randomness)
    do throws(OpponentError) {
      switch job {
      case .challenge(let terms):
        return FinishedThought(of: self, .success(try opponent.challenge(rules: terms.rules, volley: terms.volley)))
      case .answer(let duel):
        guard let answer = try opponent.answer(to: duel) else { throw .duel(.notYourTurn) }
        return FinishedThought(of: self, .success(answer))
      }
    } catch {
      return FinishedThought(of: self, .failure(error))
    }
  }
}

/// A thought and its result.
///
/// ```swift
/// let terms = Terms(on: .messages)
/// var solo = Solo(level: .fair, terms: terms, key: key, computersKey: otherKey, randomness: RandomSource(seed: 1))
/// guard let thought = solo.thought else { return }
/// solo.take(thought.finished())
/// assert(!solo.isThinking)
/// ```
public struct FinishedThought: Hashable, Sendable {
  let thought: Thought
  let result: Result<Duel, OpponentError>

  init(of thought: Thought, _ result: Result<Duel, OpponentError>) {
    self.thought = thought
    self.result = result
  }
}
