// The host's posts: a line is refused, or is a post that is written as it was read; the conversation can continue.

import MessagesHost
import StickersHost

/// The posts are refused, or make a conversation that can continue.
func checkPosts(_ text: String) {
  var phones = TwoPhones<Pair>(firstName: "John", secondName: "Kate", seed: 1, store: store)
  for line in text.split(separator: "\n") {
    guard let envelope = try? Envelope(textForm: String(line)) else { continue }
    precondition(envelope.textForm.utf8.elementsEqual(line.utf8), "a post is written otherwise than read")
    let before = phones
    if !phones.add(envelope) { precondition(phones == before, "a refused post changes something") }
  }
  var moves = text.utf8.reversed().prefix(24).makeIterator()
  while let move = moves.next() {
    let item = Int(moves.next() ?? 1) % (phones.first.transcript.items.count + 3)
    for case .sent(let envelope) in phones.update(event(UInt8(move), item: item)) {
      precondition((try? Envelope(textForm: envelope.textForm)) == envelope, "what was sent cannot be read")
    }
  }
}

/// An event, chosen by a number.
func event(_ number: UInt8, item: Int) -> TwoPhonesEvent<Deed.Both> {
  let person: Participant = number & 0x80 == 0 ? .first : .second
  let app = item % 3 == 0 ? pack.manifest : number & 0x40 == 0 ? Talker.manifest : Listener.manifest
  switch number & 0x3F {
  case 0: return .mailArrived
  case 1: return .mailLost
  case 2: return .oldestArrived(from: person)
  case 3: return .on(person, .openedFromDrawer(app))
  case 4: return .on(person, .tappedItem(item))
  case 5: return .on(person, .tappedChevron)
  case 6: return .on(person, .tappedInputField)
  case 7: return .on(person, .closedPanel)
  case 8: return .on(person, .pasted("https://a.b/?talk=1"))
  case 9: return .on(person, .pasted("hello \"you\"\n"))
  case 10: return .on(person, .deletedStaged(item))
  case 11, 12: return .on(person, .pressedSend)
  case 13: return .on(person, .leftConversation)
  case 14: return .on(person, .enteredConversation)
  case 15: return .on(person, .kept(item))
  case 16: return .on(person, .shortTimePassed)
  case 17: return .on(person, .removed(app))
  case 18: return .on(person, .installed(app, seed: UInt64(item)))
  case 19: return .on(person, .edited(""))
  case 20: return .on(person, .hidKeyboard)
  case 21: return .on(person, .tappedSticker(item))
  case 22: return .on(person, .peeledSticker(item))
  case 23: return .on(person, .scaledSticker(percent: item * 40))
  case 24: return .on(person, .turnedSticker(degrees: item * 30))
  case 25, 26: return .on(person, .droppedSticker(on: item, across: item * 70, down: 500))
  case 27: return .on(person, .scrolledStickers(toRow: item))
  case 28: return .on(person, .tappedRecentSticker(item))
  case 29: return .on(person, .disabled(app))
  case 30: return .on(person, .enabled(app, seed: UInt64(item)))
  case 31: return .on(person, .movedInDrawer(app, to: item))
  case 32: return .on(person, item % 2 == 0 ? .swipedToNextApp : .swipedToPreviousApp)
  case 33: return .on(person, .openedStore(item % 2 == 0 ? .list : .app(app)))
  case 34: return .on(person, .tappedGet(seed: UInt64(item)))
  case 35, 36: return .on(person, .closedStore)
  case 37: return .on(person, .answeredSheet(item % 2 == 0 ? .allowed : .denied))
  case 38: return .on(person, .answeredSheet(.captured(LocalFile(url: "file:///p.gif", contents: dot))))
  case 39: return .on(person, .switchedAutomaticAdding(item % 2 == 0))
  case 40: return .on(person, .choseLanguage(item % 2 == 0 ? "zh" : "en"))
  default:
    let deed = Deed.allCases[Int(number) % Deed.allCases.count]
    return .on(person, .acted(number & 0x40 == 0 ? .one(deed) : .other(deed)))
  }
}

extension Deed {
  /// An action of the user in one of the two extensions.
  typealias Both = Pair.Action
}
