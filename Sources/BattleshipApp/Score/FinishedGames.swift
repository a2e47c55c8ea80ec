// Detects the games finished on the screens of this program, each once and as soon as it is over.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension AppState {
  /// Counts and records a game that this message ends.
  ///
  /// A duel counts when the first fleet is opened. It is recorded again if the other one shows that the winner cheated.
  mutating func count(_ envelope: Envelope) -> [AppEffect] {
    guard let url = envelope.post.letter?.url, let content = try? MessageContent(messageURL: url) else { return [] }
    let (first, second) = players(of: content, by: envelope.from)
    let names = [first, second].map { FinishedGame.Player.named(phones[holder].contacts.name(of: $0)) }
    let place = "\(identity) \(envelope.from) \(envelope.number)"
    guard let game = FinishedGame(content, first: names[0], second: names[1], place: place) else { return [] }
    guard !Self.isClose(content) else { return game.isFoul(of: game.winner) ? [.record(game)] : [] }
    wins[game.winner == .first ? first : second, default: 0] += 1
    return [.record(game)]
  }

  /// The players of a finished game, by the sender of its message: who fired in a hunt, who lost a duel or closes it.
  private func players(of content: MessageContent, by sender: Participant) -> (first: Participant, second: Participant)
  {
    switch content {
    case .hunt: return (sender.other, sender)
    case .duel(let duel):
      let loser = Self.isClose(content) ? sender.other : sender
      return duel.winner == .first ? (loser.other, loser) : (loser, loser.other)
    }
  }

  /// Whether it is a duel with both openings, the second of which is the winner's.
  private static func isClose(_ content: MessageContent) -> Bool {
    switch content {
    case .hunt: false
    case .duel(let duel): duel.openings.count == 2
    }
  }
}

extension SoloState {
  /// The current duel, once it is over.
  package var finishedGame: FinishedGame? {
    solo.duel.flatMap { FinishedGame($0, by: solo.firesFirst ? .second : .first, against: .computer(solo.level)) }
  }
}

extension CommandAnswer {
  /// The hunt that this answer's shots finished; `nil` if it is open.
  package var finishedHunt: FinishedGame? {
    guard case .done(let lines) = self, let url = lines.last?.string, let content = try? MessageContent(messageURL: url)
    else { return nil }
    return FinishedGame(content, first: .unnamed, second: .user)
  }
}

extension LinkState {
  /// The hunt that this player has just finished.
  var finishedGame: FinishedGame? {
    seat.unsentReply.flatMap { FinishedGame(.hunt($0), first: .unnamed, second: .user) }
  }
}
