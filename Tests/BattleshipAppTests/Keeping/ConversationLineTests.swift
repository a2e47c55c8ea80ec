// The lines of a saved conversation: each is read as it is written, and refused in a wrong place.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

@Suite struct ConversationLineTests {
  private func placed() -> Sitting {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    return sitting
  }

  @Test func `a line is printed and dumped without its key`() {
    let line = ConversationLine.key(.first, key: "secret", nonce: "secret")
    var dumped = "\([line])\(ScreenEffect.keep(line))"
    dump(line, to: &dumped)
    #expect(!dumped.contains("secret"), "\(dumped)")
  }

  @Test func `every line is read as it was written`() throws {
    var sitting = Sitting(game: .duel(Terms(on: Sitting.duelRules)))
    sitting.press(.enter)
    sitting.type("r")
    sitting.press(.enter, .enter, .enter)
    sitting.type("r")
    sitting.press(.enter)
    sitting.type("b2")
    let salvo = try Terms(on: .seabattle, volley: .afloat)
    let heads: [ConversationHead.Ownership] = [.hotSeat, .shared, .own(.second, of: .max, at: "/a \"b\"\u{7}")]
    let lines =
      sitting.kept
      + heads.map {
        ConversationLine.begin(
          ConversationHead($0, firstName: "John", secondName: "\"K\" ä", game: .duel(salvo), seed: .max)
        ).text
      }
      + [
        "turn second", "hint first second 3", "doing first hiding", "doing second nothing", "denied first 3",
        "denied second 1073741824", #"key first "ab" -"#,
        #"apps second "7" 1 "a.b" "C""#, #"wrote first "x" "y""#,
        #"draft second 3 first 2 "a \"text\"" 0 expanded - 3 3 3 "1.1" down "B2" "A1,B2" - yes -"#,
        #"draft first 0 - "" 0 compact second 9 10 10 0 "5.4.3.3.2 apart" across "" - "afloat" no volley "A1,J10""#,
        #"draft first 0 - "" 0 expanded second 9 3 3 3 "1.1" across "" - - no joining 3 3 0 "1.1" "A1,C3" "B2""#,
      ]
    for line in lines { #expect(try ConversationLine(text: line).text == line, "\(line)") }
    #expect(Set(lines.map { $0.prefix { $0 != " " } }).count == 10)
  }

  @Test(arguments: [
    "", "arrived", "turn", "turn third", "turn first ", "doing first dancing", "denied first", "denied first x",
    "denied third 1", "hint first 3", "hint first second 0",
    "key first", #"wrote first "x""#,
    #"battleship-conversation 3 hot-seat "a" "b" 3 3 3 "1.1" "hunt" "01""#,
    #"battleship-conversation 2 "a" "b" 3 3 3 "1.1" "hunt" "1""#,
    #"battleship-conversation 3 shared "a" "b" 3 3 3 "1.1" "1" "1""#,
    #"draft first 0 - "" 0 expanded - 3 3 3 "1.1" across "A1-A2" - - no -"#,
    #"draft first 0 - "" 0 expanded - 3 3 3 "1.1" across "a1" - - no -"#,
    #"draft first 0 - "" 0 expanded - 3 3 3 "1.1" across "A1,A1" - - no -"#,
    #"draft first 0 - "" 0 expanded - 3 3 3 "1.1" across "A1,D4" - - no -"#,
    #"battleship-conversation 2 "a" "b" 3 3 0 "1.1" "10" "1""#,
    #"draft first 0 - "" 0 expanded - 3 3 0 "1.1" across "" - "+1" no -"#,
    #"draft first 0 - "" 0 expanded - 3 3 0 "1.1" across "" - "10" no -"#,
    #"draft first 0 - "" 0 expanded - 3 3 3 "1.1" across "" - - no joining 3 3 0 "1.1" "A1" """#,
    #"draft first 0 - "" 1 -"#, #"post first 0 text "a""#, #"post first 1 text """#,
  ])
  func `a line in any other form is refused`(line: String) {
    #expect(throws: TextFormError.self) { try ConversationLine(text: line) }
  }

  @Test func `a line in an impossible place is refused by its number`() throws {
    let kept = placed().kept
    #expect(throws: ConversationError.empty) { try PhonesScreen.reopened([]) }
    #expect(throws: ConversationError.contradiction(line: 1)) { try PhonesScreen.reopened(kept.dropFirst()) }
    let post = try #require(kept.first { $0.hasPrefix("post ") })
    let shared = kept[0].replacing("hot-seat", with: "shared")
    #expect(throws: ConversationError.contradiction(line: 1)) { try PhonesScreen.reopened([shared, post]) }
    for line in [
      kept[0], "doing first hiding", "denied first 1", post, #"wrote first "x" "www.example.org""#,
      #"key first "ab" -"#,
      #"apps first "1" 1 "a.b" "C""#, #"apps second "1" 0"#,
    ] {
      #expect(throws: ConversationError.contradiction(line: kept.count + 1), "\(line)") {
        try PhonesScreen.reopened(kept + [line])
      }
    }
    for line in ["first pressed", "draft first", "post"] {
      do {
        _ = try PhonesScreen.reopened(kept + [line])
        Issue.record("\(line) was taken")
      } catch {
        guard case .unreadable(line: kept.count + 1, _) = error else { throw error }
      }
    }
  }

  @Test func `a person's own file has no line about the other one's actions`() throws {
    let head = ConversationLine.begin(SharedPair.head(.first, game: .hunt(.messages), seed: 1)).text
    for line in [
      "turn second", "hint second first 1", #"key second "ab" -"#, #"wrote second "x" "y""#, #"apps second "1" 0"#,
    ] {
      #expect(throws: ConversationError.contradiction(line: 2)) { try PhonesScreen.reopened([head, line]) }
    }
    let draft = try #require(placed().kept.last { $0.hasPrefix("draft second") || $0.hasPrefix("draft first") })
      .replacing("draft first", with: "draft second")
    #expect(throws: ConversationError.contradiction(line: 2)) { try PhonesScreen.reopened([head, draft]) }
  }

  @Test func `any damage to a line is read or refused, and never traps`() {
    var sitting = placed()
    sitting.attack("a1", "c3")
    let kept = sitting.kept
    forAll("damaged lines are answered", count: 3_000) { chance in
      var lines = kept
      let place = chance.number(0...(lines.count - 1))
      var bytes = Array(lines[place].utf8)
      switch chance.number(1...3) {
      case 1 where !bytes.isEmpty: bytes[chance.number(0...(bytes.count - 1))] = UInt8(chance.number(32...126))
      case 2: bytes = Array(bytes.prefix(chance.number(0...bytes.count)))
      default: lines.swapAt(place, chance.number(0...(lines.count - 1)))
      }
      lines[place] = String(decoding: bytes, as: UTF8.self)
      var state = try? PhonesScreen.reopened(lines)
      for event in [ScreenEvent.awoke, .pressed(.enter), .pressed(.enter)] {
        _ = state?.update(event)
      }
      return true
    }
  }
}
