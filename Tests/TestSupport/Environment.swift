// What a test reads from outside: environment variables, and files beside the tests.

import Foundation

package func environment(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}

/// The lines of a file in `Golden/`, without comments and empty ones.
package func goldenLines(_ name: String, of test: String = #filePath) throws -> [String] {
  let folder = URL(fileURLWithPath: test).deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(contentsOf: folder.appendingPathComponent("Golden/\(name)"), encoding: .utf8)
  return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
}
