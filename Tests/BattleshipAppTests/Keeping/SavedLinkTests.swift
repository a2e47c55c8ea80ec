// Games by link as they are saved: the text, the saved state at each step, and where a game is resumed.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipPlay

@Suite struct SavedLinkTests {
  private static let fresh = AnswerTests.fresh

  private func open(_ url: String, keptAs kind: Listing.Kind? = nil) throws -> LinkSitting {
    LinkSitting(TableScreen(received: try Game(messageURL: url), keptAs: kind))
  }

  private func kept(_ sitting: LinkSitting) throws -> SavedLink { try #require(sitting.stack.table?.saved) }

  @Test func `a saved game is a pinned text that is read as it is written`() throws {
    var sitting = try open(Self.fresh)
    sitting.type("b2 ")
    let kept = try kept(sitting)
    let lines = """
      battleship-link 3
      kind hunt
      url \(Self.fresh)
      columns 3
      rows 3
      losing-miss 3
      fleet 1.1
      direction across
      ships\(" ")
      chosen no
      answer shots
      cells B2
      hints -

      """
    #expect(kept.text == lines)
    let read = try #require(SavedLink(file: kept.text))
    #expect(read == kept)
    // Earlier forms were one line, and the first one did not record hints.
    let draft = #"3 3 3 "1.1" across "" - - no shots "B2""#
    for line in ["1 hunt \"\(Self.fresh)\" \(draft)", "2 hunt \"\(Self.fresh)\" \(draft) -"] {
      #expect(SavedLink(file: "battleship-link \(line)") == kept)
    }
  }

  @Test func `a rematch is saved with the name of the player who is challenged again`() throws {
    var generator = SplitMix64(seed: 5)
    let fleet = try Fleet.random(rules: Rules.messages.withoutLosingMiss, using: &generator)
    let duel = try Duel.challenge(fleet, key: PlayerKey(using: &generator), using: &generator)
    let saved = try #require(SavedLink(.duel, url: duel.messageURL(), rival: Duel.Name("Ann & Bo")))
    #expect(saved.text == "battleship-link 3\nkind duel\nurl \(duel.messageURL())\nhints -\nrival Ann & Bo\n")
    #expect(SavedLink(file: saved.text) == saved)
    #expect(SavedLink(file: saved.text.replacing("Ann & Bo", with: " Ann")) == nil)
  }

  @Test(arguments: [
    "", "battleship-link", "battleship-link 1 duel \"\(fresh)\" -", "battleship-link 1 computer \"\(fresh)\" -",
    "battleship-link 1 hunt \"\(fresh)\"", "battleship-link 1 hunt \"?a=b\" -",
    "battleship-link 1 hunt \"\(fresh)\" - -",
    "battleship-links 1 hunt \"\(fresh)\" -", "battleship-link 2 hunt \"\(fresh)\" -",
    "battleship-link 2 hunt \"\(fresh)\" - none", "battleship-link 1 hunt \"\(fresh)\" - hints",
    "battleship-link 3 hunt \"\(fresh)\" - -", "battleship-link 3\nkind duel\nurl \(fresh)\nhints -\n",
    "battleship-link 3\nkind hunt\nurl \(fresh)\nhints -", "battleship-link 2\nkind hunt\nurl \(fresh)\nhints -\n",
    "battleship-link 3\nkind placing\nurl \nhints -\n",
  ])
  func `a line that is not a saved game is refused`(line: String) {
    #expect(SavedLink(file: line) == nil)
  }

  @Test func `a newer form is distinguished from damage`() {
    #expect(FileForm(firstLine: Array("battleship-link 4 anything".utf8)[...]) == .newer)
  }

  @Test func `one's own hunt is saved once it is hidden, and waits for the other player`() throws {
    var sitting = LinkSitting(TableScreen(rules: .messages, seed: 1))
    #expect(sitting.stack.table?.saved?.fileName == nil)
    sitting.press(.enter, .down, .down, .right, .right, .enter, .enter)
    let kept = try kept(sitting)
    #expect(kept == SavedLink(.hidden, url: Self.fresh))
    let game = try #require(kept.listing(age: 3))
    #expect(game.turn == .theirs)
    #expect(game.kind == .hidden)
    #expect(game.shots == 0)
    #expect(game.age == 3)
    // When it is opened again, the player cannot fire.
    let again = try open(Self.fresh, keptAs: .hidden)
    #expect(!again.text.contains("Fire"))
    #expect(again.stack.table?.saved == kept)
  }

  @Test func `shots of a hunt are a draft until they are sent, and are resumed`() throws {
    var sitting = try open(Self.fresh)
    let opened = try kept(sitting)
    #expect(opened == SavedLink(.hunt, url: Self.fresh))
    sitting.type("b2 ")
    let begun = try kept(sitting)
    #expect(begun.url == Self.fresh)
    #expect(begun.draft?.answer == .shots([Cell("B2")].compactMap { $0 }))
    #expect(begun.listing(age: 0)?.turn == .mine)
    var again = try #require(try open(Self.fresh).stack.table)
    again.table.linkGame?.resume(begun)
    #expect(again.seat.unsentReply == sitting.seat?.unsentReply)
    #expect(again.saved == begun)
    // The last shot, and the result that is sent back.
    sitting.type("a1 c3 ")
    sitting.press(.enter)
    let over = try kept(sitting)
    #expect(over.draft == nil)
    #expect(over.kind == .hunt)
    #expect(over.listing(age: 0)?.turn == .won)
    #expect(over.fileName == begun.fileName)
    #expect(!over.isBefore(begun))
    // The same ships, hidden again: opening that link saves nothing, but a shot does.
    let looked = try kept(open(Self.fresh))
    #expect(looked.isBefore(over))
    #expect(!begun.isBefore(over))
    let reopened = try kept(open(over.url, keptAs: .hunt))
    #expect(reopened == over)
    let received = try kept(open(over.url))
    #expect(received.listing(age: 0)?.turn == .lost)
  }

  @Test func `a hint is recorded as soon as it is shown, stays with the game, and is in its record`() throws {
    var sitting = try open(Self.fresh)
    sitting.type("b2 ")
    #expect(try !kept(sitting).tookAdvice)
    sitting.handle(.acted([.advised(true)]))
    let advised = try kept(sitting)
    let read = try #require(SavedLink(file: advised.text))
    #expect(advised.tookAdvice)
    #expect(advised.text.hasSuffix("\nhints hints\n"))
    #expect(read == advised)
    var again = LinkSitting(try #require(try open(Self.fresh).stack.table))
    var link = try #require(again.stack.table)
    link.table.linkGame?.resume(advised)
    again = LinkSitting(link)
    #expect(try kept(again) == advised)
    again.type("a1 c3 ")
    let records = again.effects.compactMap { if case .record(let game) = $0 { game } else { nil } }
    #expect(records.count == 1)
    #expect(records.allSatisfy { $0.tookAdvice })
    again.press(.enter)
    #expect(try kept(again).tookAdvice)
    // Hints count for the game, whichever of its messages is opened.
    var later = try #require(try open(Self.fresh + "&Guess=1").stack.table)
    later.table.linkGame?.resume(advised)
    #expect(later.saved?.tookAdvice == true)
    #expect(later.seat.unsentReply == nil)
  }

  @Test func `a stored game is replaced by messages that continue it, not by another hunt with its ships`() throws {
    func kept(_ shots: String, draft: SeatDraft? = nil) throws -> SavedLink {
      try #require(SavedLink(.hunt, url: Self.fresh + shots, draft: draft))
    }
    let (one, two, other) = (try kept("&Guess=4"), try kept("&Guess=4&Guess=1"), try kept("&Guess=1"))
    #expect(two.follows(one) && one.isBefore(two) && !two.isBefore(one) && !one.follows(two))
    #expect(one.follows(one) && !one.isBefore(one))
    #expect(!other.follows(one) && !other.isBefore(one))
    let over = try #require(
      SavedLink(.hunt, url: Self.fresh.replacing("Complete=0", with: "Complete=1") + "&Guess=0&Guess=8"))
    let draft = SeatDraft(placement: Placement(FleetDraft(rules: .messages)), volley: nil, answer: .shots([.a1]))
    let again = try kept("", draft: draft)
    #expect(!again.isBefore(over) && !again.follows(over), "shots begun at the first message are another hunt")
    #expect(try kept("").isBefore(over))
  }

  @Test func `a duel is listed by its player's key alone, and other people's are not saved`() throws {
    var linked = try LinkedDuel()
    let challenge = linked.duel
    try linked.order(.second, .join(.named("A1,C3"), shots: [Cell("B2")].compactMap { $0 }))
    let key = try #require(linked.keys[.first])
    let kept = try #require(SavedLink(.duel, url: linked.duel.messageURL()))
    #expect(kept.listing(age: 0, key: key)?.turn == .mine)
    #expect(kept.listing(age: 0) == nil)
    let sent = try #require(SavedLink(.duel, url: challenge.messageURL()))
    #expect(sent.listing(age: 0, key: key)?.turn == .theirs)
    #expect(sent.fileName == kept.fileName)
    var sitting = LinkSitting(TableScreen(duelUnder: Terms(on: challenge.rules)))
    #expect(sitting.stack.table?.saved?.kind == .placing)
    let game = LinkGame(challenge, keys: KeyRing(key), saved: DuelRecord(written: challenge).text)
    sitting = LinkSitting(TableScreen(Table(game)))
    #expect(sitting.stack.table?.saved == sent)
    #expect(sent.isBefore(kept))
    #expect(TableScreen(watching: challenge, on: .demo).saved == nil)
  }

  @Test func `two hunts with different ships have different names, whatever base their links have`() throws {
    let url = try #require(SavedLink(.hunt, url: Self.fresh))
    let other = try #require(SavedLink(.hunt, url: Self.fresh.replacing("=8", with: "=7")))
    let based = try #require(
      SavedLink(.hunt, url: Self.fresh.replacing("www.shinobicontrols.com/battleship", with: "https://example.org/b")))
    #expect(url.fileName != other.fileName)
    #expect(url.fileName == based.fileName)
    #expect(url.fileName?.contains("/") == false)
    #expect(url.fileName?.utf8.allSatisfy { $0 > 32 && $0 < 127 } == true)
  }
}

extension SavedLink {
  fileprivate func listing(age: Int, key: PlayerKey? = nil) -> Listing? {
    content.flatMap { content in
      Listing.all([SavedText(content.savedName, age: age, text: text)], today: nil, keys: key.map { KeyRing($0) }).first
    }
  }
}
