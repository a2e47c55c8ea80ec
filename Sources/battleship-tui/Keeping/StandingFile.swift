// The status line beside the hot seat's file, and what the title reads of both.

import BattleshipApp
import BattleshipPlay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum StandingFile {
  /// The most bytes to read of a conversation's first line.
  private static let limit = 4_096

  private static func path(of conversation: Path) -> Path { conversation + ".standing" }

  /// Writes the status of a conversation; if that fails, only the title knows less.
  static func write(_ standing: Standing, of file: KeptFile) {
    let line = KeptStanding(standing, byteCount: Int(file.place.position)).text
    _ = try? FlushedFile.replace(path(of: file.path), with: Array((line + "\n").utf8))
  }

  /// The title entry for the conversation in a file, and when it was last played; `nil` if there is nothing to resume.
  static func kept(in path: Path) -> (game: KeptGame, time: Int)? {
    guard let about = FileAbout(path), let line = firstLine(of: path) else { return nil }
    let standing = firstLine(of: self.path(of: path)).flatMap { KeptStanding(text: $0) }
    let isTrue = standing?.byteCount == about.size
    guard let game = KeptGame(firstLine: line, standing: isTrue ? standing?.standing : nil) else { return nil }
    return (game, about.modified)
  }

  private static func firstLine(of path: Path) -> String? {
    guard let bytes = try? System.read(path, limit: limit) else { return nil }
    return String(validating: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}

/// The size and time of a regular file.
struct FileAbout {
  /// The size in bytes.
  let size: Int
  /// The time of the last write, in seconds.
  let modified: Int

  /// Examines a file; `nil` if there is none or it is not a regular file.
  init?(_ path: Path) {
    var about = stat()
    guard path.withCString({ stat($0, &about) }) == 0, about.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(about.st_size)
    #if canImport(Darwin)
      modified = about.st_mtimespec.tv_sec
    #else
      modified = about.st_mtim.tv_sec
    #endif
  }
}
