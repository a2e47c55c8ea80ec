// Helpers that write and read files.

@testable import BattleshipApp
import CSystem
import TerminalHarness
import Testing

/// Runs the body with a folder, which is removed afterwards with its contents.
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

/// The contents of a file; empty if there is none.
func read(_ path: String) -> String { contents(path) ?? "" }

/// Lines with the checksums that they would have in a conversation's file after its present contents.
func checked(_ lines: [String], after path: String? = nil) -> String {
  var sum = Checksum()
  for line in read(path ?? "").split(separator: "\n") { _ = sum.checked(String(line.dropLast(9))) }
  return lines.map { sum.checked($0) + "\n" }.joined()
}
