// The names that the title asks for or lets one type.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct TitleNameTests {
  private func title(_ settings: TitleSettings = TitleSettings(ownName: OwnName.empty)) -> Title {
    Title(settings: settings, languages: [.english, .chinese], saved: [])
  }

  @Test func `the own name is asked once, before the first duel by link, and may stay empty`() throws {
    let duel = TitleEffect.begin(.byLink(TitleSettings().game(byLink: true)))
    var title = title(TitleSettings())
    #expect(handle(&title, .clicked(.byLink), .next).isEmpty)
    #expect(title.asksName && title.keyContext == .typing && title.focus == .goOn)
    #expect(title.scene.field?.label == "Your name")
    let long = String(repeating: "x", count: 25)
    #expect(handle(&title, .pasted(long), .next) == [.say(Language.english.sentences.page.nameRefused)])
    for _ in long { title.update(.typed(.backspace)) }
    #expect(handle(&title, .pasted(" Ann & Bo "), .next) == [.keep, duel])
    #expect(title.settings.ownName == .name(try Duel.Name("Ann & Bo")))
    title.returned(saved: [])
    #expect(handle(&title, .clicked(.byLink), .next) == [duel])
    // It can be changed in the settings.
    title.returned(saved: [])
    #expect(handle(&title, .clicked(.setting(.ownName)), .typed(.control("u")), .next) == [.keep])
    #expect(title.settings.ownName == OwnName.empty)
    var nameless = self.title(TitleSettings())
    #expect(handle(&nameless, .clicked(.byLink), .next, .next) == [.keep, duel])
    #expect(nameless.settings.ownName == OwnName.empty)
  }

  @Test func `a live game waits, or connects to the typed address, and asks for a name like every duel by link`() throws
  {
    let waits = TitleEffect.begin(.waitLive(TitleSettings().terms(byLink: true)))
    var title = title(TitleSettings())
    #expect(handle(&title, .clicked(.live)).isEmpty && title.focus == .waitLive && title.keyContext == .typing)
    #expect(handle(&title, .next).isEmpty && title.asksName)
    #expect(title.scene.aim == "Live, over the network")
    #expect(handle(&title, .back).isEmpty && title.focus == .waitLive)
    #expect(handle(&title, .next, .typed(.character("A")), .next) == [.keep, waits])
    title.returned(saved: [])
    #expect(handle(&title, .clicked(.live), .pasted("sea"), .typed(.character(":")), .pasted("4242")).isEmpty)
    #expect(title.scene.field?.text == "sea:4242" && title.focus == .joinLive)
    #expect(handle(&title, .next) == [.begin(.joinLive(at: "sea:4242"))])
    for _ in 0..<8 { title.update(.typed(.backspace)) }
    #expect(title.focus == .waitLive)
    // A link that is pasted there is opened.
    #expect(handle(&title, .pasted("?Ship_Location=0")) == [])
    title.update(.typed(.control("u")))
    let game = "?Ship_Location=0&Ship_Location=1&Is_Complete=0"
    #expect(handle(&title, .pasted(game)) == [.begin(.open(game))])
  }

  @Test func `what was typed before the name stays, to be mended or taken back`() throws {
    var title = title(TitleSettings())
    #expect(handle(&title, .clicked(.live), .pasted("nonsense"), .next).isEmpty && title.asksName)
    #expect(handle(&title, .next) == [.keep, .begin(.joinLive(at: "nonsense"))])
    #expect(!title.asksName && title.scene.field?.text == "nonsense" && title.focus == .joinLive)
    var other = self.title(TitleSettings())
    _ = handle(&other, .clicked(.live), .pasted("sea:4242"), .next)
    #expect(other.asksName && handle(&other, .back).isEmpty)
    #expect(other.scene.field?.text == "sea:4242")
  }

  @Test func `a hunt, a link that is not a challenge and a cancelled question ask for no name`() throws {
    var generator = SplitMix64(seed: 1)
    let challenge = try Duel.challenge(
      Fleet.random(rules: Rules.messages.withoutLosingMiss, using: &generator), key: PlayerKey(using: &generator),
      using: &generator
    ).messageURL()
    var title = title(TitleSettings())
    #expect(handle(&title, .pasted(challenge)).isEmpty)
    #expect(title.asksName)
    #expect(handle(&title, .back).isEmpty)
    #expect(title.settings.ownName == nil && title.scene.field?.text == SafeText(challenge, limit: .max))
    #expect(handle(&title, .pasted("?Ship_Location=0")) == [.begin(.open("?Ship_Location=0"))])
    #expect(handle(&title, .pasted(challenge), .next) == [.keep, .begin(.open(challenge))])
    var hunt = self.title(TitleSettings(game: .hunt(.messages)))
    #expect(handle(&hunt, .clicked(.byLink), .next) == [.begin(.byLink(.hunt(.messages)))])
  }

  @Test func `names are typed in their line, and accepted by Enter or by moving on`() {
    var title = title()
    #expect(handle(&title, .clicked(.setting(.names))).isEmpty)
    #expect(title.keyContext == .typing)
    for _ in "John,Kate" { title.update(.typed(.backspace)) }
    for letter in "Ann,Bob" { title.update(.typed(.character(letter))) }
    #expect(handle(&title, .next) == [.keep])
    #expect(title.settings.names.text == "Ann,Bob")
    #expect(title.keyContext == .conversation)
    #expect(title.focus == .setting(.names))
    #expect(handle(&title, .next, .pasted("a"), .moved(by: 1)) == [.keep])
    #expect(title.settings.names.second == "Boba")
    #expect(title.focus == .setting(.board))
    #expect(handle(&title, .clicked(.setting(.names)), .typed(.backspace), .back).isEmpty)
    #expect(title.settings.names.second == "Boba")
    #expect(handle(&title, .clicked(.setting(.names)), .typed(.backspace), .clicked(.playComputer)).count == 2)
  }

  @Test(arguments: ["", "Ann", "Ann,", ",", " ,Bob", "a,b,c"])
  func `invalid names are refused in a sentence, and stay to be corrected`(text: String) {
    var title = title()
    title.update(.clicked(.setting(.names)))
    for _ in "John,Kate" { title.update(.typed(.backspace)) }
    for letter in text { title.update(.typed(.character(letter))) }
    let refused = [TitleEffect.say(Language.english.sentences.page.namesRefused)]
    #expect(handle(&title, .next) == refused)
    #expect(title.keyContext == .typing)
    #expect(title.settings.names == .demo)
    #expect(handle(&title, .moved(by: 1)) == refused)
    #expect(title.keyContext == .typing)
  }
}
