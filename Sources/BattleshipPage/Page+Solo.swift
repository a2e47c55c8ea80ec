// The game against the computer, its requests to the browser, and the computer's answers to every request.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  /// Begins another game; one that can be resumed, or cannot be read, stays.
  mutating func playComputer(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    let isFree = firstRecord == nil || firstSolo?.seat.isOver == true
    (record, soloName) = isFree ? (firstRecord, "") : (nil, "\(UInt32.random(in: 1 ... .max, using: &generator))")
    let solo = Solo(
      level: settings.level, terms: settings.terms, key: PlayerKey(using: &generator),
      computersKey: PlayerKey(using: &generator), randomness: RandomSource(using: &generator))
    return begin(solo, using: &generator) + placeShips(using: &generator)
  }

  var firstSolo: Solo? {
    guard let firstRecord, let kept = try? KeptSolo(text: firstRecord) else { return nil }
    return try? Solo(kept, randomness: RandomSource(seed: 0))
  }

  mutating func resumeSolo(
    _ name: String, _ text: String?, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    let cells = notedCells
    (record, soloName, notedCells, pending) = (text, name, [], .nothing)
    guard let text else { return [.list] }
    do throws(KeptSoloError) {
      let solo = try Solo(KeptSolo(text: text), randomness: RandomSource(using: &generator))
      let effects = begin(solo, using: &generator)
      if let aiming = table?.seat.aiming, aiming.shotsDue > 1 { change(cells.flatMap { [.pointed($0), .pressed] }) }
      return effects
    } catch {
      refusal = text.holdsUnreleasedDuel ? .link(.unreleased) : .gameUnreadable
      return []
    }
  }

  private mutating func begin(
    _ solo: Solo, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    let table = Table(solo)
    begin(table)
    return follow(table.beginning, using: &generator)
  }

  /// Changes the table, and carries out what that brings; a refused move is said.
  mutating func play(_ event: TableEvent, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard var table else { return [] }
    let effects = table.update(event)
    self.table = table
    if let refused = table.refusal { refusal = .message(refused) }
    return follow(effects, using: &generator) + keepHunt()
  }

  mutating func follow(
    _ effects: [TableEffect], using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    var followed: [PageEffect] = []
    for effect in effects {
      switch effect {
      case .save: followed += keepSolo()
      case .think(let thought): followed += send(.thought(thought))
      case .wait(let milliseconds): followed += pause(milliseconds: milliseconds)
      case .key: followed += findKey(using: &generator)
      case .exchange(let identifier, _, let expected, let new):
        followed.append(.exchange(.duel(identifier), expected: expected, new: new))
      }
    }
    return followed
  }

  mutating func keepSolo() -> [PageEffect] {
    let before = record
    guard let now = table?.solo?.kept.text, before != now else { return [] }
    record = now
    if soloName.isEmpty { firstRecord = now }
    return keepsNothing ? [] : [.exchange(.solo(soloName), expected: before, new: now)]
  }

  private mutating func send(_ request: WorkerRequest) -> [PageEffect] {
    ticket += 1
    pendingRequest = request
    return [.think(ticket: ticket, request)]
  }

  /// Asks the computer where it would fire, or hides its advice.
  mutating func advise(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let seat = table?.seat, isOnBoard, let shots = seat.adviceToAsk?.shots else { return [] }
    if seat.isAdvised { return act(.advised(false), using: &generator) }
    if let hunting = seat.hunting { return send(.advice(.hunt(hunting.reply), at: .first, shots: shots)) }
    guard let own = seat.duel, seat.aiming != nil else { return [] }
    return send(.advice(.duel(own.duel), at: own.player.other, shots: shots))
  }

  mutating func receive(
    _ number: Int, _ text: String, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    guard number == ticket, let request = pendingRequest else { return [] }
    pendingRequest = nil
    switch request {
    case .thought(let thought):
      let effects = play(.thought(FinishedThought(of: thought, text: text)), using: &generator)
      return effects + placeShips(using: &generator) + withholdTheirs(using: &generator)
    case .advice(let content, let player, _):
      if let advice = Advice(text: text, for: WorkerRequest.chart(of: content, player)) { table?.show(advice) }
      return []
    }
  }

  /// Shows the person's own results first, and the opponent's shots half a second later.
  mutating func withholdTheirs(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    // The end of a duel by link is told at once.
    guard let view = table?.view, view.seat.aiming != nil || view.isShowing else { return [] }
    return follow(table?.withholdTheirs() ?? [], using: &generator)
  }

  /// Shows what comes next after a pause, unless the person was quicker.
  mutating func showNextShot(_ number: Int, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard number == ticket else { return [] }
    return isReplaying ? playOn() : play(.beat, using: &generator)
  }
}
