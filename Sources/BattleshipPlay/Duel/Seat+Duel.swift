// A duel at a seat: joining with a fleet, aiming a volley, firing it, ending the duel.

import BattleshipCore

extension Seat {
  /// The fleet to join the open duel with, while the first volley is aimed; nil otherwise.
  public var joiningFleet: Fleet? { aiming?.joining }

  mutating func finish(_ hiding: Hiding, _ fleet: Fleet) -> [SeatEffect] {
    switch hiding.purpose {
    case .hunt: return [.send(Game(fleet: fleet))]
    case .challenge(let volley, _): return [.duel(.challenge(fleet, volley))]
    case .joining(let own):
      if let aiming = Aiming(in: own, joining: fleet) { proceed(to: .aiming(aiming)) }
      return []
    }
  }

  /// A volley of one shot is fired as soon as its cell is chosen.
  var volleyOfOne: [SeatEffect] {
    guard let aiming, aiming.shotsDue == 1, aiming.isComplete else { return [] }
    return volley(aiming)
  }

  func volley(_ aiming: Aiming) -> [SeatEffect] {
    [.duel(.move(aiming.joining.map { .join($0, shots: aiming.chosen) } ?? .fire(aiming.chosen)))]
  }

  func answer(_ own: OwnDuel) -> [SeatEffect] {
    switch own.due {
    case .answer, .lastAnswers, .open: [.duel(.move(.finish))]
    case .join, .fire, .wait, .nothing: []
    }
  }

  /// The first press only asks.
  mutating func resign(_ aiming: Aiming) -> [SeatEffect] {
    guard aiming.own.side != nil else { return [] }
    change(aim: { $0.asksToResign.toggle() })
    chosenFocus = nil
    return aiming.asksToResign ? [.duel(.move(.resign))] : []
  }
}

extension Duel {
  /// A challenge with the ships and the volley of ``DuelStep/challenge(_:_:)``: a seat has only terms that are possible.
  package static func fromSeat(
    _ fleet: Fleet, _ volley: Volley, name: Name? = nil, key: PlayerKey,
    using generator: inout some RandomNumberGenerator
  ) -> Duel {
    do throws(TermsError) {
      return try challenge(fleet, volley: volley, name: name, key: key, using: &generator)
    } catch {
      preconditionFailure("a seat with impossible terms")
    }
  }
}
