// The order of the calls in every scenario, S-1 to S-10, as golden logs.

import MessagesHost
import TestSupport
import Testing

@Suite struct CallOrderTests {
  var desk = Desk<Probe>()

  /// The golden lines under the heading of a scenario.
  private func golden(_ scenario: String) throws -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in try goldenLines("call-orders.txt") {
      if line.hasPrefix("S-") { isInside = line == scenario } else if isInside { lines.append(line) }
    }
    return lines
  }

  private func check(_ scenario: String, _ desk: Desk<Probe>, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let expected = try golden(scenario)
    #expect(!expected.isEmpty, sourceLocation: sourceLocation)
    let got = desk.log.description.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("- ") }
    #expect(got == expected, "\n\(desk.log)", sourceLocation: sourceLocation)
  }

  /// Kate's phone with two bubbles, #1 and #2, and nothing open.
  private mutating func twoBubbles() {
    desk.send(Draft(caption: "one"))
    desk.send(Draft(caption: "two"))
    desk.startLog()
  }

  @Test mutating func `S-1: opened from the drawer`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    try check("S-1", desk)
  }

  @Test mutating func `S-2a: a bubble tapped while the extension is not active`() throws {
    twoBubbles()
    desk.on(.second, .tappedItem(1))
    try check("S-2a", desk)
  }

  @Test mutating func `S-2b: another bubble tapped in compact`() throws {
    twoBubbles()
    desk.on(.second, .tappedItem(1), .tappedChevron)
    desk.startLog()
    desk.on(.second, .tappedItem(2))
    try check("S-2b", desk)
  }

  @Test mutating func `S-2c: the selected bubble tapped again, in compact and in expanded`() throws {
    twoBubbles()
    desk.on(.second, .tappedItem(1), .tappedChevron)
    desk.startLog()
    desk.on(.second, .tappedItem(1))
    try check("S-2c", desk)
    desk.startLog()
    desk.on(.second, .tappedItem(1))
    #expect(desk.calls.isEmpty)
  }

  @Test mutating func `S-2d: another bubble tapped while expanded`() throws {
    twoBubbles()
    desk.on(.second, .tappedItem(1))
    desk.startLog()
    desk.on(.second, .tappedItem(2))
    try check("S-2d", desk)
  }

  @Test func `S-2e: a bubble of another extension tapped`() throws {
    var desk = Desk<TwoExtensions<Probe, Rival>>()
    desk.on(.first, .openedFromDrawer(Rival.manifest), .acted(.other(.deed(.insert(Draft())))), .pressedSend)
    desk.deliver()
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.second, .tappedItem(1))
    let expected = try golden("S-2e")
    #expect(desk.log.description.split(separator: "\n").map(String.init) == expected, "\n\(desk.log)")
  }

  @Test mutating func `S-3: the chevron, up and down`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, .tappedChevron, .tappedChevron)
    try check("S-3", desk)
  }

  @Test mutating func `S-4: a style request leads to the calls of the chevron, after the request`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest), .acted(.react(to: "didTransition", .request(.transcript))))
    desk.startLog()
    desk.on(.first, do: .request(.expanded), .request(.expanded), .request(.compact))
    try check("S-4", desk)
  }

  @Test mutating func `S-5: inserted, then sent`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, do: .insert(Draft()))
    desk.on(.first, .pressedSend)
    desk.deliver()
    try check("S-5", desk)
  }

  @Test mutating func `S-5: a refused insertion answers with its error and stages nothing`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, do: .insert(Draft(url: "https://" + String(repeating: "x", count: 4_993))))
    try check("S-5 refused", desk)
    #expect(desk.phones.first.inputField.isEmpty)
  }

  @Test mutating func `S-5: a dismissed extension gets no call when its message is sent`() throws {
    desk.on(.first, do: .insert(Draft()), .dismiss)
    desk.startLog()
    desk.on(.first, .pressedSend)
    #expect(desk.calls.isEmpty)
    #expect(desk.phones.first.transcript.items.count == 1)
  }

  @Test mutating func `S-6: the staged message deleted`() throws {
    desk.on(.first, do: .insert(Draft()))
    desk.startLog()
    desk.on(.first, .deletedStaged(0))
    try check("S-6", desk)
    #expect(desk.phones.first.inputField.isEmpty)
    #expect(desk.phones.first.transcript.items.isEmpty)
  }

  @Test mutating func `S-7: a message received while active`() throws {
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, do: .insert(Draft()), .dismiss)
    desk.on(.first, .pressedSend)
    desk.startLog()
    desk.deliver()
    try check("S-7", desk)
  }

  @Test mutating func `S-8: the session of the selected message continues`() throws {
    desk.send(Draft(caption: "old", summary: "it was old", session: .new))
    desk.on(.second, .tappedItem(1), .tappedChevron)
    desk.on(.first, .closedPanel, .tappedItem(1), .tappedChevron)
    desk.on(.first, do: .insert(Draft(caption: "new", session: .selected)))
    desk.on(.first, .pressedSend, .closedPanel)
    desk.startLog()
    desk.deliver()
    desk.on(.second, .tappedItem(2))
    try check("S-8", desk)
    #expect(desk.transcript(.second) == ["#1 < - it was old", "#2 < (new)"])
  }

  @Test(arguments: [
    PhoneEvent<ProbeAction>.closedPanel, .leftConversation, .tappedInputField, .removed(Probe.manifest),
  ])
  func `S-9: the user leaves`(event: PhoneEvent<ProbeAction>) throws {
    var desk = desk
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, event)
    try check("S-9", desk)
    #expect(desk.phones.first.running == nil)
  }

  @Test mutating func `S-9: returning starts a fresh instance`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest), .leftConversation, .enteredConversation)
    #expect(desk.phones.first.running == nil)
    desk.startLog()
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    try check("S-1", desk)
  }

  @Test mutating func `S-10: dismissed from expanded, with what was staged left in place`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest), .tappedChevron)
    desk.on(.first, do: .insert(Draft()))
    desk.startLog()
    desk.on(.first, do: .dismiss)
    try check("S-10", desk)
    #expect(desk.phones.first.screen == .keyboard)
    #expect(desk.phones.first.inputField.storedMessage != nil)
  }
}
