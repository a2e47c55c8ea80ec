// One side of a live game, with a storage that may be busy, and the laws that hold after every event there.

@testable import BattleshipCore
@testable import BattleshipPlay

struct Side {
  private(set) var table: Table
  private(set) var live = LiveGame(at: "here", invitation: .init("type this", isLocal: false), awaitsDuel: false)
  let keys: KeyRing
  private var nonces: SplitMix64
  private var stored: [SavedName: String] = [:]
  var isBusy = false
  /// The sent lines, each once.
  private(set) var said: [String] = []
  private var heardCount = 0
  private var greeted: Set<Int> = []
  private(set) var peers: Set<Int> = []
  /// Whether a joining may be answered: on the side that asks, once the person has said yes.
  private var hasAccepted: Bool

  init(_ table: Table, asks: Bool, seed: UInt64) {
    nonces = SplitMix64(seed: seed)
    (self.table, keys, hasAccepted) = (table, KeyRing(PlayerKey(using: &nonces)), !asks)
  }

  /// Opens a challenge, as the side that joins does.
  mutating func open(_ duel: Duel) { table = Table(LinkGame(duel, keys: keys, saved: stored[.duel(duel.identifier)])) }

  mutating func act(_ events: SeatEvent...) {
    for event in events { change(.seat(event)) }
  }

  mutating func hide(seed: UInt64) { act(.shuffled(seed: seed), .button(.finished)) }

  /// Fires at the first open cells from a number on.
  mutating func fire(from number: Int) {
    guard let aiming = table.seat.aiming else { return }
    let cells = Array(aiming.chart.unknownCells)
    for step in 0..<min(aiming.shotsDue, cells.count) { act(.pointed(cells[(number + step) % cells.count]), .pressed) }
    if aiming.shotsDue > 1 { act(.button(.fire)) }
  }

  /// Connects with another side, and receives the lines that it has sent since the last time.
  mutating func listen(to other: Side, at now: Int) {
    if peers.isEmpty {
      happen(.connected(1, address: "there"), at: now)
      happen(.heard(1, Array("battleship 1\n".utf8)), at: now)
    }
    for line in other.said.dropFirst(heardCount) where line != "battleship 1" {
      happen(.heard(1, Array((line + "\n").utf8)), at: now)
    }
    heardCount = other.said.count
  }

  mutating func happen(_ event: LiveEvent, at now: Int) {
    let before = table.linkGame?.record
    switch event {
    case .connected(let number, _): peers.insert(number)
    case .closed(let number): peers.remove(number)
    case .heard(let number, let bytes): if bytes.contains(UInt8(ascii: "\n")) { greeted.insert(number) }
    case .decided(true): if live.question != nil { hasAccepted = true }
    case .decided, .failed, .commandSaid, .time, .opened: break
    }
    carryOut(live.update(event, at: now, &table))
    if let before, let after = table.linkGame?.record {
      precondition(after.written.continues(before.written), "what was written was taken back")
      if let answered = before.answered, after.written == before.written {
        precondition(after.answered == answered, "another message was answered")
      }
    }
    precondition(peers.count <= 8, "more than eight peers")
    precondition(
      hasAccepted || table.linkGame?.record?.written.secondSeal == nil, "a joining was answered without a yes")
    precondition(hasAccepted || table.linkGame?.record?.answered == nil, "a joining was answered without a yes")
  }

  private mutating func change(_ event: TableEvent) {
    let effects = table.update(event)
    carryOut(live.announce(table))
    for effect in effects { carryOut(effect) }
  }

  private mutating func carryOut(_ effects: [LiveEffect]) {
    for effect in effects {
      switch effect {
      case .say(let line, let peer):
        precondition(peers.contains(peer) && line.utf8.count <= 6_000 && !line.contains("\n"), "said to nobody")
        precondition(line == "battleship 1" || greeted.contains(peer), "said before the greeting")
        if let duel = MessageContent(in: line)?.duel { checkSaved(duel) }
        if !said.contains(line) { said.append(line) }
      case .close(let peer): peers.remove(peer)
      case .open: preconditionFailure("a second duel")
      case .table(let effect): carryOut(effect)
      case .connect, .notice, .refuse: break
      }
    }
  }

  /// Checks that everything sent is on the disk before.
  private func checkSaved(_ duel: Duel) {
    precondition(stored[.duel(duel.identifier)].flatMap { DuelRecord(text: $0) }?.written == duel, "said unsaved")
  }

  private mutating func carryOut(_ effect: TableEffect) {
    switch effect {
    case .keys: change(.keys(keys, nonces: RandomSource(using: &nonces)))
    case .exchange(let name, let expected, let new):
      guard case .duel(let identifier) = name else { return change(.stored(name, .done)) }
      precondition(DuelRecord(text: new)?.written.identifier == identifier, "another duel was written")
      if isBusy { return change(.stored(name, .busy)) }
      guard stored[name] == expected else { return change(.stored(name, .other)) }
      stored[name] = new
      change(.stored(name, .done))
    case .think: break
    }
  }
}
