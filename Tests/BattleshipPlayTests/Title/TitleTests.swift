// The title as a value: the changes and effects of each event.

import BattleshipCore
import BattleshipPlayers
import Testing

@testable import BattleshipPlay

@Suite struct TitleTests {
  private let solo: Listing
  private let two = Listing.twoPlayers(first: "Ann", second: "Bob", .hunt(.messages), turn: "Bob")

  init() throws { solo = .computer(.strong, Terms(on: .skirmish)) }

  private func title(_ settings: TitleSettings = TitleSettings(ownName: OwnName.empty), saved: [Listing] = []) -> Title
  {
    Title(settings: settings, languages: [.english, .chinese], saved: saved)
  }

  @Test func `Enter begins a game against the computer if no game is saved`() {
    var title = title()
    #expect(title.focus == .playComputer)
    #expect(handle(&title, .next) == [.begin(.computer(title.settings.level, title.settings.terms(byLink: false)))])
    let quick = GameStart.computer(.fair, Terms(on: .skirmish))
    #expect(handle(&title, .moved(by: 1), .next) == [.begin(quick)])
    let two = GameStart.two(title.settings.names, title.settings.game(byLink: false))
    #expect(handle(&title, .moved(by: 1), .next) == [.begin(two)])
    #expect(handle(&title, .clicked(.phones)) == [.begin(.phones(isNew: false))])
  }

  @Test func `a saved game is the next step, the newest first`() {
    var title = title(saved: [two, solo])
    #expect(title.targets.prefix(3) == [.resume(.phones), .resume(.computer(1)), .playComputer])
    #expect(handle(&title, .next) == [.begin(.resume(.phones))])
    #expect(handle(&title, .moved(by: 1), .next) == [.begin(.resume(.computer(1)))])
    title.returned(saved: [solo])
    #expect(title.focus == .resume(.computer(1)))
  }

  @Test func `a new game in place of a saved one is asked about, and both are offered`() {
    var title = title(saved: [two])
    #expect(handle(&title, .clicked(.phones)).isEmpty)
    #expect(title.targets == [.resume(.phones), .newGame])
    #expect(handle(&title, .next) == [.begin(.resume(.phones))])
    #expect(handle(&title, .moved(by: 1), .next) == [.begin(.phones(isNew: true))])
    #expect(handle(&title, .back).isEmpty)
    #expect(title.focus == .resume(.phones))
  }

