// The game against the computer, its requests to the browser, and the computer's answers to every request.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  mutating func playComputer(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let terms = choices.terms else { return [] }
    let solo = Solo(
      level: choices.level, terms: terms, key: PlayerKey(using: &generator),
      computersKey: PlayerKey(using: &generator), randomness: RandomSource(using: &generator))
    begin(ActiveGame(.solo(solo)))
    return follow(solo.beginning) + placeShips(using: &generator)
  }

  var keptSolo: Solo? {
    guard let record, let kept = try? KeptSolo(text: record) else { return nil }
    return try? Solo(kept, randomness: RandomSource(seed: 0))
  }

  mutating func resumeSolo(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let record else { return [] }
    do throws(KeptSoloError) {
      let solo = try Solo(KeptSolo(text: record), randomness: RandomSource(using: &generator))
      begin(ActiveGame(.solo(solo)))
      return follow(solo.beginning)
    } catch {
      refusal = record.holdsUnreleasedDuel ? .link(.unreleased) : .gameUnreadable
      return []
    }
  }

  mutating func play(_ event: SoloEvent) -> [PageEffect] {
    guard var active else { return [] }
    let effects = active.update(event)
    self.active = active
    return follow(effects)
  }

  mutating func follow(_ effects: [SoloEffect]) -> [PageEffect] {
    var followed: [PageEffect] = []
    for effect in effects {
      switch effect {
      case .keep: followed += keepSolo()
      case .think(let thought): followed += send(.thought(thought))
      case .pause: followed += pause(milliseconds: 700)
      }
    }
    return followed
  }

  mutating func keepSolo() -> [PageEffect] {
    let before = record
    guard let now = active?.kept?.text, before != now else { return [] }
    record = now
    return keepsNothing ? [] : [.exchange(.solo, expected: before, new: now)]
  }

  private mutating func send(_ request: WorkerRequest) -> [PageEffect] {
    ticket += 1
    pendingRequest = request
    return [.think(ticket: ticket, request)]
  }

  /// Asks the computer where it would fire, or hides its advice.
  mutating func advise(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let active, isOnBoard, let shots = active.seat.adviceToAsk?.shots else { return [] }
    if active.seat.isAdvised { return act(.advised(false), using: &generator) }
    if let hunting = active.seat.hunting { return send(.advice(.hunt(hunting.reply), at: .first, shots: shots)) }
    guard let own = active.duel, active.seat.aiming != nil else { return [] }
    return send(.advice(.duel(own.duel), at: own.player.other, shots: shots))
  }

  mutating func receive(
    _ number: Int, _ text: String, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    guard number == ticket, let request = pendingRequest else { return [] }
    pendingRequest = nil
    switch request {
    case .thought(let thought):
      let effects = play(.thought(FinishedThought(of: thought, text: text)))
      return effects + placeShips(using: &generator) + withholdTheirs()
    case .advice(let content, let player, _):
      if let advice = Advice(text: text, for: WorkerRequest.chart(of: content, player)) { active?.show(advice) }
      return []
    }
  }

  /// Shows the person's own results first, and the opponent's shots half a second later.
  mutating func withholdTheirs() -> [PageEffect] {
    guard active?.seat.aiming != nil, active?.isShowing == false else { return [] }
    active?.withholdTheirs()
    return active?.seat.withholds == true ? pause(milliseconds: Solo.resultDelay) : []
  }

  /// Shows what comes next after a pause, unless the person was quicker.
  mutating func showNextShot(_ number: Int) -> [PageEffect] {
    guard number == ticket else { return [] }
    if active?.replay != nil { return playOn() }
    guard active?.seat.withholds == true else { return play(.nextShot) }
    active?.showAll()
    return []
  }
}
