// Every refusal of Format 2, provoked: the reason, the item, the value, and its position.

import BattleshipCore
import TestSupport
import Testing

@Suite("Refusals of a duel") struct DuelRefusalTests {
  private func refusal(of url: String) -> MessageURLError? {
    do throws(MessageURLError) {
      _ = try Duel(messageURL: url)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: Refusal.duels)
  func `every refusal names its reason, its item and its value`(_ expected: Refusal) throws {
    let url = "https://example.com/play?" + expected.query
    let error = try #require(refusal(of: url), "read as a duel")
    #expect(shortReason(error).hasPrefix(expected.reason), "\(error)")
    #expect(error.evidence?.description == expected.evidence)
    if let evidence = error.evidence {
      let value = String(decoding: Array(url.utf8)[evidence.valueRange], as: UTF8.self)
      #expect(evidence.description.hasPrefix("\(evidence.item)=\(value.prefix(24))"))
    }
  }

  @Test func `a truncated duel is refused, or has the same turns and perhaps another last one`() {
    forAll("a cut never changes an earlier turn", count: 10) { chance in
      let duel = try DuelTable.finished(side: 4, using: &chance).duel
      let url = duel.messageURL()
      chance.show(url)
      return url.utf8.indices.allSatisfy { end in
        guard let cut = try? Duel(messageURL: String(url[..<end])) else { return true }
        return cut.terms == duel.terms && cut.turns.count <= duel.turns.count && cut.openings.count < 2
          && cut.turns.dropLast().elementsEqual(duel.turns.prefix(max(0, cut.turns.count - 1)))
      }
    }
  }

  @Test(arguments: ["", "www.shinobicontrols.com/battleship", "a#b?Format=2", "#", "&="])
  func `a URL without a query is refused`(url: String) {
    #expect(refusal(of: url)?.reason == .noQuery)
  }

  @Test func `more than 6,000 characters are refused`() throws {
    let url = try DuelScript().url("0")
    let room = 6_000 - url.utf8.count - 1
    #expect(try Duel(messageURL: url + "&" + String(repeating: "é", count: room)) == Duel(messageURL: url))
    #expect(
      refusal(of: url + "&" + String(repeating: "é", count: room + 1))?.reason
        == .tooLong(characters: 6_001, most: 6_000))
  }

  @Test func `the evidence of a turn is that turn, even if the value is escaped`() throws {
    let url = try DuelScript().url("0.h_3.m%5F99.m_1")
    let error = try #require(refusal(of: url))
    let range = try #require(error.evidence?.valueRange)
    #expect(String(decoding: Array(url.utf8)[range], as: UTF8.self) == "m%5F99")
    #expect(shortReason(error).hasPrefix("badTurn(3, a 4x4 board has no cell 99"))
  }

  @Test func `a hunt's reader says that it is a duel`() throws {
    let url = try DuelScript().url("0")
    do throws(MessageURLError) {
      _ = try Game(messageURL: url)
      Issue.record("read as a hunt")
    } catch {
      #expect(error.reason == .duel)
      #expect(error.evidence?.description == "Format=2 (item 1)")
    }
  }
}
