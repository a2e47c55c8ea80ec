// One person and one message on a screen: keys go in, the screen and the effects come out.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

struct LinkSitting {
  var stack: ScreenStack
  var size = Size(rows: 24, columns: 80) { didSet { stack.environment.size = size } }
  var effects: [ScreenEffect] = []

  init(_ link: TableScreen) { stack = ScreenStack(.table(link)) }

  var seat: Seat? { stack.table?.seat }

  /// The command's answer if the game is left now.
  var answer: CommandResult? { stack.table?.answer(in: .english) }

  var screen: DrawnScreen { stack.drawn(size: size, widths: .table) }
  var text: String { screen.frame.picture.joined(separator: "\n") }

  mutating func press(_ keys: Key...) {
    for key in keys {
      let screen = screen
      stack.environment.layout = screen.layout
      if let event = ScreenEvent(.key(key), on: screen) { effects = stack.update(event).besideSaving }
    }
  }

  mutating func type(_ text: String) { for character in text { press(.character(character)) } }

  mutating func handle(_ event: ScreenEvent) { effects = stack.update(event).besideSaving }
}

@Suite("By link, on a screen") struct LinkStateTests {
  private let fresh = AnswerTests.fresh

  private func open(_ url: String) throws -> LinkSitting {
    LinkSitting(try TableScreen(received: GivenURL(argument: url)))
  }

  private func new(_ rules: Rules = .messages) -> LinkSitting { LinkSitting(TableScreen(rules: rules, seed: 1)) }

  @Test func `a text pasted into a game changes nothing, and a sentence says where links go`() throws {
    for (event, sentence) in [
      (.paste("battleship:?Board=3x3"), "Links are pasted on the title"),
      (.pasteRefused(.notText), "That was not text"),
    ] as [(PlayerInput, String)] {
      var sitting = try open(fresh)
      let table = sitting.stack.table
      sitting.handle(.input(event))
      #expect(sitting.stack.table == table && sitting.effects.isEmpty)
      #expect(sitting.text.contains(sentence), "\(sitting.text)")
    }
  }

  @Test func `a link pasted while this side waits is opened in place of the game`() throws {
    var sitting = new()
    sitting.type("r")
    sitting.press(.enter)
    #expect(sitting.stack.table?.awaitsLink == true)
    sitting.handle(.input(.paste(fresh)))
    #expect(sitting.effects == [.title(.begin(.open(fresh)))])
  }

  @Test func `the random ships of the game after a finished one follow from the event's seed`() throws {
    let over = try Game(messageURL: fresh.replacing("Is_Complete=0", with: "Is_Complete=1") + "&Guess=0&Guess=8")
    let fleets = [1 as UInt64, 2].map { seed in
      var sitting = LinkSitting(TableScreen(received: over))
      sitting.stack.environment.seed = seed
      sitting.handle(.input(.click(.seat(.button(.start)))))
      sitting.type("r")
      return sitting.seat?.nextFleet.draft.ships
    }
    #expect(fleets[0]?.count == 2)
    #expect(fleets[0] != fleets[1], "\(fleets)")
  }

  @Test func `arrows and Enter place the ships, and Finished answers with the message`() {
    var sitting = new()
    expectShown(sitting.text, "Hide your ships", "Ships to place: 2", "q quit")
    sitting.press(.enter, .down, .down, .right, .right, .enter)
    #expect(sitting.text.contains("[>Finished<]"))
    #expect(sitting.effects.isEmpty)
    sitting.press(.enter)
    #expect(sitting.effects == [.leave])
    #expect(sitting.answer == .done([], url: SafeText(fresh)))
  }

  @Test func `leaving before the ships are hidden gives no message, even if all are placed`() {
    var sitting = new()
    sitting.type("q")
    #expect(sitting.effects == [.leave])
    #expect(sitting.answer == .failed("The ships were not hidden, so there is no message."))
    sitting.type("rq")
    #expect(sitting.effects == [.leave])
    #expect(sitting.answer == .failed("The ships were not hidden, so there is no message."))
  }

  @Test func `shots are fired, also by name and by mouse, and leaving halfway answers with all of them`() throws {
    var sitting = try open(fresh)
    expectShown(sitting.text, "Find the ships", "Lives 3/3")
    sitting.type("b2 ")
    expectShown(sitting.text, "B2: miss. 2 lives left.")
    let cell = try #require(Cell("A1"))
    sitting.handle(.clicked(.cell(cell)))
    expectShown(sitting.text, "A1: sunk, a boat!", "Hit 1/2")
    sitting.handle(.clicked(.cell(cell)))
    expectShown(sitting.text, "You already fired at A1.", "No shot was used.")
    let reply = SafeText(fresh + "&Guess=4&Guess=0")
    #expect(sitting.answer == .done([], url: reply))
    sitting.type("y")
    #expect(sitting.effects == [.copy(reply.string)])
    #expect(sitting.text.contains("Copied."))
    sitting.type("q")
    #expect(sitting.effects == [.leave])
    #expect(sitting.answer == .done([], url: reply))
  }

  @Test func `a game that ends shows all ships, and Enter answers`() throws {
    var sitting = try open(fresh + "&Guess=4&Guess=0")
    sitting.type("c3")
    sitting.press(.enter)
    expectShown(sitting.text, "You destroyed all the ships!", "[>Reply with the result<]")
    sitting.press(.enter)
    let last = fresh.replacing("Complete=0", with: "Complete=1") + "&Guess=4&Guess=0&Guess=8"
    #expect(sitting.effects == [.leave])
    #expect(sitting.answer == .done([], url: SafeText(last)))
  }

