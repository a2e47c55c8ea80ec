// The referee of a duel at one keyboard: shots land at once, and the duel ends without anyone opening a message.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PhonesScreen {
  /// Lands the shots that the holder has sent and is still looking at.
  ///
  /// The other phone works out the answers with its own key, and the holder's phone gets only those. Messages without a
  /// choice, which end a duel or answer a hit that fires again, are sent from both phones, each in its owner's name.
  ///
  /// - Returns: `nil` if nothing has landed that the holder should see before the keyboard changes hands.
  mutating func resolveShots() -> [ScreenEffect]? {
    guard owner == nil, let sent = journal.newestMessage, sent.address.sender == holder,
      case .duel(let duel) = sent.content,
      phone.running?.instance.seat.duel?.duel == duel,
      let theirs = try? phones[holder.other].storage(of: BattleshipExtension.manifest)?.opened(duel)
    else { return nil }
    switch theirs.due {
    case .fire(_, let answers):
      applyTransient(.told(answers))
      return []
    case .lastAnswers: return end(on: holder.other, bubble: sent.address) + end(on: holder, bubble: nil)
    case .answer, .open: return end(on: holder.other, bubble: sent.address)
    case .join, .wait, .nothing: return nil
    }
  }

  /// Sends the message that leaves no choice from a person's phone; without a bubble, the duel is already open there.
  private mutating func end(on person: Participant, bubble: ItemAddress?) -> [ScreenEffect] {
    guard let bubble else { return handle(person, .acted(.button(.answer))) + deliver() }
    guard let number = phones[person].number(of: bubble) else { return [] }
    return [.enteredConversation, .tappedItem(number), .acted(.button(.answer)), .leftConversation].flatMap {
      handle(person, $0)
    } + deliver()
  }
}
