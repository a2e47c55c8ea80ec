// A duel by link: a message that comes is compared with what is saved, and a move is saved before it shows.

import BattleshipCore

extension LinkGame {
  /// A duel that came, compared with what is saved of it.
  ///
  /// ``refusal`` says why it must not be answered.
  package init(_ duel: Duel, keys: KeyRing?, saved: String?, insists: Bool = false) {
    self.init(hiding: duel.rules)
    received = .duel(duel)
    self.keys = keys
    self.saved = saved
    self.insists = insists
    seat.open(.watching(duel))
    guard let key = keys?.key(of: duel) else { return }
    guard saved == nil || record != nil else {
      messageInDoubt = duel
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
      case .relation(.ahead), .relation(.unremembered): messageInDoubt = duel
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
  package var record: DuelRecord? { saved.flatMap { DuelRecord(text: $0) } }

  /// Saves the winner's close that came, which counts as the last message from then on.
  package mutating func saveClose() -> [TableEffect] {
    guard let own = seat.duel, own.due == .nothing, own.duel != record?.written else { return [] }
    let (before, text) = (saved, DuelRecord(written: own.duel).text)
    saved = text
    return [.exchange(.duel(own.duel.identifier), expected: before, new: text)]
  }

  /// Goes on with a duel that was only shown.
  mutating func insist(with ring: KeyRing) {
    guard let duel = messageInDoubt else { return }
    keys = ring
    refusal = nil
    do throws(ReceptionError) {
      open(try DuelPlayer(key: ring.key(of: duel)).open(duel, last: record, insists: true))
      messageInDoubt = nil
      insists = true
    } catch {
      refusal = error
    }
  }

  /// Opens the last message that this player wrote, to be sent again.
  private mutating func show(_ last: Duel) {
    guard let key = keys?.key(of: last), let own = try? OwnDuel(last, key: key) else { return }
    open(own)
    received = .duel(last)
    // A close that came from the winner needs no answer.
    if own.due != .nothing || own.hasWon == true { sent = .duel(last) }
  }

  mutating func make(with ring: KeyRing?, _ nonces: RandomSource) -> [TableEffect] {
    guard case .key(let step) = pending else { return [] }
    pending = nil
    if let ring { keys = ring }
    guard let ring, let duel = made(step, ring, nonces) else {
      takeAim()
      return []
    }
    // The same move was written before.
    if duel == record?.written {
      hasWritten = true
      show(duel)
      return []
    }
    if case .challenge = step { (saved, insists) = (nil, false) }
    return save(duel, expected: saved)
  }

  private mutating func save(_ duel: Duel, expected: String?) -> [TableEffect] {
    let text = DuelRecord(written: duel).text
    pending = .message(duel, text: text, expected: expected)
    return [.exchange(.duel(duel.identifier), expected: expected, new: text)]
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
          .answer(move.named(name), to: duel, last: record, insists: insists, using: &nonces).message
      } catch {
        refusal = error
        return nil
      }
    }
  }

  /// Whether a move waits until a text is saved under this name.
  func waits(for name: SavedName) -> Bool {
    switch pending {
    case nil, .key?: false
    case .message(let duel, _, _)?, .answers(let duel, _)?: name == .duel(duel.identifier)
    }
  }

  /// Goes on once the text that a move waits for was saved, or was not; nil if the game itself is to be saved next.
  mutating func finish(_ stored: WriteAnswer) -> [TableEffect]? {
    if case .answers(_, let text) = pending {
      pending = nil
      if stored == .done { saved = text }
    } else if case .message(let duel, let text, let expected) = pending {
      // If the storage was emptied meanwhile, save the message again: the game itself knows the last one.
      if stored == .other, expected != nil, saved == nil { return save(duel, expected: nil) }
      pending = nil
      guard stored == .done else {
        takeAim()
        return []
      }
      saved = text
      hasWritten = true
      show(duel)
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
    guard text != saved else { return false }
    saved = text
    guard let last = record?.written else { return false }
    messageInDoubt = nil
    show(last)
    return true
  }
}
