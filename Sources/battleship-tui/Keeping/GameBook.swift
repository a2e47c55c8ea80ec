// The file of finished games: one line with a checksum each, appended under a lock, flushed and never changed.

import BattleshipApp
import BattleshipPlay
import CSystem

struct GameBook {
  let path: Path

  /// The most bytes to read: several hundred thousand games.
  private static let limit = StoredGames.inputLimit

  /// Records a game in the user's own book, flushed to the disk before this returns.
  ///
  /// A game already in the book is not recorded again, unless the winner has opened since. Without a state directory
  /// there is no book.
  ///
  /// - Returns: nil, or the reason why it is not recorded.
  static func note(_ game: FinishedGame, within milliseconds: Int = FileLock.longestWait) -> FileError? {
    guard let path = StatePlace.games else { return nil }
    guard StatePlace.make(path.directory) else { return .system(errno) }
    do throws(FileError) {
      try GameBook(path: path).note(game, within: milliseconds)
      return nil
    } catch {
      return error
    }
  }

  /// The user's own book; empty if there is none.
  static func own() throws(FileError) -> Content {
    guard let path = StatePlace.games else { return Content() }
    return try GameBook(path: path).read()
  }

  struct Content {
    var games: [FinishedGame] = []
    /// The numbers of damaged lines.
    var damaged: [Int] = []
    /// How many duels are of a version that was never released.
    var unreleased = 0
  }

  /// Nothing if there is no book yet.
  func read() throws(FileError) -> Content {
    do throws(FileError) {
      let bytes = try System.read(path, limit: Self.limit)
      guard bytes.count <= Self.limit else { throw .system(EFBIG) }
      return try Self.content(of: bytes)
    } catch {
      if error.isMissing { return Content() }
      throw error
    }
  }

  /// Reports that a game is not recorded. If another process has locked the book, ends the program, to be run again.
  static func complain(_ error: FileError) {
    let sentence = ErrorMessages.words.notNoted(ErrorMessages.reason(error))
    if case .obstacle(.held) = error { BattleshipTUI.refuse(sentence, status: 1) }
    BattleshipTUI.complain(sentence)
  }

  private func note(_ game: FinishedGame, within milliseconds: Int) throws(FileError) {
    do throws(ConversationFileError) {
      let log = try Log(path: path, sharing: .privately, sums: .single)
      // Other processes of this program hold the lock only while they append a line.
      try log.requireLock(within: milliseconds)
      let bytes = try log.bytes(from: 0, limit: Self.limit + 1)
      guard bytes.count <= Self.limit else { throw .file(.system(EFBIG)) }
      let games = try Log.trying { () throws(FileError) in
        try Self.content(of: bytes, with: Array(game.mark.utf8)).games
      }
      if games.contains(where: { $0.isSameGame(as: game) && !game.saysMore(than: $0) }) { return }
      var game = game
      game.day = System.day
      log.note(read: Log.FilePlace(position: off_t(bytes.count)))
      // An incomplete last line stays as it is.
      try log.append([game.text], afterTorn: !bytes.isEmpty && bytes.last != UInt8(ascii: "\n"))
    } catch {
      switch error {
      case .file(let error): throw error
      case .noLocks(let number): throw .system(number)
      case .longLine, .large: throw .system(EFBIG)
      default: throw .system(EIO)
      }
    }
  }

  /// Parses the lines that contain `mark`; all lines if it is empty.
  private static func content(of bytes: [UInt8], with mark: [UInt8] = []) throws(FileError) -> Content {
    var content = Content()
    // Repeated lines are the same game, which counts once. The keys are the digits of the checksums as one number:
    // hashing whole lines takes twelve times as long for a book of different lines.
    var lines: [UInt64: ArraySlice<UInt8>] = [:]
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty else { continue }
      if FileForm(firstLine: line) == .newer { throw .obstacle(.newer) }
      guard mark.isEmpty || line.holds(mark) else { continue }
      let sum = line.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
      guard lines.updateValue(line, forKey: sum) != line else { continue }
      let text = CheckedLine.bytes(line)
      if let text, let game = try? FinishedGame(bytes: Array(text)) {
        content.games.append(game)
      } else if let text, String(decoding: text, as: UTF8.self).holdsUnreleasedDuel {
        content.unreleased += 1
      } else {
        content.damaged.append(index + 1)
      }
    }
    return content
  }
}

extension ArraySlice<UInt8> {
  /// Written by hand, because the standard library's `contains` takes 40 times as long.
  fileprivate func holds(_ bytes: [UInt8]) -> Bool {
    withUnsafeBufferPointer { line in
      bytes.withUnsafeBufferPointer { bytes in
        line.count >= bytes.count
          && (0...(line.count - bytes.count)).contains { start in
            line[start] == bytes[0] && bytes.indices.allSatisfy { line[start + $0] == bytes[$0] }
          }
      }
    }
  }
}

/// Records the finished games of a screen, later if another program has locked the book.
struct GameRecords {
  /// Records a game within this many milliseconds; returns nil, or the reason why it is not recorded.
  var note = { (game: FinishedGame, milliseconds: Int) in GameBook.note(game, within: milliseconds) }
  private(set) var waiting: [FinishedGame] = []

  /// The milliseconds to wait for the lock while the screen waits for a key.
  static let longestWait = 100

  mutating func add(_ game: FinishedGame) -> Notice? {
    switch note(game, Self.longestWait) {
    case nil: return nil
    case .obstacle(.held(let process)):
      waiting.append(game)
      return .notedLater(heldBy: process)
    case .obstacle, .system: return .notNoted
    }
  }

  mutating func retry() {
    waiting.removeAll { note($0, 0) == nil }
  }

  /// Tries each game once more, also after one that cannot be recorded; returns the first reason against one.
  mutating func finish() -> FileError? {
    var first: FileError?
    waiting.removeAll { game in
      guard let error = note(game, first == nil ? FileLock.longestWait : Self.longestWait) else { return true }
      first = first ?? error
      return false
    }
    return first
  }
}
