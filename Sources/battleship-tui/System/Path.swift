// The path of a file: any bytes except zero, because file systems do not require text.

import BattleshipPlay
import CSystem

struct Path: Hashable, Sendable {
  let bytes: [UInt8]

  /// Creates a path from bytes, up to the first zero.
  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix { $0 != 0 }) }

  init(_ text: String) { self.init(bytes: text.utf8) }

  /// The path in an environment variable; `nil` if it is not set.
  init?(variable name: String) {
    guard let value = getenv(name) else { return nil }
    bytes = (0..<strlen(value)).map { UInt8(bitPattern: value[$0]) }
  }

  private static let slash = UInt8(ascii: "/")

  var isAbsolute: Bool { bytes.first == Self.slash }

  /// The path for people to read; invalid UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The name of the file, without its directory.
  var name: Path { Path(bytes: bytes.split(separator: Self.slash).last ?? []) }

  /// The directory of the file.
  var directory: Path {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return Path(".") }
    return slash == 0 ? Path("/") : Path(bytes: bytes[..<slash])
  }

  /// The absolute path; unchanged if the system does not report the current folder.
  var fromRoot: Path {
    guard !isAbsolute, let here = getcwd(nil, 0) else { return self }
    defer { free(here) }
    return Path(String(cString: here)) + "/" + self
  }

  /// Appends a text to the path.
  static func + (path: Path, text: String) -> Path { Path(bytes: path.bytes + text.utf8) }

  /// Appends a name to the path.
  static func + (path: Path, name: Path) -> Path { Path(bytes: path.bytes + name.bytes) }

  /// The first of the names path, mark and 1, 2 and so on that can be taken.
  ///
  /// To take a name fails with an error number, which is `EEXIST` if it is in use; then the next one is tried.
  func numbered(_ mark: String, _ take: (Path) -> Int32?) throws(FileError) -> Path {
    var number = 1
    while true {
      let path = self + "\(mark)\(number)"
      guard let error = take(path) else { return path }
      guard error == EEXIST else { throw .system(error) }
      number += 1
    }
  }

  /// Passes the path to a system call as a C string.
  func withCString<Result>(_ use: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return characters.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { preconditionFailure("it has a zero at its end") }
      return use(first)
    }
  }
}
