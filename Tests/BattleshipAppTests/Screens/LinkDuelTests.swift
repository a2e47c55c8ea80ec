// A duel on a screen, message by message: the next action, and the answer if the player leaves.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct LinkDuelTests {
  private func opened(_ linked: LinkedDuel, _ player: Duel.Player) throws -> TableScreen {
    let keys = KeyRing(try #require(linked.keys[player]))
    return TableScreen(Table(LinkGame(linked.duel, keys: keys, saved: linked.memory[player]?.text)))
  }

  /// Presses keys; the player has a key, and everything is saved.
  private func press(_ state: inout TableScreen, _ keys: Key..., by player: PlayerKey? = nil) -> [ScreenEffect] {
    keys.reduce(into: []) { $0 += answer(state.update(.pressed($1)), at: &state, player) }
  }

  private func answer(_ effects: [ScreenEffect], at state: inout TableScreen, _ key: PlayerKey?) -> [ScreenEffect] {
    effects.flatMap { effect in
      switch effect {
      case .table(.keys): answer(state.update(Self.keys(key)), at: &state, key)
      case .table(.exchange(let name, _, _)):
        answer(state.update(.table(.stored(name, .done))), at: &state, key)
      default: [effect]
      }
    }
  }

  @Test
  func
    `what my shots met is shown first, then what was fired at me; a key skips that, and nothing moves where it must not`()
    throws
  {
    let game = AnyScreen.table(try PicturedDuel.received())
    var room = ScreenEnvironment(Size(rows: 30, columns: 100))
    room.isStill = false
    var stack = ScreenStack(game, in: room)
    func text(_ stack: ScreenStack) -> String { stack.drawn?.frame.picture.joined(separator: "\n") ?? "" }
    #expect(stack.delay == 500)
    #expect(text(stack).contains("B6: hit!"))
    #expect(!text(stack).contains("D8"))
    var skipped = stack
    _ = stack.update(.awoke)
    #expect(stack.delay == Flash.pause)
    #expect(text(stack).contains("The other player missed at D8."))
    _ = skipped.update(.pressed(.right))
    #expect(text(skipped).contains("The other player missed at D8."))
    room.isStill = true
    let still = ScreenStack(game, in: room)
    #expect(still.delay == nil)
    #expect(text(still).contains("The other player missed at D8."))
  }

  @Test func `after one's own results every shot of their volley is shown`() throws {
    let (duel, key) = try PicturedDuel.ofVolleys()
    var room = ScreenEnvironment(Size(rows: 30, columns: 100))
    room.isStill = false
    var stack = ScreenStack(.table(TableScreen(received: try OwnDuel(duel, key: key), on: .demo)), in: room)
    func text(_ stack: ScreenStack) -> String { stack.drawn?.frame.picture.joined(separator: "\n") ?? "" }
    expectShown(text(stack), "D5", "B4", without: ["B3", "A6"])
    while stack.delay != nil { _ = stack.update(.awoke) }
    expectShown(text(stack), "B3", "A6")
    let scene = try #require(stack.table?.scene(in: .english))
    #expect(scene.boards.last?.newest.count == 2)
  }

  @Test func `a challenge is hidden, sealed and answered once Finished is pressed`() throws {
    var state = TableScreen(duelUnder: try Terms(on: .messages, volley: .shots(2)))
    #expect(state.answer(in: .english).status == 1)
    let effects = press(&state, .enter, .enter, .enter, by: Self.key)
    let duel = try #require(state.table.linkGame?.sent?.duel)
    #expect(effects == [.leave])
    #expect(try duel.side(of: Self.key)?.fleet == Fleet(named: "A1,A2", rules: Rules.messages.withoutLosingMiss))
    #expect(duel.terms.volley == .shots(2))
    #expect(state.answer(in: .english) == .done([], url: SafeText(duel.messageURL(), limit: .max)))
  }

  @Test func `a move that cannot be saved is not shown, and can be made again`() throws {
    var state = TableScreen(duelUnder: Terms(on: .messages))
    _ = press(&state, .enter, .enter)
    for stored: WriteResult in [.busy, .full, .forbidden, .other] {
      #expect(state.update(.pressed(.enter)) == [.table(.keys)])
      guard case .table(.exchange(let name, _, _))? = state.update(Self.keys(Self.key)).last else {
        Issue.record("nothing is saved")
        return
      }
      #expect(state.table.linkGame?.isWaiting == true && state.table.linkGame?.sent == nil)
      // Meanwhile all keys are ignored.
      #expect(state.update(.pressed(.enter)).isEmpty)
      #expect(state.update(.table(.stored(name, stored))).isEmpty)
      #expect(state.table.linkGame?.isWaiting == false && state.table.linkGame?.sent == nil)
      #expect(state.saved?.kind == .placing)
    }
    #expect(press(&state, .enter).isEmpty, "without a key there is no message")
    #expect(press(&state, .enter, by: Self.key) == [.leave])
  }

  @Test func `the ships of a duel that is not sealed yet are not copied, and those of a hunt are`() throws {
    var duel = TableScreen(duelUnder: Terms(on: .messages))
    #expect(press(&duel, .enter, .enter).isEmpty)
    #expect(duel.seat.focus(by: .link) == .button(.finished))
    #expect(press(&duel, .character("y")) == [.say(.nothingToCopy)])
    var hunt = TableScreen(rules: .messages, seed: 1)
    let effects = press(&hunt, .enter, .enter, .character("y"))
    #expect(effects.contains(.copy("www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0")))
  }

  @Test func `a received challenge is joined, and its shots are answered`() throws {
    var linked = try LinkedDuel()
    var bob = try opened(linked, .second)
    #expect(bob.answer(in: .english) == .failed(Language.english.terminal.commands.notJoined))
    _ = press(&bob, .enter, .right, .enter, .enter, .down, .enter, by: linked.keys[.second])
    linked.send(bob.table, by: .second)
    #expect(linked.duel.secondSeal != nil && linked.duel.turns.count == 1)
    var ann = try opened(linked, .first)
    #expect(ann.answer(in: .english) == .failed(Language.english.terminal.commands.nothingFired))
    #expect(press(&ann, .enter, by: linked.keys[.first]).last == .leave)
    linked.send(ann.table, by: .first)
    #expect(linked.duel.unansweredShots(at: .second) == [.a1])
    #expect(ann.answer(in: .english).lines.map(\.string) == ["they B1 miss"])
    // A player who waits gets the last message again.
    var again = try opened(linked, .first)
    let last = CommandResult.done([], url: SafeText(linked.duel.messageURL(), limit: .max))
    #expect(again.answer(in: .english) == last)
    #expect(press(&again, .enter) == [.leave])
  }

  @Test func `the last answers, the opening and giving up are moves`() throws {
    var table = try LinkedDuel()
    try table.order(.second, .join(.named("A3,C1"), shots: LinkedDuel.cells("B2")))
    try table.order(.first, .resign)
    var bob = try opened(table, .second)
    let effects = press(&bob, .enter, by: table.keys[.second])
    guard case .record(let game)? = effects.first, effects.last == .leave else { throw Unexpected(effects: effects) }
    #expect(bob.table.linkGame?.sent?.duel?.openings.count == 2 && game.winner == .second)
  }

  @Test func `Tab moves to the player's own board only where that is hidden`() throws {
    let (large, small) = (Size(rows: 24, columns: 80), Size(rows: 12, columns: 40))
    var stack = ScreenStack(.table(try PicturedDuel.received()), in: ScreenEnvironment())
    func focus(after key: Key, at size: Size) -> SeatTarget? {
      stack.environment.size = size
      stack.environment.layout = stack.drawn?.layout
      _ = stack.update(.pressed(key))
      #expect(stack.drawn?.layout.showsOneBoard == (size == small))
      return stack.table?.table.view.focus
    }
    #expect(focus(after: .tab, at: large) == .button(.resign))
    #expect(focus(after: .tab, at: large) == .board)
    #expect(focus(after: .backTab, at: large) == .button(.resign))
    #expect(focus(after: .backTab, at: large) == .board)
    #expect(focus(after: .tab, at: small) == .ownBoard)
    // In a window that has grown meanwhile, the next Tab continues too.
    #expect(focus(after: .tab, at: large) == .button(.resign))
  }

  @Test func `other people's duel can be watched, and is returned unchanged`() throws {
    let duel = try LinkedDuel.played().duel
    var state = TableScreen(watching: duel, on: .demo)
    let screen = state.drawn(size: Size(rows: 24, columns: 80), widths: .ascii).frame.picture.joined()
    #expect(screen.contains("According to this link"))
    let answer = CommandResult.done([], url: SafeText(duel.messageURL(), limit: .max))
    #expect(press(&state, .enter) == [.leave])
    #expect(state.answer(in: .english) == answer)
  }

  @Test func `who looks on sees whose ships are left, and in a small window both boards with Tab`() throws {
    let small = Size(rows: 12, columns: 40)
    var chance = Chance(seed: 1)
    let fleet = try Fleet.random(rules: Rules.skirmish.withoutLosingMiss, using: &chance)
    let duel = try Duel.challenge(fleet, volley: .shots(1), key: PlayerKey(using: &chance), using: &chance)
    var state = TableScreen(watching: duel, on: .demo)
    func screen(_ size: Size) -> String {
      state.drawn(size: size, widths: .ascii).frame.picture.joined(separator: "\n")
    }
    let large = screen(Size(rows: 24, columns: 80))
    #expect(large.contains("The first player") && !large.contains("Theirs") && !large.contains("Yours"), "\(large)")
    #expect(screen(small).contains("Tab: The second"), "\(screen(small))")
    _ = press(&state, .tab)
    #expect(screen(small).contains("Enter: back"), "\(screen(small))")
  }

  private static func keys(_ key: PlayerKey?) -> ScreenEvent {
    .table(.keys(key.map { KeyRing($0) }, nonces: RandomSource(seed: 1)))
  }

  private static let key: PlayerKey = {
    var chance = Chance(seed: 1)
    return PlayerKey(using: &chance)
  }()

  private struct Unexpected: Error {
    let effects: [ScreenEffect]
  }

  @Test(arguments: Language.allCases)
  func `impossible answers are reported at once, on a screen, in lines and by a command`(language: Language) throws {
    let sentence = language.sentences.duel.noFleet("Eve").string
    for isHonest in [true, false] {
      let duel = try LyingDuel(named: "Eve", isHonest: isHonest)
      let table = Table(LinkGame(duel.answered, keys: KeyRing(duel.key), saved: duel.mine.messageURL()))
      var environment = ScreenEnvironment()
      environment.language = language
      let stack = ScreenStack(.table(TableScreen(table)), in: environment)
      #expect(stack.spoken(since: nil).contains { $0.string.contains(sentence) } != isHonest)
      #expect(table.view.scene(in: language).saying?.whole.string.contains(sentence) != isHonest)
    }
    let duel = try LyingDuel(named: "Eve", isHonest: false)
    let shot = DuelMove.fire(LinkedDuel.cells("C3"))
    var generator = SplitMix64(seed: 3)
    let answered = try duel.answered.after(shot, key: duel.key, using: &generator)
    let answer = CommandResult.written(answered, by: shot, key: duel.key, on: .demo)
    #expect(answer.lines.contains("no fleet can give the first player's answers: they cannot be opened as true"))
  }
}
