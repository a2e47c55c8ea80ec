// Stores the last message written in each duel: one file per duel in a folder, updated under one lock.

import BattleshipCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory of a player: the last message they wrote in each duel, never removed.
struct DuelMemory {
  /// The folder, next to the key.
  let folder: Path

  /// Reads the last message written in a duel, and stores the new one on disk before returning.
  ///
  /// The folder is locked meanwhile, so that two programs never answer the same message.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the duel; `nil` for a new one.
  ///   - answer: Computes the answer from the last message, and names the message to remember.
  /// - Returns: The answer.
  /// - Throws: ``MemoryError`` if the memory cannot be read or written; then the answer must not be shown.
  func update<Answer>(
    _ identifier: String?, _ answer: (_ last: Duel?) -> (answer: Answer, written: Duel?)
  ) throws(MemoryError) -> Answer {
    let lock = try locked()
    defer { close(lock) }
    let last = try identifier.flatMap { identifier throws(MemoryError) in try self.last(of: identifier) }
    let (answer, written) = answer(last)
    guard let written, written != last else { return answer }
    do throws(WriteError) {
      try FlushedFile.replace(file(of: written.identifier), with: Array((written.messageURL() + "\n").utf8))
    } catch {
      throw .unwritable(error.number)
    }
    return answer
  }

  /// The message written last in a duel; `nil` if there is none.
  func last(of identifier: String) throws(MemoryError) -> Duel? {
    let bytes: [UInt8]
    do throws(System.ReadError) {
      bytes = try System.read(file(of: identifier), limit: 8_192)
    } catch {
      if error.isMissing { return nil }
      throw .unreadable(error.number)
    }
    guard bytes.last == UInt8(ascii: "\n"), let url = String(validating: bytes.dropLast(), as: UTF8.self),
      let duel = try? Duel(messageURL: url),
      duel.identifier == identifier
    else { throw .damaged }
    return duel
  }

  private func file(of identifier: String) -> Path { folder + "/\(identifier)" }

  /// Creates the folder if it is missing, opens it, and locks it until it is closed.
  private func locked() throws(MemoryError) -> Int32 {
    let made = folder.withCString { mkdir($0, 0o700) }
    guard made == 0 || errno == EEXIST else { throw .unwritable(errno) }
    if made == 0, let number = FlushedFile.flush(folder: folder.directory) { throw .unwritable(number) }
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .unwritable(errno) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let number = errno
        close(descriptor)
        throw .unwritable(number)
      }
    }
    return descriptor
  }
}

/// Why the memory of duels cannot be used.
enum MemoryError: Error, Equatable {
  /// The stored text is not a message of the duel.
  case damaged
  /// It cannot be read; the number is the system's error code.
  case unreadable(Int32)
  /// It cannot be written; the number is the system's error code.
  case unwritable(Int32)
}
