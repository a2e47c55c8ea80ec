// Other programs that tests compare with: identified before a test relies on them, and stopped if they hang.

import CSystem
import Foundation

/// A program found in `PATH` that was identified as the one of its name.
package struct OutsideProgram: Sendable {
  /// The programs that tests compare with.
  package enum Name: String, Sendable {
    case convert, file, identify, python3

    /// The arguments that identify the program, and a text in its answer.
    fileprivate var question: (words: [String], answer: String) {
      switch self {
      case .convert, .identify: (["-version"], "ImageMagick")
      case .file: (["--version"], "file-5")
      case .python3: (["-c", "import sys; print('Python', 3 * 5)"], "Python 15")
      }
    }
  }

  /// A program that did not answer in time, or ended with an error.
  package struct Failure: Error {
    let words: [String]
    let status: Int32
  }

  private let path: String

  /// Finds a program; nil if there is none, or a different one has its name.
  package static func find(_ name: Name) -> OutsideProgram? {
    let paths = (environment("PATH") ?? "").split(separator: ":").map { "\($0)/\(name.rawValue)" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
    let program = OutsideProgram(path: path)
    let (words, answer) = name.question
    guard let said = try? program.output(words, seconds: 10), String(decoding: said, as: UTF8.self).contains(answer)
    else { return nil }
    return program
  }

  /// The program's standard output.
  ///
  /// - Throws: ``Failure`` if it ends with an error, or takes longer than some seconds.
  package func output(_ words: [String], input: [UInt8] = [], seconds: Int = 60) throws -> [UInt8] {
    // Files, not pipes: a child of a stopped program may keep a pipe open.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("outside-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (from, to) = (folder.appendingPathComponent("input"), folder.appendingPathComponent("output"))
    try Data(input).write(to: from)
    try Data().write(to: to)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.standardInput = try FileHandle(forReadingFrom: from)
    process.standardOutput = try FileHandle(forWritingTo: to)
    process.standardError = FileHandle.nullDevice
    try process.run()
    let identifier = process.processIdentifier
    let stop = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: stop)
    process.waitUntilExit()
    stop.cancel()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(words: words, status: process.terminationStatus)
    }
    return Array(try Data(contentsOf: to))
  }
}
