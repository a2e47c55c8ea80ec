// Random events for two people who count, and what can happen to a text on its way.

import MessagesHost
import TestSupport

extension Counter: Restorable {
  var restorableState: String { "\(count)" }

  mutating func restore(_ state: String) -> Bool {
    guard let count = Int(state) else { return false }
    self.count = count
    return true
  }
}

extension Chance {
  mutating func counterEvent(for phones: TwoPhones<Counter>) -> TwoPhonesEvent<Counter.Action> {
    let person = one(of: Participant.allCases)
    let item = number(1...phones[person].transcript.nextNumber)
    return one(of: [
      .mailArrived, .mailArrived, .mailLost, .on(person, .openedFromDrawer(Counter.manifest)), .on(person, .pressedSend),
      .on(person, .acted(.addOne)), .on(person, .acted(.addOne)), .on(person, .pressedSend), .on(person, .tappedItem(item)),
      .on(person, .tappedInputField), .on(person, .edited(text())), .on(person, .leftConversation),
      .on(person, .enteredConversation), .on(person, .tappedChevron), .on(person, .removed(Counter.manifest)),
      .on(person, .installed(Counter.manifest, seed: next())), .on(person, .kept(item)),
    ])
  }

  /// Changes, removes, adds or repeats something.
  mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let position = number(0...(bytes.count - 1))
    switch number(1...6) {
    case 1: bytes[position] = UInt8(number(0...255))
    case 2: bytes[position] = one(of: Array(" \n\"\\0123456789-#abxyz".utf8))
    case 3: bytes.remove(at: position)
    case 4: bytes.insert(one(of: Array(" \n\"\\0123456789-#abxyz".utf8)), at: position)
    case 5: bytes.removeSubrange(position..<min(bytes.count, position + number(1...40)))
    default:
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      bytes = Array((lines[..<number(0...(lines.count - 1))] + [one(of: lines)]).joined(separator: [UInt8(ascii: "\n")]))
    }
  }
}
