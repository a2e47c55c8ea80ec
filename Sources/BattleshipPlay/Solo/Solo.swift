// Solo: a person's seat beside the computer, duel after duel, as one value.

import BattleshipCore
import BattleshipPlayers

/// A person who plays duels against the computer.
///
/// A front end draws ``scene(in:)``, and passes on what happens at the seat. It decides where the computer thinks, so
/// that no key has to wait for it, and keeps ``saved`` whenever it has changed:
///
/// ```swift
/// let terms = Terms(on: .messages)
/// var solo = Solo(level: .fair, terms: terms, key: key, computersKey: otherKey, randomness: RandomSource(seed: 1))
/// while let thought = solo.thought { solo.take(thought.finished()) }
/// solo.update(.shuffled(seed: 1))
/// assert(solo.seat.draft.answer != nil)  // the ships are placed, and the computer does not know of them
/// print(solo.saved.text)
/// ```
///
/// The person fires first in the first duel; after that, the two alternate. Their messages are those of one `Duel`.
/// Scenes are made from the person's side of it, so that none depends on ships that the computer has not revealed.
public struct Solo: Hashable, Sendable {
  /// How the computer thinks.
  public let level: ComputerPlayer.Level

  /// The terms of each duel.
  public let terms: Terms

  /// The person's seat.
  public internal(set) var seat: Seat

  /// The last message of the current duel; nil before its challenge is made.
  public internal(set) var duel: Duel?

  /// Whether the person fires first in the current duel, so that the computer makes the challenge.
  public internal(set) var firesFirst: Bool

  /// Whether a hint was taken in the current duel.
  package internal(set) var tookAdvice = false

  let key: PlayerKey
  let computersKey: PlayerKey
  var randomness: RandomSource

  /// The score before the current duel.
  var earlier: Wins
  var phase: Phase

  indirect enum Phase: Hashable, Sendable {
    /// The person has something to do, is shown the computer's shots one by one, or sees the end.
    case atSeat
    case thinking(Thought)
    case stuck(OpponentError)
  }

  /// How many duels each player has won.
  public struct Wins: Hashable, Sendable {
    /// The person's.
    public var person = 0
    /// The computer's.
    public var computer = 0

    /// A score.
    public init(person: Int = 0, computer: Int = 0) { (self.person, self.computer) = (person, computer) }
  }

  /// A game that begins with its first duel.
  ///
  /// - Parameters:
  ///   - level: How the computer thinks.
  ///   - terms: The terms of each duel.
  ///   - key: The person's key.
  ///   - computersKey: The computer's key, which must differ from the person's.
  ///   - randomness: The source of all random choices; a secret one, except in a test.
  public init(
    level: ComputerPlayer.Level, terms: Terms, key: PlayerKey, computersKey: PlayerKey, randomness: RandomSource
  ) {
    precondition(key != computersKey, "two players have two keys")
    self.level = level
    self.terms = terms
    self.key = key
    self.computersKey = computersKey
    self.randomness = randomness
    duel = nil
    firesFirst = true
    earlier = Wins()
    phase = .atSeat
    seat = Seat(.duel(terms))
    advance()
  }

  /// How many duels each player has won, including the current one.
  public var score: Wins {
    var score = earlier
    if let duel, let winner = duel.winner {
      if winner == person { score.person += 1 } else { score.computer += 1 }
    }
    return score
  }

  /// Whether the computer thinks.
  public var isThinking: Bool { thought != nil }

  /// The thought to finish where it blocks no key; nil while the computer has nothing to do.
  public var thought: Thought? { if case .thinking(let thought) = phase { thought } else { nil } }

  /// Whether the computer's shots are shown one by one; ``showNext()`` shows the next one.
  public var isShowing: Bool { phase == .atSeat && seat.isShowing }

  /// The player who joined fires first.
  var person: Duel.Player { firesFirst ? .second : .first }
}
