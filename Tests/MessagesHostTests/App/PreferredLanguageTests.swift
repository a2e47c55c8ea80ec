// The language of a phone, which an extension reads from its panel.

import TestSupport
import Testing

@testable import MessagesHost

@Suite struct PreferredLanguageTests {
  private var desk = Desk<Probe>()

  @Test mutating func `an extension reads its phone's language, even one that is chosen while it is open`() {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.on(.second, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.preferredLanguage == "en")
    desk.startLog()
    desk.on(.first, .choseLanguage("zh-Hans"))
    #expect(desk.running(.first)?.preferredLanguage == "zh-Hans")
    #expect(desk.log.calls.isEmpty)
    #expect(desk.running(.second)?.preferredLanguage == "en")
    desk.on(.first, .closedPanel, .leftConversation, .choseLanguage("fr"), .enteredConversation)
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    #expect(desk.running(.first)?.preferredLanguage == "fr")
  }
}
