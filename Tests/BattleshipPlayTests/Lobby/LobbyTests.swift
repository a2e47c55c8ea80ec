// What the lobby reads before it opens a game, and what each answer of a storage leads to.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct LobbyTests {
  private let randomness = RandomSource(seed: 1)
  private let terms = Terms(on: .classic)
  private var lobby = Lobby()

  private mutating func learn(_ name: SavedName, _ answer: ReadResult) -> [LobbyEffect] {
    lobby.learn(name, answer, randomness)
  }

  /// A game against the computer in which ships lie.
  private func begun() throws -> String {
    var chance = Chance(seed: 2)
    var solo = Solo(
      level: .fair, terms: terms, key: PlayerKey(using: &chance), computersKey: PlayerKey(using: &chance),
      randomness: randomness)
    while let thought = solo.thought { solo.take(thought.finished()) }
    solo.update(.shuffled(seed: 1))
    return solo.saved.text
  }

  @Test mutating func `a new game takes the first number that no game needs`() throws {
    let games: [(ReadResult, SavedName)] = [
      (.held, .computer(2)), (.text(try begun()), .computer(3)), (.text("what a later version wrote"), .computer(4)),
    ]
    #expect(lobby.begin(.computer(.fair, terms)) == [.read(.computer(1))])
    for (number, (answer, next)) in games.enumerated() {
      #expect(learn(.computer(number + 1), answer) == [.read(next)])
      #expect(lobby.seeksNumber && lobby.table == nil)
    }
    #expect(learn(.computer(4), .nothing).first == .opened(isNew: true))
    #expect(lobby.table?.isAgainstComputer == true && !lobby.isPending)
  }

  @Test mutating func `a saved game is resumed; without one, the list is read; one that cannot be read is left`() throws
  {
    #expect(lobby.begin(.resume(.computer(7))) == [.read(.computer(7))])
    #expect(learn(.computer(7), .nothing) == [.list])
    _ = lobby.begin(.resume(.computer(7)))
    #expect(learn(.computer(7), .text("x")).isEmpty && lobby.refusal == .gameUnreadable && lobby.table == nil)
    _ = lobby.begin(.resume(.computer(7)))
    #expect(learn(.computer(7), .text(try begun())).first == .opened(isNew: false))
    #expect(lobby.table?.seat.placing?.draft.isComplete == true)
  }

  @Test(arguments: [
    (ReadResult.nothing, true, LobbyRefusal?.none), (.text("AAAA"), false, .keyUnreadable),
    (.forbidden, false, .storageForbidden), (.held, false, .storageForbidden),
  ])
  func `a new duel needs the person's key`(answer: ReadResult, opens: Bool, refusal: LobbyRefusal?) {
    var lobby = Lobby()
    #expect(lobby.begin(.byLink(.duel(terms))) == [.read(.key)])
    #expect(lobby.learn(.key, answer, randomness).contains(.opened(isNew: true)) == opens)
    #expect((lobby.table != nil) == opens && lobby.refusal == refusal && !lobby.isPending)
    // A key is saved only once a move needs it.
    #expect(!lobby.keys.isHeld)
  }

  @Test mutating func `a link is opened once all that is saved of its game was read`() throws {
    let hunt = Game(fleet: try Fleet(named: "A1,B2", rules: .messages))
    #expect(lobby.begin(.open(hunt.messageURL())) == [.read(.hunt(hunt.openingQuery))])
    #expect(learn(.hunt(hunt.openingQuery), .nothing).first == .opened(isNew: false))
    #expect(lobby.table?.seat.hunting != nil)
    var chance = Chance(seed: 3)
    let fleet = try Fleet.random(rules: terms.rules, using: &chance)
    let duel = try Duel.challenge(fleet, key: PlayerKey(using: &chance), using: &chance)
    let names: [SavedName] = [.key, .duel(duel.identifier), .begun(duel.identifier)]
    #expect(lobby.begin(.open(duel.messageURL())) == names.map { .read($0) })
    for name in names {
      // The game before stays at the table until then.
      #expect(lobby.table?.seat.hunting != nil && lobby.opening == .duel(duel))
      _ = learn(name, .nothing)
    }
    #expect(lobby.table?.seat.duel?.duel == duel && !lobby.isPending)
  }

  @Test mutating func `a link that is none changes nothing, and neither does an answer that was not asked for`() {
    _ = lobby.begin(.byLink(.hunt(.messages)))
    let before = lobby.table
    #expect(lobby.begin(.open("https://example.org/?Format=9")).isEmpty)
    #expect(lobby.refusal != nil && lobby.table == before)
    lobby.leave()
    #expect(learn(.computer(3), .nothing) == [.list])
    #expect(lobby.table == nil)
  }

  @Test(arguments: [
    (WriteResult.done, LobbyRefusal?.none), (.busy, nil), (.full, .storageFull), (.forbidden, .storageForbidden),
    (.other, .keptElsewhere),
  ])
  func `an imported key is held only once it is saved`(answer: WriteResult, refusal: LobbyRefusal?) {
    var (lobby, chance) = (Lobby(), Chance(seed: 4))
    let key = PlayerKey(using: &chance)
    #expect(lobby.bring(key) == [.table(.exchange(.key, expected: nil, new: key.text))])
    let effects = lobby.finish(.key, answer, randomness)
    #expect(effects == (answer == .done ? [.list] : []))
    #expect(lobby.refusal == refusal && (lobby.note == .keyImported) == (answer == .done))
    #expect(lobby.keys.isHeld == (answer == .done) && !lobby.isPending)
  }
}
