// The file of finished games: one line with a checksum each, appended under a lock, flushed and never changed.

import BattleshipApp

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The record of finished games in the user's state directory.
struct GameBook {
  let path: Path

  /// The most bytes to read.
  private static let limit = StoredGames.inputLimit

  /// Records a game in the user's own book, flushed to the disk before this returns.
  ///
  /// A game already in the book is not recorded again, unless it turned out that the winner cheated. Without a state
  /// directory there is no book.
  ///
  /// - Returns: `nil`, or the reason why it is not recorded.
  static func note(_ game: FinishedGame) -> FileError? {
    guard StatePlace.games(makesDirectory: false) != nil else { return nil }
    guard let path = StatePlace.games(makesDirectory: true) else { return .system(errno) }
    do throws(FileError) {
      try GameBook(path: path).note(game)
      return nil
    } catch {
      return error
    }
  }

  /// The games, and the numbers of damaged lines; both are empty if there is no book yet.
  func read() throws(FileError) -> (games: [FinishedGame], damaged: [Int]) {
    do throws(FileError) {
      return try Self.games(in: try System.read(path, limit: Self.limit))
    } catch {
      if error.isMissing { return ([], []) }
      throw error
    }
  }

  private func note(_ game: FinishedGame) throws(FileError) {
    let file = try System.opened(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW, mode: 0o600)
    defer { close(file) }
    // Another program holds the lock only while it appends a line.
    while flock(file, LOCK_EX) != 0 { guard errno == EINTR else { throw .system(errno) } }
    let bytes = try System.read(file, limit: Self.limit)
    guard bytes.count <= Self.limit else { throw .system(EFBIG) }
    let games = try Self.games(in: bytes).games
    if games.contains(where: { $0.isSameGame(as: game) && !game.saysMore(than: $0) }) { return }
    // Leave an incomplete last line as it is, and start a new line.
    let end = bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? "" : "\n"
    if let number = System.write(end + CheckedLine.text(game.text) + "\n", to: file) ?? KeptFile.flush(file) {
      ftruncate(file, off_t(bytes.count))
      throw .system(number)
    }
    if bytes.isEmpty, let number = FlushedFile.flush(folder: path.directory) { throw .system(number) }
  }

  private static func games(in bytes: [UInt8]) throws(FileError) -> (games: [FinishedGame], damaged: [Int]) {
    var (games, damaged): ([FinishedGame], [Int]) = ([], [])
    for (place, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty else { continue }
      if NewerForm.begins(line) { throw .obstacle(.newer) }
      let text = String(validating: line, as: UTF8.self).flatMap(CheckedLine.line)
      if let game = text.flatMap({ try? FinishedGame(text: $0) }) {
        games.append(game)
      } else {
        damaged.append(place + 1)
      }
    }
    return (games, damaged)
  }
}
