// Whose turn it is at one keyboard, for the title; read from the open conversation or from a file's last lines.

import BattleshipCore
import BattleshipPlay
import MessagesHost

package enum TurnStatus: Hashable, Sendable {
  case notBegun
  case turn(Participant)
  case over

  fileprivate init(_ newest: MessageContent?, next: Participant, hasBegun: Bool, hasMessages: Bool) {
    if hasBegun {
      self = .turn(next)
    } else if !hasMessages {
      self = .notBegun
    } else {
      self = newest?.isOver == true ? .over : .turn(next)
    }
  }
}

extension PhonesScreen {
  package var turnStatus: TurnStatus {
    let next = lock?.owner ?? holder
    return TurnStatus(
      history.newestMessage?.content, next: next, hasBegun: !draft(of: next).isEmpty,
      hasMessages: phones[next].transcript.newestBubble != nil)
  }

  package var keptGame: Listing? {
    guard case .turn(let person) = turnStatus else { return nil }
    let names = Participant.pair.map { phones[$0].contacts.own }
    return .twoPlayers(first: names[0], second: names[1], game, turn: names[person == .first ? 0 : 1])
  }
}

extension Listing {
  /// The entry of the conversation that has this first line and these last lines; nil if there is nothing to resume,
  /// or the conversation is not at one keyboard.
  ///
  /// If `isWhole`, `lastLines` are all lines but the first.
  package init?(firstLine: [UInt8], lastLines: [[UInt8]], isWhole: Bool) {
    var sum = Checksum()
    guard let line = sum.line(firstLine[...]),
      case .begin(let head)? = try? ConversationLine(text: String(decoding: line, as: UTF8.self)),
      head.ownership == .hotSeat
    else { return nil }
    guard case let (next, status) = Self.status(after: lastLines), isWhole || next != nil else {
      self = .twoPlayers(first: head.firstName, second: head.secondName, head.game, turn: nil)
      return
    }
    switch status {
    case .notBegun, .over: return nil
    case .turn(let person):
      self = .twoPlayers(
        first: head.firstName, second: head.secondName, head.game, turn: head.name(of: person))
    }
  }

  /// The next person is nil if these lines do not say who it is.
  private static func status(after lines: [[UInt8]]) -> (next: Participant?, status: TurnStatus) {
    var (next, newest): (Participant?, StoredMessage?) = (nil, nil)
    var drafts: [Participant: PhoneDraft] = [:]
    for bytes in lines.reversed() {
      let text = String(decoding: bytes.dropLast(Checksum.byteCount + 1), as: UTF8.self)
      switch try? ConversationLine(text: text) {
      case .draft(let person, let draft): drafts[person] = drafts[person] ?? draft
      case .turn(let person): next = next ?? person
      case .post(let envelope):
        if case .placedSticker = envelope.post {} else { next = next ?? envelope.from.other }
        newest = envelope.post.storedMessage
      case .begin, .pack, .wrote, .key, .advice, .apps, .doing, .denied, nil: break
      }
      if next != nil, newest != nil { break }
    }
    let hasBegun = drafts[next ?? .first].map { !$0.isEmpty } ?? false
    return (
      next,
      TurnStatus(
        MessageContent(in: newest?.url), next: next ?? .first, hasBegun: hasBegun, hasMessages: newest != nil)
    )
  }
}

extension MessageContent {
  fileprivate var isOver: Bool {
    switch self {
    case .hunt(let game): game.status != .open
    case .duel(let duel): duel.winner != nil
    }
  }
}