  @Test func `another game against the computer begins beside the saved ones`() {
    var title = title(saved: [solo])
    #expect(
      handle(&title, .clicked(.playComputer)) == [
        .begin(.computer(title.settings.level, title.settings.terms(byLink: false)))
      ])
    #expect(title.focus == .resume(.computer(1)))
  }

  @Test func `going back from a question alone leaves the program`() {
    var question = Title(askingAbout: two, settings: TitleSettings(), languages: [.english])
    #expect(question.targets == [.resume(.phones), .newGame])
    #expect(handle(&question, .back) == [.leave])
    #expect(handle(&question, .pasted("?Ship_Location=0")).isEmpty)
  }

  @Test func `the focus cycles through all targets`() {
    var title = title(saved: [two])
    for target in title.targets {
      #expect(title.focus == target)
      title.update(.moved(by: 1))
    }
    #expect(title.focus == title.targets[0])
    title.update(.moved(by: -1))
    #expect(title.focus == .phones)
    title.update(.focused(.openLink))
    #expect(title.focus == .phones)
  }

  @Test func `Right leads from a line to its settings, up and down cycle there, and Esc leads back`() {
    var title = title()
    #expect(handle(&title, .focused(.twoPlayers), .changed(by: -1)).isEmpty && title.focus == .twoPlayers)
    #expect(handle(&title, .changed(by: 1)).isEmpty && title.focus == .setting(.names))
    #expect(title.targets == [.twoPlayers] + title.settingsShown.map { .setting($0) })
    #expect(title.scene.entries.map(\.target) == title.lines)
    for setting in [TitleSetting.board, .game, .theme, .language] {
      title.update(.moved(by: 1))
      #expect(title.focus == .setting(setting) && title.scene.line == .twoPlayers)
    }
    title.update(.moved(by: 1))
    #expect(title.focus == .twoPlayers)
    #expect(handle(&title, .changed(by: 1), .moved(by: 2), .back).isEmpty && title.focus == .twoPlayers)
    // What is typed has no next value.
    #expect(handle(&title, .changed(by: 1), .changed(by: 1)).isEmpty && title.focus == .setting(.names))
    #expect(handle(&title, .changed(by: -1)).isEmpty && title.focus == .twoPlayers)
    // A setting that is chosen with the mouse belongs to the line that is shown, if the line has it.
    #expect(handle(&title, .clicked(.setting(.theme))) == [.keep] && title.scene.line == .twoPlayers)
    #expect(handle(&title, .clicked(.setting(.level))) == [.keep] && title.scene.line == .playComputer)
  }

  @Test func `a board is typed with its ships, and an impossible one is refused and stays to be corrected`() {
    var title = title()
    #expect(handle(&title, .clicked(.setting(.board))).isEmpty)
    #expect(title.page == .typing(.board, "10x10:5.4.3.3.2") && title.scene.tip.string.contains("8x8:4.3.2"))
    // The first character replaces the old board; later ones follow it.
    #expect(handle(&title, .typed(.character("8")), .typed(.character("x"))).isEmpty)
    #expect(title.page == .typing(.board, "8x"))
    let form: SafeText = "Type a board and its ships, such as 8x8:4.3.2."
    for (text, reason) in [
      ("", form), ("8x8", form), ("8x8:", form), ("8x8:4,3", form), ("8x8:4.3:9", form),
      ("1x1:2", "A game needs ships of up to 1 cells, 1 together, on a board of 1x1."),
      ("17x16:3", "A game needs a board of up to 16x16."), ("8x8:0", "A game needs ships of 1 to 16 cells."),
      ("3x3:3.3.3.3", "A game needs ships of up to 3 cells, 9 together, on a board of 3x3."),
      ("4x4:4.4.4.4.2", "A game needs ships of up to 4 cells, 16 together, on a board of 4x4."),
    ] {
      #expect(handle(&title, .deleted, .pasted(text), .next) == [.say(reason)], "\(text)")
      #expect(title.page == .typing(.board, text))
    }
    #expect(handle(&title, .deleted, .pasted(" 8X8:4.3.2 "), .next) == [.keep])
    #expect(title.settings.rules.board.description == "8x8" && title.settings.rules.shipLengths.description == "4.3.2")
    #expect(title.focus == .setting(.board))
    // From there the next ones are the usual boards, and a typed usual one keeps its misses.
    #expect(handle(&title, .changed(by: 1)) == [.keep] && TitleSettings.boards.contains(title.settings.rules))
    #expect(handle(&title, .next, .deleted, .pasted("10x10:5.4.3.3.2"), .next) == [.keep])
    #expect(title.settings.rules == .classic)
    // Ships that lie apart stay so when nothing is edited.
    let apart = "10x10:4.3.3.2.2.2.1.1.1.1 apart"
    #expect(handle(&title, .next, .deleted, .pasted(apart), .next) == [.keep] && title.settings.rules == .seabattle)
    #expect(handle(&title, .next).isEmpty && title.page == .typing(.board, apart))
    #expect(handle(&title, .next).isEmpty && title.settings.rules == .seabattle)
    #expect(handle(&title, .next, .deleted, .pasted("6x6:3.2apart"), .next) == [.keep])
    #expect(title.settings.rules.apart && title.settings.rules.shipLengths.description == "3.2")
    #expect(handle(&title, .next, .deleted, .pasted("10x10:5.4.3.3.2"), .next) == [.keep])
    #expect(handle(&title, .changed(by: 1), .changed(by: 1)) == [.keep])
    #expect(title.settings.rules.board.description == "16x16")
  }

  @Test func `left and right change a setting, and the choice is saved`() throws {
    var title = title()
    #expect(handle(&title, .changed(by: -1)).isEmpty)
    for (setting, value) in [(TitleSetting.level, "strong"), (.game, "3"), (.board, "seabattle")] {
      #expect(handle(&title, .focused(.setting(setting)), .changed(by: 1)) == [.keep], "\(value)")
    }
    #expect(title.settings.level == .strong)
    #expect(try title.settings.game(byLink: true) == .duel(Terms(on: .seabattle, volley: .shots(3))))
    _ = handle(&title, .focused(.twoPlayers))
    #expect(handle(&title, .focused(.setting(.game)), .changed(by: -1), .changed(by: -1)) == [.keep])
    #expect(title.settings.game(byLink: true) == .hunt(.seabattle))
    #expect(handle(&title, .changed(by: -1)) == [.keep])
    #expect(try title.settings.game(byLink: false) == .duel(Terms(on: .seabattle, volley: .again)))
    #expect(handle(&title, .next) == [.keep])
    #expect(title.settings.kind == .hunt)
    #expect(handle(&title, .focused(.setting(.level)), .changed(by: 1)) == [.keep])
    #expect(title.settings.level == .easy)
  }

  @Test func `where only duels are played no hunt is offered, and a chosen one is the usual duel`() throws {
    for line in [TitleTarget.playComputer, .live] {
      var title = title(TitleSettings(game: .hunt(.classic)))
      _ = handle(&title, .focused(line), .focused(.setting(.game)))
      let usual = Language.english.terminal.title.kind(.duel(nil))
      func shown() -> SafeText? { title.scene.settings.first { $0.setting == .game }?.value }
      #expect(shown() == usual)
      for _ in 0..<5 {
        _ = handle(&title, .changed(by: 1))
        #expect(title.settings.kind != .hunt)
      }
      #expect(handle(&title, .focused(.byLink), .focused(.setting(.game)), .changed(by: 0)).isEmpty)
    }
  }

  @Test func `a language is chosen from those that the screen can show`() {
    var both = title()
    #expect(both.language == .english)
    #expect(handle(&both, .focused(.setting(.language)), .changed(by: 1)) == [.keep])
    #expect(both.language == .chinese)
    #expect(both.settings.language == .chinese)
    var one = Title(settings: TitleSettings(language: .chinese), languages: [.english], saved: [])
    #expect(one.language == .english)
    #expect(!one.targets.contains(.setting(.language)))
    #expect(handle(&one, .focused(.setting(.language)), .changed(by: 1)).isEmpty)
  }

  @Test func `a duel that both have joined continues live, and no other game does`() {
    func link(_ number: Int, _ turn: Listing.Turn?, _ event: Listing.Event?) -> Listing {
      Listing(kind: .duel, game: nil, turn: turn, event: event, venue: .link("?\(number)"))
    }
    let games = [
      Listing.computer(.fair, Terms(on: .messages)), link(1, .mine, .theirs([])), link(2, .theirs, .unjoined),
      link(3, .won, .mine([])), link(4, .theirs, .mine([])),
    ]
    var title = Title(settings: TitleSettings(ownName: OwnName.empty), languages: [.english], saved: games)
    title.update(.clicked(.live))
    #expect(title.targets == [.waitLive, .goLive("?1"), .goLive("?4"), .back])
    #expect(title.scene.entries[1].label == "Go on with a duel, live")
    #expect(handle(&title, .clicked(.goLive("?4"))) == [.begin(.goLive("?4", at: nil))])
    #expect(handle(&title, .pasted("sea:4242"), .clicked(.goLive("?1"))) == [.begin(.goLive("?1", at: "sea:4242"))])
  }

  @Test(arguments: [
    "foo", "example.org/b.html", "https://", "ftp://example.org", "https://example.org/a b", "https://e?x",
  ])
  func `an address that no browser opens is refused in a sentence, and stays to be corrected`(text: String) {
    var title = title(TitleSettings(base: .demo))
    title.update(.clicked(.setting(.base)))
    #expect(title.scene.tip.string.contains("https://example.org/play.html#"))
    #expect(handle(&title, .deleted, .pasted(text), .next) == [.say(Language.english.terminal.title.baseRefused)])
    #expect(title.page == .typing(.base, text))
    #expect(title.settings.base == .demo)
  }

  @Test(arguments: [
    "", "https://example.org/battleship.html#", "http://localhost:8000/b.html", MessageURLBase.demo.text,
  ])
  func `an address that a browser opens is accepted, so is the demo's, and an empty one is none`(text: String) throws {
    var title = title(TitleSettings(base: try MessageURLBase("https://example.com/")))
    #expect(handle(&title, .clicked(.setting(.base)), .deleted, .pasted(text), .next) == [.keep])
    #expect(title.settings.base?.text ?? "" == text)
    #expect(title.isList)
    #expect(title.scene.tip == "Links open this program, or the web page whose address you write here.")
  }

  @Test func `the address that the environment sets is shown, and cannot be changed`() throws {
    let base = try MessageURLBase("https://example.org/battleship.html#")
    let settings = TitleSettings(base: .demo)
    var title = Title(settings: settings, languages: [.english], saved: [], baseInForce: base)
    title.update(.focused(.byLink))
    #expect(title.scene.settings.first { $0.setting == .base }?.value.string == base.text)
    #expect(handle(&title, .clicked(.setting(.base))) == [.say(Language.english.terminal.title.baseIsInForce)])
    #expect(title.keyContext == .conversation)
    #expect(title.settings == settings)
  }

  @Test func `the hints of a field name the key that clears it`() {
    var title = title()
    title.update(.clicked(.setting(.names)))
    #expect(title.scene.hints.contains(.clears))
    #expect(KeyBindings.hint(.clears, in: .english) == "Ctrl-U clear")
    #expect(handle(&title, .typed(.control("u"))).isEmpty)
    #expect(title.page == .typing(.names, ""))
    title.update(.pasted("x"))
    #expect(title.event(for: KeyHint.clears.command).map { title.update($0) } == [])
    #expect(title.page == .typing(.names, ""))
    #expect(title.event(for: .delete) == nil)
  }

  @Test func `a link pasted anywhere is opened, and stays in the field if it is refused`() {
    for target in [TitleTarget.howToPlay, .byLink] {
      var title = title()
      title.update(.clicked(target))
      #expect(handle(&title, .pasted("?x")) == [.begin(.open("?x"))])
      #expect(title.focus == .openLink)
      #expect(handle(&title, .typed(.character("y")), .next) == [.begin(.open("?xy"))])
      #expect(
        handle(&title, .typed(.backspace), .typed(.backspace), .typed(.backspace), .next) == [
          .begin(.byLink(title.settings.game(byLink: true)))
        ])
      #expect(handle(&title, .clicked(.back)).isEmpty)
      #expect(title.focus == .byLink)
    }
    var title = title()
    #expect(handle(&title, .pasted("")).isEmpty)
    #expect(title.focus == .playComputer)
    #expect(handle(&title, .pasted(String(repeating: "x", count: 65_537))).isEmpty)
    #expect(handle(&title, .typed(.character("x")), .typed(.backspace), .copied).isEmpty)
  }

  @Test func `a link that a browser opens is shown as a QR code, and any other is not`() {
    var title = title()
    title.show(link: "?Ship_Location=0")
    #expect(title.targets == [.copyLink, .back])
    // The key says why there is no code.
    let words = Language.english.terminal.title
    let noCode = title.event(for: .character("Q")).map { title.update($0) }
    #expect(noCode == [.say(words.noCode(false))])
    #expect(title.scene.code == nil)
    let link = "https://example.org/#?Ship_Location=0"
    title.show(link: link)
    #expect(title.targets == [.copyLink, .showCode, .back])
    #expect(title.event(for: .character("Q")) == .clicked(.showCode))
    #expect(handle(&title, .clicked(.showCode)).isEmpty)
    #expect(title.scene.code == QRCode(link))
    #expect(!title.isList)
    #expect(handle(&title, .next).isEmpty)
    #expect(title.scene.link?.string == link)
    #expect(title.scene.code == nil)
    title.show(link: "https://example.org/#?" + String(repeating: "x", count: 900))
    #expect(title.targets == [.copyLink, .back])
    #expect(handle(&title, .clicked(.showCode)) == [.say(words.noCode(true))])
    title.update(.back)
    #expect(title.event(for: .character("Q")) == nil)
  }

  @Test func `a written link is shown, and copied on request`() {
    var title = title()
    title.show(link: "?Ship_Location=0")
    #expect(title.scene.link == "?Ship_Location=0")
    let copied = [TitleEffect.copy("?Ship_Location=0")]
    #expect(handle(&title, .copied) == copied)
    #expect(handle(&title, .clicked(.copyLink)) == copied)
    #expect(title.focus == .copyLink)
    #expect(handle(&title, .next) == copied)
    #expect(handle(&title, .moved(by: 1), .next).isEmpty)
    #expect(title.focus == .byLink)
  }

  @Test func `the page about the game scrolls as far as its lines reach`() {
    var title = title()
    title.update(.clicked(.howToPlay))
    #expect(handle(&title, .moved(by: -1)).isEmpty)
    #expect(title.scene.scroll == 0)
    title.update(.moved(by: 10))
    title.limitScroll(to: 7)
    #expect(title.scene.scroll == 7)
    #expect(handle(&title, .next).isEmpty)
    #expect(title.focus == .howToPlay)
  }

  @Test func `there is no page behind the list`() {
    var title = title()
    #expect(handle(&title, .back) == [.say(Language.english.terminal.phone.noWayBack)])
    #expect(handle(&title, .clicked(.openLink)).isEmpty)
  }
}
