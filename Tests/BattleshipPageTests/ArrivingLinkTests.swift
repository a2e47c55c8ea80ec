// Links as they arrive: changes by chats, mails and browsers are undone, or the page says why it opens no game.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipPage

private let place = "https://example.org/b.html"
private let hunt = "Ship_Location=0&Ship_Location=1&Is_Complete=0"

/// A query with each of its special characters escaped.
private func escaped(_ query: String) -> String {
  query.replacing("%", with: "%25").replacing("#", with: "%23").replacing("?", with: "%3F").replacing("&", with: "%26")
    .replacing("=", with: "%3D")
}

@Suite struct ArrivingLinkTests {
  @Test(arguments: [
    "#?\(hunt).", "#?\(hunt))", "#?\(hunt)%3E", "#?\(hunt)%E2%80%A6", "#?\(hunt)%E3%80%82", "#?\(hunt)…",
    "#?\(hunt).)%22",
    "#?" + hunt.replacing("&", with: "&amp;"), "#?" + hunt.replacing("&", with: "&amp;amp;"),
    "#?%20\(hunt)%20", "#?" + hunt.replacing("_Comp", with: "_%20Comp"),
    "#?" + hunt.replacing("_Comp", with: "_%0D%0AComp"),
    "#?\(hunt)?utm_source=chat&utm_medium=x", "#?\(hunt)&utm_source=chat", "#?\(hunt)%20see%20you%3F",
    "#Your%20turn:%20?\(hunt)", "#Your%20turn:%20https://example.org/b.html%23%3F\(escaped(hunt))",
    "#" + escaped("?\(hunt)"), "#" + escaped(escaped("?\(hunt)")), "?fbclid=1#" + escaped(escaped("?\(hunt)")),
    "?u=" + escaped("https://example.org/b.html#?\(hunt)"), "?\(hunt)%20", "?%20\(hunt).", "##?\(hunt))",
  ])
  func `a link that arrives is cleaned like a pasted one`(address: String) throws {
    let arrived = Window(address, at: place)
    #expect(arrived.scene.heading == "Find the ships", "\(arrived.scene.refusal)")
    let open = Window(at: place)
    try open.say("address \(place)\(address)")
    #expect(open.scene.heading == "Find the ships")
    let pasted = Window(at: place)
    try pasted.say("wrote link \(place)\(address)")
    pasted.press(.open)
    #expect(pasted.scene.heading == "Find the ships")
  }

  @Test func `a duel's link that was escaped twice, or has words around it, is the same duel`() throws {
    let query = String(try Pair().last.query())
    for address in ["#" + escaped(escaped(query)), "#Ann:%20\(query).", "#\(query)?utm_source=x"] {
      #expect(Window(address, at: place).scene.heading == "You are challenged", "\(address)")
    }
  }

  @Test func `the page reports that the host saw a game in the query, and not one behind a number sign`() {
    let seen = "The host of this page saw this link. The links that you send from here are not sent to it."
    for (address, isSeen) in [
      ("?\(hunt).", true), ("?%20\(hunt)", true), ("?u=" + escaped("https://example.org/b.html#?\(hunt)"), true),
      ("?fbclid=1#" + escaped("?\(hunt)"), false), ("#\(escaped("?\(hunt)"))", false),
    ] { #expect(Window(address, at: place).scene.notes.contains { $0.string == seen } == isSeen, "\(address)") }
  }

  @Test func `a link that is cut off anywhere is reported, and never silently opens the title`() throws {
    var pair = try Pair()
    var queries = [
      try pair.last.query(), "?\(hunt)",
      "?Ship_Location=3-33&Ship_Location=36-39&Is_Complete=0&Board=10x10&Fleet=4.4&Misses=12&Apart=1&Guess=11&Guess=12",
      "?\(hunt.replacing("Complete=0", with: "Complete=1"))&Guess=0&Guess=1",
    ]
    for _ in 0..<30 where try Duel(messageURL: pair.last.query()).openings.count < 2 {
      try pair.step()
      queries.append(try pair.last.query())
    }
    for query in queries {
      for end in 0..<query.utf8.count {
        let cut = String(query.prefix(end))
        guard end > 0, (try? MessageContent(messageURL: cut)) == nil else { continue }
        for address in ["#\(cut)", "#\(cut)…", "#" + escaped(cut)] {
          let window = Window(address, at: place)
          #expect(window.scene.refusal == "The link is cut off: ask for it again.", "\(address)")
          #expect(window.scene.question == window.scene.refusal)
          #expect(window.scene.answers.map(\.label) == ["Open a link", "Got it"])
        }
      }
    }
    #expect(Window("#?Format=2&Bo", at: place, languages: "zh").scene.refusal == "链接不完整，请对方再发一次。")
    let pasted = Window(at: place)
    try pasted.say("wrote link \(place)#?Format=2&Board=10x10&Fl...")
    pasted.press(.open)
    #expect(pasted.scene.refusal == "The link is cut off: ask for it again.")
  }

  @Test(arguments: ["#x", "#<script>", "##", "##?x", "#%3Fx", "#Your%20turn", "#?Forma=2"])
  func `text that is not a link of the game is reported as such`(address: String) {
    #expect(Window(address, at: place).scene.refusal == "This is not a Battleships link.")
  }

  @Test(arguments: ["", "#", "?", "?x=1", "?fbclid=1", "?%"]) func `an address without a game opens the title`(
    address: String
  ) {
    #expect(Window(address, at: place).scene.refusal.isEmpty)
    #expect(Window(address, at: place).scene.place == .title)
  }

  @Test func `no refusal of a link names an item or its number`() {
    for refusal in Refusal.all + Refusal.duels {
      for language in ["en", "zh"] {
        let window = Window(languages: language)
        window.happen(.wrote(.link, "https://example.com/play?" + refusal.query))
        window.press(.open)
        let text = window.scene.refusal.string
        #expect(!MessageItem.allCases.contains { text.contains($0.description) }, "\(text)")
        #expect(
          !text.contains("item") && !text.contains("项") && !text.contains { ("0"..."9").contains($0) || $0 == "=" },
          "\(text)")
      }
    }
  }

  @Test func `a link of a newer program is reported as such`() {
    #expect(Window("#?Format=3&Board=3x3", at: place).scene.refusal == "This link is from a newer version of the game.")
  }
}
