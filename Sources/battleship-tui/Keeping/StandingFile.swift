// A line beside the hot seat's file that says how the conversation stands, and what the title reads of both.

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
  /// The most bytes that are read of the first line of a conversation.
  private static let limit = 4_096

  private static func path(of conversation: Path) -> Path { conversation + ".standing" }

  /// Writes how a conversation stands. Where that fails the title knows less, and nothing is lost.
  static func write(_ standing: Standing, of file: KeptFile) {
    let line = KeptStanding(standing, byteCount: Int(file.place.position)).text
    _ = try? FlushedFile.replace(path(of: file.path), with: Array((line + "\n").utf8))
  }

  /// What the title tells of the conversation in a file, and when it was last gone on with; nil if there is nothing to go
  /// on with.
  static func kept(in path: Path) -> (game: KeptGame, time: Int)? {
    guard let about = FileAbout(path), let line = firstLine(of: path) else { return nil }
    let standing = firstLine(of: self.path(of: path)).flatMap { KeptStanding(text: $0) }
    let isTrue = standing?.byteCount == about.size
    guard let game = KeptGame(firstLine: line, standing: isTrue ? standing?.standing : nil) else { return nil }
    return (game, about.modified)
  }

  private static func firstLine(of path: Path) -> String? {
    guard FileAbout(path) != nil, let bytes = try? System.read(path, limit: limit) else { return nil }
    return String(validating: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}

/// What is known of a plain file.
struct FileAbout {
  /// How many bytes it has.
  let size: Int
  /// When it was written last, in seconds.
  let modified: Int

  /// What is known of a file; nil if there is none, or it is no plain one.
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
