// Facts 75 to 77: the calls about sending, cancelling and receiving, and when they are not made.

import MessagesHost
import Testing

@Suite struct CallbackFacts {
  var desk = Desk<Probe>()

  @Test mutating func `fact 75: didStartSending comes at Send, before delivery, and only for messages`() {
    desk.on(.first, do: .insertText("x"), .insertSticker("file:///s.png"))
    desk.startLog()
    desk.on(.first, .pressedSend)
    #expect(desk.calls.isEmpty)
    desk.on(.first, do: .insert(Draft()))
    desk.startLog()
    desk.on(.first, .pressedSend)
    #expect(desk.log.calls.map(\.call.name) == ["didStartSending"])
    #expect(desk.phones.mailbox.envelopes.count == 3)
    guard case .called = desk.effects.first, case .sent = desk.effects.last else {
      Issue.record("the call comes before the sending")
      return
    }
  }

  @Test mutating func `fact 76: didCancelSending comes when the user deletes the message, and only for messages`() {
    desk.on(.first, do: .insertSticker("file:///s.png"), .insert(Draft()))
    desk.startLog()
    desk.on(.first, .deletedStaged(0))
    #expect(desk.calls.isEmpty)
    desk.on(.first, .deletedStaged(0))
    #expect(desk.log.calls.map(\.call.name) == ["didCancelSending"])
    desk.on(.first, .deletedStaged(0))
    #expect(desk.effects == [.ignored(.nothingStaged(0), on: .first)])
  }

  @Test
  mutating func `fact 77: didReceive comes only while the extension is active, and not for the user's own messages`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.send(Draft(), from: .first)
    #expect(desk.log.calls.map(\.call.name) == ["didFinishInserting", "didStartSending"])
    desk.send(Draft(), from: .second)
    #expect(desk.log.calls.last?.phone == .first)
    #expect(desk.log.calls.last?.call.name == "didReceive")
    desk.on(.first, .closedPanel)
    desk.startLog()
    desk.send(Draft(), from: .second)
    #expect(desk.log.calls.allSatisfy { $0.phone == .second })
  }
}
