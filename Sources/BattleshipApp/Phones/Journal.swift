// What has happened in a conversation: who has seen and won what, and the newest message as it was read.

import BattleshipCore
import MessagesHost

struct Journal: Hashable, Sendable {
  /// The number that identifies the conversation.
  var identity: UInt64

  /// The number of games that each person has won.
  var wins: [Participant: Int] = [:]

  /// The newest item of the other person that each of them has opened.
  var seen: [Participant: ItemAddress] = [:]

  /// The number of each person's last post.
  var lastPosts: [Participant: Int] = [:]

  /// The newest game message, as it was read when it came in or went out; `nil` if there is none that can be read.
  var lastMessage: LastMessage?

  /// Who has taken hints in which games.
  var hints: Set<Hint> = []

  /// The first message sent or received in this sitting: its time, and the item counts before it.
  var firstSent: FirstSent?

  /// A conversation in which nothing has happened.
  init(identity: UInt64) { self.identity = identity }

  /// Notes that a message is the newest, and returns its game; `nil` if it is none.
  mutating func note(newest envelope: Envelope) -> MessageContent? {
    guard let stored = envelope.post.storedMessage else { return nil }
    let content = MessageContent(in: stored.url)
    lastMessage = content.map {
      LastMessage(address: ItemAddress(sender: envelope.from, number: envelope.number), content: $0)
    }
    return content
  }

  /// Notes the newest message of a transcript that was put together from its posts.
  mutating func noteNewest(of transcript: Transcript) {
    lastMessage = transcript.newestBubble.flatMap { bubble in
      MessageContent(in: bubble.storedMessage?.url).map { LastMessage(address: bubble.address, content: $0) }
    }
  }
}

/// A person who took a hint in a game, all of whose messages are of one session.
package struct Hint: Hashable, Sendable {
  let person: Participant
  let session: Session
}

/// The newest game message of a conversation.
struct LastMessage: Hashable, Sendable {
  let address: ItemAddress
  let content: MessageContent
}

/// When the first message of a sitting was sent or came in, and how many items each transcript had then.
struct FirstSent: Hashable, Sendable {
  let time: ClockTime
  let itemsBefore: [Participant: Int]
}
