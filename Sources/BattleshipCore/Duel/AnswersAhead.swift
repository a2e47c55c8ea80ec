// Answers that go out before the next shots are chosen, so that results are shown at once where two players meet.

/// The answers to the shots of a message, sent before the player's next message.
///
/// The next message repeats them, or gives up. No link contains them: the other player shows them and stores nothing.
///
/// ```swift
/// let joined = try Duel(messageURL: duelURL)
/// if let (said, record) = try DuelPlayer(key: key).answerAhead(joined, last: DuelRecord(written: challenge)) {
///   // Keep the record before anybody sees the answers.
///   assert(said.answers.count == 1 && record.answered == joined)
/// }
/// ```
public struct AnswersAhead: Hashable, Sendable {
  /// The answers, in the order of the shots.
  public let answers: [ShotResult]

  /// 16 bytes that only the two players can work out: they cover the answered message and the answers.
  public let tag: [UInt8]

  /// Answers as they were received.
  public init(answers: [ShotResult], tag: [UInt8]) {
    self.answers = answers
    self.tag = tag
  }
}

extension AnswersAhead: Secret {
  /// How many answers there are, but not the answers, because they reveal where ships are.
  public var description: String { "\(counted(answers.count, "answer")) said ahead" }
}

extension DuelPlayer {
  /// The answers to a message, before the player has chosen the next shots.
  ///
  /// Without the record, an opponent who resends the message with other shots would learn more than the rules allow.
  ///
  /// - Parameters:
  ///   - message: The received message.
  ///   - last: The record of this duel for the player; nil if there is none.
  /// - Returns: The answers, and the record to store before showing them; nil if there is nothing to answer, or the
  ///   answers are a whole message: then that is due (``DuelMove/finish``).
  /// - Throws: ``ReceptionError`` if the message must not be answered.
  public func answerAhead(
    _ message: Duel, last: DuelRecord
  ) throws(ReceptionError) -> (said: AnswersAhead, record: DuelRecord)? {
    guard try message.keptAnswer(by: key, last: last, insists: false) == nil else { return nil }
    do throws(DuelError) {
      guard case .fire(_, let answers) = try message.due(for: key), !answers.isEmpty else { return nil }
      let player = message.player(with: key)
      guard let tag = message.tag(of: answers, by: player, for: player, key: key) else { throw .noUsableKey }
      return (AnswersAhead(answers: answers, tag: tag), DuelRecord(written: last.written, answered: message))
    } catch {
      throw .duel(error)
    }
  }
}

extension Duel {
  /// Whether the opponent gave these answers to this message, which the player with a key wrote, and the next turn can
  /// begin with them.
  public func isAnswered(by said: AnswersAhead, key: PlayerKey) -> Bool {
    let player = player(with: key)
    return turn == player.other && (try? chart(of: player.other, after: said.answers)) != nil
      && HMAC.isSame(tag(of: said.answers, by: player.other, for: player, key: key), said.tag)
  }
}
