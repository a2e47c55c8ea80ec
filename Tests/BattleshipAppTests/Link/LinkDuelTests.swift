// A duel on a screen, message by message: what there is to do, and what is answered if the player leaves.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct LinkDuelTests {
  private func opened(_ table: LinkedDuel, _ player: Duel.Player) throws -> LinkScreen {
    LinkScreen(received: try table.player(player).open(table.duel, last: table.memory[player]), on: .demo)
  }

  private func press(_ state: inout LinkScreen, _ keys: Key...) -> [ScreenEffect] {
    keys.reduce(into: []) { $0 += state.update(.pressed($1)) }
  }

  @Test
  func
    `what my shots met is shown first, then what was fired at me; a key skips that, and nothing moves where it must not`()
    throws
  {
    let game = Screen.link(try PicturedDuel.received())
    var room = ScreenEnvironment()
    room.isStill = false
    var stack = ScreenStack(game, in: room)
    func text(_ stack: ScreenStack) -> String { stack.drawn?.frame.picture.joined(separator: "\n") ?? "" }
    #expect(stack.delay == Solo.resultDelay)
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

  @Test func `a challenge is hidden, sealed and answered once Finished is pressed`() throws {
    var state = LinkScreen(duelUnder: try Terms(on: .messages, volley: .shots(2)))
    #expect(state.answer(in: .english).status == 1)
    let effects = press(&state, .enter, .enter, .enter)
    let fleet = try Fleet(named: "A1,A2", rules: Rules.messages.withoutLosingMiss)
    #expect(effects == [.challenge(fleet, .shots(2), on: .demo)])
  }

  @Test func `the ships of a duel that is not sealed yet are not copied, and those of a hunt are`() throws {
    var duel = LinkScreen(duelUnder: Terms(on: .messages))
    #expect(press(&duel, .enter, .enter).isEmpty)
    #expect(duel.seat.focus(by: .link) == .button(.finished))
    #expect(press(&duel, .character("y")) == [.say(.nothingToCopy)])
    var hunt = LinkScreen(rules: .messages, seed: 1)
    let effects = press(&hunt, .enter, .enter, .character("y"))
    #expect(effects.contains(.copy("www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0")))
  }

  @Test func `a challenge that came in is joined, and what came is fired back at`() throws {
    var table = try LinkedDuel()
    var bob = try opened(table, .second)
    #expect(bob.answer(in: .english) == .failed(Language.english.terminal.commands.notJoined))
    let joining = press(&bob, .enter, .right, .enter, .enter, .down, .enter)
    guard case .move(.join(let fleet, let shots, _), _, _)? = joining.last else { throw Unexpected(effects: joining) }
    #expect(try table.order(.second, .join(.fleet(fleet), shots: shots)).status == 0)
    var ann = try opened(table, .first)
    #expect(ann.answer(in: .english) == .failed(Language.english.terminal.commands.nothingFired))
    let firing = press(&ann, .enter)
    guard case .move(.fire(let cells), table.duel, _)? = firing.last else { throw Unexpected(effects: firing) }
    #expect(cells == [.a1])
    try table.order(.first, .fire(cells))
    // A player who waits gets the last message again.
    var again = try opened(table, .first)
    let last = Answer.done([], url: SafeText(table.duel.messageURL(), limit: .max))
    #expect(again.answer(in: .english) == last)
    #expect(press(&again, .enter) == [.leave])
  }

  @Test func `the last answers, the opening and giving up are moves`() throws {
    var table = try LinkedDuel()
    try table.order(.second, .join(.named("A3,C1"), shots: LinkedDuel.cells("B2")))
    try table.order(.first, .resign)
    var bob = try opened(table, .second)
    #expect(press(&bob, .enter) == [.move(.finish, in: table.duel, on: .demo)])
  }

  @Test func `Tab goes to the player's own board only where it is not shown`() throws {
    let (large, small) = (Size(rows: 24, columns: 80), Size(rows: 12, columns: 40))
    var stack = ScreenStack(.link(try PicturedDuel.received()), in: ScreenEnvironment())
    func focus(after key: Key, at size: Size) -> SeatTarget? {
      stack.environment.size = size
      _ = stack.update(.pressed(key))
      #expect(stack.drawn?.showsOneBoard == (size == small))
      return stack.link?.focus
    }
    #expect(focus(after: .tab, at: large) == .button(.resign))
    #expect(focus(after: .tab, at: large) == .board)
    #expect(focus(after: .backTab, at: large) == .button(.resign))
    #expect(focus(after: .backTab, at: large) == .board)
    #expect(focus(after: .tab, at: small) == .ownBoard)
    // In a window that has grown meanwhile, the next Tab continues too.
    #expect(focus(after: .tab, at: large) == .button(.resign))
  }

  @Test func `somebody else's duel can be looked at, and goes back as it came`() throws {
    let duel = try LinkedDuel.played().duel
    var state = LinkScreen(watching: duel, on: .demo)
    let screen = state.drawn(size: Size(rows: 24, columns: 80), widths: .ascii).frame.picture.joined()
    #expect(screen.contains("According to this link"))
    let answer = Answer.done([], url: SafeText(duel.messageURL(), limit: .max))
    #expect(press(&state, .enter) == [.leave])
    #expect(state.answer(in: .english) == answer)
  }

  private struct Unexpected: Error {
    let effects: [ScreenEffect]
  }
}
