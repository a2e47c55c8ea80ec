// A duel by link: a message that comes is compared with what is saved, and a move is saved before it shows.

import BattleshipCore

extension LinkGame {
  /// A duel that came, compared with what is saved of it.
  ///
  /// ``refusal`` says why it must not be answered.
  package init(_ duel: Duel, keys: KeyRing?, saved: String?, insists: Bool = false) {
    self.init(hiding: duel.rules)
    received = .duel(duel)
    kind = .duel(LinkDuel(keys: keys, saved: saved, insists: insists))
    seat.open(.watching(duel))
    guard let key = keys?.key(of: duel) else { return }
    guard saved == nil || record != nil else {
      self.duel?.inDoubt = duel
      return
    }
    do throws(ReceptionError) {
      let own = try DuelPlayer(key: key).open(duel, last: record, insists: insists)
      if own.duel == record?.written {
        show(own.duel)
        if own.duel != duel { refusal = .relation(.old) }
      } else {
        open(own)
      }
    } catch .duel(.notYourDuel) {
      // Anyone can watch other people's duels.
    } catch {
      refusal = error
      switch error {
      case .relation(.ahead), .relation(.unremembered): self.duel?.inDoubt = duel
      case .relation: if let record { show(record.written) }
      case .answeredOtherwise, .duel: break
      }
    }
  }

  mutating func open(_ own: OwnDuel) {
    seat.open(.duel(own))
    seat.checkAnswers()
  }

  /// What is saved, if it can be read.
  package var record: DuelRecord? { duel?.record }

  /// Saves the winner's close that came, which counts as the last message from then on.
  package mutating func saveClose() -> [TableEffect] {
    guard let own = seat.duel, own.due == .nothing, own.duel != record?.written else { return [] }
    let (before, text) = (duel?.saved, DuelRecord(written: own.duel).text)
    duel?.saved = text
    return [.exchange(.duel(own.duel.identifier), expected: before, new: text)]
  }

  /// Goes on with a duel that was only shown.
  mutating func insist(with ring: KeyRing) {
    guard var duel, let inDoubt = duel.inDoubt else { return }
    duel.keys = ring
    refusal = nil
    do throws(ReceptionError) {
      open(try DuelPlayer(key: ring.key(of: inDoubt)).open(inDoubt, last: record, insists: true))
      (duel.inDoubt, duel.insists) = (nil, true)
    } catch {
      refusal = error
    }
    self.duel = duel
  }

  /// Opens the last message that this player wrote, to be sent again.
  private mutating func show(_ last: Duel) {
    guard let key = duel?.keys?.key(of: last), let own = try? OwnDuel(last, key: key) else { return }
    open(own)
    received = .duel(last)
    // A close that came from the winner needs no answer.
    if own.due != .nothing || own.hasWon == true { sent = .duel(last) }
  }

  mutating func make(with ring: KeyRing?, _ nonces: RandomSource) -> [TableEffect] {
    guard var duel, case .key(let step)? = duel.pending else { return [] }
    duel.pending = nil
    if let ring { duel.keys = ring }
    self.duel = duel
    guard let ring, let written = made(step, ring, nonces) else {
      takeAim()
      return []
    }
    // The same move was written before.
    if written == record?.written {
      hasWritten = true
      show(written)
      return []
    }
    if case .challenge = step { duel = LinkDuel(keys: ring) }
    let effects = duel.save(written, expected: duel.saved)
    self.duel = duel
    return effects
  }

  private mutating func made(_ step: DuelStep, _ ring: KeyRing, _ nonces: RandomSource) -> Duel? {
    var nonces = nonces
    switch step {
    case .challenge(let fleet, let volley):
      return .fromSeat(fleet, volley, name: name, key: ring.current, using: &nonces)
    case .move(let move):
      guard let duel = seat.duel?.duel else { return nil }
      do throws(ReceptionError) {
        return try DuelPlayer(key: ring.key(of: duel))
          .answer(move.named(name), to: duel, last: record, insists: self.duel?.insists == true, using: &nonces).message
      } catch {
        refusal = error
        return nil
      }
    }
  }

  /// Goes on once the text that a move waits for was saved, or was not; nil if the game itself is to be saved next.
  mutating func finish(_ stored: WriteResult) -> [TableEffect]? {
    guard var duel else { return nil }
    switch duel.pending {
    case .answers(_, let text)?:
      duel.pending = nil
      if stored == .done { duel.saved = text }
      self.duel = duel
    case .message(let written, let text, let expected)?:
      // If the storage was emptied meanwhile, save the message again: the game itself knows the last one.
      if stored == .other, expected != nil, duel.saved == nil {
        let effects = duel.save(written, expected: nil)
        self.duel = duel
        return effects
      }
      duel.pending = nil
      if stored == .done { duel.saved = text }
      self.duel = duel
      guard stored == .done else {
        takeAim()
        return []
      }
      hasWritten = true
      show(written)
    case .key?, nil: break
    }
    return nil
  }

  /// Takes back a single shot that did not go out, so that the cell can be chosen again: nothing else would fire it.
  mutating func takeAim() {
    if seat.aiming?.shotsDue == 1 { seat.update(.tookBack) }
  }

  /// Shows the message that was written elsewhere, since it is now the last one. If nothing is saved any more, the open
  /// duel stays the last message, and the answer is false.
  mutating func learnOfDuel(_ text: String?) -> Bool {
    guard var duel, text != duel.saved else { return false }
    duel.saved = text
    let last = duel.record?.written
    if last != nil { duel.inDoubt = nil }
    self.duel = duel
    guard let last else { return false }
    show(last)
    return true
  }
}
