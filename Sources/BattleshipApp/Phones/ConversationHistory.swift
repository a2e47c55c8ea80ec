// The events between two people: their posts, the items that each has seen, the wins, and the unwritten lines.

import BattleshipCore
import BattleshipPlay
import MessagesHost

package struct ConversationHistory: Equatable, Sendable {
  var identity: UInt64
  var wins: [Participant: Int] = [:]

  /// The newest item from the other person that each has opened.
  var seen: [Participant: ItemAddress] = [:]

  var lastPosts: [Participant: Int] = [:]

  /// The newest message, already parsed.
  var newestMessage: NewestMessage?
  var advice: Set<AdviceTaken> = []
  var firstSent: FirstSent?

  /// The person whose turn it is at one keyboard.
  var turn = Participant.first

  /// The calls on the extensions.
  var log = CallLog()

  /// The posts as the shared file has them; nil at one keyboard.
  package var book: PostBook?

  /// Posts that are not written as lines yet.
  private(set) var unwritten: [Envelope] = []

  /// The recorded state of each person; empty before the conversation began.
  var people: [Participant: WrittenPerson] = [:]

  init(identity: UInt64) { self.identity = identity }

  mutating func add(_ envelope: Envelope, saidBy line: ArraySlice<UInt8>) {
    lastPosts[envelope.from] = envelope.number
    book?.note(line, from: envelope.from)
    if case .placedSticker = envelope.post { return }
    turn = envelope.from.other
  }

  /// Adds a post that was just sent or received; returns its game.
  mutating func add(new envelope: Envelope, saidBy line: ArraySlice<UInt8>? = nil) -> MessageContent? {
    let said = line ?? (book == nil ? [] : Array(ConversationLine.post(envelope).text.utf8)[...])
    add(envelope, saidBy: said)
    unwritten.append(envelope)
    guard let stored = envelope.post.storedMessage else { return nil }
    let content = MessageContent(in: stored.url)
    newestMessage = content.map {
      NewestMessage(address: ItemAddress(sender: envelope.from, number: envelope.number), content: $0)
    }
    return content
  }

  mutating func takeUnwritten() -> [Envelope] {
    defer { unwritten = [] }
    return unwritten
  }

  mutating func noteNewest(of transcript: Transcript) {
    newestMessage = transcript.newestBubble.flatMap { bubble in
      MessageContent(in: bubble.storedMessage?.url).map { NewestMessage(address: bubble.address, content: $0) }
    }
  }
}

/// A person who took advice in a game; all messages of a game are in one session.
package struct AdviceTaken: Hashable, Sendable {
  let person: Participant
  let session: Session
}

struct NewestMessage: Hashable, Sendable {
  let address: ItemAddress
  let content: MessageContent
}

/// When the first message of a sitting was sent or received, and how many items each transcript had before it.
struct FirstSent: Hashable, Sendable {
  let time: ClockTime
  let itemsBefore: [Participant: Int]
}
