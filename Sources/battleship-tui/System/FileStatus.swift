// The size of a regular file, and its modification time.

import CSystem

struct FileStatus {
  /// The size in bytes.
  let size: Int
  /// The modification time, in seconds since 1970.
  let modified: Int

  /// nil if there is no file, or it is not a regular one.
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
