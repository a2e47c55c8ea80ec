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

/// What a file holds; nothing where there is none.
func read(_ path: String) -> String { contents(path) ?? "" }
