// The computer as the other player of a duel: it answers a message with one of its own.

import BattleshipCore
import BattleshipPlayers

/// The computer at a duel: a key, a level, and a source of all random choices.
///
/// ```swift
/// var opponent = Opponent(level: .fair, key: otherKey, randomness: RandomSource(seed: 1))
/// let reply = try opponent.answer(to: challenge)
/// assert(reply?.turn == .first)  // it has joined, and fired
/// ```
///
/// An opponent remembers no messages. It suits a program that holds the whole duel; for links that come from
/// elsewhere, use `ComputerPlayer.move(in:)` and a `DuelPlayer`, which compares a message with the last one written.
public struct Opponent: Hashable, Sendable {
  /// The key opens the computer's ships.
  let key: PlayerKey
  private var player: ComputerPlayer

  /// The source of nonces, which are public.
  private var nonces: RandomSource

  /// The computer with a key.
  ///
  /// - Parameters:
  ///   - level: How it thinks.
  ///   - key: Its key, which must not be the person's.
  ///   - randomness: The source of all random choices; a secret one, except in a test.
  public init(level: ComputerPlayer.Level, key: PlayerKey, randomness: RandomSource) {
    var randomness = randomness
    self.key = key
    player = ComputerPlayer(level: level, randomness: randomness.split())
    nonces = randomness.split()
  }

  /// The computer's challenge to a duel.
  ///
  /// - Throws: ``OpponentError`` if there is no place for the ships, or rules and volley are not those of a duel.
  public mutating func challenge(rules: Rules, volley: Volley) throws(OpponentError) -> Duel {
    let fleet: Fleet
    do throws(FleetError) {
      fleet = try player.fleet(rules: rules)
    } catch {
      throw .noFleet(error)
    }
    do throws(TermsError) {
      return try Duel.challenge(fleet, volley: volley, key: key, using: &nonces)
    } catch {
      throw .terms(error)
    }
  }

  /// The computer's answer to a message: it joins, fires, reports its last ship as sunk, or opens its seal.
  ///
  /// - Returns: The computer's message; nil if there is nothing to answer.
  /// - Throws: ``OpponentError`` if the duel is not the computer's, or there is no place for its ships.
  public mutating func answer(to message: Duel) throws(OpponentError) -> Duel? {
    let own: OwnDuel
    do throws(DuelError) {
      own = try OwnDuel(message, key: key)
    } catch {
      throw .duel(error)
    }
    let move: DuelMove?
    do throws(FleetError) {
      move = try player.move(in: own)
    } catch {
      throw .noFleet(error)
    }
    guard let move else { return nil }
    do throws(DuelError) {
      return try message.after(move, key: key, using: &nonces)
    } catch {
      throw .duel(error)
    }
  }
}

/// Why the computer does not answer.
///
/// ```swift
/// do {
///   var opponent = Opponent(level: .fair, key: otherKey, randomness: RandomSource(seed: 1))
///   _ = try opponent.challenge(rules: .messages, volley: .shots(1))
/// } catch {
///   assert(error == .terms(.losingMiss(3)))
/// }
/// ```
public enum OpponentError: Error, Hashable, Sendable {
  /// There is no place for its ships.
  case noFleet(FleetError)
  /// The terms are not those of a duel.
  case terms(TermsError)
  /// The duel does not allow it.
  case duel(DuelError)
}
