// Stores a player's last messages and answers with them in one step, so that no message is answered twice.

/// Stores each player's last message of each duel, by its ``Duel/identifier`` and the player, and never drops it.
///
/// A file, a database or a value in memory can be one. ``exchange(_:by:expecting:new:)`` must compare and store in one
/// step, even if other threads, programs or windows use the same memory, and the message must be safe when it returns.
///
/// ```swift
/// struct Notes: DuelMemory {
///   var records: [String: [Duel.Player: DuelRecord]] = [:]
///   func last(of identifier: String, by player: Duel.Player) throws(Never) -> DuelRecord? {
///     records[identifier]?[player]
///   }
///   mutating func exchange(
///     _ identifier: String, by player: Duel.Player, expecting: DuelRecord?, new: DuelRecord
///   ) throws(Never) -> Bool {
///     guard records[identifier]?[player] == expecting else { return false }
///     records[identifier, default: [:]][player] = new
///     return true
///   }
/// }
/// let notes = Notes(records: [challenge.identifier: [.first: DuelRecord(written: challenge)]])
/// assert(try notes.last(of: challenge.identifier, by: .first)?.written == challenge)
/// ```
public protocol DuelMemory {
  /// Why the memory cannot be read or written.
  associatedtype Failure: Error

  /// The record of a duel for one of its players; nil if there is none.
  func last(of identifier: String, by player: Duel.Player) throws(Failure) -> DuelRecord?

  /// Stores a record of a duel instead of the expected one, which is nil if there is none yet.
  ///
  /// - Returns: Whether the expected record was there; if not, nothing is stored.
  mutating func exchange(
    _ identifier: String, by player: Duel.Player, expecting: DuelRecord?, new: DuelRecord
  ) throws(Failure) -> Bool
}

/// Why a player with a memory does not answer.
///
/// ```swift
/// let error = DuelAnswerError<Never>.reception(.answeredOtherwise)
/// guard case .reception(let reason) = error else { return }
/// assert(reason == .answeredOtherwise)
/// ```
public enum DuelAnswerError<Failure: Error>: Error {
  /// The message must not be answered, or not by this move.
  case reception(ReceptionError)
  /// The memory cannot be read or written; the answer must not be shown.
  case memory(Failure)
}

/// A memory's entry for one player of a duel.
///
/// ```swift
/// let record = DuelRecord(written: challenge)
/// assert(record.answered == nil)
/// ```
public struct DuelRecord: Hashable, Sendable {
  /// The last message that the player wrote, or the winner's opening after it.
  public let written: Duel

  /// The opponent's message whose answers went out before the player's next message; nil if there is none.
  public let answered: Duel?

  /// A record of the last message, and of the one that was answered ahead.
  public init(written: Duel, answered: Duel? = nil) {
    self.written = written
    self.answered = answered
  }
}

extension DuelPlayer {
  /// Answers a message with a move, and stores the answer before returning it.
  ///
  /// If another user of the same memory answers first, the message is compared again, and is then old.
  ///
  /// - Returns: The message to show and to send.
  /// - Throws: ``DuelAnswerError`` if the message is not answered, or the answer could not be stored.
  public func answer<Memory: DuelMemory>(
    _ move: DuelMove, to message: Duel, in memory: inout Memory, insists: Bool = false,
    using generator: inout some RandomNumberGenerator
  ) throws(DuelAnswerError<Memory.Failure>) -> Duel {
    let (identifier, player) = (message.identifier, message.player(with: key))
    while true {
      let last: DuelRecord?
      do throws(Memory.Failure) {
        last = try memory.last(of: identifier, by: player)
      } catch {
        throw .memory(error)
      }
      let answer: (message: Duel, replacing: Duel?)
      do throws(ReceptionError) {
        answer = try self.answer(move, to: message, last: last, insists: insists, using: &generator)
      } catch {
        throw .reception(error)
      }
      if answer.message == answer.replacing { return answer.message }
      do throws(Memory.Failure) {
        let new = DuelRecord(written: answer.message)
        if try memory.exchange(identifier, by: player, expecting: last, new: new) {
          return answer.message
        }
      } catch {
        throw .memory(error)
      }
    }
  }
}
