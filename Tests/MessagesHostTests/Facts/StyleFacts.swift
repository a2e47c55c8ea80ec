// Facts 9 to 19 and 135: compact and expanded, who changes them, what is in reach, and the keyboard afterwards.

import MessagesHost
import Testing

@Suite struct StyleFacts {
  var desk = Desk<Probe>()

  private func style(_ person: Participant = .first) -> PresentationStyle? { desk.phones[person].running?.style }

  @Test func `fact 9: the raw values are Apple's`() {
    #expect(PresentationStyle.compact.rawValue == 0)
    #expect(PresentationStyle.expanded.rawValue == 1)
    #expect(PresentationStyle.transcript.rawValue == 2)
  }

  @Test
  mutating func
    `fact 10: the drawer opens compact, a bubble opens expanded, and willBecomeActive already knows the style`()
  {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.last("willBecomeActive")?.style == .compact)
    desk.send(Draft())
    desk.on(.second, .tappedItem(1))
    #expect(desk.running(.second)?.last("willBecomeActive")?.style == .expanded)
    desk.on(.first, .closedPanel, .tappedItem(1))
    #expect(desk.running(.first)?.last("willBecomeActive")?.style == .expanded)
  }

  @Test mutating func `fact 11: the style changes by launch, by the chevron and by a request, and by nothing else`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest), .tappedChevron)
    #expect(style() == .expanded)
    desk.on(.first, do: .request(.compact))
    #expect(style() == .compact)
    desk.on(.first, do: .insert(Draft()), .insertText("x"))
    desk.on(.first, .pressedSend, .shortTimePassed)
    desk.deliver()
    #expect(style() == .compact)
  }

  @Test mutating func `fact 12: there is no keyboard under a compact extension`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest), .edited("typed"))
    #expect(desk.effects == [.ignored(.noKeyboard, on: .first)])
    desk.on(.first, .tappedInputField, .edited("typed"))
    #expect(desk.phones.first.running == nil)
    #expect(desk.phones.first.inputField.text == "typed")
    desk.on(.first, .hidKeyboard, .edited("more"))
    #expect(desk.phones.first.screen == .transcript)
    #expect(desk.effects == [.ignored(.noKeyboard, on: .first)])
  }

  @Test mutating func `fact 13: the input field is in reach in compact, but not in expanded`() {
    desk.on(.first, do: .insertText("hello"))
    #expect(desk.phones.first.visibleInputField?.text == "hello")
    desk.on(.first, .tappedChevron)
    #expect(desk.phones.first.visibleInputField == nil)
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    #expect(desk.effects == [.ignored(.drawerOutOfReach, on: .first)])
    for event in [PhoneEvent<ProbeAction>.pressedSend, .deletedStaged(0), .tappedInputField] {
      desk.on(.first, event)
      #expect(desk.effects == [.ignored(.inputFieldOutOfReach, on: .first)])
    }
    #expect(desk.phones.first.transcript.items.isEmpty)
  }

  @Test mutating func `fact 15: a request is only a request, and the user has the last word`() {
    desk.on(.first, do: .request(.expanded))
    #expect(style() == .expanded)
    desk.on(.first, .tappedChevron)
    #expect(style() == .compact)
  }

  @Test func `fact 16: a request before the view appeared is not honoured`() {
    var desk = Desk<Pushy>()
    desk.on(.first, .openedFromDrawer(Pushy.manifest))
    #expect(desk.phones.first.running?.style == .compact)
    #expect(desk.effects.filter { $0 == .noted(.styleBeforeAppearing(.expanded), on: .first) }.count == 4)
    desk.on(.first, .acted(.deed(.request(.expanded))))
    #expect(desk.phones.first.running?.style == .expanded)
  }

  @Test mutating func `fact 17: the transcript style may not be requested`() {
    desk.on(.first, do: .request(.transcript))
    #expect(desk.effects == [.noted(.styleNotForRequest(.transcript), on: .first)])
    #expect(style() == .compact)
  }

  @Test mutating func `fact 18: requesting the current style does nothing`() {
    desk.on(.first, do: .request(.compact))
    #expect(desk.effects == [.noted(.styleAlready(.compact), on: .first)])
  }

  @Test
  mutating func `fact 19: the property has the old style during willTransition and the new one during didTransition`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest), .tappedChevron)
    #expect(desk.running(.first)?.last("willTransition")?.call == .willTransition(to: .expanded))
    #expect(desk.running(.first)?.last("willTransition")?.style == .compact)
    #expect(desk.running(.first)?.last("didTransition")?.call == .didTransition(to: .expanded))
    #expect(desk.running(.first)?.last("didTransition")?.style == .expanded)
  }

  @Test mutating func `an extension that answers every answer with a request is stopped`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(.first, .acted(.react(to: "didTransition", .request(.compact))))
    desk.on(.first, .acted(.react(to: "didTransition", .request(.expanded))))
    desk.on(.first, .tappedChevron)
    #expect(desk.effects.last == .noted(.tooManyRequests(most: 100), on: .first))
    desk.on(.first, .closedPanel)
    #expect(desk.phones.first.running == nil)
  }

  @Test mutating func `fact 135: a dismissal shows the keyboard if something is in the input field`() {
    desk.on(.first, do: .dismiss)
    #expect(desk.phones.first.screen == .transcript)
    desk.on(.first, do: .insert(Draft()), .dismiss)
    #expect(desk.phones.first.screen == .keyboard)
    desk.on(.first, .edited("typed"))
    #expect(desk.phones.first.inputField.text == "typed")
    desk.on(.first, .openedFromDrawer(Probe.manifest), .closedPanel)
    #expect(desk.phones.first.screen == .transcript, "the user closed it")
  }
}
