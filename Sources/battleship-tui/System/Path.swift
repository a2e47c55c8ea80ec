// The path of a file: any bytes except zero, because file systems do not require text.

import BattleshipPlay
import CSystem

struct Path: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix { $0 != 0 }) }

  init(_ text: String) { self.init(bytes: text.utf8) }

  init?(variable name: String) {
    guard let value = getenv(name) else { return nil }
    bytes = (0..<strlen(value)).map { UInt8(bitPattern: value[$0]) }
  }

  private static let slash = UInt8(ascii: "/")

  var isAbsolute: Bool { bytes.first == Self.slash }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var name: Path { Path(bytes: bytes.split(separator: Self.slash).last ?? []) }

  var directory: Path {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return Path(".") }
    return slash == 0 ? Path("/") : Path(bytes: bytes[..<slash])
  }

  var fromRoot: Path {
    guard !isAbsolute, let here = getcwd(nil, 0) else { return self }
    defer { free(here) }
    let rest = bytes.starts(with: "./".utf8) ? Path(bytes: bytes.dropFirst(2)) : self
    return Path(String(cString: here)) + "/" + rest
  }

  /// Appends text without a slash.
  static func + (path: Path, text: String) -> Path { Path(bytes: path.bytes + text.utf8) }

  static func + (path: Path, name: Path) -> Path { Path(bytes: path.bytes + name.bytes) }

  /// The path with a mark and the first number from 1 on that is unused.
  ///
  /// `take` returns nil if it took the name, or an error number; after `EEXIST` the next name is tried.
  func numbered(_ mark: String, _ take: (Path) -> Int32?) throws(FileError) -> Path {
    var number = 1
    while true {
      let path = self + "\(mark)\(number)"
      guard let error = take(path) else { return path }
      guard error == EEXIST else { throw .system(error) }
      number += 1
    }
  }

  func withCString<Result>(_ use: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return characters.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { preconditionFailure("it has a zero at its end") }
      return use(first)
    }
  }
}
