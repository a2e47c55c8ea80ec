// Plays duels in the panel: the app's storage holds the key and past messages, and the extension sends each move.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension BattleshipExtension {
  var needsEntropy: Bool {
    guard !storage.isReadyForDuels else { return false }
    if case .challenge = seat.nextFleet.purpose { return true }
    return seat.duel != nil || seat.watched != nil
  }

  /// Opens the duel again once there is a key: without one, it was unclear whether this player takes part in it.
  mutating func openWithKey() {
    guard storage.playerKey != nil, let duel = seat.watched else { return }
    open(duel)
  }

  mutating func open(_ duel: Duel) {
    lacksKey = storage.playerKey == nil
    do throws(ReceptionError) {
      guard let own = try storage.opened(duel) else { return seat.open(.watching(duel)) }
      // From here on the winner's close counts as the last message.
      if own.due == .nothing { keep(own.duel) }
      seat.open(.duel(own))
      seat.checkAnswers()
    } catch .duel(.notYourDuel) {
      seat.open(.watching(duel))
    } catch {
      seat.open(.watching(duel, refusal: error))
    }
  }

  /// Returns false if the step has to wait for a key, or for the nonce of a new seal.
  mutating func tryToCarryOut(_ step: DuelStep) -> Bool {
    guard let key = storage.playerKey else { return false }
    switch step {
    case .challenge(let fleet, let volley):
      guard var nonce = storage.takeNonce() else { return false }
      challenge(fleet, volley, key, &nonce)
    case .move(let move):
      var nonce: GivenBytes?
      if case .join = move {
        nonce = storage.takeNonce()
        if nonce == nil { return false }
      }
      make(move, key, nonce)
    }
    return true
  }

  private mutating func challenge(_ fleet: Fleet, _ volley: Volley, _ key: PlayerKey, _ nonce: inout GivenBytes) {
    let duel = Duel.fromSeat(fleet, volley, key: key, using: &nonce)
    keep(duel)
    send(duel, after: nil)
  }

  private mutating func make(_ move: DuelMove, _ key: PlayerKey, _ nonce: GivenBytes?) {
    guard let received = message, let duel = seat.duel?.duel else { return }
    var generator = nonce ?? GivenBytes([])
    do throws(DuelAnswerError<Never>) {
      let answer = try DuelPlayer(key: key).answer(move, to: duel, in: &storage, using: &generator)
      send(answer, after: received)
    } catch {
      switch error {
      case .reception(let error): seat.open(.watching(duel, refusal: error))
      }
    }
  }

  private mutating func keep(_ duel: Duel) {
    let (identifier, player) = (duel.identifier, duel.writer)
    let last = storage.last(of: identifier, by: player)
    _ = storage.exchange(identifier, by: player, expecting: last, new: DuelRecord(written: duel))
  }

  private mutating func send(_ duel: Duel, after received: Message?) {
    guard let written = newMessage(of: .duel(duel), after: received) else { return }
    open(.duel(duel), in: written)
    send(written)
  }
}
