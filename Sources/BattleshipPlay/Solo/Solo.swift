// Solo: a person's seat beside the computer, duel after duel, as one value. Events go in, effects and scenes come out.

import BattleshipCore
import BattleshipPlayers

/// A person who plays duels against the computer.
///
/// A front draws ``scene(in:)``, hands events to ``update(_:)``, and does what the effects say. The computer thinks where
/// the front lets it, so that no key waits for it:
///
/// ```swift
/// let terms = try Terms(rules: Rules.messages.withoutLosingMiss)
/// var solo = Solo(level: .fair, terms: terms, key: key, computersKey: otherKey, seed: 1)
/// var events: [SoloEvent] = []
/// for effect in solo.beginning {
///   switch effect {
///   case .keep: print(solo.kept.text)  // before anything else is shown
///   case .think(let thought): events.append(.thought(thought.finished()))
///   case .pause: events.append(.nextShot)
///   }
/// }
/// for event in events { solo.update(event) }
/// assert(solo.level == .fair && solo.duel != nil)
/// ```
///
/// In the first duel the person fires first; after that whoever did not. What both told each other is one `Duel`, and
/// the scenes are made from the person's side of it: no scene depends on ships that the computer has not told.
public struct Solo: Hashable, Sendable {
  /// How the computer thinks.
  public let level: ComputerPlayer.Level

  /// What is played.
  public let terms: Terms

  /// The person's seat.
  public internal(set) var seat: Seat

  /// The last message of the duel at hand; nil before its challenge is made.
  public internal(set) var duel: Duel?

  /// Whether the person fires first in the duel at hand, so that the computer makes the challenge.
  public internal(set) var firesFirst: Bool

  let key: PlayerKey
  let computersKey: PlayerKey
  var generator: SplitMix64

  /// The duels that were decided before the one at hand.
  var earlier: Score

  /// What goes on now.
  var moment: Moment

  /// What goes on at a moment.
  indirect enum Moment: Hashable, Sendable {
    /// The person has something to do, or looks at the end.
    case atSeat
    /// The computer thinks.
    case thinking(Thought)
    /// The computer's shots are shown one by one, so many of them so far.
    case showing(OwnDuel, shown: Int)
    /// The computer cannot go on.
    case stuck(OpponentError)
  }

  /// How many duels each has won.
  public struct Score: Hashable, Sendable {
    /// The person's.
    public var person = 0
    /// The computer's.
    public var computer = 0

    /// So many duels of each.
    public init(person: Int = 0, computer: Int = 0) { (self.person, self.computer) = (person, computer) }
  }

  /// A first duel.
  ///
  /// - Parameters:
  ///   - level: How the computer thinks.
  ///   - terms: What is played.
  ///   - key: The person's key.
  ///   - computersKey: The computer's key, another one.
  ///   - seed: Decides whatever is left to chance. Anyone who can guess it can guess the computer's ships.
  public init(
    level: ComputerPlayer.Level, terms: Terms, key: PlayerKey, computersKey: PlayerKey, seed: UInt64
  ) {
    precondition(key != computersKey, "two players have two keys")
    (self.level, self.terms, self.key, self.computersKey) = (level, terms, key, computersKey)
    generator = SplitMix64(seed: seed)
    (duel, firesFirst, earlier, moment) = (nil, true, Score(), .atSeat)
    seat = Self.emptySeat(terms)
    goOn()
  }

  /// What has to be done before the first event.
  public var beginning: [SoloEffect] { [.keep] + effectsOfMoment }

  /// How many duels each has won, with the one at hand.
  public var score: Score {
    var score = earlier
    if let duel, let winner = duel.winner {
      if winner == person { score.person += 1 } else { score.computer += 1 }
    }
    return score
  }

  /// Whether the computer thinks.
  public var isThinking: Bool { if case .thinking = moment { true } else { false } }

  /// Which player of the duel at hand the person is: whoever fires first has joined.
  var person: Duel.Player { firesFirst ? .second : .first }

  /// A seat at which ships are hidden for a challenge.
  static func emptySeat(_ terms: Terms) -> Seat {
    var seat = Seat(rules: terms.rules)
    seat.update(.choseDuel(terms.rules, terms.volley))
    return seat
  }
}

/// What happens in a game against the computer.
///
/// ```swift
/// let terms = try Terms(rules: Rules.messages.withoutLosingMiss)
/// var solo = Solo(level: .fair, terms: terms, key: key, computersKey: otherKey, seed: 1)
/// solo.update(.seat(.shuffled(seed: 1)))
/// assert(solo.seat.hiding.draft.isComplete || solo.duel == nil)
/// ```
public enum SoloEvent: Hashable, Sendable {
  /// Something happens at the person's seat.
  case seat(SeatEvent)
  /// The computer has thought.
  case thought(FinishedThought)
  /// The next of the computer's shots is to be shown.
  case nextShot
}

/// What follows from an event, for the front to do in this order.
///
/// ```swift
/// let terms = try Terms(rules: Rules.messages.withoutLosingMiss)
/// var solo = Solo(level: .fair, terms: terms, key: key, computersKey: otherKey, seed: 1)
/// for case .think(let thought) in solo.beginning { solo.update(.thought(thought.finished())) }
/// assert(solo.duel?.turns.isEmpty == true)  // the computer has made its challenge
/// ```
public enum SoloEffect: Hashable, Sendable {
  /// Keep ``Solo/kept`` before anything else is shown.
  case keep
  /// Finish this thought where it blocks no key, and hand the result back as an event.
  case think(Thought)
  /// Hand ``SoloEvent/nextShot`` back after a moment, so that each shot is seen.
  case pause
}
