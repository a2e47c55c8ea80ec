// Facts 2 to 6: when an extension is active, and the state that it may read.

import MessagesHost
import Testing

@Suite struct ActivationFacts {
  var desk = Desk<Probe>()

  @Test
  mutating func `fact 2: an extension becomes active from the drawer or by a tap on its bubble, and in no other way`() {
    desk.send(Draft(caption: "hi"))
    #expect(desk.running(.second) == nil)
    desk.on(.second, .leftConversation, .enteredConversation, .tappedInputField, .edited("hm"), .pressedSend)
    #expect(desk.running(.second) == nil)
    desk.on(.second, .tappedItem(2))
    #expect(desk.effects == [.ignored(.noSuchItem(2), on: .second)])
    desk.on(.second, .tappedItem(1))
    #expect(desk.running(.second) != nil)
    desk.on(.second, .closedPanel, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.second) != nil)
  }

  @Test mutating func `fact 3: there is no active conversation before activation, and one from willBecomeActive on`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    let probe = desk.running(.first)
    #expect(probe?.last("viewDidLoad") != nil)
    #expect(probe?.last("viewDidLoad")?.conversation == nil)
    #expect(probe?.last("willBecomeActive")?.conversation != nil)
    #expect(probe?.activeConversation != nil)
  }

  @Test mutating func `fact 4: what an extension holds is gone after it resigned`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest), .acted(.react(to: "didReceive", .dismiss)))
    #expect(desk.running(.first)?.reactions.count == 1)
    desk.on(.first, .closedPanel, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.reactions.isEmpty == true)
    #expect(desk.running(.first)?.sightings.count == 5)
  }

  @Test mutating func `fact 5: willResignActive is the last moment to insert, and after it nothing changes`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(.first, .acted(.react(to: "willResignActive", .insertText("last words"))))
    desk.on(.first, .acted(.react(to: "didResignActive", .insertText("too late"))))
    desk.on(.first, .closedPanel)
    #expect(desk.phones.first.inputField.text == "last words")
    #expect(desk.effects.filter { $0 == .noted(.notActive, on: .first) }.count == 1)
  }

  @Test func `fact 6: an extension gets no calls about text or about another extension's messages`() {
    var desk = Desk<TwoExtensions<Probe, Rival>>()
    desk.on(.first, .openedFromDrawer(Rival.manifest), .acted(.other(.deed(.insert(Draft(caption: "rival"))))))
    desk.on(
      .first, .acted(.other(.deed(.insertText("psst")))), .acted(.other(.deed(.insertSticker("file:///s.png")))))
    desk.on(.first, .pressedSend)
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.deliver()
    #expect(desk.phones.second.transcript.items.count == 3)
    #expect(desk.calls.isEmpty)
  }

  @Test func `fact 6: an extension may not touch what another one staged`() {
    var desk = Desk<TwoExtensions<Probe, Rival>>()
    desk.on(.first, .openedFromDrawer(Rival.manifest), .acted(.other(.deed(.insert(Draft(caption: "rival"))))))
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, .deletedStaged(0))
    #expect(desk.calls.isEmpty)
    desk.on(.first, .openedFromDrawer(Rival.manifest), .acted(.other(.deed(.insert(Draft(caption: "rival"))))))
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, .pressedSend)
    #expect(desk.calls.isEmpty)
  }
}
