// A duel at a table whose messages come on a line: what is taken, what is done at once, and what is said.

import BattleshipCore

/// How a message on a line compares with the duel at the table.
enum LiveRelation: Hashable, Sendable {
  /// What is here continues it, or it is at the table already.
  case old
  case next
  /// Ignored. The player is shown the error, if there is one worth showing.
  case refused(ReceptionError?)
}

extension Table {
  /// What both sides know of the duel here: a challenge, or the last message written here. Nil before there is one.
  var lineDuel: Duel? { record?.written ?? received?.duel }

  /// The lines for whoever connects. They follow from what is saved and nothing else, so all of it is saved before it is
  /// said, and said again after a break.
  var linesToSay: [LiveLine] {
    guard let record, let key = keys?.key(of: record.written) else { return [] }
    let message = LiveLine.message(record.written, url: record.written.messageURL(base: base))
    guard let answered = record.answered, let ahead = try? DuelPlayer(key: key).answerAhead(answered, last: record)
    else { return [message] }
    return [message, .answers(ahead.said.text(on: answered.rules.board))]
  }

  /// Compares a message with what was written and seen here; `heard` are answers ahead, which it must repeat.
  func relation(of duel: Duel, heard: AnswersAhead?) -> LiveRelation {
    guard duel.identifier == lineDuel?.identifier, let key = keys?.key(of: duel) else { return .refused(nil) }
    if received == .duel(duel) { return .old }
    // Somebody else has joined as well.
    if let second = seat.duel?.duel.secondSeal, duel.secondSeal != second, duel.secondSeal != nil {
      return .refused(nil)
    }
    do throws(DuelError) {
      switch try duel.relation(to: record, key: key) {
      case .old: return .old
      case .next: break
      case .changed(let part): return .refused(.relation(.changed(part)))
      case .ahead, .foreign, .forged, .none: return .refused(nil)
      }
    } catch {
      return .refused(nil)
    }
    if let heard, let turn = duel.turns.last, turn != .resignation, turn.answers != heard.answers {
      return .refused(.relation(.changed(.turn(duel.turns.count))))
    }
    // Another message than the one that is being answered.
    return seat.duel?.due == .wait ? .next : .refused(nil)
  }

  /// Opens a message that is next.
  mutating func take(_ duel: Duel) {
    refusal = nil
    guard let key = keys?.key(of: duel) else { return }
    do throws(ReceptionError) {
      open(try DuelPlayer(key: key).open(duel, last: record))
      (received, sent, hasWritten) = (.duel(duel), nil, false)
    } catch {
      refusal = error
    }
  }

  /// Whether the opponent said these answers to the last message written here.
  func isSaid(_ said: AnswersAhead) -> Bool {
    guard let record, let key = keys?.key(of: record.written), seat.duel?.duel == record.written else { return false }
    return record.written.isAnswered(by: said, key: key)
  }

  /// Shows answers ahead.
  mutating func show(_ said: AnswersAhead) { _ = seat.update(.told(said.answers)) }

  /// Whether nobody has joined the person's challenge.
  var isToBeJoined: Bool { record?.written.secondSeal == nil }

  /// Whether the person's last message joins a challenge that nobody has answered.
  var isJoining: Bool { record.map { $0.written.secondSeal != nil && $0.written.turns.count == 1 } ?? false }

  /// Whether something is due that needs no decision.
  var owesMove: Bool {
    guard !isWaiting, let own = seat.duel, own.side != nil, own.duel != record?.written else { return false }
    return switch own.due {
    case .answer, .lastAnswers, .open, .nothing: true
    case .fire(_, let answers): !answers.isEmpty && record != nil && record?.answered != own.duel
    case .join, .wait: false
    }
  }

  /// Does what needs no decision: says the answers to shots, alone or ahead of the next message, opens the ships after
  /// a victory, and saves the winner's close.
  mutating func makeOwedMove() -> [GameEffect] {
    guard owesMove, let own = seat.duel, let record, let key = keys?.key(of: own.duel) else { return [] }
    switch own.due {
    case .answer, .lastAnswers, .open:
      pending = .key(.move(.finish))
      return [.read(.key)]
    case .nothing: return saveClose()
    case .fire:
      guard let ahead = try? DuelPlayer(key: key).answerAhead(own.duel, last: record) else { return [] }
      pending = .answers(to: own.duel, text: ahead.record.text)
      return [.exchange(.duel(own.duel.identifier), expected: saved, new: ahead.record.text)]
    case .join, .wait: return []
    }
  }
}
