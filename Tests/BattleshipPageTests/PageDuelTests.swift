// Duels on the page: between two browsers, in two windows of one, and with storage that fails.

import BattleshipCore
import BattleshipPlay
import Foundation
import TestSupport
import Testing

@testable import BattleshipPage

private let place = "https://example.org/b.html"

@Suite struct PageDuelTests {
  @Test(arguments: [0, 1, 2]) func `two browsers play a duel to its end, and both played fair`(volley: Int) throws {
    var pair = try Pair(volley: volley)
    #expect(pair.last.scene.heading == "Send your link")
    for _ in 0..<30 where try Duel(messageURL: pair.last.query()).openings.count < 2 { try pair.step() }
    let duel = try Duel(messageURL: pair.last.query())
    #expect(duel.verdict == .fair)
    let loser = try pair.opened()
    #expect(loser.scene.heading == "You lost")
    #expect(loser.scene.aside == "Both played fair: every answer was true.")
    #expect(loser.link == nil)
    // Both are offered the next game at the end.
    #expect([loser, pair.last].allSatisfy { $0.label(.page(.again)) == "Rematch" })
    loser.press(.replay)
    #expect(loser.scene.boards.count == 2)
  }

  @Test func `the key and the message are saved before the link is shown`() throws {
    let window = Window(at: place)
    try window.say("chose rules 0")
    window.begin(.challenge)
    try window.press("A1 C3")
    var seen: [String] = []
    window.before = { name in
      #expect(window.link == nil || name.text.hasPrefix("came."))
      seen.append(name.text)
    }
    window.press(.finished)
    let duel = try Duel(messageURL: window.query())
    #expect(seen == ["key", "duel." + duel.identifier, "came." + duel.identifier])
    #expect(window.storage.texts["duel." + duel.identifier] == duel.messageURL())
    let key = try #require(window.storage.texts["key"])
    #expect(key.utf8.count == 43)
    #expect(!(try window.query()).contains(key))
  }

  @Test func `a link that is opened twice shows the answer that was given`() throws {
    var pair = try Pair()
    let before = pair
    try pair.step()
    let again = try before.opened()
    #expect(again.link == pair.last.link)
    #expect(again.scene.boards.first?.isLive == false)
  }

  @Test func `an older message with other shots is refused by name`() throws {
    var pair = try Pair()
    try pair.step()
    let window = try pair.opened()
    try window.press("A1")
    let query = try pair.last.query()
    let other = query.replacing("Play=8", with: "Play=0")
    #expect(other != query)
    let refused = Window("#" + (try pair.altered(String(other))), at: place, storage: pair.ann)
    #expect(refused.scene.refusal == "Your opponent changed turn 1 from what your last message says.")
    #expect(refused.link == window.link)
  }

