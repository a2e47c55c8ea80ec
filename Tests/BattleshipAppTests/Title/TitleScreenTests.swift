// The screen of the title: the layout of each size, the effect of a click, and that no outside text can control it.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct TitleScreenTests {
  private static let saved: [Listing] = [
    .twoPlayers(first: "Ann", second: "Bob", .duel(Terms(on: .classic)), turn: "Bob")
  ]

  private func state(_ language: Language = .english, saved: [Listing] = saved) -> TitleScreen {
    TitleScreen(Title(settings: TitleSettings(language: language), languages: [.english, .chinese], saved: saved))
  }

  private func lines(_ state: TitleScreen, rows: Int = 24, columns: Int = 80, _ widths: CharacterWidth = .table)
    -> [String]
  {
    state.drawn(size: Size(rows: rows, columns: columns), widths: widths).frame.picture
  }

  /// Presses keys, each on the screen as drawn before it.
  @discardableResult
  private func press(_ state: inout TitleScreen, _ keys: Key...) -> [ScreenEffect] {
    keys.reduce([]) { state.update(.pressed($1), on: state.drawn(size: Size(rows: 24, columns: 80), widths: .table)) }
  }

  /// Clicks the first letter of a text.
  private func click(_ state: inout TitleScreen, _ text: String, in size: Size? = nil) -> [ScreenEffect]? {
    let screen = state.drawn(size: size ?? Size(rows: 24, columns: 80), widths: .table)
    for (row, line) in screen.frame.picture.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      let column = CharacterWidth.table.columns(of: SafeText(String(line[..<range.lowerBound])))
      return ScreenEvent(.click(Point(row: row, column: column)), on: screen).map { state.update($0, on: screen) }
    }
    return nil
  }

  @Test func `large letters stand above the list from 60 columns on, and smaller screens have only the list`() {
    #expect(lines(state())[1].hasPrefix("  ▀▀▀▀▀▀ ▀▀▀▀▀▀ ▀▀▀▀▀▀"))
    #expect(lines(state(), .ascii)[2].contains("##  ## ##  ##   ##     ##"))
    #expect(lines(state(), rows: 40, .ascii).contains { $0.contains("|_o__o__o") })
    #expect(lines(state(), rows: 15).allSatisfy { !$0.contains("▀▀") })
    #expect(lines(state(), rows: 20, columns: 70)[0].hasPrefix(" ▀▀▀   ▀▀  ▀▀▀▀ ▀▀▀▀"))
    #expect(lines(state(), rows: 20, columns: 60)[0].hasPrefix(" ▀▀▀   ▀▀  ▀▀▀▀ ▀▀▀▀"))
    #expect(lines(state(), rows: 20, columns: 50).contains { $0.contains("B A T T L E S H I P S") })
    #expect(lines(state(saved: []), rows: 17, columns: 40).contains { $0.contains("B A T T L E S H I P S") })
  }

  @Test func `the longest choice is whole beside the small sea, at every width`() {
    var state = state()
    state.title.update(.focused(.setting(.game)))
    for _ in 0..<2 { state.title.update(.changed(by: 1)) }
    for columns in 79...160 {
      let shown = lines(state, rows: 33, columns: columns)
      #expect(shown.contains { $0.contains("◂ duel, salvo ▸") }, "\(columns)")
      #expect(shown.contains { $0.filter { $0 != " " }.hasSuffix("123456") }, "\(columns) \(shown)")
    }
  }

  @Test func `no choice moves the small sea`() {
    for (rows, columns) in [(24, 80), (30, 100), (40, 120)] {
      var state = state(saved: [])
      state.title.update(.focused(.setting(.board)))
      var places: Set<Point> = []
      for _ in TitleSettings.boards {
        let shown = lines(state, rows: rows, columns: columns)
        for (row, line) in shown.enumerated() where line.filter({ $0 != " " }).hasSuffix("123456") {
          places.insert(Point(row: row, column: line.count))
        }
        state.title.update(.changed(by: 1))
      }
      #expect(places.count == 1, "\(columns) \(places)")
    }
  }

  @Test func `how to play begins with three small boards if there is room`() {
    var state = state()
    state.title.update(.clicked(.howToPlay))
    let shown = lines(state)
    #expect(shown.contains { $0.contains("1 Hide") && $0.contains("2 Fire") && $0.contains("3 Sink them all") })
    #expect(shown.contains { $0.contains("B  ✗  ✗") || $0.contains("✗▄▄✗") })
    #expect(lines(state, rows: 12, columns: 40).allSatisfy { !$0.contains("1 Hide") })
    #expect(lines(state, rows: 40, columns: 120).contains { $0.contains("2 Fire") })
  }

  @Test func `the smallest window names the key that leads to a line's settings`() {
    for (language, words) in [(Language.english, "→ settings"), (.chinese, "→ 本项设置")] {
      let footer = lines(state(language, saved: []), rows: 12, columns: 40).last
      #expect(footer?.contains(words) == true && footer?.contains("q ") == true, "\(footer ?? "")")
    }
  }

  @Test func `the marks of the picture are ASCII if the screen has nothing else`() {
    for page in [TitleTarget.howToPlay, .byLink, .phones] {
      var state = state()
      state.title.update(.clicked(page))
      #expect(lines(state, .ascii).allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }
  }

  @Test func `the smallest screen scrolls to every line of the longest list`() throws {
    let solo = Listing.computer(.fair, Terms(on: .classic))
    let hunts = try ["A1,C3", "A2,C3", "A3,C3", "B1,C3"].map {
      Listing(Game(fleet: try Fleet(named: $0, rules: .messages)), isMine: true, age: 1)
    }
    var state = state(saved: Self.saved + [solo] + hunts)
    #expect(state.title.targets.count == 14)
    for target in state.title.targets {
      let shown = lines(state, rows: 12, columns: 40)
      #expect(shown.count { $0.hasPrefix("  > ") } == 1, "\(target)")
      #expect(shown[0].hasSuffix("⌃") == !shown[0].contains("Ann v. Bob"), "\(shown)")
      // The marks of the scroll stand beside the lines.
      #expect(
        shown.allSatisfy { !$0.hasSuffix("⌃") && !$0.hasSuffix("⌄") || $0.dropLast().hasSuffix("  ") }, "\(shown)")
      press(&state, .down)
    }
  }

  @Test func `a QR code is whole with its margin, or says how large a window it needs`() throws {
    var state = state()
    let link = "https://example.org/#?Ship_Location=0"
    state.title.show(link: link)
    state.title.update(.clicked(.showCode))
    let code = try #require(QRCode(link))
    // With four modules on each side, 29 modules take 37 columns and 19 rows; two of four rows below explain the code.
    let frame = state.drawn(size: Size(rows: 23, columns: 40), widths: .table).frame
    #expect(frame.picture.suffix(4).prefix(2).joined().contains("opens the"))
    for row in -4..<code.size + 4 {
      for column in -4..<code.size + 4 {
        let inside = 0..<code.size ~= row && 0..<code.size ~= column
        let tile = try #require(frame[Point(row: (row + 4) / 2, column: column + 4 + 1)])
        let color = (row + 4) % 2 == 0 ? tile.style.paint.letters : tile.style.paint.ground
        #expect(color == .number(inside && code[row, column] ? 16 : 231), "\(row) \(column)")
      }
    }
    // However few colours there are, the dark modules are black, and the light ones are not.
    var module = Style.plain
    module.paint = Paint(letters: .number(16), ground: .number(231))
    for inks in Theme.allCases.compactMap(\.inks) {
      let (dark, light) = inks[module]
      #expect([dark.rgb, Int32(dark.sixteen), Int32(dark.eight)] == [0, 0, 0])
      #expect([light.rgb, Int32(light.sixteen), Int32(light.eight)] == [0xffffff, 15, 7])
    }
    for (rows, widths) in [(22, CharacterWidth.table), (23, .ascii)] {
      let small = lines(state, rows: rows, columns: 40, widths).joined(separator: " ")
      #expect(small.split(separator: " ").joined(separator: " ").contains("needs a window of 37 columns and 23 rows"))
      #expect(!small.contains("scans"))
    }
  }

  @Test func `a link stands below the boards of its game, with its newest shots, and its buttons side by side`()
    throws
  {
    let game = try PicturedDuel.sent()
    for size in [Size(rows: 24, columns: 80), Size(rows: 40, columns: 120)] {
      var state = TitleScreen(Title(settings: TitleSettings(), languages: [.english], saved: []))
      state.title.show(link: game.link, of: game.scene)
      let drawn = state.drawn(size: size, widths: .table)
      let shown = drawn.frame.picture
      #expect(shown.contains { $0.contains("Ben's waters") && $0.contains("Your fleet") })
      #expect(shown.contains { $0.contains("You fired at C3 and C4. Send this link to the other player.") })
      let sentence = try #require(shown.firstIndex { $0.contains("link, too.") })
      let first = try #require(shown.firstIndex { $0.hasPrefix("battleship:") })
      #expect(first > sentence)
      // The link is whole, from edge to edge, so that a mouse copies it.
      let rows = game.link.count / size.columns + 1
      #expect(shown[first..<first + rows].joined() == game.link)
      #expect(drawn.frame.hyperlink?.rows == first..<first + rows)
      #expect(shown.contains { $0.contains("[>Copy the link<]") && $0.contains("[ Back to the title ]") })
      press(&state, .right)
      #expect(state.title.focus == .back)
      press(&state, .left)
      #expect(state.title.focus == .copyLink)
    }
    // Without room, only the link is shown, and the text scrolls.
    var state = TitleScreen(Title(settings: TitleSettings(), languages: [.english], saved: []))
    state.title.show(link: game.link, of: game.scene)
    let size = Size(rows: 12, columns: 40)
    let beginning = lines(state, rows: 12, columns: 40)
    #expect(beginning.contains { $0.contains("battleship:?Format=2") } && beginning.contains { $0.contains("PgDn: +") })
    for _ in 0..<9 { _ = state.update(.pressed(.pageDown), on: state.drawn(size: size, widths: .table)) }
    #expect(lines(state, rows: 12, columns: 40).contains { $0.contains("Paste the reply here") })
    #expect(state.title.focus == .copyLink)
    for _ in 0..<9 { _ = state.update(.pressed(.pageUp), on: state.drawn(size: size, widths: .table)) }
    #expect(lines(state, rows: 12, columns: 40) == beginning)
  }

  @Test func `the flag waves twice a second for ten seconds, or until the first key`() {
    var stack = ScreenStack(.title(state()), in: ScreenEnvironment())
    #expect(stack.delay == nil, "nothing moves on a still screen")
    var environment = ScreenEnvironment()
    environment.isStill = false
    stack = ScreenStack(.title(state()), in: environment)
    var frames = [stack.drawn?.frame]
    for _ in 0..<20 {
      #expect(stack.delay == 500)
      #expect(stack.update(.awoke).isEmpty)
      frames.append(stack.drawn?.frame)
    }
    #expect(stack.delay == nil)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0 != $1 })
    var other = ScreenStack(.title(state()), in: environment)
    _ = other.update(.awoke)
    _ = other.update(.pressed(.down))
    #expect(other.delay == nil)
    let still = other.drawn?.frame
    _ = other.update(.awoke)
    #expect(other.drawn?.frame == still)
  }

  @Test(arguments: [80, 100, 120])
  func `the columns of the games have gaps between them, and the event is cut first where they are narrow`(
    columns: Int
  ) throws {
    let solo = Listing.computer(.strong, Terms(on: .classic), age: 1_500)
    var game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
    _ = try game.fire(at: .a1)
    let hunts = [true, false].map { isMine in
      var hunt = Listing(game, isMine: isMine, age: 3)
      if !isMine { hunt.venue = .link("another") }
      return hunt
    }
    let shown = lines(state(saved: Self.saved + [solo] + hunts), columns: columns)
    for parts in [
      ["Computer", "strong, 10x10", "Your turn", "yesterday"], ["Ann v. Bob", "duel 10x10", "Bob's turn"],
      ["Your hunt", "3x3", "Their turn", "3 min"], ["Hunt", "3x3", "Your turn", "3 min"],
    ].map({ columns < 100 ? $0.filter { !$0.hasSuffix("min") && $0 != "yesterday" } : $0 }) {
      let line = try #require(shown.first { $0.contains(" \(parts[0])  ") }, "\(shown)")
      for part in parts.dropFirst() { #expect(line.contains("  \(part)"), "\(line)") }
    }
  }

  @Test func `the page's address is asked for with a sentence about its end, above the hints`() {
    for (rows, columns) in [(24, 80), (12, 40)] {
      var state = state()
      state.title.update(.clicked(.setting(.base)))
      #expect(state.title.scene.line == .byLink)
      let shown = lines(state, rows: rows, columns: columns)
      #expect(shown.suffix(4).dropLast().joined(separator: " ").contains("https://example.org/play.html#"))
      #expect(shown.contains { $0.contains(">  Links") || $0.contains("> Links") })
      #expect(shown.last?.contains("Ctrl-U clear") == true)
    }
  }

  @Test func `the list is clicked, and so are its hints`() {
    var state = state()
    #expect(click(&state, "Play the computer") == [.title(.begin(.computer(.fair, Terms(on: .classic))))])
    let two = GameStart.two(state.title.settings.names, state.title.settings.game(byLink: false))
    #expect(click(&state, "Two players, one keyboard") == [.title(.begin(two))])
    #expect(click(&state, "Messages, two phones") == [])
    #expect(lines(state)[2].contains("Ann v. Bob: Bob's turn, duel 10x10"))
    #expect(click(&state, "New game") == [.title(.begin(.phones(isNew: true)))])
    #expect(click(&state, "Esc back") == [])
    state.title.update(.focused(.playComputer))
    #expect(click(&state, "Level") == [.title(.keep)])
    #expect(state.title.settings.level == .strong)
    #expect(click(&state, "q quit") == [.leave])
    #expect(click(&state, "Hide your ships") == nil)
    // On another page, the key that leaves the title leads back to it.
    #expect(click(&state, "How to play") == [])
    #expect(!state.title.isList)
    #expect(press(&state, .character("q")) == [])
    #expect(state.title.isList)
    let begun = click(&state, "Play the computer", in: Size(rows: 12, columns: 40))
    #expect(begun == [.title(.begin(.computer(.strong, Terms(on: .classic))))])
  }

  @Test func `keys lie over the title, and letters are text in the names`() {
    var stack = ScreenStack(.title(state()))
    func shows(_ text: String) -> Bool { stack.drawn?.frame.picture.contains { $0.contains(text) } == true }
    #expect(stack.update(.pressed(.character("?"))).isEmpty)
    #expect(shows("choose a line"))
    #expect(!shows("place all ships"))
    #expect(stack.update(.pressed(.control("l"))) == [.redraw])
    #expect(stack.update(.pressed(.character("x"))).isEmpty)
    #expect(!shows("choose a line"))
    #expect(stack.update(.pressed(.control("l"))) == [.redraw])
    #expect(stack.update(.pressed(.character("z"))).isEmpty)
    #expect(stack.update(.pressed(.function(12))).isEmpty)
    #expect(stack.update(.clicked(.title(.setting(.names)))).isEmpty)
    for key in "q?" { #expect(stack.update(.pressed(.character(key))).isEmpty) }
    #expect(shows("John,Kateq?"))
    #expect(stack.drawn?.frame.cursor != nil)
  }

  @Test func `a long typed text shows its end`() {
    var state = state()
    press(&state, .down, .down, .down, .down, .enter)
    let screen = state.drawn(size: Size(rows: 12, columns: 40), widths: .table)
    _ = state.update(.pasted(String(repeating: "x", count: 300) + "END"), on: screen)
    let drawn = state.drawn(size: Size(rows: 12, columns: 40), widths: .table)
    #expect(drawn.frame.picture.contains { $0.hasSuffix("xEND") })
    #expect(drawn.frame.cursor.map { $0.column < 40 } == true)
    #expect(state.update(.pasteRefused(.longer(than: 9)), on: screen) == [.say(.pasteRefused(.longer(than: 9)))])
  }

  @Test func `how to play explains the marks as the boards draw them`() {
    var state = state()
    state.title.update(.clicked(.howToPlay))
    // A miss and a hit of the small boards stand in the legend too, of one row or of two.
    for _ in 0..<40 { state.title.update(.moved(by: 1)) }
    expectShown(
      lines(state).joined(separator: "\n"), "A           •", "B  ✗  ✗", "Marks     •  miss    ✗  hit   ▐✗▌ sunk")
    state.title.limitScroll(to: 0)
    let large = lines(state, rows: 40, columns: 120).joined(separator: "\n")
    expectShown(large, "▗▄▄▖ miss   ▝▙▟▘ hit", "▝▀▀▘        ▗▛▜▖")
    #expect(large.count { $0 == "▙" } > 2)
  }

  @Test func `in a large window a short page stands in the middle`() throws {
    var state = state()
    state.title.update(.clicked(.byLink))
    for (rows, columns) in [(40, 120), (50, 200)] {
      let row = try #require(lines(state, rows: rows, columns: columns).firstIndex { $0.contains("Play by link") })
      #expect(row > rows / 3 && row < rows * 2 / 3)
    }
    #expect(lines(state)[2].contains("Play by link"))
  }

  @Test func `who joins a live game from outside is asked for a name`() {
    var state = state()
    #expect(state.join(at: "example.org:4242") == [])
    expectShown(lines(state).joined(separator: "\n"), "What are you called?")
    for letter in "Ann" { _ = state.update(.pressed(.character(letter))) }
    #expect(state.update(.pressed(.enter)).contains(.title(.begin(.joinLive(at: "example.org:4242")))))
  }

  @Test func `a page scrolls by keys and by the wheel, but not beyond its end`() {
    var state = state()
    state.title.update(.clicked(.howToPlay))
    let size = Size(rows: 12, columns: 40)
    for _ in 0..<100 { _ = state.update(.scrolled(.down), on: state.drawn(size: size, widths: .table)) }
    let end = lines(state, rows: 12, columns: 40)
    #expect(end.contains { $0.hasPrefix("F") || $0.contains(" F") })
    #expect(!end.contains { $0.contains("more") })
    _ = state.update(.scrolled(.up), on: state.drawn(size: size, widths: .table))
    #expect(lines(state, rows: 12, columns: 40) != end)
    for _ in 0..<100 { _ = state.update(.pressed(.pageUp), on: state.drawn(size: size, widths: .table)) }
    #expect(lines(state, rows: 12, columns: 40).contains { $0.contains("Hunt") })
  }

  @Test(arguments: [Size(rows: 24, columns: 80), Size(rows: 12, columns: 40)])
  func `every page fits in both languages, and a Chinese one has no English sentence`(size: Size) {
    for page in [nil, TitleTarget.howToPlay, .byLink, .twoPlayers] {
      var cut: [Int] = []
      for language in Language.allCases {
        var state = state(language)
        if let page { state.title.update(.clicked(page)) }
        let lines = lines(state, rows: size.rows, columns: size.columns)
        cut.append(lines.count { $0.contains("…") })
        #expect(lines.count == size.rows)
        guard language == .chinese else { continue }
        let known: Set<String> = ["John", "Kate", "Enter", "Left", "Right", "Down", "Esc"]
        let words = lines.flatMap { $0.split { !($0.isLetter && $0.isASCII) } }.map(String.init).filter { $0.count > 3 }
        #expect(words.allSatisfy(known.contains), "\(words)")
      }
      #expect(cut[1] <= cut[0] && (size.columns < 80 || cut == [0, 0]), "\(String(describing: page)) \(cut)")
    }
  }

  @Test func `a screen that is too small asks for room`() {
    let screen = state().drawn(size: Size(rows: 11, columns: 40), widths: .table)
    #expect(screen.isTooSmall)
    #expect(ScreenEvent(.key(.enter), on: screen) == nil)
  }

  @Test func `any input at any size is drawn to the edges of the screen`() {
    let keys: [Key] =
      [.enter, .enter, .tab, .backTab, .escape, .backspace, .up, .down, .left, .right, .pageDown, .control("l")]
      + "abqjkhl y?^é🚢,".map(Key.character)
    forAll("100 random events are drawn", count: roundsOfInput(60)) { chance in
      var state = state(chance.isTrue(oneIn: 2) ? .english : .chinese)
      for _ in 0..<100 {
        let size = Size(rows: chance.number(0...40), columns: chance.number(0...130))
        let widths = chance.isTrue(oneIn: 3) ? CharacterWidth.ascii : .table
        let screen = state.drawn(size: size, widths: widths)
        let events: [TerminalEvent] = [
          .key(keys[chance.number(0...keys.count - 1)]), .scroll(Point(row: 0, column: 0), .down),
          .click(Point(row: chance.number(0...40), column: chance.number(0...130))),
          .paste(["\u{1b}[2J\n", "", "海,e\u{301}", "?Ship_Location=0"][chance.number(0...3)]),
        ]
        if let event = ScreenEvent(events[min(chance.number(0...12), 3)], on: screen) {
          for case .title(.begin(.open)) in state.update(event, on: screen) {}
        }
        let lines = state.drawn(size: size, widths: widths).frame.picture
        guard lines.count == size.rows, lines.allSatisfy({ widths.columns(of: SafeText($0)) <= size.columns }) else {
          return false
        }
      }
      return true
    }
  }
}
