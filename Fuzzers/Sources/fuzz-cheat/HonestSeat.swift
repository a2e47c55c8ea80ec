// A player whose program stores the last message that it wrote, and compares each new one with it.

@testable import BattleshipCore

struct HonestSeat {
  let player: Duel.Player
  let terms: Terms
  private let key: PlayerKey
  private let fleet: Fleet
  private var nonces = SplitMix64(seed: 1)

  /// The last message that the player wrote; nil before joining.
  private(set) var written: Duel?

  init?(_ choices: inout Choices) {
    player = choices.next(below: 2) == 0 ? .first : .second
    guard let terms = choices.terms(), let fleet = choices.fleet(terms.rules) else { return nil }
    (self.terms, self.fleet) = (terms, fleet)
    key = PlayerKey(using: &nonces)
    guard player == .first else { return }
    written = try? Duel.challenge(fleet, volley: terms.volley, key: key, using: &nonces)
  }

  /// Answers a message if it is the next one.
  mutating func receive(_ url: String, _ choices: inout Choices) {
    guard let message = try? Duel(messageURL: url) else { return }
    guard let written else { return join(message, &choices) }
    guard let relation = try? message.relation(to: DuelRecord(written: written), key: key) else { return }
    switch relation {
    case .next: answer(message, &choices)
    case .old, .ahead, .foreign, .forged, .changed: return
    // Another duel: the challenge has changed.
    case .unremembered: precondition(message.identifier != written.identifier, "a message was written")
    }
  }

  private mutating func join(_ challenge: Duel, _ choices: inout Choices) {
    guard challenge.terms == terms, challenge.seals.count == 1, let due = try? challenge.due(for: key),
      case .join(let shots) = due
    else { return }
    var duel = challenge
    let cells = choices.cells(shots, of: duel.chart(of: .first))
    guard (try? duel.join(fleet, shots: cells, key: key, using: &nonces)) != nil else {
      preconditionFailure("the shots that are due cannot be fired")
    }
    write(duel)
  }

  private mutating func answer(_ message: Duel, _ choices: inout Choices) {
    var duel = message
    // A message that continues this player's contains their seal and answers, so nothing here may fail.
    do throws(DuelError) {
      guard let side = try duel.side(of: key) else { preconditionFailure("my key does not fit my seal") }
      precondition(side.player == player && side.fleet == fleet && duel.untrueAnswer(of: side) == nil)
      switch try duel.due(for: key) {
      case .fire(let shots, _): try duel.fire(at: choices.cells(shots, of: duel.chart(of: player.other)), key: key)
      case .answer, .lastAnswers: try duel.sendAnswers(key: key)
      case .open: try duel.open(key: key)
      case .nothing: return
      case .join, .wait: preconditionFailure("the next message leaves nothing to do")
      }
    } catch {
      preconditionFailure("the next message cannot be answered: \(error)")
    }
    write(duel)
  }

  /// Stores a message as the last one, and checks that it takes back no answer.
  private mutating func write(_ duel: Duel) {
    if let written { precondition(duel.continues(written), "the history was rewritten") }
    precondition((try? Duel(messageURL: duel.messageURL())) == duel, "read otherwise than written")
    if case .foul(let fouls) = duel.verdict {
      precondition(fouls.allSatisfy { $0.player != player }, "an honest player was called foul")
    }
    written = duel
  }
}
