// URLs at the edge of readable memory: the reader touches no byte beyond them, whatever they contain.

import BattleshipCore
import TestSupport
import Testing

@Suite struct GuardedTests {
  private func read(_ url: Span<UInt8>) -> Result<MessageContent, MessageURLError> {
    do throws(MessageURLError) {
      return .success(try MessageContent(messageURL: url))
    } catch {
      return .failure(error)
    }
  }

  /// Expects that a URL reads the same at both edges as in ordinary memory.
  private func expectSame(_ bytes: [UInt8]) -> Bool {
    let anywhere = read(bytes.span)
    return GuardedEnd.allCases.allSatisfy { end in withGuarded(bytes, at: end) { read($0.span) == anywhere } }
  }

  @Test func `every stored URL, every refused query and every piece of them is read within its bounds`()
    throws
  {
    let golden = try goldenLines("urls-format-1.txt") + goldenLines("urls-format-2.txt")
    let urls = golden.prefix(40) + Refusal.all.map { "?" + $0.query }
    for url in urls {
      let bytes = Array(url.utf8)
      #expect(expectSame(bytes), "\(url)")
      for count in stride(from: 0, to: bytes.count, by: 3) { #expect(expectSame(Array(bytes[..<count]))) }
    }
  }

  @Test func `meaningless bytes are read within their bounds`() throws {
    let url = try #require(goldenLines("urls-format-1.txt").first)
    forAll("no byte beyond the end is touched", count: 2_000) { chance in
      var bytes = Array(url.utf8)
      for _ in 0..<chance.number(1...6) {
        let place = chance.number(0...bytes.count - 1)
        bytes[place] = UInt8(chance.number(0...255))
        if chance.isTrue(oneIn: 3) { bytes.removeSubrange(place...) }
        if bytes.isEmpty { break }
      }
      return expectSame(bytes)
    }
  }
}