  @Test func `a forgotten duel is shown, and continued only if the person insists`() throws {
    var pair = try Pair()
    try pair.step()
    pair.ann.texts = pair.ann.texts.filter { $0.key == "key" }
    let window = try pair.opened()
    #expect(
      window.scene.refusal.string.hasPrefix("Your ships are in this duel, but this machine does not remember it."))
    #expect(window.scene.boards.allSatisfy { !$0.isLive })
    window.press(.insist)
    try window.press("A1")
    #expect(window.link != nil)
  }

  @Test func `an end or a close that neither player wrote is refused, and the true one is accepted afterwards`()
    throws
  {
    var pair = try Pair()
    try pair.step()
    let resigning = try pair.opened()
    resigning.press(.resign)
    resigning.press(.confirm)
    (pair.last, pair.isAnns) = (resigning, !pair.isAnns)
    let storage = pair.isAnns ? pair.bob : pair.ann
    let duels = { storage.texts.filter { $0.key.hasPrefix("duel.") } }
    let before = duels()
    let window = Window("#" + withOtherOpening(try pair.last.query()), at: place, storage: storage)
    #expect(window.scene.refusal.string.contains("Neither you nor your opponent wrote this message."))
    // The person's own last message is shown instead.
    #expect(try Duel(messageURL: try window.query()).winner == nil)
    #expect(duels() == before)
    #expect(window.label(.seat(.answer)) == nil)
    try pair.step()
    let closed = try pair.last.query()
    #expect(try Duel(messageURL: closed).verdict == .fair)
    let loser = Window("#" + withOtherOpening(closed), at: place, storage: pair.ann)
    #expect(loser.scene.refusal.string.contains("Neither you nor your opponent wrote this message."))
    let identifier = try Duel(messageURL: closed).identifier
    let taken = try pair.opened()
    #expect(taken.scene.aside.string == "Both played fair: every answer was true.")
    #expect(taken.link == nil)
    #expect(pair.ann.texts["duel.\(identifier)"] == (try Duel(messageURL: closed).messageURL()))
    #expect(try pair.opened().link == nil)
  }

  @Test func `a stranger who reads along can neither spoil the challenge nor answer for a player`() throws {
    var pair = try Pair()
    let challenge = String(try pair.last.query())
    let seal = try #require(challenge.range(of: "Seal=")).upperBound
    let poisoned = challenge[..<seal] + (challenge[seal] == "A" ? "B" : "A") + challenge[seal...].dropFirst()
    _ = Window("#" + poisoned, at: Pair.place, storage: pair.bob, seed: 7)
    try pair.step()
    let joined = String(try pair.last.query())
    #expect(try Duel(messageURL: joined).identifier == Duel(messageURL: challenge).identifier)
    let shot = try #require(joined.components(separatedBy: "Play=").last?.prefix { $0.isNumber })
    let answered = joined.replacing("Play=\(shot)&", with: "Play=\(shot).m_3&")
    let window = Window("#" + answered, at: Pair.place, storage: pair.bob)
    #expect(window.scene.refusal.string.contains("Neither you nor your opponent wrote this message."))
    try pair.step()
    #expect(try pair.opened().scene.refusal.string.isEmpty)
  }

  @Test func `a message with invented turns is refused in the same words, whatever the turns claim`() throws {
    var pair = try Pair()
    try pair.step()
    let query = try pair.last.query()
    let shot = try #require(query.components(separatedBy: "Play=").last?.prefix { $0.isNumber })
    var seen: Set<String> = []
    for claim in ["m", "s\(shot)"] {
      let invented = query.replacing("Play=\(shot)&", with: "Play=\(shot).\(claim)_3.m_\(shot == "4" ? 5 : 4)&")
      #expect(invented != query)
      let window = Window("#" + (try pair.altered(String(invented))), at: place, storage: pair.ann)
      seen.insert(window.scene.refusal.string + " \(window.label(.page(.insist)) ?? "")")
    }
    #expect(seen.count == 1)
    #expect(seen.first?.hasSuffix("Continue anyway") == true)
  }

  @Test func `a person who plays in neither seat watches, and can press nothing`() throws {
    var pair = try Pair()
    try pair.step()
    let window = Window("#" + String(try pair.last.query()), at: place)
    #expect(window.scene.heading == "A duel")
    #expect(window.scene.boards.count == 2)
    #expect(window.scene.saying == "If you play in this duel, your ships are in another browser: open the link there.")
    #expect(window.scene.aside == "Here you can watch, or bring your key.")
    #expect(!window.scene.isMyTurn)
    try window.press("A1")
    #expect(window.link == nil)
    window.press(PageAction.watch)
    #expect(window.scene.step != nil)
    window.press(.endReplay)
    // With the key, the same window continues.
    window.press(.bringKey)
    try window.say("wrote key \(try #require(pair.ann.texts["key"]))")
    window.press(.importKey)
    // It does not know Ann's last message, so she must insist.
    window.press(.insist)
    #expect(window.page.table?.seat.duel != nil)
  }

  @Test func `whoever looks at a duel reads both names in the head, and over each board how much its owner lost`()
    throws
  {
    var generator = SplitMix64(seed: 4)
    let keys = [PlayerKey(using: &generator), PlayerKey(using: &generator)]
    let fleet = try Fleet(named: "A1,C3", rules: Rules.messages.withoutLosingMiss)
    var duel = try Duel.challenge(fleet, name: Duel.Name("Ann & Bo"), key: keys[0], using: &generator)
    try duel.join(fleet, shots: [.a1], name: Duel.Name("小明"), key: keys[1], using: &generator)
    let window = Window(duel.messageURL(base: try MessageURLBase("#")), at: place)
    #expect(window.scene.name == "Ann & Bo v. 小明")
    #expect(window.scene.boards.map(\.name) == ["Ann & Bo", "小明"])
    #expect(window.scene.boards.map(\.note) == ["0/2", "0/2"])
  }

  @Test(arguments: [true, false])
  func `a storage that is full or forbidden shows no link and reveals no ship`(isFull: Bool) throws {
    var pair = try Pair()
    try pair.step()
    (pair.ann.isFull, pair.ann.isForbidden) = (isFull, !isFull)
    let window = try pair.opened()
    if isFull { try window.press("B2") }
    #expect(window.link == nil)
    #expect(window.scene.refusal.string.hasSuffix("Nothing was sent."))
    #expect(SavedLink(text: window.bookmark)?.content?.duel?.turns.count == 1)
    // Once there is room the same shot is sent.
    (pair.ann.isFull, pair.ann.isForbidden) = (false, false)
    let again = isFull ? window : try pair.opened()
    try again.press("B2")
    #expect(again.link != nil)
  }

  @Test func `without storage a challenge is refused before ships are placed`() {
    let storage = Storage()
    storage.isForbidden = true
    let window = Window(at: place, storage: storage)
    window.press(.challenge)
    #expect(
      window.scene.refusal.string.hasPrefix("This browser does not let the page store anything. A duel has to store"))
    #expect(window.scene.place == .title)
  }

  @Test func `of two windows on one duel the first one sends, and the other one shows its message`() throws {
    var pair = try Pair()
    try pair.step()
    let (one, two) = (try pair.opened(), try pair.opened())
    try one.press("B2")
    try two.press("C1")
    #expect(two.scene.refusal == "You continued this game in another window. Nothing was sent from here.")
    #expect(two.link == one.link)
  }

  @Test func `two windows that begin at once store one key`() throws {
    let storage = Storage()
    let (one, two) = (Window(at: place, storage: storage, seed: 1), Window(at: place, storage: storage, seed: 2))
    for window in [one, two] {
      try window.say("chose rules 0")
      window.begin(.challenge)
      try window.press("A1 C3")
      window.press(.finished)
    }
    let key = try #require(storage.texts["key"].flatMap { PlayerKey(text: $0) })
    for window in [one, two] {
      #expect(try Duel(messageURL: window.query()).side(of: key)?.player == .first)
    }
  }

  @Test(arguments: ["", "short", "a key\nwith lines", "🛳️", String(repeating: "A", count: 44)])
  func `an invalid stored key is reported, and stays until the person makes a new one`(text: String) throws {
    let storage = Storage()
    storage.texts["key"] = text
    let window = Window(at: place, storage: storage)
    // The error is shown before ships are placed, which could not be sealed.
    window.press(.challenge)
    #expect(window.page.isOnTitle)
    #expect(window.scene.refusal.string.hasPrefix("The key saved in this browser cannot be read."))
    #expect(storage.texts["key"] == text)
    window.press(.renewKey)
    window.press(.challenge)
    window.press(.finished)
    #expect(window.link != nil)
  }

  @Test func `a key is moved to another browser`() throws {
    var pair = try Pair()
    try pair.step()
    let key = try #require(pair.ann.texts["key"])
    let elsewhere = Window(at: place)
    try elsewhere.say("wrote key no key")
    elsewhere.press(.importKey)
    #expect(elsewhere.scene.refusal == "This is not a key. A key has 43 letters, digits, - and _.")
    try elsewhere.say("wrote key  \(key) ")
    elsewhere.press(.importKey)
    #expect(elsewhere.storage.texts["key"] == key)
    #expect(elsewhere.scene.saying == "This browser now uses that key.")
    let window = Window("#" + String(try pair.last.query()), at: place, storage: elsewhere.storage)
    window.press(.insist)
    #expect(window.scene.heading == "Your turn")
  }

  @Test func `giving up asks in another place, and sends only after a yes`() throws {
    var pair = try Pair()
    try pair.step()
    let window = try pair.opened()
    for _ in 1...3 { window.press(.resign) }
    #expect(window.link == nil)
    #expect(window.scene.question == "Give up this game?")
    #expect(window.label(.seat(.resign)) == "Give up")
    #expect(window.scene.answers.map(\.label) == ["Cancel", "Give up"])
    window.press(.cancel)
    #expect(window.scene.question.isEmpty)
    #expect(window.scene.answers.isEmpty)
    window.press(.confirm)
    #expect(window.link == nil)
    #expect(window.scene.boards[0].isLive)
    window.press(.resign)
    window.press(.confirm)
    #expect(try Duel(messageURL: window.query()).status == .resigned(winner: .second))
  }

  @Test func `importing a key asks first, and the old key still opens its duels`() throws {
    var pair = try Pair()
    try pair.step()
    let old = try #require(pair.ann.texts["key"])
    var chance = SplitMix64(seed: 99)
    let other = PlayerKey(using: &chance).text
    let title = Window(at: place, storage: pair.ann)
    try title.say("wrote key \(other)")
    title.press(.importKey)
    #expect(pair.ann.texts["key"] == old)
    #expect(title.scene.question.string.hasPrefix("Use this key for new duels?"))
    title.press(.cancel)
    #expect(pair.ann.texts["key"] == old)
    title.press(.importKey)
    title.press(.confirm)
    #expect(pair.ann.texts["key"] == other + " " + old)
    #expect(title.scene.saying == "This browser now uses that key.")
    // The same window, and one that is opened later, continue the duel of the old key.
    title.press(.key)
    let digits = try #require(PlayerKey(text: other)).fingerprint
    #expect(digits.count == 8 && !other.contains(digits))
    #expect(title.scene.cards[0].title.string == "The key \(digits)" && title.scene.cards[0].secret.isEmpty)
    title.press(.showKey)
    #expect(title.scene.cards.contains { $0.secret.map(\.string) == [other] })
    title.press(.hideKey)
    #expect(title.scene.cards.allSatisfy { $0.secret.isEmpty })
    let window = try pair.opened()
    try window.press("A1")
    #expect(try Duel(messageURL: window.query()).side(of: #require(PlayerKey(text: old)))?.player == .first)
    #expect(window.scene.refusal.isEmpty)
    #expect(pair.ann.texts["key"] == other + " " + old)
    // New duels are sealed with the new key.
    let next = Window(at: place, storage: pair.ann)
    next.press(.challenge)
    next.press(.shuffle)
    next.press(.finished)
    #expect(try Duel(messageURL: next.query()).side(of: #require(PlayerKey(text: other)))?.player == .first)
  }

  @Test(arguments: [true, false])
  func `storage that was emptied while the page was open gets the key back before a link is shown`(isHeard: Bool)
    throws
  {
    var pair = try Pair()
    try pair.step()
    let key = try #require(pair.ann.texts["key"])
    let window = try pair.opened()
    pair.ann.texts = [:]
    if isHeard { for name in [SavedName.key, .computer(1)] { window.happen(.loaded(.saved(name), .nothing)) } }
    window.before = { #expect(window.link == nil || $0.text.hasPrefix("came.")) }
    try window.press("A1")
    let duel = try Duel(messageURL: window.query())
    #expect(pair.ann.texts["key"] == key)
    #expect(pair.ann.texts["duel." + duel.identifier] == duel.messageURL())
    #expect(try duel.side(of: #require(PlayerKey(text: key)))?.player == .first)
  }

  @Test func `a shown link disappears when its key can no longer be stored, and returns with it`() throws {
    let pair = try Pair()
    let link = pair.last.link
    pair.ann.texts["key"] = nil
    pair.ann.isFull = true
    pair.last.happen(.loaded(.saved(.key), .nothing))
    #expect(link != nil)
    #expect(pair.last.link == nil)
    #expect(pair.last.scene.refusal.string.hasPrefix("The browser's storage is full"))
    pair.ann.isFull = false
    pair.last.happen(.loaded(.saved(.key), .nothing))
    #expect(pair.last.link == link)
    #expect(pair.ann.texts["key"] != nil)
  }

  @Test func `a challenge that was not sent is found again from the title of another tab`() throws {
    let pair = try Pair()
    let title = Window(at: place, storage: pair.ann)
    #expect(title.link == nil)
    title.happen(.button(.game(0)))
    #expect(title.link == pair.last.link)
    #expect(title.link != nil)
  }

  @Test func `a duel continues after a reload at every moment`() throws {
    var pair = try Pair(volley: 1)
    pair.last = pair.last.reloaded()
    #expect(try Duel(messageURL: pair.last.query()).turns.isEmpty)
    var window = try pair.opened().reloaded()
    window.press(.clear)
    try window.press("A1")
    window = window.reloaded()
    try window.press("B1")
    window = window.reloaded()
    window.press(.finished)
    window = window.reloaded()
    #expect(window.scene.heading == "Your turn: 3 shots")
    try window.press("A1 A2")
    window = window.reloaded()
    #expect(try window.picture() == "**.\n...\n...")
    try window.press("A3")
    window.press(.fire)
    let link = window.link
    window = window.reloaded()
    #expect(window.link == link)
    #expect(link != nil)
  }
}
