// Compares the documentation with the code: its sample is the one that runs, and its tables name existing symbols.

import Foundation
import TestSupport
import Testing

@Suite struct DocumentationTests {
  private func text(_ path: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
  }

  private func article(_ name: String) throws -> String {
    try text("../../docs/MessagesHost.docc/\(name).md")
  }

  /// A file without its first sentence.
  private func body(_ path: String) throws -> Substring {
    let text = try text(path)
    return text[try #require(text.firstRange(of: "import MessagesHost")).lowerBound...]
  }

  @Test(arguments: ["Support/Counter.swift", "CounterTests.swift"])
  func `the article shows the sample that is compiled and run`(path: String) throws {
    #expect(try article("TestingYourExtension").contains("```swift\n\(try body(path))```\n"))
  }

  @Test(arguments: ["Support/Search.swift", "SearchTests.swift"])
  func `the article on results shows the sample that is compiled and run`(path: String) throws {
    #expect(try article("AsynchronousResults").contains("```swift\n\(try body(path))```\n"))
  }

  @Test func `every other example of the article is in a test`() throws {
    let paths = ["Support/Essay.swift", "Support/Applause.swift", "HostArticleTests.swift"]
    let tested = try paths.map { try lines(of: text($0)) }
    let blocks = try article("TestingYourExtension").components(separatedBy: "```swift\n").dropFirst(3)
    #expect(blocks.count == 12)
    for block in blocks {
      let shown = lines(of: block.components(separatedBy: "```")[0])
      #expect(tested.contains { $0.contains(shown) }, "\(shown)")
    }
  }

  @Test func `every example of a comment is in a test`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    func files(_ folder: URL) throws -> [String] {
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      var texts: [String] = []
      for case let file as URL in try #require(found) where file.pathExtension == "swift" {
        texts.append(try String(contentsOf: file, encoding: .utf8))
      }
      return texts
    }
    var count = 0
    for host in ["MessagesHost", "NotificationsHost", "StickersHost"] {
      let tested = try ["MessagesHostTests", "\(host)Tests"].flatMap { try files(tests.appendingPathComponent($0)) }
        .map { lines(of: $0) }
      for source in try files(tests.appendingPathComponent("../Sources/\(host)")) {
        for block in source.components(separatedBy: "/// ```swift\n").dropFirst() {
          let comment = block.components(separatedBy: "/// ```")[0]
          let shown = lines(
            of: comment.split(separator: "\n").map { $0.drop { $0 == " " }.dropFirst(3) }.joined(separator: "\n"))
          #expect(tested.contains { $0.contains(shown) }, "\(shown)")
          count += 1
        }
      }
    }
    #expect(count > 30)
  }

  @Test func `the README shows the beginning of the sample's test`() throws {
    let blocks = try text("../../README.md").components(separatedBy: "```swift\n").compactMap {
      $0.components(separatedBy: "```").first
    }
    let lines = try #require(blocks.first { $0.contains("TwoPhones") }).split(separator: "\n")
    let test = try text("CounterTests.swift").split(separator: "\n").map { $0.drop { $0 == " " } }
    let start = try #require(test.firstIndex(of: lines[0]))
    #expect(Array(test[start...].prefix(lines.count)) == lines)
  }

  @Test func `a test has the number of each fact that is followed`() throws {
    var listed: Set<Int> = []
    var tested: Set<Int> = []
    for line in try article("Facts").split(separator: "\n") {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 3 else { continue }
      let ends = columns[0].split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last else { continue }
      for number in first...last {
        #expect(listed.insert(number).inserted, "fact \(number) is listed twice")
        if !columns[2].hasPrefix("not followed: ") { tested.insert(number) }
      }
    }
    #expect(listed == Set(1...153))
    #expect(tested == (try numbersOfTests()))
  }

  @Test(arguments: [
    "Facts", "Features", "TestingYourExtension", "TestingAStickerPack", "PortingFromMessages",
    "../NotificationsHost.docc/PortingFromUserNotifications",
  ])
  func `a table names only what exists in the three hosts`(name: String) throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
    var known: Set<Substring> = []
    for host in ["MessagesHost", "NotificationsHost", "StickersHost"] {
      let files = FileManager.default.enumerator(
        at: sources.appendingPathComponent(host), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.contains("//") {
          for word in line.matches(of: #/\w+/#) { known.insert(word.output) }
        }
      }
    }
    let rows = try article(name).split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(!rows.isEmpty)
    for row in rows {
      // The first column of a porting page has Apple's names.
      let row = name.contains("Porting") ? row[(row.dropFirst().firstIndex(of: "|") ?? row.startIndex)...] : row
      // Every second piece is code; a path has a slash, a text a quotation mark, and a test's name spaces.
      for (position, span) in row.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where !position.isMultiple(of: 2) && !span.contains("/") && !span.contains("\"") {
        guard span.contains("(") || !span.contains(" ") else { continue }
        for word in span.matches(of: #/[A-Za-z]\w{3,}/#) {
          let isKnown = known.contains(word.output)
          #expect(isKnown, "\(word.output) in \(row)")
        }
      }
    }
  }

  @Test(arguments: ["PortingFromMessages", "../NotificationsHost.docc/PortingFromUserNotifications"])
  func `a porting page counts its names, and gives a reason for each that is not there`(page: String) throws {
    var (same, other, missing) = (0, 0, 0)
    let text = try article(page)
    for row in text.split(separator: "\n") where row.hasPrefix("| ") && !row.contains("| Apple |") {
      let columns = row.dropFirst().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard columns[0] != "---" else { continue }
      let names = codeNames(in: columns[0])
      let count = max(1, names.count)
      if columns[1].isEmpty {
        missing += count
        #expect(!columns[2].isEmpty, "\(row)")
      } else {
        let here = codeNames(in: columns[1])
        let kept = names.filter { name in here.contains { $0 == name || ["MS\($0)", "UN\($0)"].contains(name) } }.count
        same += columns[1].hasPrefix("the same") ? count : kept
        other += columns[1].hasPrefix("the same") ? 0 : count - kept
      }
    }
    let sentence = try #require(text.split(separator: "\n").first { $0.hasPrefix("Of the ") })
    let counts = sentence.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(counts == [same + other + missing, same, other, missing])
  }

  /// The names in a column, without their arguments.
  private func codeNames(in column: String) -> [String] {
    column.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { position, span in
      position.isMultiple(of: 2) ? nil : String(span.prefix { $0 != "(" })
    }
  }

  private func numbersOfTests() throws -> Set<Int> {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var numbers: Set<Int> = []
    for host in ["MessagesHostTests", "NotificationsHostTests", "StickersHostTests"] {
      let folder = tests.appendingPathComponent("\(host)/Facts")
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: #/func\s+`fact (\d+):/#) { Int(match.1).map { _ = numbers.insert($0) } }
      }
    }
    return numbers
  }
}
