// The last message that was written in each duel: a folder with a file for each, read and replaced under one lock.

import BattleshipCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a player must not forget: of each duel the last message they wrote. Nothing is ever removed.
struct DuelMemory {
  /// The folder, which lies beside the key.
  let folder: Path

  /// Reads what was written last in a duel, and has what is written now on the disk before this returns.
  ///
  /// No other program reads or writes the memory meanwhile, so that two of them never answer the same message.
  ///
  /// - Parameters:
  ///   - identifier: What stands for the duel; nil if it is a new one, of which nothing is remembered.
  ///   - answer: Answers with the last message in hand, and names the message to remember.
  /// - Returns: The answer.
  /// - Throws: ``MemoryError`` if the memory cannot be read or written; then nothing is to be shown.
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

  /// What was written last in a duel; nil if nothing was.
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

  /// The folder, made if it is missing, open and locked until it is closed.
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
  /// What is remembered of the duel is no message of it.
  case damaged
  /// The system's number for why it cannot be read.
  case unreadable(Int32)
  /// The system's number for why it cannot be written.
  case unwritable(Int32)
}
