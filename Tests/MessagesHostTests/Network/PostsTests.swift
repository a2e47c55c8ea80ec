// A conversation restored from its posts equals the one in which they were sent.

import TestSupport
import Testing

@testable import MessagesHost

@Suite struct PostsTests {
  /// Whether an event leaves the conversation, lets a message expire or loses mail, none of which is in a post, or
  /// concerns the mail, which arrives by itself here.
  private static func isLeftOut(_ event: TwoPhonesEvent<Talk.Action>) -> Bool {
    switch event {
    case .on(_, .leftConversation), .on(_, .kept), .on(_, .shortTimePassed), .mailArrived, .oldestArrived, .mailLost:
      true
    default: false
    }
  }

  @Test func `the transcripts, the recent stickers and the next numbers follow from the posts alone`() {
    var (posts, stickers, summaries) = (0, 0, 0)
    forAll("add(posts) is the conversation", count: 300) { chance in
      let seed = chance.next()
      var phones = talkingPhones(seed: seed)
      var sent: [Envelope] = []
      for _ in 0..<chance.number(0...60) {
        for event in chance.talkEvents(in: phones) where !Self.isLeftOut(event) {
          for case .sent(let envelope) in phones.update(event) { sent.append(envelope) }
          phones.deliverAll()
        }
      }
      var again = talkingPhones(seed: seed)
      for envelope in sent {
        guard again.add(envelope) else { return false }
      }
      for person in Participant.pair {
        let (one, other) = (phones[person], again[person])
        try requireSame("transcripts", one.transcript.items, other.transcript.items) { $0.map { "\($0)" } }
        try requireSame("recent stickers", one.recentStickers, other.recentStickers) { $0.map { "\($0)" } }
        guard one.transcript.nextNumber == other.transcript.nextNumber, one.sessionsMade >= other.sessionsMade else {
          return false
        }
        stickers += other.transcript.items.reduce(0) { $0 + $1.stickers.count }
        summaries += other.transcript.items.count { $0.post == nil }
      }
      posts += sent.count
      return true
    }
    #expect(
      posts > 300 && stickers > 10 && summaries > 10, "\(posts) posts, \(stickers) stickers, \(summaries) summaries")
  }

  @Test func `a post that cannot follow is refused and changes nothing`() throws {
    var phones = talkingPhones(seed: 1)
    let text = Envelope(from: .first, number: 3, post: .text("Hello"))
    let isAdded = phones.first.add(text)
    #expect(isAdded)
    #expect(phones.first.transcript.items.map(\.number) == [3])
    let before = phones
    for envelope in [text, Envelope(from: .third, number: 9, post: .text("Hello"))] {
      let (isOnOne, isOnBoth) = (phones.first.add(envelope), phones.add(envelope))
      #expect(!isOnOne)
      #expect(!isOnBoth)
      #expect(phones == before)
    }
  }

  @Test func `the contents of the input field are put back if they can be there`() throws {
    var phones = talkingPhones(seed: 1)
    _ = phones.update(.on(.first, .openedFromDrawer(Talk.manifests[0])))
    _ = phones.update(.on(.first, .acted(.one(.addOne))))
    let staged = phones.first.inputField.staged
    #expect(staged.count == 1)
    #expect(staged[0].storedMessage != nil)
    var again = talkingPhones(seed: 1)
    let isStaged = again.first.stage(staged, text: "and a word")
    #expect(isStaged)
    #expect(again.first.inputField.staged == staged)
    #expect(again.first.inputField.text == "and a word")
    // A new session comes after the one that is staged.
    #expect(again.first.sessionsMade == phones.first.sessionsMade)
    let before = again
    for posts in [staged + staged, [.text("no")]] {
      let isPossible = again.first.stage(posts, text: "")
      #expect(!isPossible)
      #expect(again == before)
    }
  }
}
