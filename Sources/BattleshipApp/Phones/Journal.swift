// What has happened in a conversation: who has seen and won what, and the newest message, already read.

import BattleshipCore
import MessagesHost

struct Journal: Hashable, Sendable {
  var identity: UInt64
  var wins: [Participant: Int] = [:]

  /// The newest item of the other person that each of them has opened.
  var seen: [Participant: ItemAddress] = [:]

  var lastPosts: [Participant: Int] = [:]
  var newestMessage: NewestMessage?
  var hints: Set<Hint> = []
  var firstSent: FirstSent?

  init(identity: UInt64) { self.identity = identity }

  mutating func note(newest envelope: Envelope) -> MessageContent? {
    guard let stored = envelope.post.storedMessage else { return nil }
    let content = MessageContent(in: stored.url)
    newestMessage = content.map {
      NewestMessage(address: ItemAddress(sender: envelope.from, number: envelope.number), content: $0)
    }
    return content
  }

  mutating func noteNewest(of transcript: Transcript) {
    newestMessage = transcript.newestBubble.flatMap { bubble in
      MessageContent(in: bubble.storedMessage?.url).map { NewestMessage(address: bubble.address, content: $0) }
    }
  }
}

/// A person who took a hint in a game; all messages of a game are in one session.
package struct Hint: Hashable, Sendable {
  let person: Participant
  let session: Session
}

struct NewestMessage: Hashable, Sendable {
  let address: ItemAddress
  let content: MessageContent
}

/// When the first message of a sitting was sent or came in, and how many items each transcript had before it.
struct FirstSent: Hashable, Sendable {
  let time: ClockTime
  let itemsBefore: [Participant: Int]
}
