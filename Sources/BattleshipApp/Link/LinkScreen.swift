// A game by link on a screen: a seat, and the answer when the person leaves.

import BattleshipCore
import BattleshipPlay

package struct LinkScreen: Equatable, Sendable {
  var seat: Seat

  /// `nil` if ships are placed for a new message.
  let received: MessageContent?

  package let base: MessageURLBase
  var written: Answer?
  var isHinted = false

  /// The seeds of random ships if `--seed` was given; `nil` for the system's.
  private var repeating: SplitMix64?

  package init(rules: Rules, on base: MessageURLBase = .demo, seed: UInt64? = nil) {
    self.init(seat: Seat(rules: rules), received: nil, on: base)
    repeating = seed.map { SplitMix64(seed: $0) }
  }

  package init(duelUnder terms: Terms, on base: MessageURLBase = .demo) {
    var seat = Seat(rules: terms.rules)
    seat.update(.choseDuel(terms))
    self.init(seat: seat, received: nil, on: base)
  }

  /// `kind` says whose ships are hunted, if the game was stored; `nil` leaves it to the message.
  package init(
    received game: Game, keptAs kind: Listing.Kind? = nil, on base: MessageURLBase = .demo
  ) {
    var seat = Seat(rules: game.rules)
    seat.open(OpenedMessage(game, isMine: kind.map { $0 == .hidden }))
    self.init(seat: seat, received: .hunt(game), on: base)
  }

  package init(received own: OwnDuel, on base: MessageURLBase) {
    var seat = Seat(rules: own.duel.rules)
    seat.open(.duel(own))
    self.init(seat: seat, received: .duel(own.duel), on: base)
  }

  package init(watching duel: Duel, on base: MessageURLBase) {
    var seat = Seat(rules: duel.rules)
    seat.open(.watching(duel))
    self.init(seat: seat, received: .duel(duel), on: base)
  }

  private init(seat: Seat, received: MessageContent?, on base: MessageURLBase) {
    (self.seat, self.received, self.base) = (seat, received, base)
    self.seat.withholdTheirs()
  }

  mutating func repeatedSeed() -> UInt64? { repeating?.next() }

  /// The answer if the player adds nothing to the received message; `nil` if there is none.
  package func repeated(in language: Language) -> Answer? {
    switch received {
    case nil: nil
    case .hunt(let game): .message(.hunt(game), on: base)
    case .duel: answer(in: language)
    }
  }

  package func answer(in language: Language) -> Answer {
    if let written { return written }
    switch received {
    case nil: return .failed(language.terminal.commands.notAllPlaced)
    case .hunt(let game): return .message(.hunt(seat.unsentReply ?? game), on: base)
    case .duel(let duel):
      switch seat.duel?.due {
      case .wait, .nothing, nil: return .message(.duel(duel), on: base)
      case .join: return .failed(language.terminal.commands.notJoined)
      case .fire, .answer, .lastAnswers, .open: return .failed(language.terminal.commands.nothingFired)
      }
    }
  }
}
