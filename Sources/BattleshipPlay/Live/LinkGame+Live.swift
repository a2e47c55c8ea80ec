// A duel whose messages come as lines: the accepted ones, the automatic moves, and the lines to send.

import BattleshipCore

/// How a message on a line compares with the duel at the table.
enum LiveRelation: Hashable, Sendable {
  /// It is already at the table, or the message here continues it.
  case old
  case next
  /// Ignored. The player is shown the error, if there is one worth showing.
  case refused(ReceptionError?)
}

extension LinkGame {
  /// The duel as both sides know it: a challenge, or the last message written here. Nil before there is one.
  var lineDuel: Duel? { record?.written ?? received?.duel }

  /// The lines for each peer that connects. They follow from the saved text alone, so they are saved before they are
  /// sent, and can be sent again after a break.
  var linesToSay: [LiveLine] {
    guard let record, let key = duel?.keys?.key(of: record.written) else { return [] }
    let message = LiveLine.message(record.written, url: record.written.messageURL(base: base))
    guard let answered = record.answered, let ahead = try? DuelPlayer(key: key).answerAhead(answered, last: record)
    else { return [message] }
    return [message, .answers(ahead.said.text(on: answered.rules.board))]
  }

  /// Compares a message with those written and seen here; the message must repeat the answers that came ahead of it.
  func relation(of duel: Duel, ahead: AnswersAhead?) -> LiveRelation {
    guard duel.identifier == lineDuel?.identifier, let key = self.duel?.keys?.key(of: duel) else {
      return .refused(nil)
    }
    if received == .duel(duel) { return .old }
    // Another player has joined as well.
    if let second = seat.duel?.duel.secondSeal, duel.secondSeal != second, duel.secondSeal != nil {
      return .refused(nil)
    }
    do throws(DuelError) {
      switch try duel.relation(to: record, key: key) {
      case .old: return .old
      case .next: break
      case .changed(let part): return .refused(.relation(.changed(part)))
      case .ahead, .foreign, .forged, .unremembered: return .refused(nil)
      }
    } catch {
      return .refused(nil)
    }
    if let ahead, let turn = duel.turns.last, turn != .resignation, turn.answers != ahead.answers {
      return .refused(.relation(.changed(.turn(duel.turns.count))))
    }
    // While a move is due here, only the message that is being answered fits.
    return seat.duel?.due == .wait ? .next : .refused(nil)
  }

  /// Opens a message that is next.
  mutating func receive(_ duel: Duel) {
    refusal = nil
    guard let key = self.duel?.keys?.key(of: duel) else { return }
    do throws(ReceptionError) {
      open(try DuelPlayer(key: key).open(duel, last: record))
      received = .duel(duel)
      sent = nil
      hasWritten = false
    } catch {
      refusal = error
    }
  }

  /// Whether the opponent gave these answers to the last message written here.
  func isSaid(_ said: AnswersAhead) -> Bool {
    guard let record, let key = duel?.keys?.key(of: record.written), seat.duel?.duel == record.written else {
      return false
    }
    return record.written.isAnswered(by: said, key: key)
  }

  /// Shows answers ahead.
  mutating func show(_ said: AnswersAhead) { _ = seat.update(.told(said.answers)) }

  /// Whether the person's challenge waits for an opponent.
  var isToBeJoined: Bool { record?.written.secondSeal == nil }

  /// Whether the person's last message joins a challenge that nobody has answered.
  var isJoining: Bool { record.map { $0.written.secondSeal != nil && $0.written.turns.count == 1 } ?? false }

  /// Whether a move is due that needs no decision.
  var owesMove: Bool {
    guard !isWaiting, let own = seat.duel, own.side != nil, own.duel != record?.written else { return false }
    return switch own.due {
    case .answer, .lastAnswers, .open, .nothing: true
    case .fire(_, let answers): !answers.isEmpty && record != nil && record?.answered != own.duel
    case .join, .wait: false
    }
  }

  /// Makes the moves that need no decision: sends the answers to shots, alone or ahead of the next message, opens the
  /// ships after a victory, and saves the winner's close.
  mutating func makeOwedMove() -> [TableEffect] {
    guard owesMove, let own = seat.duel, let record, let key = duel?.keys?.key(of: own.duel) else { return [] }
    switch own.due {
    case .answer, .lastAnswers, .open:
      duel?.pending = .key(.move(.finish))
      return [.keys]
    case .nothing: return saveClose()
    case .fire:
      guard let ahead = try? DuelPlayer(key: key).answerAhead(own.duel, last: record) else { return [] }
      duel?.pending = .answers(to: own.duel, text: ahead.record.text)
      return [.exchange(.duel(own.duel.identifier), expected: duel?.saved, new: ahead.record.text)]
    case .join, .wait: return []
    }
  }
}
