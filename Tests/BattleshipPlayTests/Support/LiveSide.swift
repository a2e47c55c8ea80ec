// One side of a live game without a program: a table, its storage, and the lines that it sends.

import BattleshipCore
import TestSupport

@testable import BattleshipPlay

struct LiveSide {
  var table: Table
  var live: LiveGame
  let keys: KeyRing
  /// The saved texts.
  var stored: [SavedName: String] = [:]
  /// The storage's answer instead of saving.
  var obstacle: WriteResult?
  var said: [(line: String, peer: Int)] = []
  var closed: [Int] = []
  var notices: [LiveNotice] = []
  var refusals: [ReceptionError] = []
  var connections = 0
  /// Whether a received duel can be opened.
  var opens = true
  /// Counts saved texts, for a test that ends the program there.
  var saves = 0
  private var chance: Chance

  /// The side that challenges, and listens.
  static func challenger(_ terms: Terms, seed: UInt64 = 1) -> LiveSide {
    let live = LiveGame(
      at: "harbour", invitation: .init("battleship-tui open --connect harbour", isLocal: false), awaitsDuel: false)
    return LiveSide(Table(LinkGame(duelUnder: terms)), live, seed: seed)
  }

  /// The side that connects, and has no duel yet.
  static func caller(seed: UInt64 = 2, keys: KeyRing? = nil) -> LiveSide {
    LiveSide(
      Table(LinkGame(hiding: .messages)), LiveGame(at: "harbour", invitation: nil, awaitsDuel: true), seed: seed, keys)
  }

  private init(_ table: Table, _ live: LiveGame, seed: UInt64, _ keys: KeyRing? = nil) {
    chance = Chance(seed: seed)
    (self.table, self.live) = (table, live)
    self.keys = keys ?? KeyRing(PlayerKey(using: &chance))
  }

  /// Ends the program, and starts it again with its duel.
  mutating func restart() {
    guard let duel = table.linkGame?.received?.duel ?? table.linkGame?.record?.written else { return }
    said = []
    live = LiveGame(at: live.place, invitation: live.invitation, awaitsDuel: false)
    open(duel)
    carryOut(live.announce(table))
  }

  private mutating func open(_ duel: Duel) {
    var game = LinkGame(duel, keys: keys, saved: stored[.duel(duel.identifier)])
    let close = game.saveClose()
    table = Table(game)
    for effect in close { carryOut(effect) }
  }

  mutating func happen(_ event: LiveEvent, at now: Int = 0) { carryOut(live.update(event, at: now, &table)) }

  mutating func hear(_ lines: String..., from peer: Int = 1, at now: Int = 0) {
    for line in lines { happen(.heard(peer, Array((line + "\n").utf8)), at: now) }
  }

  mutating func act(_ events: SeatEvent...) {
    for event in events { change(.seat(event)) }
  }

  /// Places ships at random, and fires a first volley if one is due.
  mutating func hide(seed: UInt64) { act(.shuffled(seed: seed), .button(.finished)) }

  /// Fires at the first cells, or at one of them at random.
  mutating func fire(using chance: inout Chance) {
    guard let aiming = table.seat.aiming else { return }
    let cells = Array(aiming.chart.unknownCells).shuffled(using: &chance).prefix(aiming.shotsDue)
    for cell in cells { act(.pointed(cell), .pressed) }
    if aiming.shotsDue > 1 { act(.button(.fire)) }
  }

  private mutating func change(_ event: TableEvent) {
    for effect in table.update(event) { carryOut(effect) }
    carryOut(live.announce(table))
  }

  private mutating func carryOut(_ effects: [LiveEffect]) {
    for effect in effects {
      switch effect {
      case .say(let line, let peer): said.append((line, peer))
      case .close(let peer): closed.append(peer)
      case .connect: connections += 1
      case .open(let url):
        guard opens, let duel = MessageContent(in: url)?.duel else {
          happen(.opened(false))
          continue
        }
        open(duel)
        happen(.opened(true))
      case .notice(let notice): notices.append(notice)
      case .refuse(let error): refusals.append(error)
      case .table(let effect): carryOut(effect)
      }
    }
  }

  private mutating func carryOut(_ effect: TableEffect) {
    switch effect {
    case .keys: change(.keys(keys, nonces: RandomSource(using: &chance)))
    case .exchange(let name, let expected, let new):
      saves += 1
      if let obstacle { return change(.stored(name, obstacle)) }
      guard stored[name] == expected || !name.isDuel else { return change(.stored(name, .other)) }
      stored[name] = new
      change(.stored(name, .done))
    case .think: break
    }
  }
}

extension SavedName {
  fileprivate var isDuel: Bool { if case .duel = self { true } else { false } }
}

/// Two sides with a line between them.
struct LivePair {
  var sides: [LiveSide]
  private var heard = [0, 0]

  init(_ one: LiveSide, _ other: LiveSide) { sides = [one, other] }

  /// A challenge that a player is about to join.
  static func challenge(_ terms: Terms, seed: UInt64 = 1) -> LivePair {
    var pair = LivePair(.challenger(terms, seed: seed), .caller(seed: seed &+ 1))
    pair.sides[0].hide(seed: seed)
    pair.connect()
    return pair
  }

  /// A challenge whose joining waits for the person's answer.
  static func asked(_ terms: Terms, seed: UInt64 = 1) -> LivePair {
    var (pair, chance) = (challenge(terms, seed: seed), Chance(seed: seed))
    pair.sides[1].hide(seed: seed &+ 2)
    pair.sides[1].fire(using: &chance)
    pair.carry()
    return pair
  }

  /// A duel whose joining was accepted.
  static func begun(_ terms: Terms, seed: UInt64 = 1) -> LivePair {
    var pair = asked(terms, seed: seed)
    pair.sides[0].happen(.decided(true))
    pair.carry()
    return pair
  }

  /// A new line, under a new number.
  mutating func connect(as number: Int = 1) {
    for index in sides.indices {
      (sides[index].said, heard[index]) = ([], 0)
      sides[index].happen(.connected(number, address: "10.0.0.\(2 - index):4242"))
    }
    carry()
  }

  mutating func cut(_ number: Int = 1) {
    for index in sides.indices { sides[index].happen(.closed(number)) }
  }

  /// Carries lines in both directions until neither side sends more; `change` may tear, double or lose them.
  mutating func carry(_ change: ([UInt8]) -> [[UInt8]] = { [$0] }) {
    while sides.indices.contains(where: { heard[$0] < sides[$0].said.count }) {
      for index in sides.indices where heard[index] < sides[index].said.count {
        let (line, peer) = sides[index].said[heard[index]]
        heard[index] += 1
        for piece in change(Array((line + "\n").utf8)) { sides[1 - index].happen(.heard(peer, piece)) }
      }
    }
  }
}
