// The short sentences beside a board, in the list of games and of a live game, in both languages.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct ShortSentenceTests {
  @Test func `the help beside a board has both languages`() {
    let commands: [KeyCommand] = [
      .next, .up, .focusNext, .board(.turn), .board(.shuffle), .board(.takeBack), .board(.advise), .copy, .watch, .quit,
    ]
    let marks: [LegendMark] = LegendMark.marks(in: .placing) + LegendMark.marks(in: .attack)
    expectChinese { language in
      let words = language.sentences.keys
      return [KeyContext.placing, .attack].flatMap { context in
        commands.compactMap { words.brief($0, in: context) } + [words.aim(context)]
      } + marks.flatMap { [words.legend($0).name, words.legend($0).text] }
        + [words.helpCloses, words.helpKeys, words.briefCell]
    }
    #expect(Language.english.sentences.keys.brief(.redraw, in: .attack) == nil)
    #expect(Set(marks).count == marks.count)
  }

  @Test func `the last event of a listed game has both languages`() throws {
    let ship = try #require(Ship("A1-A2"))
    func shot(_ name: String, _ result: ShotResult) throws -> AnsweredShot {
      AnsweredShot(cell: try #require(Cell(name)), result: result)
    }
    let misses = [try shot("C1", .miss), try shot("C2", .miss)]
    let hits = [try shot("A1", .hit), try shot("B1", .hit)]
    let volleys = [misses, [misses[0]], hits, [hits[0], misses[0]], [try shot("A2", .sunk(ship))]]
    var seen: [String] = []
    expectChinese { language in
      let words = language.sentences.moments
      let events = volleys.flatMap { [Listing.Event.theirs($0), .mine($0)] } + [.unjoined]
      let told = events.map { words.event($0) }
      if language == .english { seen = told.map(\.string) }
      return told + [0, 5, 90, 2_000, 4_000].map { words.ago($0) }
        + EndFigure.allCases.map { words.figure($0, count: 2) }
    }
    #expect(seen.prefix(4) == ["missed 2 times", "you missed 2 times", "missed at C1", "you missed at C1"])
    #expect(seen[4...7] == ["hit you 2 times", "you hit 2 times", "hit you at A1", "you hit A1"])
    #expect(seen[8] == "sank your Destroyer" && seen[9] == "you sank a Destroyer")
  }

  @Test func `connection errors have both languages`() {
    expectChinese { language in
      let words = language.sentences.live
      return [
        words.nobodyListens, words.noSuchName("x"), words.cannotListen(at: "a", reason: "r"), words.needsDuel,
        words.ofOthers,
        words.nobodyCame, words.yesOrNo,
      ]
    }
  }
}
