// A live duel on screens: the drawn and spoken texts, the keys with an effect, and the lines sent.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct LiveScreenTests {
  /// A screen with its storage, and the lines that it sent.
  private struct Side {
    var stack: ScreenStack
    let keys: KeyRing
    var said: [String] = []
    var left: [ScreenEffect] = []
    private var saved: String?
    private var chance: Chance

    init(_ table: Table, invitation: LiveGame.Invitation?, awaitsDuel: Bool, seed: UInt64) {
      chance = Chance(seed: seed)
      keys = KeyRing(PlayerKey(using: &chance))
      let live = LiveGame(at: "harbour", invitation: invitation, awaitsDuel: awaitsDuel)
      stack = ScreenStack(
        .table(TableScreen(table, live: live)), in: ScreenEnvironment(Size(rows: 24, columns: 120)))
    }

    mutating func update(_ event: ScreenEvent) {
      for effect in stack.update(event) {
        switch effect {
        case .table(.keys): update(.table(.keys(keys, nonces: RandomSource(using: &chance))))
        case .table(.exchange(let name, _, _)): update(.table(.stored(name, .done)))
        case .live(.say(let line, _)): said.append(line)
        case .live(.open(let url)):
          guard let duel = MessageContent(in: url)?.duel else { continue }
          stack.sit(at: Table(LinkGame(duel, keys: keys, saved: nil)))
          update(.live(.opened(true), at: 0))
        case let effect: left.append(effect)
        }
      }
    }

    mutating func press(_ keys: Key...) {
      for key in keys { update(.input(.key(key))) }
    }

    mutating func hear(_ lines: String...) {
      for line in lines { update(.live(.heard(1, Array((line + "\n").utf8)), at: 0)) }
    }

    mutating func connect() {
      update(.live(.connected(1, address: "10.0.0.2:4242"), at: 0))
      hear("battleship 1")
    }

    var picture: String { stack.drawn?.frame.picture.joined(separator: "\n") ?? "" }
    var spoken: String { stack.spoken(since: nil).map(\.string).joined(separator: " ") }
  }

  /// Ann has hidden ships and listens; Ben's first shots have arrived.
  private func asked() throws -> (ann: Side, ben: Side) {
    var ann = Side(
      Table(LinkGame(duelUnder: Terms(on: .messages))), invitation: .init("type this", isLocal: false),
      awaitsDuel: false, seed: 1
    )
    ann.press(.character("r"), .enter)
    expectShown(ann.picture, "Nobody has connected yet.", "The other player types:", "type this", "y copy")
    #expect(ann.spoken.hasPrefix("Nobody has connected yet. They must reach this machine: in the same network,"))
    #expect(ann.spoken.hasSuffix("The other player types: type this"))
    ann.press(.character("y"))
    #expect(ann.left.contains(.copy("type this")))
    // While nobody is there, only these keys do something.
    var helped = ann
    helped.press(.character("?"))
    expectShown(helped.picture, "copy the command", "Ctrl-L", " q ", without: ["Enter", "Tab", "one step", "watch"])
    ann.connect()
    var ben = Side(Table(LinkGame(hiding: .messages)), invitation: nil, awaitsDuel: true, seed: 2)
    #expect(ben.picture.contains("Connecting to harbour") && ben.spoken.contains("Connecting to harbour"))
    // What happened on the line takes the place of what was so before it.
    var refused = ben
    refused.stack.environment.notice = .lost("Nobody listens there.")
    expectShown(refused.picture, "Nobody listens there.", without: ["Connecting to harbour"])
    ben.press(.character("a"), .tab)
    ben.connect()
    ben.hear(try #require(ann.said.last))
    #expect(ben.picture.contains("Ships to place: 2"))
    ben.press(.character("r"), .enter, .character("a"), .character("1"), .enter)
    ann.hear(try #require(ben.said.last { $0.contains("?") }))
    return (ann, ben)
  }

  @Test func `a request to join is shown, and Enter answers only what was chosen`() throws {
    let (ann, ben) = try asked()
    #expect(ann.left.contains(.ring) && !ann.left.contains(.leave))
    expectShown(ann.picture, "Choose an answer with Tab, then press Enter.")
    #expect(ann.picture.contains("from 10.0.0.2:4242, joins") && ann.picture.contains("[ No ]"))
    #expect(ann.spoken.contains("Type yes or no."))
    // Nothing else can be done then.
    var busy = ann
    busy.press(.character("b"), .character("2"), .character("!"), .enter)
    #expect(busy.stack.table == ann.stack.table)
    for (word, isYes) in [("yes", true), ("no", false)] {
      guard case .events(let events) = ann.stack.meaning(of: word) else {
        Issue.record("\(word) means nothing")
        continue
      }
      var side = ann
      for event in events { side.update(event) }
      #expect(side.said.contains { $0.hasPrefix("answers ") } == isYes)
    }
    guard case .said = ann.stack.meaning(of: "b2") else {
      Issue.record("a shot before the answer")
      return
    }
    var declined = ann
    declined.press(.tab, .enter)
    #expect(declined.left.contains(.live(.close(1))) && !declined.said.contains { $0.hasPrefix("answers ") })
    expectShown(declined.picture, "You did not let 10.0.0.2:4242 join.")
    // The one who is not wanted is told so, and does not connect again.
    var unwanted = ben
    #expect(declined.said.last == "declined")
    // Further lines in the same piece come from a peer that is gone.
    unwanted.update(.live(.heard(1, Array("declined\naiming\nbye\n".utf8)), at: 0))
    expectShown(unwanted.picture, "The other player did not let you join.", "Declined")
    unwanted.stack.environment.size = Size(rows: 12, columns: 40)
    let bar = unwanted.picture.prefix { $0 != "\n" }
    #expect(bar.hasPrefix(" ⚓ Battleships    ") && bar.hasSuffix(" Declined"), "\(bar)")
    unwanted.update(.live(.closed(1), at: 0))
    #expect(!unwanted.left.contains(.live(.connect)) && unwanted.stack.table?.live?.deadline == nil)
    unwanted.press(.enter)
    #expect(unwanted.left.last == .leave)
    var accepted = ann
    accepted.press(.tab, .tab, .enter)
    #expect(accepted.picture.contains("Fire a shot"))
    var other = ben
    for line in accepted.said.suffix(2) { other.hear(line) }
    #expect(other.picture.contains("The other player is aiming"))
    // In the smallest window the cells of a small board have two rows.
    other.stack.environment.size = Size(rows: 12, columns: 40)
    expectShown(other.picture, "1    2    3", "Your fleet")
    // A second Enter does not leave; Tab moves to one's own board, and back.
    other.press(.enter, .tab, .tab, .enter, .escape)
    #expect(!other.left.contains(.leave))
    other.press(.character("q"))
    #expect(other.left.last == .leave)
  }

  @Test func `in a narrow window a report takes the place of a sentence, and hides no key`() throws {
    var ann = Side(
      Table(LinkGame(duelUnder: Terms(on: .messages))), invitation: .init("type this", isLocal: false),
      awaitsDuel: false, seed: 1)
    ann.press(.character("r"), .enter)
    ann.stack.environment.size = Size(rows: 12, columns: 40)
    ann.update(.noticed(.news("Listening at harbour.example:4242.")))
    expectShown(ann.picture, "Listening at harbour.example:4242.", "y copy", "q quit", without: ["Nobody has"])
    var solo = ScreenStack(.table(try PicturedDuel.solo(.classic, shots: 1)), in: ann.stack.environment)
    _ = solo.update(.noticed(.lost("Nobody listens there. Again in 2 s.")))
    let picture = solo.drawn?.frame.picture ?? []
    expectShown(picture.joined(separator: "\n"), "Nobody listens", "! hint", without: ["A1:"])
    // What was asked for, and a short report, stand beside the keys.
    _ = solo.update(.noticed(.copied))
    #expect(solo.drawn?.frame.picture.last?.hasSuffix("Copied.") == true)
  }

  @Test func `a stranger causes a notice, and changes no table`() throws {
    var (ann, _) = try asked()
    let table = ann.stack.table?.table
    ann.update(.live(.connected(2, address: "a stranger"), at: 0))
    ann.update(.live(.heard(2, Array("GET".utf8)), at: 0))
    #expect(ann.left.contains(.live(.close(2))) && ann.stack.table?.table == table)
    #expect(ann.stack.environment.noticeSentence == "a stranger was shut out.")
    // After a while the keys have their place again, without a change at the table.
    #expect(ann.stack.delay == Notice.pause)
    ann.update(.awoke)
    #expect(ann.stack.environment.notice == nil && ann.stack.delay == nil && ann.stack.table?.table == table)
    // The list of keys is on top; events are handled all the same.
    ann.press(.character("?"))
    ann.update(.live(.closed(1), at: 0))
    #expect(ann.stack.table?.live?.isHere == false)
    ann.press(.escape)
    #expect(ann.spoken.contains("They have left; the game goes on when they are back."))
  }

  @Test func `leaving before a duel arrived, or before an opponent joined, says so`() throws {
    let waiting = Side(Table(LinkGame(hiding: .messages)), invitation: nil, awaitsDuel: true, seed: 2)
    #expect(waiting.stack.table?.answer(in: .english).reason == "You left before a duel began.")
    var (ann, _) = try asked()
    #expect(ann.stack.table?.answer(in: .english).status == 0)
    ann.press(.enter)
    #expect(ann.stack.table?.answer(in: .english).url != nil)
  }
}