  @Test func `a hunt ends with a word as large as the window, its figures and the board`() throws {
    var won = try open(fresh)
    won.type("a1 c3 ")
    won.stack.environment.isStill = true
    expectShown(won.text, "▀▀", "2 shots", "100% hit")
    expectShown(won.text, "You destroyed all the ships!", "[>Reply with the result<]")
    #expect(won.screen.frame.picture.count { ["A", "B", "C"].contains($0.split(separator: " ").first) } == 3)
    var lost = try open(fresh)
    lost.type("b1 b2 b3 ")
    expectShown(lost.text, "3 shots", "0% hit", "The ships are shown.")
    // If there is no room for both, the board is shown.
    lost.size = Size(rows: 12, columns: 40)
    expectShown(lost.text, "Hit 0/2", "You lost.", without: ["3 shots"])
  }

  @Test func `a message of a finished game shows how it ended`() throws {
    let over = fresh.replacing("Complete=0", with: "Complete=1") + "&Guess=4&Guess=0&Guess=8"
    var sitting = try open(over)
    expectShown(sitting.text, "The other player destroyed all the ships!", "[>Play again<]")
    sitting.type("a1 ")
    sitting.press(.tab, .up, .escape)
    #expect(sitting.effects.isEmpty)
    sitting.press(.backTab, .enter)
    #expect(sitting.effects == [.leave])
    #expect(sitting.answer == .done([], url: SafeText(over)))
  }

  @Test func `Enter moves to where the next ship fits, and stays on a placed ship`() {
    var sitting = new(.skirmish)
    sitting.type("tb2")
    sitting.press(.enter)
    #expect(sitting.seat?.nextFleet.cursor == Cell("B3"))
    sitting.press(.left, .enter)
    #expect(sitting.seat?.nextFleet.cursor == Cell("B2"))
    expectShown(sitting.text, "Ships to place: 2", "The Cruiser (B2-D2) is in")
    sitting.press(.right, .enter)
    #expect(sitting.seat?.nextFleet.cursor == Cell("B4"))
    #expect(sitting.text.contains("Ships to place: 1"))
  }

  @Test func `longer ships are turned, taken back and placed at random, and e names a row as well`() {
    var sitting = new(.skirmish)
    sitting.type("e1t ")
    expectShown(sitting.text, "Ships to place: 2")
    sitting.type("u")
    expectShown(sitting.text, "Ships to place: 3")
    sitting.type("y")
    expectShown(sitting.text, "There is no message to copy.")
    sitting.type("r")
    expectShown(sitting.text, "[>Finished<]")
    sitting.type("y")
    guard case .copy? = sitting.effects.first else {
      Issue.record("\(sitting.effects)")
      return
    }
    sitting.press(.up)
    #expect(sitting.seat?.keyContext(by: .link) == .placing)
    sitting.press(.escape)
    #expect(sitting.seat?.focus(by: .link) == .button(.finished))
    sitting.press(.escape, .control("l"))
    #expect(sitting.effects == [.redraw])
  }

  @Test func `the keys are a list, without those of the hot seat`() throws {
    var sitting = try open(fresh)
    sitting.type("?")
    expectShown(sitting.text, "How to play", "copies the link", without: ["host's calls", "staged"])
    sitting.type("?")
    sitting.size = Size(rows: 18, columns: 60)
    sitting.type("?")
    expectShown(sitting.text, " Keys ", "copy the link")
    expectShown(sitting.text, without: ["host's calls", "staged"])
    sitting.size = Size(rows: 12, columns: 40)
    sitting.press(.down, .down, .down, .down, .down, .down, .up)
    sitting.handle(.scrolled(.down))
    sitting.handle(.pasted("q"))
    expectShown(sitting.text, "more", without: ["hunt"])
    sitting.press(.control("l"))
    #expect(sitting.effects == [.redraw])
    sitting.type("q")
    #expect(sitting.effects.isEmpty)
    #expect(sitting.text.contains("Lives 3/3"))
    sitting.handle(.pasted("q"))
    #expect(sitting.effects.isEmpty)
  }

  @Test func `a window that is too small asks for more room, and can be left`() throws {
    var sitting = try open(fresh)
    sitting.size = Size(rows: 5, columns: 30)
    #expect(sitting.text.hasPrefix("Please enlarge the window"))
    sitting.press(.enter)
    #expect(sitting.answer == .done([], url: SafeText(fresh)))
    sitting.type("q")
    #expect(sitting.effects == [.leave])
    #expect(sitting.answer == .done([], url: SafeText(fresh)))
  }

  @Test func `no screen before the end depends on undiscovered ships`() {
    var pairs = DisguisedPairs()
    forAll("the screens of a link depend on the chart alone", count: 150) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      pairs.note(game)
      var sittings = try [game, other].map { try open(Game(fleet: $0.fleet).messageURL()) }
      for key in game.shots.map({ "\($0) " }) + ["?", "?", "y", "q"] {
        for index in sittings.indices { sittings[index].type(key) }
        try requireSame("screens after \(key)", sittings[0].screen, sittings[1].screen) { $0.frame.picture }
      }
      return sittings[0].seat?.scene(in: .english, for: .nameless(in: .english)).kind == .hunting
    }
    #expect(pairs.suffice(of: 150), "\(pairs)")
  }
}
