// The external inputs of tests: environment variables, and files beside the tests.

import Foundation

package func environment(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}

/// The number in an environment variable, or this one.
package func environment(_ name: String, or number: Int) -> Int { environment(name).flatMap { Int($0) } ?? number }

/// The lines of a text that are not empty, without their indentation, for comparing examples.
package func lines(of text: String) -> String {
  text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
}

/// The lines of a file in `Golden/`, without comments and empty ones.
package func goldenLines(_ name: String, of test: String = #filePath) throws -> [String] {
  let folder = URL(fileURLWithPath: test).deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(contentsOf: folder.appendingPathComponent("Golden/\(name)"), encoding: .utf8)
  return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
}
