// Groups of more than two people: fact 58, delivery to each person, and the laws of random group conversations.

import HostTestSupport
import TestSupport
import Testing

@testable import MessagesHost

@Suite struct GroupTests {
  private var group = GroupOfPhones<Probe>(names: ["John", "Kate", "Mary", "Ravi"], seed: 1)

  private func shown(_ group: GroupOfPhones<Probe>, _ person: Participant) -> [String] {
    group[person].transcript.items.flatMap { group[person].drawings(of: $0) }.map(Desk<Probe>.words)
  }

  @Test mutating func `a person's post reaches each of the others in its own time`() {
    group.update(.on(.third, .tappedInputField))
    group.update(.on(.third, .edited("ahoy")))
    group.update(.on(.third, .pressedSend))
    #expect(group.mail.map(\.to) == [.first, .second, .fourth])
    group.update(.arrived(at: .fourth))
    group.update(.arrived(at: .first))
    #expect(shown(group, .fourth) == ["ahoy"])
    #expect(shown(group, .second).isEmpty)
    #expect(group[.third].transcript.items.map(\.delivery) == [.sending])
    group.update(.arrived(at: .second))
    #expect(group[.third].transcript.items.map(\.delivery) == [.delivered])
    #expect(group.update(.arrived(at: .second)) == [.noMail])
  }

  @Test mutating func `a message lost on the way to one person is not delivered, although the others have it`() {
    group.update(.on(.first, .tappedInputField))
    group.update(.on(.first, .edited("ahoy")))
    group.update(.on(.first, .pressedSend))
    group.update(.lost(to: .second))
    #expect(group[.first].transcript.items.map(\.delivery) == [.failed(.notDelivered)])
    group.deliverAll()
    #expect(group[.first].transcript.items.map(\.delivery) == [.failed(.notDelivered)])
    #expect(Participant.people(4).map { shown(group, $0).count } == [1, 0, 1, 1])
    #expect(group.update(.lost(to: .second)) == [.noMail])
  }

  @Test mutating func `mail from a person outside the conversation is ignored`() throws {
    let mail = Envelope(from: .fifth, number: 1, post: .text("hi"))
    #expect(group.update(.on(.first, .received(mail))) == [.ignored(.strangersMail, on: .first)])
  }

  @Test mutating func `a sticker on a bubble lies there on every phone of the group`() throws {
    group.update(.on(.second, .tappedInputField))
    group.update(.on(.second, .edited("ahoy")))
    group.update(.on(.second, .pressedSend))
    group.deliverAll()
    group.update(.on(.fourth, .openedFromDrawer(Probe.manifest)))
    group.update(.on(.fourth, .acted(.deed(.showBrowser(.small)))))
    group.update(.on(.fourth, .peeledSticker(3)))
    group.update(.on(.fourth, .droppedSticker(on: 1, across: 10, down: 20)))
    group.deliverAll()
    for person in group.people {
      let stickers = group[person].transcript.items[0].stickers
      #expect(stickers.map(\.placed.sticker) == [probeSticker(3)])
      #expect(stickers.map(\.sender) == [.fourth])
    }
    #expect(group[.fourth].transcript.items[0].stickers[0].delivery == .delivered)
  }

  @Test func `a group keeps its laws through random events`() {
    forAll("the laws of a group", count: 1_500) { chance in
      let names = ["John", "Kate", "Mary", "Ravi", "Olga"].prefix(chance.number(2...5))
      var group = GroupOfPhones<Talk>(names: Array(names), seed: chance.next(), store: talkStore)
      var twin = TwoPhones<Talk>(firstName: "John", secondName: "Kate", seed: 1, store: talkStore)
      for _ in 0..<chance.number(5...40) {
        let person = chance.one(of: group.people)
        switch chance.number(1...4) {
        case 1: group.update(.arrived(at: person))
        case 2 where chance.isTrue(oneIn: 5): group.update(.lost(to: person))
        default:
          // An event made for a conversation of two happens to a person of the group.
          guard case .on(_, let event) = chance.talkEvent(for: twin) else { continue }
          group.update(.on(person, event))
          twin.update(.on(.first, event))
        }
        if let broken = brokenLaw(of: group) {
          Issue.record("\(broken)")
          return false
        }
      }
      return true
    }
  }

  private func brokenLaw(of group: GroupOfPhones<Talk>) -> String? {
    for phone in group.phones {
      for manifest in Talk.manifests {
        let messages = phone.transcript.items.compactMap(\.storedMessage).filter {
          $0.app.identifier == manifest.identifier
        }
        let sessions = messages.compactMap(\.session)
        if Set(sessions).count != sessions.count { return "two bubbles of a session" }
      }
      guard let conversation = phone.running?.instance.panel.activeConversation else { continue }
      let seen = [conversation.localParticipantIdentifier] + conversation.remoteParticipantIdentifiers
      if seen.count != group.phones.count || Set(seen).count != seen.count { return "not everybody is seen once" }
      let elsewhere = group.phones.filter { $0.owner != phone.owner }.flatMap(\.installations).flatMap {
        [$0.identities.local] + $0.identities.remotes
      }
      let texts = conversation.selectedMessage.map { [$0.url, $0.summaryText, $0.layout?.caption] } ?? []
      for text in texts.compactMap({ $0?.uppercased() })
      where elsewhere.contains(where: { text.contains($0.uuidString) }) {
        return "an identifier of another phone"
      }
    }
    return nil
  }
}
