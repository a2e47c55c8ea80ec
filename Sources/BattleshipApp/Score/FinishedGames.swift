// Finds the finished games of conversations, at one keyboard, against the computer and by link, as soon as they are over.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PhonesScreen {
  /// Counts and records the game if this message ends it.
  ///
  /// A duel counts at the first opening, and is recorded again with the second one, which exposes a winner's lies.
  mutating func count(_ content: MessageContent, of envelope: Envelope) -> [ScreenEffect] {
    let (first, second) = players(of: content, by: envelope.from)
    let names = [first, second].map { FinishedGame.RecordedPlayer.named(phones[holder].contacts.name(of: $0)) }
    let place = "\(history.identity) \(envelope.from) \(envelope.number)"
    let advised = Duel.Player.allCases.filter { player in
      let person = player == .first ? first : second
      return envelope.post.storedMessage?.session.map {
        history.advice.contains(AdviceTaken(person: person, session: $0))
      }
        == true
    }
    let game = FinishedGame(content, first: names[0], second: names[1], place: place, advised: Set(advised))
    guard let game else { return [] }
    if !Self.isClose(content) { history.wins[game.winner == .first ? first : second, default: 0] += 1 }
    return [.record(game)]
  }

  /// The last message of a hunt is from the seeker; that of a duel is from the loser, or is the winner's close.
  private func players(of content: MessageContent, by sender: Participant) -> (first: Participant, second: Participant)
  {
    switch content {
    case .hunt: return (sender.other, sender)
    case .duel(let duel):
      let loser = Self.isClose(content) ? sender.other : sender
      return duel.winner == .first ? (loser.other, loser) : (loser, loser.other)
    }
  }

  /// Whether it is a duel with both openings; the second is the winner's.
  private static func isClose(_ content: MessageContent) -> Bool { content.duel?.openings.count == 2 }
}

extension FinishedGame {
  package init?(firingAt cells: [Cell], in game: Game) {
    var game = game
    guard (try? game.fire(inTurn: cells)) != nil else { return nil }
    self.init(.hunt(game), first: .unnamed, second: .user)
  }
}

extension Table {
  /// The game as it is recorded, once it is over. Against the computer both fleets are open then, so that its replay
  /// shows them.
  package var finishedGame: FinishedGame? {
    if let solo {
      guard let duel = solo.duel, duel.openings.count == 2 else { return nil }
      return FinishedGame(
        duel, by: solo.firesFirst ? .second : .first, against: .computer(solo.level), tookAdvice: solo.tookAdvice)
    }
    if let two = twoPlayers {
      guard two.isOver, let message = two.message else { return nil }
      return FinishedGame(
        message, first: .named(two.name(of: two.opener)), second: .named(two.name(of: two.opener.other)))
    }
    guard let game = linkGame else { return nil }
    if let hunt = game.seat.unsentReply {
      return FinishedGame(.hunt(hunt), first: .unnamed, second: .user, advised: game.tookAdvice ? [.second] : [])
    }
    guard let own = game.seat.duel, own.side != nil else { return nil }
    return FinishedGame(byLink: own.duel, by: own.player, tookAdvice: game.tookAdvice)
  }
}
