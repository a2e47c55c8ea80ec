// Compares the table of features with the tests: each feature names one that exists.

import Foundation
import Testing

@Suite struct FeatureTests {
  @Test func `each feature is shown by a test that exists`() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
      .standardized
    let table = try String(
      contentsOf: package.appendingPathComponent("docs/MessagesHost.docc/Features.md"), encoding: .utf8)
    var tests: Set<String> = []
    for folder in ["Tests", "Examples"] {
      let files = FileManager.default.enumerator(
        at: package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: #/func\s+`([^`]+)`/#) { tests.insert(String(match.1)) }
      }
    }
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 90)
    for row in rows where !row.hasPrefix("| ---") {
      let name = try #require(row.split(separator: "`").dropLast().last, "\(row)")
      let isShown = tests.contains { $0 == name || $0.hasPrefix("\(name): ") }
      #expect(isShown, "\(name)")
    }
  }
}
