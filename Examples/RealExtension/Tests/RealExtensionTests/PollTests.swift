// Runs the value on two phones and behind the bridge, and checks that it makes the same requests in both.

import MessagesHost
import Testing

@testable import RealExtension

@Suite struct PollTests {
  @Test func `a vote goes to the other phone, and the answer comes back in the same bubble`() throws {
    var phones = TwoPhones<Poll>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(Poll.manifest)))
    try phones.update(.on(.first, .acted(.voted(true))))
    #expect(phones.first.running == nil && phones.first.inputField.storedMessage != nil)
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    try phones.update(.on(.second, .tappedItem(1)))
    try phones.update(.on(.second, .acted(.voted(false))))
    try phones.update(.on(.second, .pressedSend))
    try phones.deliverAll()
    #expect(phones.first.transcript.items.count == 2)
    #expect(phones.first.transcript.items[1].storedMessage?.url == "https://example.com/poll?yes=1&no=1")
    try phones.finish()
  }

  @Test func `behind the bridge the value asks for what it asks a phone for`() throws {
    let local = try #require(ParticipantIdentifier(uuidString: "0F8FAD5B-D9CB-469F-A165-70867728950E"))
    let conversation = Conversation(
      localParticipantIdentifier: local, remoteParticipantIdentifiers: [], selectedMessage: nil)
    var bridge = ExtensionBridge<Poll>(sessionsMade: 3)
    #expect(bridge.call(.viewDidLoad, in: nil, style: .compact).isEmpty)
    #expect(bridge.call(.willBecomeActive, in: conversation, style: .compact).isEmpty)
    let requests = bridge.perform(.voted(true), in: conversation, style: .compact)
    guard case .insertion(.message(let message), let number)? = requests.first, requests.count == 1 else {
      Issue.record("\(requests)")
      return
    }
    #expect(message.session == Session(creator: .first, serial: 4))
    #expect(bridge.call(.didFinishInserting(number, error: nil), in: conversation, style: .compact) == [.dismiss])
    #expect(bridge.call(.didFinishInserting(number, error: .unknown), in: conversation, style: .compact) == [])
    #expect(bridge.app.refusal == .unknown)
  }
}
