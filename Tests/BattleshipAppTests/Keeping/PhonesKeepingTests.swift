// A conversation that was saved line by line opens as the same one, wherever its lines end.

import BattleshipCore
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct PhonesKeepingTests {
  private let time = ClockTime(hour: 9, minute: 26)

  /// A sitting after random keys.
  private func sitting(_ chance: inout Chance) -> Sitting {
    let games: [ChosenGame] = [.hunt(.messages), .hunt(.skirmish), .duel(Terms(on: Sitting.duelRules))]
    var sitting = Sitting(game: games[chance.number(0...2)], seed: chance.next())
    let keys: [Key] = [.enter, .enter, .enter, .tab, .escape, .right, .down] + "rueyxt qab23^pa+".map(Key.character)
    for _ in 0..<chance.number(0...80) {
      if chance.isTrue(oneIn: 12) {
        sitting.handle(.clicked(.field))
        sitting.handle(.pasted(chance.isTrue(oneIn: 2) ? " \(AnswerTests.fresh)\n" : "a \"text\"\n"))
      }
      if let target = chance.isTrue(oneIn: 8) ? sitting.screen.touches.randomElement(using: &chance)?.target : nil {
        sitting.handle(.clicked(target))
      } else {
        sitting.press(keys[chance.number(0...(keys.count - 1))])
      }
    }
    return sitting
  }

  @Test func `text that was typed while another program wrote follows its text, and the field keeps the focus`() throws
  {
    var sitting = Sitting()
    sitting.handle(.pasted("w1"))
    var other = try sitting.again()
    if other.state.lock != nil { other.press(.enter) }
    let read = other.state
    sitting.handle(.pasted("30"))
    let before = sitting.state
    for (saved, text) in [("w1", "w130"), ("w130", "w1"), ("x", "w130")] {
      var state = read
      let effects = state.goOn(from: before, saved: saved)
      #expect(state.typedText == text, "\(saved)")
      #expect(effects.isEmpty == (text == "w1"))
      #expect(state.context == before.context)
    }
  }

  @Test func `a saved conversation is the same again, locked for the person to move`() {
    var (drafts, panels, notices) = (0, 0, 0)
    forAll("open(lines) is the conversation", count: 400) { chance in
      let before = sitting(&chance)
      let after = try before.reopened()
      let (was, now) = (Visible(before.state), Visible(after))
      for person in Participant.pair {
        try requireSame("\(person)", was.phones[person], now.phones[person]) { phone in
          "\(phone.map { "\($0)" } ?? "")".split(separator: ",").map(String.init)
        }
        if was.phones[person]?.draft.isEmpty == false { drafts += 1 }
        if was.phones[person]?.draft.panel != nil { panels += 1 }
      }
      if after.beginning.contains(where: { if case .say = $0 { true } else { false } }) { notices += 1 }
      return was == now && after.lock?.owner == was.next
    }
    #expect(drafts > 100 && panels > 50 && notices == 0, "\(drafts) drafts, \(panels) panels, \(notices) notices")
  }

  @Test func `a reopened conversation is saved further, and is the same once more`() {
    forAll("open(lines + more) is the conversation", count: 100) { chance in
      var before = try sitting(&chance).again()
      for _ in 0..<chance.number(0...20) {
        before.press([.enter, .enter, .right, .character("r")][chance.number(0...3)])
      }
      return Visible(try before.reopened()) == Visible(before.state)
    }
  }

  @Test func `lines that end anywhere are a conversation, and lose nothing before the end`() throws {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a1", "c3", "b2")
    sitting.press(.enter, .enter, .enter)
    var posts = 0
    for count in 1...sitting.kept.count {
      var state = try PhonesScreen.reopened(sitting.kept.prefix(count))
      #expect(state.phones.mailbox.envelopes.isEmpty)
      #expect(state.lock != nil)
      let now = state.phones.first.transcript.nextNumber
      #expect(now >= posts)
      posts = now
      for event in [ScreenEvent.awoke, .pressed(.enter)] { _ = state.update(event) }
      #expect(state.lock == nil)
    }
    #expect(posts == 3)
  }

  @Test func `moving a cursor writes nothing, and a ship, a shot and a message are written at once`() {
    var sitting = Sitting()
    let keeps = { (sitting: Sitting) in sitting.effects.count { if case .keep = $0 { true } else { false } } }
    sitting.press(.enter)
    #expect(keeps(sitting) == 1)
    for key: Key in [.right, .down, .tab, .backTab, .character("b"), .character("2")] {
      sitting.press(key)
      #expect(sitting.effects.kept.isEmpty, "\(key)")
    }
    sitting.press(.enter)
    #expect(keeps(sitting) == 1)
    #expect(sitting.kept.last?.hasPrefix("draft first 0 ") == true)
    sitting.type("a1")
    sitting.press(.enter)
    #expect(keeps(sitting) == 1)
    sitting.press(.enter)
    #expect(keeps(sitting) == 1)
    #expect(sitting.kept.last?.contains(" message ") == true)
    sitting.press(.enter)
    #expect(sitting.effects.kept.map { $0.prefix { $0 != " " } } == ["post", "draft"])
    sitting.press(.enter, .enter)
    sitting.type("c3")
    sitting.press(.enter)
    #expect(sitting.effects.kept.map { $0.prefix { $0 != " " } } == ["wrote", "draft"])
    #expect(sitting.kept.last?.contains(#"shots "C3""#) == true)
  }

  @Test func `a text being typed is written a little later, and stays`() throws {
    var sitting = Sitting()
    sitting.handle(.clicked(.field))
    sitting.type("good luck")
    #expect(sitting.effects.allSatisfy { if case .keepSoon = $0 { true } else { false } })
    #expect(try sitting.again().state.phones.first.inputField.text == "good luck")
  }

  @Test func `the placed ships are restored, with those from before they were shuffled`() throws {
    var sitting = Sitting(rules: .skirmish)
    sitting.press(.enter, .enter, .character("r"), .character("r"))
    var again = try sitting.again()
    again.press(.enter)
    #expect(again.state.seat?.nextFleet.placement == sitting.state.seat?.nextFleet.placement)
    again.press(.character("u"))
    #expect(again.state.seat?.nextFleet.draft.ships.count == 1)
  }

  @Test func `a draft's shots and staged message are dropped once a later post is read`() throws {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.press(.enter, .enter, .character("c"), .character("3"), .enter)
    let draft = try #require(sitting.kept.last { $0.hasPrefix("draft second") })
    sitting.press(.escape, .escape)
    let staged = try #require(sitting.kept.last { $0.hasPrefix("draft second") && $0.contains(" message ") })
    sitting.press(.enter, .enter)
    for late in [draft, staged] {
      let state = try PhonesScreen.reopened(sitting.kept + [late])
      #expect(state.phones.second.inputField.isEmpty)
      #expect(!state.says(.draftDropped))
      #expect(state.draft(of: .second).isEmpty)
    }
  }

  @Test func `a draft that does not fit its message is left out, and a notice says so`() throws {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.press(.enter, .enter, .character("c"), .character("3"), .enter)
    let draft = try #require(sitting.kept.last { $0.hasPrefix("draft second") })
    for other in [
      draft.replacing("A1,C3", with: "A1,C9"), draft.replacing("expanded first 1", with: "expanded first 7"),
    ] {
      #expect(other != draft)
      let state = try PhonesScreen.reopened(sitting.kept + [other])
      #expect(state.says(.draftDropped))
      var stack = ScreenStack(.phones(state))
      _ = stack.carryOut(state.beginning)
      for event in [ScreenEvent.awoke, .pressed(.enter)] { _ = stack.update(event) }
      #expect(stack.drawn?.frame.picture.joined().contains("no longer fits this message") == true)
    }
  }

  @Test func `a message of a duel counts as one's own by its own line, and never because it was posted`() throws {
    var sitting = Sitting(game: .duel(Terms(on: Sitting.duelRules)))
    sitting.press(.enter)
    sitting.type("r")
    sitting.press(.enter, .enter)
    #expect(sitting.kept.count { $0.hasPrefix("wrote first ") } == 1)
    #expect(sitting.kept.count { $0.hasPrefix("post ") } == 1)
    let storage = { (state: PhonesScreen) in state.phones.first.storage(of: BattleshipExtension.manifest) }
    #expect(storage(try sitting.reopened())?.newest != nil)
    let without = sitting.kept.filter { !$0.hasPrefix("wrote ") }
    #expect(storage(try PhonesScreen.reopened(without))?.newest == nil)
  }

  @Test func `a time is shown above posts of this session, and above none of an earlier one`() throws {
    var sitting = Sitting()
    sitting.place("A1", "B2")
    expectShown(sitting.text, "Today 09:26")
    var older = try sitting.again()
    older.press(.enter)
    expectShown(older.text, "John placed", without: ["Today"])
  }

  @Test func `a notice about the file waits until the phone is unlocked, and is shown once`() throws {
    var state = ScreenStack(.phones(try Sitting().reopened()))
    _ = state.update(.noticed(.tornLine("x.torn-1")))
    let said = { (stack: ScreenStack) in stack.drawn?.frame.picture.joined().contains("x.torn-1") == true }
    for event in [ScreenEvent.awoke, .pasteRefused(.notText)] { _ = state.update(event) }
    #expect(!said(state))
    _ = state.update(.pressed(.enter))
    #expect(state.phones?.lock == nil)
    #expect(said(state))
    _ = state.update(.pressed(.tab))
    #expect(!said(state))
  }

  @Test func `the next random ships differ from earlier ones, so that a file does not reveal them`() throws {
    let sitting = Sitting(rules: .skirmish)
    let fleets = try [UInt64(2), 3].map { seed in
      var again = sitting
      again.state = try ConversationReader.open(sitting.kept, at: time)
      again.takeTheKeyboard()
      again.stack.environment.seed = seed
      again.press(.enter, .enter, .character("r"))
      return again.state.seat?.nextFleet.draft.ships
    }
    #expect(fleets[0]?.isEmpty == false)
    #expect(fleets[0] != fleets[1])
  }

  @Test func `a conversation belongs to the two people and the rules it was begun with`() throws {
    let state = PhonesScreen(firstName: "John", secondName: "Kate", game: .hunt(.skirmish), seed: 1, repeats: true)
    #expect(state.isOf(firstName: "John", secondName: "Kate", game: .hunt(.skirmish)))
    #expect(!state.isOf(firstName: "Kate", secondName: "John", game: .hunt(.skirmish)))
    #expect(!state.isOf(firstName: "John", secondName: "Kate", game: .hunt(.messages)))
  }

  @Test func `a private terminal has one owner, and sending does not lock it`() throws {
    var kate = PhonesScreen(owned: SharedPair.head(.second, game: .hunt(.messages), seed: 1))
    for key: Key in [.enter, .enter, .character("r"), .enter, .enter] { _ = kate.update(.pressed(key)) }
    #expect(kate.phones.second.transcript.items.count == 1)
    #expect(kate.holder == .second)
    #expect(kate.lock == nil)
  }
}
