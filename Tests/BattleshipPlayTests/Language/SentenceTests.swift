// Each sentence has its languages side by side, with the same values, numbers and options in both.

import Foundation
import Testing

@Suite struct SentenceTests {
  /// A sentence in both languages, as its source has it.
  private struct Pair {
    let place: String
    let english: String
    let chinese: String
  }

  /// All sentences of the sources.
  private static func pairs() throws -> [Pair] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardized
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return try (files ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
      try pairs(in: Array(String(contentsOf: file, encoding: .utf8)), of: file.lastPathComponent)
    }
  }

  private static func pairs(in source: [Character], of name: String) -> [Pair] {
    var (found, place): ([Pair], Int) = ([], 0)
    let beginnings = ["language(", "self("].map { Array($0) }
    while place < source.count {
      defer { place += 1 }
      guard let beginning = beginnings.first(where: { source[place...].starts(with: $0) }) else { continue }
      let scanner = Scanner(source: source)
      let arguments = scanner.arguments(after: place + beginning.count - 1)
      guard arguments.count == 2, arguments[0].hasPrefix("en:"), arguments[1].hasPrefix("zh:") else { continue }
      let line = source[..<place].count { $0 == "\n" } + 1
      found.append(
        Pair(
          place: "\(name):\(line)", english: String(arguments[0].dropFirst(3)),
          chinese: String(arguments[1].dropFirst(3))))
    }
    return found
  }

  /// Splits code into its texts, and the code outside them and in their interpolations.
  private static func parts(of code: String) -> (code: String, text: String) {
    let characters = Array(code)
    var (outside, inside, place) = ("", "", 0)
    while place < characters.count {
      guard characters[place] == "\"" else {
        outside.append(characters[place])
        place += 1
        continue
      }
      let end = Scanner(source: characters).endOfText(at: place)
      var index = place
      while index < end {
        if characters[index] == "\\", index + 1 < end, characters[index + 1] == "(" {
          let close = Scanner(source: characters).close(of: index + 1)
          let value = parts(of: String(characters[(index + 2)..<close]))
          outside += " \(value.code) "
          inside += value.text
          index = close + 1
        } else {
          inside.append(characters[index])
          index += 1
        }
      }
      place = end
    }
    return (outside, inside)
  }

  /// The names of values in code: no functions, labels, members or types.
  private static func values(in code: String) -> Set<Substring> {
    var (names, rest): (Set<Substring>, Substring) = ([], code[...])
    while let start = rest.firstIndex(where: { $0.isLetter }) {
      let before = rest[..<start].last
      let name = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest[name.endIndex...]
      guard name.first?.isLowercase == true, before.map({ !".$_".contains($0) }) ?? true,
        rest.first.map({ !"(:".contains($0) }) ?? true
      else { continue }
      names.insert(name)
    }
    return names.subtracting(["as", "in", "nil", "true", "false"])
  }

  /// Only one language needs these: English distinguishes one from several, and Chinese needs more of an error.
  private static let needs: Set<Substring> = ["count", "error", "language", "en", "zh"]

  @Test func `both languages of a sentence have the same values, numbers and options`() throws {
    let pairs = try Self.pairs()
    #expect(pairs.count > 700)
    let marks = try Regex("--[a-z]+|[0-9]+")
    for pair in pairs {
      let (english, chinese) = (Self.parts(of: pair.english), Self.parts(of: pair.chinese))
      let different = Self.values(in: english.code).symmetricDifference(Self.values(in: chinese.code))
      #expect(different.subtracting(Self.needs).isEmpty, "\(pair.place): \(different.sorted())")
      let said = [english, chinese].map { side in side.text.matches(of: marks).map { side.text[$0.range] }.sorted() }
      #expect(said[0] == said[1], "\(pair.place): \(said)")
    }
  }

  @Test func `no sentence is only in English`() throws {
    for pair in try Self.pairs() {
      let chinese = Self.parts(of: pair.chinese).text
      let isChinese = chinese.unicodeScalars.contains { 0x4e00...0x9fff ~= $0.value }
      // The name of a key, and the button for the other language.
      let names = Set(chinese.split { !$0.isLetter }).subtracting(["Enter", "English"])
      #expect(isChinese || names.isEmpty, "\(pair.place): \(chinese)")
    }
  }
}

/// Finds the ends of brackets and texts in Swift.
private struct Scanner {
  let source: [Character]

  /// The index after a text.
  func endOfText(at start: Int) -> Int {
    let quote = source[start...].starts(with: "\"\"\"") ? 3 : 1
    var place = start + quote
    while !source[place...].starts(with: String(repeating: "\"", count: quote)) {
      if source[place] == "\\" {
        place = source[place + 1] == "(" ? close(of: place + 1) + 1 : place + 2
      } else {
        place += 1
      }
    }
    return place + quote
  }

  /// The index of the closing bracket.
  func close(of open: Int) -> Int {
    var place = open + 1
    while !")]}".contains(source[place]) {
      switch source[place] {
      case "\"": place = endOfText(at: place)
      case "(", "[", "{": place = close(of: place) + 1
      default: place += 1
      }
    }
    return place
  }

  /// The arguments in some brackets, trimmed.
  func arguments(after open: Int) -> [String] {
    let end = close(of: open)
    var (arguments, place): ([String], Int) = ([""], open + 1)
    while place < end {
      let next =
        switch source[place] {
        case "\"": endOfText(at: place)
        case "(", "[", "{": close(of: place) + 1
        default: place + 1
        }
      if source[place] == "," {
        arguments.append("")
      } else {
        arguments[arguments.count - 1] += String(source[place..<next])
      }
      place = next
    }
    return arguments.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}
