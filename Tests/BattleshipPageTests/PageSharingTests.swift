// Sharing: texts, the QR code of a new game, results; and the order in which they are shown.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipPage

private let place = "https://example.org/b.html"

@Suite struct PageSharingTests {
  @Test func `a link is shared with a text about the move`() throws {
    var pair = try Pair()
    pair.last.press(.share)
    #expect(pair.last.copied.last == "I challenge you to Battleships. Hide your ships! \(try #require(pair.last.link))")
    try pair.step()
    pair.last.press(.share)
    #expect(pair.last.copied.last?.hasPrefix("Your turn: I fired at C3. https://example.org/b.html#?") == true)
    pair.last.happen(.notShared)
    #expect(pair.last.scene.saying == "It was not shared or saved. Copy it instead.")
  }

  @Test func `a challenge and a new hunt have a QR code of their link, and later messages none`() throws {
    var pair = try Pair()
    let letter = try #require(pair.last.scene.letter)
    let code = try #require(QRCode(letter.url.string))
    #expect(letter.code == code)
    // One line says what to do, another what comes of it, and the buttons that do it come first.
    #expect(pair.last.scene.saying == "Send this link to the friend you challenge.")
    #expect(pair.last.scene.buttons.prefix(2).map(\.label) == ["Share", "Copy the link"])
    #expect(pair.last.scene.aside.string.contains("In a group, whoever opens it first can join."))
    // A camera may read the code after the link was shared, too.
    pair.last.happen(.shared(letter.url.string))
    #expect(pair.last.scene.letter == letter)
    try pair.step()
    #expect(try #require(pair.last.scene.letter).code == nil)
  }

