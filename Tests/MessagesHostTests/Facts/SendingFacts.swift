// Fact 55, the send methods of iOS 11: an extension sends directly, once for each touch, if the phone allows it.

import Testing

@testable import MessagesHost

@Suite struct SendingFacts {
  private func desk(sends: Bool = true) -> Desk<Probe> {
    Desk(
      TwoPhones(
        first: Phone(owner: .first, own: "John", other: "Kate", seed: 1, behavior: sends ? .sendsForExtensions : []),
        second: Phone(owner: .second, own: "Kate", other: "John", seed: 1)))
  }

  @Test func `fact 55: after a touch an extension sends past the input field`() throws {
    var desk = desk()
    desk.on(.first, do: .insert(Draft(caption: "staged")))
    desk.startLog()
    desk.on(.first, do: .send(Draft(caption: "sent", session: .new)))
    #expect(
      desk.calls == [
        "didStartSending(staged) style=compact sel=nil", "didFinishSending(nil) style=compact sel=nil",
      ])
    guard case .didStartSending(let message)? = desk.log.calls.first?.call else {
      Issue.record("\(desk.log.calls)")
      return
    }
    #expect(!message.isPending)
    #expect(desk.phones.first.inputField.staged.count == 1)
    desk.on(.first, do: .sendText("ahoy"))
    desk.on(.first, do: .sendSticker("file:///s.png"))
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < (sent)", "#2 < ahoy", "#3 < *a sticker*"])
  }

  @Test func `fact 55: one touch allows one send, and without a touch there is none`() {
    var desk = desk()
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(.first, .acted(.deeds([.sendText("one"), .sendText("two")])))
    #expect(
      desk.log.calls.suffix(2).map(\.call) == [
        .didFinishSending(1, error: nil), .didFinishSending(2, error: .sendWithoutRecentInteraction),
      ])
    desk.on(.first, .acted(.react(to: "viewDidAppear", .sendText("early"))))
    desk.deliver()
    #expect(desk.transcript(.second) == ["#1 < one"])
  }

  @Test func `fact 55: an extension that is leaving does not send`() {
    var desk = desk()
    desk.on(.first, .openedFromDrawer(Probe.manifest), .acted(.react(to: "willResignActive", .sendText("late"))))
    desk.on(.first, .closedPanel)
    #expect(desk.effects.contains(.noted(.notActive, on: .first)))
    #expect(desk.transcript(.first).isEmpty)
  }

  @Test
  func `fact 55: a send is refused for the same reasons as an insertion, and a refused one does not use up the touch`()
  {
    var desk = desk()
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(
      .first,
      .acted(.deeds([.sendFile("c"), .send(Draft(url: String(repeating: "x", count: 6_000))), .sendText("ok")])))
    let answers = desk.log.calls.map(\.call).filter { $0.name == "didFinishSending" }
    #expect(
      answers == [
        .didFinishSending(1, error: .improperFileURL), .didFinishSending(2, error: .urlExceedsMaxSize),
        .didFinishSending(3, error: nil),
      ])
  }

  @Test func `fact 55: a phone of iOS 10 cannot send directly`() {
    var desk = desk(sends: false)
    desk.on(.first, do: .sendText("ahoy"))
    #expect(desk.effects.first == .noted(.sendingSwitchedOff, on: .first))
    #expect(desk.log.calls.last?.call == .didFinishSending(1, error: .unknown))
    #expect(desk.transcript(.first).isEmpty)
  }
}
