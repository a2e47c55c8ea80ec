// Files that tests write and read.

@testable import BattleshipApp
import CSystem
import TerminalHarness
import Testing

/// Gives a folder that is removed afterwards with all that is in it.
func inNewFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
  let folder = try TemporaryFolder()
  return try withExtendedLifetime(folder) { try body(folder.path) }
}

/// Writes a file.
func write(_ text: String, to path: String) throws {
  let file = try #require(fopen(path, "we"))
  defer { fclose(file) }
  try #require(fputs(text, file) >= 0)
}

/// What a file holds; nothing where there is none.
func read(_ path: String) -> String { contents(path) ?? "" }

/// Lines with the checksums that they have in a conversation's file after what is in it.
func checked(_ lines: [String], after path: String? = nil) -> String {
  var sum = Checksum()
  for line in read(path ?? "").split(separator: "\n") { _ = sum.checked(String(line.dropLast(9))) }
  return lines.map { sum.checked($0) + "\n" }.joined()
}
