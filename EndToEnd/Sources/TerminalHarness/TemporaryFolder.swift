// A temporary folder for a test, removed with its contents when it is no longer used.

import CSystem

/// A folder that exists as long as this value does.
public final class TemporaryFolder {
  /// The path of the folder.
  public let path: String

  /// A new, empty folder.
  ///
  /// - Throws: ``HarnessError`` if the system refuses.
  public init() throws(HarnessError) {
    var name = Array("/tmp/battleship-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw .system(errno) }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  /// The names in a folder, in order.
  public static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    for name in names(in: path) {
      let inside = path + "/" + name
      if unlink(inside) != 0 { remove(inside) }
    }
    rmdir(path)
  }
}
