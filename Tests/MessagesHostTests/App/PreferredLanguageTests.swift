// The language of a phone: an extension reads it from its panel, and it is written down with the phone.

import TestSupport
import Testing

@testable import MessagesHost

@Suite struct PreferredLanguageTests {
  private var desk = Desk<Probe>()

  @Test mutating func `an extension reads the language of its own phone, also a new one while it is open`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.preferredLanguage == "en")
    desk.startLog()
    desk.on(.first, .choseLanguage("zh-Hans"))
    #expect(desk.running(.first)?.preferredLanguage == "zh-Hans" && desk.log.calls.isEmpty)
    #expect(desk.running(.second)?.preferredLanguage == "en")
    desk.on(.first, .closedPanel, .leftConversation, .choseLanguage("fr"), .enteredConversation)
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.preferredLanguage == "fr")
  }
}
