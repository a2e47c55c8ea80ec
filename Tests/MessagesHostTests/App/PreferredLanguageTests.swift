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

  @Test func `a language is written down with its phone, and the first one is not`() throws {
    var phones = TwoPhones<Talk>(firstName: "John", secondName: "Kate", seed: 1)
    #expect(!phones.textForm.contains("language"))
    phones.update(.on(.second, .choseLanguage("zh \"Hans\"")))
    #expect(phones.textForm.contains(#"language "zh \"Hans\"""#))
    let again = try TwoPhones<Talk>(textForm: phones.textForm)
    #expect(again == phones && again.second.preferredLanguage == "zh \"Hans\"")
    let said = phones.textForm.replacing(#""zh \"Hans\"""#, with: #""en""#)
    #expect {
      try TwoPhones<Talk>(textForm: said)
    } throws: { error in
      guard case .impossible(.language, let place) = error as? TextFormError else { return false }
      return said.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1] == "language \"en\""
    }
  }
}
