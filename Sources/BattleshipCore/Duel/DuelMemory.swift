// Remembers a player's last messages and answers with them in one step, so that no message is answered twice.

/// Keeps the last message of each duel by its ``Duel/identifier``, and never drops it.
///
/// A file, a database or a value in memory can be one. ``exchange(_:expecting:new:)`` must compare and store in one
/// step, even if other threads, programs or windows use the same memory, and the message must be safe when it returns.
///
/// ```swift
/// struct Notes: DuelMemory {
///   var messages: [String: Duel] = [:]
///   func last(of identifier: String) throws(Never) -> Duel? { messages[identifier] }
///   mutating func exchange(_ identifier: String, expecting: Duel?, new: Duel) throws(Never) -> Bool {
///     guard messages[identifier] == expecting else { return false }
///     messages[identifier] = new
///     return true
///   }
/// }
/// var notes = Notes(messages: [challenge.identifier: challenge])
/// assert(try notes.last(of: challenge.identifier) == challenge)
/// ```
public protocol DuelMemory {
  /// Why the memory cannot be read or written.
  associatedtype Failure: Error

  /// The last message kept of a duel; nil if there is none.
  func last(of identifier: String) throws(Failure) -> Duel?

  /// Keeps a message of a duel instead of the expected one, which is nil if there is none yet.
  ///
  /// - Returns: Whether the expected message was there; if not, nothing is kept.
  mutating func exchange(_ identifier: String, expecting: Duel?, new: Duel) throws(Failure) -> Bool
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

extension DuelPlayer {
  /// Answers a message with a move, and keeps the answer before returning it.
  ///
  /// If another user of the same memory answers first, the message is compared again, and by then it is old.
  ///
  /// - Returns: The message to show and to send.
  /// - Throws: ``DuelAnswerError`` if the message is not answered, or the answer could not be kept.
  public func answer<Memory: DuelMemory>(
    _ move: DuelMove, to message: Duel, in memory: inout Memory, insists: Bool = false,
    using generator: inout some RandomNumberGenerator
  ) throws(DuelAnswerError<Memory.Failure>) -> Duel {
    while true {
      let last: Duel?
      do throws(Memory.Failure) {
        last = try memory.last(of: message.identifier)
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
        if try memory.exchange(message.identifier, expecting: answer.replacing, new: answer.message) {
          return answer.message
        }
      } catch {
        throw .memory(error)
      }
    }
  }
}
