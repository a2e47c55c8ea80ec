// The driver of Chromium: a program that is started once and controlled over HTTP on this machine.

import Foundation
import Testing

/// `chromedriver`, while the tests run.
final class Driver: Sendable {
  /// The one driver; nil without Chromium, which is then reported once.
  static let shared: Driver? = start()

  private let port: Int
  private let input: Pipe

  private init(port: Int, input: Pipe) {
    (self.port, self.input) = (port, input)
  }

  private static func start() -> Driver? {
    guard let path = path(of: "chromedriver"), Self.path(of: "chromium") != nil || Self.path(of: "google-chrome") != nil
    else {
      print("page: skipped, there is no chromedriver; make test-page installs it")
      return nil
    }
    // The driver ends with the tests, however they end: its shell waits for the end of the input. It may have been
    // started with SIGTERM blocked.
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "'\(path)' --port=0 & driver=$!; read -r _; kill -9 $driver"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      print("page: skipped, chromedriver does not start: \(error)")
      return nil
    }
    var text = ""
    while let found = output.fileHandleForReading.availableData as Data?, !found.isEmpty {
      text += String(decoding: found, as: UTF8.self)
      if let match = text.firstMatch(of: /started successfully on port (\d+)/), let port = Int(match.1) {
        return Driver(port: port, input: input)
      }
    }
    print("page: skipped, chromedriver tells no port")
    return nil
  }

  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Sends a command to the driver, and returns the value of its answer.
  func call(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> Any? {
    let content = method == "POST" ? try JSONSerialization.data(withJSONObject: body ?? [:]) : Data()
    let head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
    let data = try Loopback.exchange(
      Data("\(head)\(content.count)\r\nConnection: close\r\n\r\n".utf8) + content, port: port)
    let answer = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? [String: Any]
    let value = answer?["value"]
    if let failure = value as? [String: Any], let message = failure["message"] as? String, failure["error"] != nil {
      throw DriverError(message: String(message.prefix(300)))
    }
    return value
  }
}

/// The driver's error message.
struct DriverError: Error {
  let message: String
}
