// A live game: whole duels, requests to join, the lines sent and their order, and broken connections.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct LiveGameTests {
  private static let terms = ["1", "3", "afloat", "again"].map { volley in
    Volley(volley).flatMap { try? Terms(on: .messages, volley: $0) } ?? Terms(on: .messages)
  }

  /// Plays until both are done; `disturb` is called before each volley.
  private func play(
    _ pair: inout LivePair, using chance: inout Chance, _ disturb: (inout LivePair, inout Chance) -> Void = { _, _ in }
  ) {
    for _ in 0..<600 {
      disturb(&pair, &chance)
      pair.carry()
      guard let index = pair.sides.firstIndex(where: { $0.table.seat.aiming != nil }) else { break }
      pair.sides[index].fire(using: &chance)
      pair.carry()
    }
  }

  private func isFair(_ pair: LivePair) -> Bool {
    let duels = pair.sides.map { $0.table.linkGame?.record?.written }
    return duels[0]?.verdict == .fair && duels[0] == duels[1] && pair.sides.allSatisfy { $0.table.isOver }
  }

  @Test(arguments: terms)
  func `a duel is played live to the end, and a shot is answered before the next one`(terms: Terms) throws {
    var (pair, chance) = (LivePair.begun(terms), Chance(seed: 5))
    for _ in 0..<600 {
      guard let index = pair.sides.firstIndex(where: { $0.table.seat.aiming != nil }) else { break }
      pair.sides[index].fire(using: &chance)
      pair.carry()
      let own = try #require(pair.sides[index].table.seat.duel)
      #expect(own.shotsUnderWay.isEmpty, "what was fired at is known")
    }
    #expect(isFair(pair))
    #expect(pair.sides.allSatisfy { $0.refusals.isEmpty && $0.closed.isEmpty })
  }

  @Test(arguments: terms)
  func `lines that are doubled and torn change nothing`(terms: Terms) {
    var (pair, chance) = (LivePair.begun(terms), Chance(seed: 6))
    for _ in 0..<600 {
      guard let index = pair.sides.firstIndex(where: { $0.table.seat.aiming != nil }) else { break }
      pair.sides[index].fire(using: &chance)
      pair.carry { line in line.map { [$0] } + [line] }
      // The seconds go by.
      pair.sides[0].happen(.time, at: 2_000)
    }
    #expect(pair.sides.allSatisfy { $0.refusals.isEmpty })
  }

  @Test func `a joining is answered only after a yes, and the question shows the name and the address`() throws {
    var (pair, chance) = (LivePair.challenge(Terms(on: .messages)), Chance(seed: 1))
    pair.sides[1].table.linkGame?.name = try Duel.Name("Ben")
    pair.sides[1].hide(seed: 3)
    pair.sides[1].fire(using: &chance)
    pair.carry()
    let (ann, before) = (pair.sides[0], pair.sides[0].said.count)
    #expect(
      ann.live.question != nil && ann.table.linkGame?.record?.answered == nil
        && ann.table.linkGame?.record?.written.turns.isEmpty == true)
    for language in Language.allCases {
      let scene = ann.live.scene(over: ann.table.view.scene(in: language), at: ann.table, in: language)
      #expect(scene.saying?.text.string.contains("Ben") == true)
      #expect(scene.saying?.text.string.contains("10.0.0.2:4242") == true)
      #expect(scene.focus == nil && scene.buttons.map(\.action) == [.decline, .accept])
    }
    pair.carry()
    #expect(pair.sides[0].said.count == before)
    pair.sides[0].happen(.decided(true))
    #expect(pair.sides[0].said.last.map { $0.line.hasPrefix("answers ") || $0.line == "aiming" } == true)
    pair.carry()
    #expect(pair.sides[1].table.seat.duel?.hasEarlyAnswers == true && pair.sides[1].live.isAiming)
  }

  @Test func `a waiting player is told what the friend has to type, and once a peer is connected, that it is`() {
    var pair = LivePair(.challenger(Terms(on: .messages)), .caller())
    pair.sides[0].hide(seed: 1)
    func said(_ side: LiveSide) -> String? {
      side.live.scene(over: side.table.view.scene(in: .english), at: side.table, in: .english).saying?.text.string
    }
    #expect(said(pair.sides[0])?.contains("battleship-tui open --connect harbour") == true)
    pair.connect()
    pair.carry()
    #expect(said(pair.sides[0])?.hasPrefix("Somebody is here, from 10.0.0.2:4242.") == true)
    pair.cut()
    #expect(said(pair.sides[0])?.contains("battleship-tui open --connect harbour") == true)
  }

  @Test func `while the other player aims there is nothing to press`() throws {
    var pair = LivePair.begun(Terms(on: .messages))
    func scene(_ side: LiveSide) -> Scene {
      side.live.scene(over: side.table.view.scene(in: .english), at: side.table, in: .english)
    }
    let waiting = pair.sides[1]
    #expect(scene(waiting).buttons.isEmpty && scene(waiting).focus == nil && scene(waiting).hints == [.helps, .leaves])
    #expect(waiting.live.controls(at: waiting.table).targets == [.ownBoard])
    #expect(scene(pair.sides[0]).focus == .board)
    // At the end there is another game.
    var chance = Chance(seed: 3)
    play(&pair, using: &chance)
    for side in pair.sides { #expect(scene(side).focus == .button(.start)) }
    // A player who knows the end does not connect again.
    pair.cut()
    for side in pair.sides where side.table.seat.duel?.hasWon == false || side.live.invitation != nil {
      #expect(side.live.deadline == nil)
    }
  }

  @Test func `a declined peer is disconnected, and that joining asks no more`() {
    var (pair, chance) = (LivePair.challenge(Terms(on: .messages)), Chance(seed: 1))
    pair.sides[1].hide(seed: 3)
    pair.sides[1].fire(using: &chance)
    pair.carry()
    pair.sides[0].happen(.decided(false))
    #expect(pair.sides[0].closed == [1] && pair.sides[0].live.question == nil)
    pair.sides[1].happen(.closed(1))
    pair.connect(as: 2)
    #expect(pair.sides[0].live.question == nil && pair.sides[0].table.linkGame?.isToBeJoined == true)
    // A friend can still join.
    var friend = LivePair(pair.sides[0], .caller(seed: 77))
    friend.connect(as: 3)
    friend.sides[1].hide(seed: 4)
    friend.sides[1].fire(using: &chance)
    friend.carry()
    friend.sides[0].happen(.decided(true))
    friend.carry()
    #expect(friend.sides[1].table.seat.duel?.hasEarlyAnswers == true)
    // The declined player finds a duel of others.
    friend.sides[0].said = []
    var stranger = LivePair(friend.sides[0], pair.sides[1])
    stranger.connect(as: 4)
    #expect(stranger.sides[0].refusals.isEmpty && stranger.sides[0].live.question == nil)
  }

  @Test func `who waited behind the player that is accepted is declined`() {
    let pair = LivePair.asked(Terms(on: .messages))
    var chance = Chance(seed: 1)
    var second = LivePair(pair.sides[0], .caller(seed: 77))
    second.connect(as: 2)
    second.sides[1].hide(seed: 4)
    second.sides[1].fire(using: &chance)
    second.carry()
    second.sides[0].happen(.decided(true))
    #expect(second.sides[0].said.contains { $0.line == "declined" && $0.peer == 2 })
    #expect(second.sides[0].closed == [2])
    second.carry()
    #expect(second.sides[1].live.isDeclined)
  }

  @Test func `a player who asked and left is told nothing, and can still be accepted`() {
    var pair = LivePair.asked(Terms(on: .messages))
    pair.cut()
    let count = pair.sides[0].said.count
    var accepted = pair.sides[0]
    pair.sides[0].happen(.decided(false))
    #expect(pair.sides[0].said.count == count && pair.sides[0].live.question == nil)
    #expect(accepted.live.question != nil)
    accepted.happen(.decided(true))
    #expect(accepted.said.count == count && accepted.table.seat.duel?.duel.secondSeal != nil)
  }

  @Test func `a joiner is told that they wait for a yes, and who is gone stands in the title`() {
    var pair = LivePair.asked(Terms(on: .messages))
    func scene(_ index: Int) -> Scene {
      let side = pair.sides[index]
      return side.live.scene(over: side.table.view.scene(in: .english), at: side.table, in: .english)
    }
    #expect(scene(1).saying?.text == "The other player now says whether you may join.")
    pair.sides[0].happen(.decided(true))
    pair.carry()
    #expect(scene(1).saying?.text != "The other player now says whether you may join.")
    #expect(scene(0).title == "Your turn")
    pair.cut()
    #expect(scene(0).title == "Your turn, the other player is gone")
  }

  @Test func `nothing is sent that is not saved`() {
    var (pair, chance) = (LivePair.challenge(Terms(on: .messages)), Chance(seed: 1))
    pair.sides[1].hide(seed: 3)
    pair.sides[1].obstacle = .busy
    let before = pair.sides[1].said.count
    pair.sides[1].fire(using: &chance)
    #expect(pair.sides[1].said.count == before && pair.sides[1].table.seat.aiming?.chosen == [])
    pair.sides[1].obstacle = nil
    pair.sides[1].fire(using: &chance)
    pair.carry()
    // Answers that could not be saved are worked out again a second later.
    pair.sides[0].obstacle = .busy
    let silent = pair.sides[0].said.count
    pair.sides[0].happen(.decided(true), at: 5_000)
    #expect(!pair.sides[0].said[silent...].contains { $0.line.hasPrefix("answers ") })
    #expect(pair.sides[0].live.deadline == 6_000)
    pair.sides[0].obstacle = nil
    pair.sides[0].happen(.time, at: 5_500)
    #expect(!pair.sides[0].said[silent...].contains { $0.line.hasPrefix("answers ") })
    pair.sides[0].happen(.time, at: 6_000)
    #expect(pair.sides[0].said[silent...].count { $0.line.hasPrefix("answers ") } == 1)
  }

  @Test func `after breaks and restarts on both sides no shot is lost, and none is answered twice`() {
    forAll("a duel survives breaks and restarts", count: 6) { chance in
      let terms = Self.terms[chance.number(0...3)]
      var pair = LivePair.begun(terms, seed: chance.next())
      var number = 1
      play(&pair, using: &chance) { pair, chance in
        guard chance.isTrue(oneIn: 3) else { return }
        for index in 0...1 where chance.isTrue(oneIn: 2) { pair.sides[index].restart() }
        pair.cut(number)
        number += 1
        pair.connect(as: number)
      }
      return isFair(pair) && pair.sides.allSatisfy { $0.refusals.isEmpty }
    }
  }

  @Test func `a program that ends while it saves resumes where it was`() {
    forAll("a duel survives an end before each save", count: 6) { chance in
      var pair = LivePair.begun(Self.terms[chance.number(0...3)], seed: chance.next())
      var number = 1
      for _ in 0..<600 {
        guard let index = pair.sides.firstIndex(where: { $0.table.seat.aiming != nil }) else { break }
        // The text that it was about to save and to send is lost with the program.
        let killed = chance.number(0...1)
        if chance.isTrue(oneIn: 2) { pair.sides[killed].obstacle = .forbidden }
        pair.sides[index].fire(using: &chance)
        if chance.isTrue(oneIn: 2) { pair.carry() }
        pair.sides[killed].obstacle = nil
        pair.cut(number)
        pair.sides[killed].restart()
        number += 1
        pair.connect(as: number)
      }
      return isFair(pair)
    }
  }

  @Test func `other shots after the answers are refused, and get none`() throws {
    var pair = LivePair.challenge(Terms(on: .messages))
    pair.sides[1].hide(seed: 3)
    var twin = pair.sides[1]
    pair.sides[1].act(.pointed(.a1), .pressed)
    twin.act(.pointed(try #require(Cell("B2"))), .pressed)
    pair.carry()
    pair.sides[0].happen(.decided(true))
    pair.cut()
    // The same second player and the same fleet would be another seal; so the attack is with the same seal.
    let record = try #require(pair.sides[0].table.linkGame?.record)
    var attack = LivePair(pair.sides[0], twin)
    attack.connect(as: 2)
    attack.carry()
    #expect(attack.sides[0].table.linkGame?.record == record)
    #expect(attack.sides[0].table.seat.duel?.duel == pair.sides[0].table.seat.duel?.duel)
  }
}
