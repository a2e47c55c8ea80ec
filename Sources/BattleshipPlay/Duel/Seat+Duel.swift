// A duel at a seat: joining with a fleet, aiming a volley, firing it, ending the duel.

import BattleshipCore

extension Seat {
  /// How far the person at the seat has come in joining the open duel.
  indirect enum Joining: Hashable, Sendable {
    /// There is nothing to join.
    case none
    /// The ships are being hidden.
    case hiding(Hiding)
    /// The ships are hidden, and the first volley is aimed.
    case ready(Fleet)
  }

  /// The fleet to join the open duel with, while the first volley is aimed; nil otherwise.
  public var joiningFleet: Fleet? {
    if case .ready(let fleet) = joining, case .aiming = task { fleet } else { nil }
  }

  /// The current task in a duel.
  func task(in own: OwnDuel) -> Task {
    switch (own.due, joining) {
    case (.join, .hiding(let hiding)): .hiding(hiding)
    case (.join, _), (.fire, _): aiming.map { .aiming($0, own) } ?? .duel(own)
    case (.lastAnswers, _), (.open, _), (.wait, _), (.nothing, _): .duel(own)
    }
  }

  /// Begins the task of the duel that was just opened.
  mutating func openDuel() {
    (aiming, joining, asksToResign) = (nil, .none, false)
    guard case .duel(let own) = asked else { return }
    switch own.due {
    case .join: joining = .hiding(Hiding(rules: own.duel.rules, for: .joining))
    case .fire(let shots, _):
      aiming = Aiming(at: own.chart, shotsDue: shots, cursor: own.shotsUnderWay.last ?? own.chart.shots.last ?? .a1)
    case .lastAnswers, .open, .wait, .nothing: break
    }
  }

  /// Returns the effects of having placed all ships.
  mutating func finish(_ hiding: Hiding, _ fleet: Fleet) -> [SeatEffect] {
    switch hiding.purpose {
    case .hunt: return [.send(Game(fleet: fleet))]
    case .challenge(let volley): return [.challenge(fleet, volley)]
    case .joining:
      guard case .duel(let own) = asked, case .join(let shots) = own.due else { return [] }
      joining = .ready(fleet)
      aiming = Aiming(at: own.chart, shotsDue: shots)
      return []
    }
  }

  /// The effects of a volley of one shot, which is fired as soon as its cell is chosen.
  var volleyOfOne: [SeatEffect] {
    guard case .aiming(let aiming, let own) = task, aiming.shotsDue == 1, aiming.isComplete else { return [] }
    return volley(aiming, own)
  }

  func volley(_ aiming: Aiming, _ own: OwnDuel) -> [SeatEffect] {
    if case .ready(let fleet) = joining { return [.move(.join(fleet, shots: aiming.chosen))] }
    return [.move(.fire(aiming.chosen))]
  }

  func answer(_ own: OwnDuel) -> [SeatEffect] {
    switch own.due {
    case .lastAnswers, .open: [.move(.finish)]
    case .join, .fire, .wait, .nothing: []
    }
  }

  /// Gives up at the second press; the first one only asks.
  mutating func resign(_ own: OwnDuel) -> [SeatEffect] {
    guard own.side != nil else { return [] }
    defer { asksToResign.toggle() }
    return asksToResign ? [.move(.resign)] : []
  }
}
