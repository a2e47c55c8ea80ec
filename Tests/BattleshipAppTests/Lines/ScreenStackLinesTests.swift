// The game in lines as a value: a typed line goes in, sentences come out, and no screen is drawn.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct ScreenStackLinesTests {
  /// A game in lines; the computer thinks at once, and random bytes come at once.
  private struct Lines {
    var stack: ScreenStack
    var effects: [ScreenEffect] = []
    private var chance = Chance(seed: 1)

    init(_ screen: AnyScreen, language: Language = .english, _ beginning: [ScreenEffect] = []) {
      stack = ScreenStack(screen, in: ScreenEnvironment(widths: .table, language))
      carryOut(beginning)
    }

    mutating func carryOut(_ effects: [ScreenEffect]) {
      for effect in effects {
        switch effect {
        case .drawEntropy: carryOut(stack.update(.entropy(Entropy(using: &chance))))
        case .table(.think(let thought)): carryOut(stack.update(.table(.thought(thought.finished()))))
        default: self.effects.append(effect)
        }
      }
    }

    /// Lets all automatic events happen, and returns the sentences.
    mutating func follow() -> [SafeText] {
      var said: [SafeText] = []
      while let event = stack.followsInLines {
        let before = stack
        carryOut(stack.update(event))
        said += stack.spoken(since: before)
      }
      return said
    }

    /// Types a line, and returns the sentences.
    mutating func type(_ line: String) -> [String] {
      effects = []
      var said: [SafeText] = []
      let before = stack
      switch stack.meaning(of: line) {
      case .quit: said = ["quit"]
      case .said(let sentences): said = sentences
      case .events(let events):
        for event in events { carryOut(stack.update(event)) }
        said = stack.spoken(since: before)
        said += follow()
      }
      return said.map(\.string)
    }
  }

  private func phones(_ game: ChosenGame) -> Lines {
    let phones = PhonesScreen(firstName: "John", secondName: "Kate", game: game, seed: 1, repeats: true)
    var lines = Lines(.phones(phones), phones.beginning)
    _ = lines.follow()
    return lines
  }

  private func solo(_ volley: Volley = .shots(1), language: Language = .english) throws -> Lines {
    var chance = Chance(seed: 1)
    let terms = try Terms(on: .skirmish, volley: volley)
    var table = Table(
      Solo(
        level: .easy, terms: terms, key: PlayerKey(using: &chance), computersKey: PlayerKey(using: &chance),
        randomness: RandomSource(seed: 1)))
    let beginning = table.begin()
    return Lines(.table(TableScreen(table)), language: language, beginning.map { .table($0) })
  }

  @Test func `two people hunt at one keyboard, and no trace of the ships is left to read`() {
    var lines = phones(.hunt(.messages))
    #expect(lines.stack.spoken(since: nil).count == 2)
    #expect(lines.type("a1") == ["To hide: 1 ship, length 1."])
    #expect(lines.type("C3") == ["All ships are hidden. Enter: Finished."])
    #expect(lines.type("mine") == ["Row A: ship at A1.", "Row C: ship at C3."])
    let over = lines.type("")
    #expect(Array(over.prefix(200)) == Array(repeating: "", count: 200))
    #expect(over.dropFirst(200) == ["Pass the keyboard to Kate. Kate, press Enter when you have the keyboard."])
    for word in ["mine", "theirs", "link", "B2", "random"] { #expect(lines.type(word) == Array(over.dropFirst(200))) }
    #expect(lines.type("")[1].hasPrefix("The board goes from A1 to C3."))
    #expect(lines.type("mine") == ["That is not possible here."])
    #expect(lines.type("link") == ["That is not possible here."])
    #expect(lines.type("theirs") == ["Nothing is known yet."])
    #expect(lines.type("fleet") == ["Boat, Boat afloat."])
    #expect(lines.type("B2") == ["B2: miss. 2 lives left."])
    #expect(lines.type("theirs b") == ["Row B: miss at B2."])
    #expect(lines.type("score") == ["Lives 2/3. Hit 0/2."])
    #expect(lines.type("a1") == ["A1: hit, and a ship of 1 cell is sunk. Afloat: 1 ship, length 1."])
    #expect(lines.type("c3").last?.hasSuffix("The player who fired has won. Enter: Reply with the result.") == true)
    #expect(lines.type("").last?.hasPrefix("Pass the keyboard to John.") == true)
    #expect(lines.type("").last?.hasSuffix("Enter: Play again.") == true)
  }

  @Test func `in a duel on the two phones a shot is sent and the keyboard changes hands`() {
    var lines = phones(.duel(Terms(on: .messages)))
    _ = lines.type("A1 C3")
    for line in ["", ""] { _ = lines.type(line) }
    #expect(lines.type("A1 ") == ["To hide: 1 ship, length 1."])
    for line in ["A3", ""] { _ = lines.type(line) }
    #expect(lines.type("A2").count == 201)
    #expect(lines.type("").last == "Kate missed at A2. Fire a shot.")
    #expect(lines.type("mine") == ["Your fleet:", "Row A: miss at A2, ship at A1.", "Row C: ship at C3."])
    #expect(lines.type("link").last?.contains("Seal=") == true)
    #expect(lines.type("no").last?.contains("means nothing") == true)
    #expect(lines.type("resign") == ["Type resign again to confirm. Enter: Play on."])
    #expect(lines.type("no").last?.contains("Fire a shot.") == true)
    #expect(lines.type("resign") == ["Type resign again to confirm. Enter: Play on."])
    #expect(lines.type("resign").last?.hasPrefix("Pass the keyboard to Kate.") == true)
  }

  @Test func `a person plays the computer, and every answer is short`() throws {
    var lines = try solo()
    #expect(lines.type("A1 B2") == ["A ship must lie along a row or a column."])
    #expect(lines.type("C1 A1") == ["To hide: 2 ships, length 2 and 2."])
    #expect(lines.type("A1-A3") == ["There is no ship of that length left."])
    #expect(lines.type("random") == ["All ships are hidden. Enter: Finished."])
    #expect(lines.type("back").count == 1)
    #expect(lines.type("random").count == 1)
    #expect(lines.type("").count == 2)
    #expect(lines.type("B2 B3") == ["Fire a shot."])
    #expect(lines.type("G1") == ["G1 is not on the board of 6x6."])
    #expect(lines.type("z9") == ["Z9 is not on this board. The board goes from A1 to F6."])
    #expect(lines.type("b2 a17") == ["A17 is not on this board. The board goes from A1 to F6."])
    #expect(lines.type("zz9") == ["'zz9' means nothing here. Type help to see what you can type."])
    #expect(lines.type("hint").last?.hasPrefix("The computer would fire at ") == true)
    #expect(lines.type("!").last?.hasPrefix("The computer would fire at ") == true)
    #expect(lines.type("?").count > 2)
    let shot = lines.type("B2")
    #expect(shot.count == 1)
    #expect(shot[0].hasPrefix("B2: "))
    #expect(shot[0].contains("The computer "))
    #expect(lines.type("fleet").count == 2)
    #expect(lines.type("board").count > 3)
    #expect(lines.type("link").count == 1)
    #expect(
      lines.type("resign") + lines.type("quit") == [
        "Type resign again to confirm. Enter: Play on.", "quit",
      ])
    #expect(lines.type("q") == ["quit"])
    #expect(lines.type("resign") == ["You gave up. You 0 : 1 computer. Enter: Play again."])
    #expect(lines.type("")[0].hasPrefix("Hide your ships"))
  }

  @Test func `a finished game can be told again, and so can its luck`() throws {
    var lines = try solo()
    #expect(lines.type("luck") == ["That is not possible here."])
    #expect(lines.type("replay") == ["That is not possible here."])
    for line in ["random", "", "B2", "C3", "resign", "resign"] { _ = lines.type(line) }
    let told = lines.type("replay")
    // Two shots of each player, and the end.
    #expect(told.count >= 4 && told[0].contains("B2"), "\(told)")
    let luck = lines.type("luck")
    #expect(
      luck.dropFirst().first?.hasPrefix("2 shots, ") == true
        && luck.dropFirst().first?.contains(" hit. The strong computer: all with ") == true, "\(luck)")
    #expect(
      luck.last?.hasPrefix("Skill: ") == true && luck.last?.hasSuffix(" of 2 shots were good.") == true, "\(luck)")
  }

  @Test func `a volley is fired once all its cells are named, and is answered in one line`() throws {
    var lines = try solo(.shots(3))
    for line in ["random", ""] { _ = lines.type(line) }
    #expect(lines.type("A1 A2 A3 A4") == ["Choose 3 cells."])
    #expect(lines.type("A1 A2") == ["Choose 1 more."])
    #expect(lines.type("back") == ["Choose 2 more."])
    _ = lines.type("back")
    #expect(lines.type("A1") == ["Choose 2 more."])
    // A chosen cell may be named again with the others.
    #expect(lines.type("A1 A2") == ["Choose 1 more."])
    _ = lines.type("back")
    #expect(lines.type("back") == ["Choose 3 cells."])
    let said = lines.type("A1 A2 A3")
    // The results of all six shots, and the next step; several misses are only counted.
    #expect(said.count == 1 && said[0].contains(" The computer "), "\(said)")
    #expect(said[0].hasSuffix("Choose 3 cells."), "\(said)")
    #expect(lines.type("B1 A2") == ["You already fired at A2. No shot was used."])
  }

  @Test func `a game by link asks for what it has to save and send`() throws {
    var new = Lines(.table(TableScreen(rules: .messages, seed: 1)))
    for line in ["A1", "C3"] { _ = new.type(line) }
    #expect(new.type("link").count == 2)
    _ = new.type("")
    #expect(new.effects.contains(.leave))
    let game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
    var open = Lines(.table(TableScreen(received: game)))
    #expect(open.type("B2 A1").last?.hasPrefix("A1: hit") == true)
    #expect(open.stack.table?.answer(in: .english).url?.string.hasSuffix("&Guess=4&Guess=0") == true)
    var duel = Lines(.table(TableScreen(duelUnder: Terms(on: .messages))))
    for line in ["random", ""] { _ = duel.type(line) }
    #expect(duel.effects == [.table(.keys)])
  }

  @Test func `the title is a list whose numbers choose`() {
    var lines = Lines(.title(TitleScreen(Title(settings: TitleSettings(), languages: [.english], saved: []))))
    let list = lines.stack.spoken(since: nil).map(\.string)
    #expect(list[1] == "1 Play the computer: fair, 10x10, 5 ships")
    #expect(list.suffix(2) == ["14 Links: for battleship-tui", "Type a number to choose. Type help for the rest."])
    #expect(lines.type("11") == ["Level: strong", "It weighs every way in which the ships can lie."])
    #expect(lines.type("15")[0].hasPrefix("'15' means nothing here"))
    _ = lines.type("12")
    #expect(lines.type("help").first == "Type your name, or only Enter to have none.")
    #expect(lines.type("Zoë").contains("Your name: Zoë"))
    _ = lines.type("13")
    #expect(lines.type("Ann")[0].hasPrefix("Write two different names with a comma between them, such as Ann,Bob,"))
    _ = lines.type("Ann,Bob")
    #expect(lines.stack.spoken(since: nil).contains("13 Names: Ann,Bob"))
    #expect(lines.type("14").last?.hasPrefix("With # at the end") == true)
    #expect(lines.type("two words")[0].hasPrefix("Enter the page's address"))
    _ = lines.type("https://example.com/play")
    #expect(lines.stack.spoken(since: nil).contains("14 Links: https://example.com/play"))
    _ = (lines.type("14"), lines.type(""))
    #expect(lines.stack.spoken(since: nil).contains("14 Links: for battleship-tui"))
    #expect(list[6] == "6 Score")
    _ = lines.type("6")
    #expect(lines.effects == [.title(.score)])
    #expect(lines.type("7").contains { $0.hasPrefix("Duel: ") })
    _ = lines.type("1")
    _ = lines.type("?Ship_Location=0")
    #expect(lines.effects == [.title(.begin(.open("?Ship_Location=0")))])
    _ = lines.type("")
    var live = Lines(
      .title(TitleScreen(Title(settings: TitleSettings(ownName: OwnName.empty), languages: [.english], saved: []))))
    #expect(live.type("5").contains("1 Hide ships and wait: 10x10, 5 ships"))
    _ = live.type("sea:4242")
    #expect(live.effects == [.title(.begin(.joinLive(at: "sea:4242")))])
  }

  @Test func `the first duel by link asks for a name, and accepts any line`() {
    for (line, name) in [("Ann Lee", "Ann Lee"), ("", nil as String?)] {
      var lines = Lines(.title(TitleScreen(Title(settings: TitleSettings(), languages: [.english], saved: []))))
      _ = lines.type("4")
      #expect(lines.type("1").contains { $0.hasPrefix("What are you called?") })
      _ = lines.type(line)
      guard case .title(let title)? = lines.stack.screen else {
        Issue.record("the title is gone")
        return
      }
      #expect(title.title.settings.ownName?.name?.text == name && title.title.settings.ownName != nil)
      #expect(lines.effects == [.title(.keep), .title(.begin(.byLink(title.title.settings.game(byLink: true))))])
    }
  }

  @Test func `help lists the inputs, in both languages and every place`() throws {
    var lines = phones(.hunt(.messages))
    #expect(lines.type("help").count == 3)
    for line in ["random", ""] { _ = lines.type(line) }
    #expect(lines.type("help").count == 2)
    _ = lines.type("")
    #expect(lines.type("help").count == 4)
    var chinese = try solo(language: .chinese)
    #expect(chinese.type("random") == ["所有的船都藏好了。Enter：完成。"])
    #expect(chinese.type("help").count == 3)
    _ = chinese.type("")
    #expect(chinese.type("fleet")[0].hasPrefix("敌方海域：未沉 "))
    #expect(chinese.type("nix")[0].contains("“nix”"))
  }

  @Test func `any lines in any order are answered, and never with the ships of a hunt at one keyboard`() {
    let words =
      [
        "", "", "", "random", "back", "a1", "B2 C3", "A1 A3", "f6", "mine", "theirs", "theirs b", "board", "fleet",
        "score",
      ]
      + ["link", "hint", "resign", "help", "nothing", "é\u{301}", "-", "A1-A3", "B2 B2"]
    forAll("a line is answered", count: 30) { chance in
      var lines = phones(
        chance.next(upperBound: 2 as UInt64) == 0
          ? .hunt(.messages) : .duel(try Terms(on: .skirmish, volley: .shots(2))))
      for _ in 0..<60 {
        let word = words[Int(chance.next(upperBound: UInt64(words.count)))]
        let said = lines.type(word)
        chance.show("\(word): \(said)")
        if said.joined().contains("Ship_Location") { return false }
      }
      return true
    }
  }

  @Test func `no line but the link depends on undiscovered ships`() {
    forAll("what is said to the seeker depends on the chart alone", count: 100) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      let said = [game, other].map { game in
        var lines = Lines(.table(TableScreen(received: Game(fleet: game.fleet))))
        let shots = game.shots.map { lines.type(SafeText($0).string) }
        return [lines.stack.spoken(since: nil).map(\.string)] + shots
          + ["board", "theirs", "mine", "fleet", "score", "hint", "help", "", "resign", "back"].map { lines.type($0) }
      }
      try requireSame("what is said", said[0], said[1])
      return true
    }
  }
}
