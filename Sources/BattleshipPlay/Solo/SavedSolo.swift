// A saved game against the computer: enough to resume it. It holds both keys, so the file is private.

import BattleshipCore
import BattleshipPlayers

/// A game against the computer, as a front end keeps it between two steps.
///
/// ```swift
/// let terms = Terms(on: .messages)
/// let solo = Solo(level: .fair, terms: terms, key: key, computersKey: otherKey, randomness: RandomSource(seed: 1))
/// let stored = solo.saved.text
/// let again = try Solo(SavedSolo(text: stored), randomness: RandomSource(seed: 2))
/// assert(again.saved == solo.saved)
/// ```
///
/// Anyone who reads the text can find the computer's ships, because it holds the computer's key.
public struct SavedSolo: Hashable, Sendable {
  package let level: ComputerPlayer.Level
  package let terms: Terms
  let firesFirst: Bool
  let earlier: Solo.Wins
  /// Whether a hint was taken in the current duel.
  let tookAdvice: Bool
  let key: PlayerKey
  let computersKey: PlayerKey
  let ships: ShipsInHand
  let duel: Duel?
  let notes: CellSet

  /// The person's ships for the current duel, in the order of placing.
  enum ShipsInHand: Hashable, Sendable {
    case placed([Ship])
    /// The ships are hidden, and the person fires next.
    case hidden([Ship])

    var all: [Ship] {
      switch self {
      case .placed(let ships), .hidden(let ships): ships
      }
    }
  }
}

extension Solo {
  /// The game as it is to be saved.
  public var saved: SavedSolo {
    SavedSolo(
      level: level, terms: terms, firesFirst: firesFirst, earlier: earlier, tookAdvice: tookAdvice, key: key,
      computersKey: computersKey,
      ships: seat.shipsInHand, duel: duel, notes: seat.notes)
  }

  /// Resumes a saved game.
  ///
  /// - Parameters:
  ///   - saved: The saved game.
  ///   - randomness: The source of all random choices from now on; a secret one, except in a test.
  /// - Throws: ``SavedSoloError`` if the saved values contradict each other.
  public init(_ saved: SavedSolo, randomness: RandomSource) throws(SavedSoloError) {
    if let duel = saved.duel { try saved.check(duel) }
    level = saved.level
    terms = saved.terms
    key = saved.key
    computersKey = saved.computersKey
    duel = saved.duel
    firesFirst = saved.firesFirst
    earlier = saved.earlier
    phase = .atSeat
    tookAdvice = saved.tookAdvice
    self.randomness = randomness
    seat = Seat(.duel(saved.terms))
    seat.notes = saved.notes
    advance()
    for ship in saved.ships.all { seat.update(.placed(ship)) }
    if case .hidden = saved.ships { seat.update(.button(.finished)) }
    guard seat.shipsInHand == saved.ships else { throw .ships(saved.ships.all) }
  }
}

extension SavedSolo {
  /// Checks that the duel is between the two keys, and that every answer and opening under them is true.
  fileprivate func check(_ duel: Duel) throws(SavedSoloError) {
    guard duel.terms == terms else { throw .otherTerms(duel.terms) }
    do throws(DuelError) {
      let (person, computer) = (try OwnDuel(duel, key: key), try OwnDuel(duel, key: computersKey))
      // The player who has not joined counts as the second.
      guard person.player == (firesFirst ? .second : .first), computer.player == person.player.other else {
        throw .notYourDuel
      }
    } catch {
      throw .duel(error)
    }
  }
}

extension Seat {
  var shipsInHand: SavedSolo.ShipsInHand {
    switch task {
    case .hiding(let hiding): .placed(hiding.draft.ships)
    case .aiming(let aiming): aiming.joining.map { .hidden(Array($0.ships)) } ?? .placed([])
    case .hunting, .waiting, .over, .duel, .watching, .unreadable: .placed([])
    }
  }
}
