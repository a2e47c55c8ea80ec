// The referee of a duel at one keyboard: a shot lands at once, and the end needs nobody to come and open.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PhonesScreen {
  /// Lets the shots land that the holder has sent and looks at.
  ///
  /// The other phone works out the answers with its own key, and the holder's phone gets them and nothing else. The messages
  /// that end a duel are sent on both phones, each in its owner's name.
  ///
  /// - Returns: The effects; `nil` if nothing has landed that the holder should look at before the keyboard goes on.
  mutating func land() -> [ScreenEffect]? {
    guard owner == nil, let sent = journal.lastMessage, sent.address.sender == holder,
      case .duel(let duel) = sent.content,
      phone.running?.instance.seat.duel?.duel == duel,
      let theirs = try? phones[holder.other].storage(of: BattleshipExtension.manifest)?.opened(duel)
    else { return nil }
    switch theirs.due {
    case .fire(_, let answers):
      pass(.told(answers))
      return []
    case .lastAnswers: return end(on: holder.other, bubble: sent.address) + end(on: holder, bubble: nil)
    case .open: return end(on: holder.other, bubble: sent.address)
    case .join, .wait, .nothing: return nil
    }
  }

  /// Sends what ends the duel from a person's phone; the holder's has it open already.
  private mutating func end(on person: Participant, bubble: ItemAddress?) -> [ScreenEffect] {
    guard let bubble else { return handle(person, .acted(.button(.answer))) + deliver() }
    guard let number = phones[person].number(of: bubble) else { return [] }
    return [.enteredConversation, .tappedItem(number), .acted(.button(.answer)), .leftConversation].flatMap {
      handle(person, $0)
    } + deliver()
  }
}
