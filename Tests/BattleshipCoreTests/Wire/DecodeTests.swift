// The parts of a URL that reading uses and ignores, and different spellings with the same meaning.

import BattleshipCore
import TestSupport
import Testing

@Suite("Reading a message URL") struct DecodeTests {
  private let plain = "?Ship_Location=0&Ship_Location=8&Is_Complete=0&Guess=4"

  private func game() throws -> Game { try Game(messageURL: plain) }

  @Test(arguments: [
    "www.shinobicontrols.com/battleship", "https://example.com/play", "data:", "", "ä://§/%zz", "a&b=c/Ship_Location=1",
  ])
  func `the text before the query makes no difference`(base: String) throws {
    #expect(try Game(messageURL: base + plain) == game())
  }

  @Test(arguments: ["#", "https://example.org/battleship.html#", "a&b=c#"])
  func `a query may be the fragment, as in a page's own links`(base: String) throws {
    #expect(try Game(messageURL: base + plain) == game())
    #expect(try Game(messageURL: base + plain + "#top?Guess=5") == game())
  }

  @Test(arguments: ["#", "#top", "#?Ship_Location=4", "#&Guess=4", "&", "&&&", "&#"])
  func `the text after the query makes no difference either`(rest: String) throws {
    #expect(try Game(messageURL: plain + rest) == game())
  }

  @Test(arguments: [
    "utm_source=chat", "ship_location=4", "Ship_Location_=4", "Ship_Locatio=4", "xShip_Location=4", "Guess%=4",
    "%=", "=", "=4", "%zz=%zz", "Guess%2=4", "Guesses", "Guess%00=4", "日本=%E6", "Ship+Location=4", " Guess=4",
    "?Guess=4",
    "%47uess%3D=4", "Board%20=16x16",
  ])
  func `an item that is not ours is skipped unread, wherever it is`(item: String) throws {
    let items = plain.dropFirst().split(separator: "&").map(String.init)
    for place in 0...items.count {
      var all = items
      all.insert(item, at: place)
      // After the first question mark, another one is an ordinary character.
      #expect(try Game(messageURL: "?" + all.joined(separator: "&")) == game())
    }
  }

  @Test func `items come in any order, and only the order of the shots matters`() {
    forAll("items in any order", count: 2_000) { chance in
      let game = try Game.random(using: &chance)
      var items = game.messageURL().split(separator: "?")[1].split(separator: "&").map(String.init)
      let guesses = items.filter { $0.hasPrefix("Guess") }
      items.shuffle(using: &chance)
      var rest = guesses.makeIterator()
      items = items.map { $0.hasPrefix("Guess") ? rest.next() ?? $0 : $0 }
      try requireSame("games", try Game(messageURL: "?" + items.joined(separator: "&")), game)
      return true
    }
  }

  @Test(arguments: ["Format=1", "Is_Complete=0", "Misses=3", "Apart=0", "Board=3x3", "Ship_Location=8"])
  func `an item after the shots has the same meaning as before them`(item: String) throws {
    let others = ["Ship_Location=0", "Ship_Location=8", "Is_Complete=0"].filter { $0 != item }
    let items = others + ["Guess=4", "Guess=0", item]
    var expected = try game()
    _ = try expected.fire(at: .a1)
    #expect(try Game(messageURL: "?" + items.joined(separator: "&")) == expected)
  }

  @Test func `escapes in names and values are decoded, in small letters and capitals`() {
    forAll("escapes mean what they stand for", count: 2_000) { chance in
      let game = try Game.random(using: &chance)
      var url = "?"
      for byte in game.messageURL().utf8.drop(while: { $0 != UInt8(ascii: "?") }).dropFirst() {
        let isSeparator = byte == UInt8(ascii: "&") || byte == UInt8(ascii: "=")
        if !isSeparator, chance.isTrue(oneIn: 4) {
          url += "%" + String(byte, radix: 16, uppercase: chance.isTrue(oneIn: 2))
        } else {
          url.unicodeScalars.append(Unicode.Scalar(byte))
        }
      }
      try requireSame("games", try Game(messageURL: url), game)
      return true
    }
  }

  @Test func `an item with its default value reads as the default`() throws {
    #expect(try Game(messageURL: plain + "&Board=3x3&Fleet=1.1&Misses=3&Format=1") == game())
    #expect(try Game(messageURL: plain + "&Format=0") == game())
    #expect(try Game(messageURL: plain + "&Apart=0") == game())
    #expect(try Game(messageURL: plain + "&Apart=0").messageURL().hasSuffix(plain))
  }

  @Test func `text and bytes give the same result`() throws {
    let bytes = Array(plain.utf8)
    #expect(try Game(messageURL: bytes.span) == game())
    let broken: [UInt8] = bytes + [UInt8(ascii: "&"), 0xFF, 0, UInt8(ascii: "="), 0xC0]
    #expect(try Game(messageURL: broken.span) == game())
  }

  @Test func `5,000 characters are read and 5,001 are not`() throws {
    let room = 5_000 - plain.utf8.count - 1
    #expect(try Game(messageURL: plain + "&" + String(repeating: "x", count: room)) == game())
    #expect { try Game(messageURL: plain + "&" + String(repeating: "x", count: room + 1)) } throws: { error in
      (error as? MessageURLError)?.reason == .tooLong(characters: 5_001, most: 5_000)
    }
    // Characters are counted, not bytes, whether they have two bytes, three or four.
    for letter in ["é", "海", "🚢"] {
      #expect(try Game(messageURL: plain + "&" + String(repeating: letter, count: room)) == game())
      #expect { try Game(messageURL: plain + "&" + String(repeating: letter, count: room + 1)) } throws: { error in
        (error as? MessageURLError)?.reason == .tooLong(characters: 5_001, most: 5_000)
      }
    }
  }

  @Test func `a finished game without shots has its own status`() throws {
    let game = try Game(messageURL: "?Ship_Location=0&Ship_Location=1&Is_Complete=1")
    #expect(game.status == .overUnrecorded)
    #expect(game.shots.isEmpty)
  }
}
