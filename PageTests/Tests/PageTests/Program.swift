// The terminal program as a command: its last line of output is the message.

import Foundation
import Testing

/// `battleship-tui` with its own home folder.
struct Program {
  let path: String
  let home: URL

  /// Runs a command, and returns the last line that it prints.
  func run(_ words: String...) throws -> String {
    let (process, output, complaints) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.environment = ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(words): \(said)")
    return try #require(text.split(separator: "\n").last.map(String.init), "\(words): \(said)")
  }
}
