// The size of a file, and when it was written.

import CSystem

/// The size and time of a regular file.
struct FileStatus {
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