  @Test func `a waiting player sees a request to send the link, and the board as it was`() throws {
    var pair = try Pair()
    #expect(pair.last.scene.heading == "Send your link")
    // No opponent has joined yet.
    #expect(pair.last.scene.boards.map(\.isOwn) == [true] && pair.last.scene.ships.isEmpty)
    #expect(pair.last.scene.boards.map(\.note) == [""])
    let link = try #require(pair.last.link)
    pair.last.happen(.shared("\(link)x"))
    #expect(pair.last.scene.heading == "Send your link")
    pair.last.press(.copy)
    pair.last.happen(.copied)
    #expect(pair.last.scene.heading == "Copied. Waiting for a reply" && pair.last.scene.outcome == "Copied.")
    #expect(pair.last.scene.saying == "Paste it into the chat with your friend.")
    #expect(pair.last.scene.aside == "The reply is a link, too. In a group, whoever opens it first can join.")
    #expect(pair.last.scene.buttons.allSatisfy { !$0.isMain })
    pair.last.happen(.shared(link))
    #expect(pair.last.scene.heading == "Sent. Waiting for a reply")
    // Only the heading tells that it was copied once more.
    pair.last.happen(.copied)
    #expect(pair.last.scene.heading == "Copied. Waiting for a reply")
    #expect(pair.last.reloaded().scene.heading == "Sent. Waiting for a reply")
    let later = Window(at: Pair.place, storage: pair.ann)
    later.happen(.button(.game(0)))
    #expect(later.scene.heading == "Sent. Waiting for a reply")
    try pair.step()
    // Nothing moves while the shots are on their way.
    #expect(pair.last.scene.boards.map(\.isOwn) == [false, true])
    #expect(
      try pair.last.picture().contains("*")
        && pair.last.scene.boards[0].rows.flatMap(\.cells).contains { $0.marks.contains("under-way") })
    #expect(try pair.opened().scene.boards.map(\.isOwn) == [false, true])
  }

  @Test func `the player's shot comes first, then the opponent's after a moment, or at once on request`() throws {
    var pair = try Pair()
    for _ in 0..<2 { try pair.step() }
    let window = try pair.opened()
    // Bob fired at C3, where Ann has a ship; she fired at C3 as well.
    #expect(window.scene.saying == "You sank the Boat at C3!")
    #expect(window.scene.aside.isEmpty)
    #expect(try !window.picture(1).contains("o"))
    #expect(try !window.picture(1).contains("X"))
    window.happen(.pauseEnded(ticket: try #require(window.pauses.last)))
    #expect(window.scene.aside.string.hasPrefix("The other player "))
    #expect(try window.picture(1).contains("o") || window.picture(1).contains("X"))
    let quick = try pair.opened()
    try quick.press("A1")
    #expect(quick.link != nil)
  }

  @Test func `the last shots are marked, and a mark does not start anew at every key`() throws {
    let window = Window("?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4&Misses=0")
    try window.press("A4 B4 C4")
    func marked() -> [String] {
      window.scene.boards[0].rows.flatMap(\.cells).filter { $0.marks.contains("latest") }.map(\.name.string)
    }
    #expect(marked() == ["C4"])
    try window.say("key ArrowDown")
    #expect(marked() == ["C4"])
    try window.press("D4")
    let burning = window.scene.boards[0].rows.flatMap(\.cells).filter { $0.marks.contains("burns") }
    #expect(burning.map(\.name) == ["A4", "B4", "C4", "D4"])
  }

  @Test func `a rematch shows its ships, which can be moved or sent at once, and its opponent`() throws {
    var pair = try Pair(named: true)
    for _ in 0..<30 where try Duel(messageURL: pair.last.query()).openings.count < 2 { try pair.step() }
    let over = try pair.opened()
    over.press(.shareResult)
    #expect(over.copied.last == "I lost at Battleships, 3x3. Can you do better? https://example.org/b.html")
    // What the browser does not copy is shown, to be copied by hand.
    over.happen(.notCopied("the result"))
    #expect(over.scene.cards.map(\.secret) == [["the result"]])
    over.press(.again)
    #expect(over.scene.under.string.hasPrefix(pair.isAnns ? "against Ann" : "against Bob"), "\(over.scene.under)")
    #expect(over.link == nil && over.scene.buttons.contains { $0.action == .seat(.finished) && $0.isEnabled })
    over.press(.finished)
    let next = try Duel(messageURL: over.query())
    #expect(next.turns.isEmpty)
    #expect(over.scene.saying.string == "Send this link to \(pair.isAnns ? "Ann" : "Bob").")
    // Who lost to this player or won sees that it is a rematch, and needs no first steps; others are challenged.
    let challenge = "#" + String(try over.query())
    let asked = Window(challenge, at: place, storage: pair.isAnns ? pair.ann : pair.bob)
    #expect(asked.scene.heading.string == "\(pair.isAnns ? "Bob" : "Ann") wants a rematch")
    #expect(asked.scene.under.string == (pair.isAnns ? "You 1 : 0 Bob" : "You 1 : 0 Ann"))
    #expect(asked.scene.intro?.steps.isEmpty == true)
    let stranger = Window(challenge, at: place)
    #expect(stranger.scene.heading.string.hasSuffix(" challenges you") && stranger.scene.intro?.steps.count == 4)
    // Until somebody joins, the page names the player who is challenged again, also in the list and after a reload.
    let name: SafeText = pair.isAnns ? "Ann" : "Bob"
    let title = Window(at: place, storage: over.storage)
    #expect(over.scene.name == name && over.reloaded().scene.name == name)
    let index = try #require(title.page.lobby.games.firstIndex { $0.event == .unjoined })
    #expect(
      title.scene.games[index].button.label == name
        && title.scene.games[index].face.letter.string == name.string.prefix(1))
    title.happen(.button(.game(index)))
    #expect(title.scene.name == name && title.scene.face?.letter.isEmpty == false)
    // Somebody else joins without a name.
    let other = Window("#" + String(try over.query()), at: place, seed: 9)
    other.press(.join)
    other.press(.finished)
    try other.press("B2")
    title.happen(.address("\(place)#\(try other.query())"))
    #expect(title.scene.name == "The other player" && title.page.table?.seat.aiming != nil)
    #expect(next.rules == Rules.messages.withoutLosingMiss)
  }

  @Test func `the last link is sent once, by sharing or copying it, and nobody waits for a reply`() throws {
    for isCopied in [true, false] {
      var pair = try Pair(named: true)
      for _ in 0..<30 where try Duel(messageURL: pair.last.query()).openings.isEmpty { try pair.step() }
      // The loser's link is answered by the winner, who opens their ships.
      #expect(pair.last.scene.letter?.reply != nil)
      try pair.step()
      let winner = pair.last
      #expect(try Duel(messageURL: winner.query()).openings.count == 2)
      // Nothing is sealed any more.
      #expect(winner.scene.notes.isEmpty)
      #expect(winner.scene.letter?.reply == nil)
      #expect(
        winner.scene.aside.string.hasSuffix(
          "Send this last link to \(pair.isAnns ? "Bob" : "Ann"). No reply will come."), "\(winner.scene.aside)")
      #expect(winner.scene.buttons.map(\.label) == ["Share", "Copy the link", "Rematch", "Watch again"])
      winner.happen(isCopied ? .copied : .shared(try #require(winner.link)))
      #expect(
        winner.scene.buttons.map(\.label) == [
          "Share again", "Copy the link", "Rematch", "Watch again", "Share the result",
        ])
      #expect(winner.scene.buttons.filter(\.isMain).map(\.label) == ["Rematch"])
      #expect(!winner.scene.aside.string.contains("Send"))
    }
  }

  @Test func `a copied link is not known to be sent while a reply can come`() throws {
    var pair = try Pair()
    pair.last.happen(.copied)
    #expect(pair.last.scene.heading == "Copied. Waiting for a reply" && pair.last.scene.letter?.reply != nil)
    #expect(pair.last.reloaded().scene.heading == "Send your link")
    try pair.step()
    #expect(pair.last.scene.heading == "Send your link")
  }

  @Test func `a hunt that was shared waits, and its result does not`() throws {
    let window = Window(at: place)
    try window.say("chose rules 0")
    window.begin(.hide)
    window.press(.shuffle)
    window.press(.finished)
    window.happen(.shared(try #require(window.link)))
    #expect(window.scene.heading == "Sent. Waiting for a reply" && window.scene.letter?.reply != nil)
    let seeker = Window("#" + String(try window.query()), at: place)
    try seeker.press("A1 A2 A3 B1 B2 B3 C1 C2 C3")
    seeker.press(.reply)
    #expect(seeker.scene.letter != nil && seeker.scene.letter?.reply == nil)
    #expect(seeker.scene.aside == "Send this last link to the other player. No reply will come.")
    #expect(!seeker.scene.buttons.contains { $0.action == .page(.shareResult) })
    seeker.happen(.shared(try #require(seeker.link)))
    #expect(seeker.scene.buttons.contains { $0.action == .page(.shareResult) })
  }

  @Test func `neither nothing nor the link that was sent is a reply`() throws {
    let pair = try Pair()
    let sender = pair.last
    let link = try #require(sender.link)
    sender.press(.open)
    #expect(sender.scene.refusal == "Paste the link here first.")
    #expect(sender.link == link)
    sender.happen(.wrote(.link, "Here: \(link)"))
    sender.press(.open)
    #expect(sender.scene.refusal == "This is the link that you sent. Paste the reply to it.")
    #expect(sender.scene.letter?.reply?.field.refusal == sender.scene.refusal)
    #expect(sender.link == link)
  }

  @Test func `an invitation that was only read is there again after a reload`() throws {
    let window = try Pair().opened()
    #expect(window.scene.place == .challenge)
    let again = window.reloaded()
    #expect(again.scene.place == .challenge)
    again.press(.join)
    #expect(again.reloaded().scene.place == .game)
  }

  @Test func `a refused link leaves the games in sight`() throws {
    let pair = try Pair()
    let window = Window("#" + String(try pair.last.query().dropLast(20)), at: place, storage: pair.ann)
    #expect(!window.scene.refusal.isEmpty && window.scene.place == .title)
    #expect(window.scene.games.count == 1)
  }

  @Test func `in a chat's own browser a duel's link stays in the address bar, and can be copied from the top`() throws {
    let pair = try Pair()
    let query = "#\(try pair.last.query())"
    let window = Window(at: place)
    try window.say("browser Mozilla/5.0 [FBAN/FBIOS]")
    try window.say("address \(place)\(query)")
    #expect(window.scene.warning?.text.string.hasPrefix("This is a chat app's browser") == true)
    #expect(window.scene.warning?.buttons.map(\.label) == ["Copy this link"])
    #expect(window.scene.address.string == query)
    window.press(.copyThis)
    #expect(window.copied == [place + query])
    // If the browser does not let the page copy, the page shows the link, to be copied by hand.
    window.happen(.notCopied(place + query))
    #expect(window.scene.warning?.secret.map(\.string) == [place + query])
    window.press(.rules)
    #expect(window.scene.address.string == query)
    window.press(.back)
    window.press(.join)
    window.press(.finished)
    try window.press("A1")
    #expect(window.link != nil)
    #expect(window.scene.address.isEmpty)
    #expect(window.scene.warning == nil)
    window.press(PageAction.leave)
    #expect(window.scene.address.isEmpty)
    // In other browsers the link disappears, and so does a hunt's in a chat.
    let elsewhere = try pair.opened()
    #expect(elsewhere.scene.address.isEmpty)
    #expect(elsewhere.scene.warning == nil)
    try window.say("address \(place)#?Ship_Location=0&Ship_Location=1&Is_Complete=0")
    #expect(window.scene.heading == "Find the ships")
    #expect(window.scene.address.isEmpty)
  }

  @Test func `a page that a chat reloads, with the link in its address, has the ships where they were moved`()
    throws
  {
    let query = "#\(try Pair().last.query())"
    let storage = Storage()
    let chat = "Mozilla/5.0 [FBAN/FBIOS]"
    let window = Window(query, at: place, storage: storage, browser: chat)
    window.press(.join)
    window.press(.clear)
    try window.press("B2")
    let again = Window(query, at: place, storage: storage, noted: window.bookmark, browser: chat)
    #expect(try again.picture() == window.picture())
  }
}
