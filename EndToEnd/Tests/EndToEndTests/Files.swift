// Files that tests write and read.

import Glibc
import TerminalHarness
import Testing

/// Gives a folder that is removed afterwards with all that is in it.
func inNewFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
  let folder = try TemporaryFolder()
  return try withExtendedLifetime(folder) { try body(folder.path) }
}

/// Writes a file.
func write(_ text: String, to path: String) throws {
  let file = try #require(fopen(path, "w"))
  defer { fclose(file) }
  try #require(fputs(text, file) >= 0)
}

/// What a file holds; nil where there is none.
func contents(_ path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return String(decoding: bytes, as: UTF8.self) }
    bytes += buffer[..<count]
  }
}

/// What a file holds; nothing where there is none.
func read(_ path: String) -> String { contents(path) ?? "" }
