// Finished games: recorded once, read as they were written, and counted for each player and opponent.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct ScoreTests {
  private func hunt(_ shots: String...) throws -> MessageContent {
    var game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
    for name in shots { _ = try game.fire(at: try #require(Cell(name))) }
    return .hunt(game)
  }

  @Test func `only a finished game is recorded, and its message determines the winner`() throws {
    let won = try #require(FinishedGame(try hunt("A1", "C3"), first: .named("John"), second: .named("Kate")))
    #expect(won.winner == .second)
    #expect(won.shots(of: .second) == 2)
    #expect(won.shots(of: .first) == 0)
    #expect(try FinishedGame(hunt("A2", "A3", "B1"), first: .unnamed, second: .user)?.winner == .first)
    #expect(try FinishedGame(hunt("A1"), first: .unnamed, second: .user) == nil)
    let game = Game.overUnrecorded(fleet: try Fleet(named: "A1,C3", rules: .messages))
    #expect(FinishedGame(.hunt(game), first: .unnamed, second: .user) == nil)
    let table = try LinkedDuel.played()
    let duel = try #require(FinishedGame(table.duel, by: .second, against: .computer(.fair)))
    #expect(duel[.second] == .user)
    #expect(duel[.first] == .computer(.fair))
    #expect(duel.winner == table.duel.winner)
  }

  @Test func `a board of the day has its name, on the day it was played on or the day after`() throws {
    var game = DailyBoard(try CalendarDate(written: "2026-11-24")).hunt
    for cell in game.fleet.cells { _ = try game.fire(at: cell) }
    let names = try ["2026-11-24", "2026-11-25", "2026-11-26", ""].map { day in
      var record = try #require(FinishedGame(.hunt(game), first: .unnamed, second: .user))
      record.day = try? CalendarDate(written: day)
      // What is written of it is as before.
      #expect(record.text.contains("unnamed"))
      #expect(try FinishedGame(text: record.text) == record)
      let replayed = ReplayScreen([record]).drawn(in: ScreenEnvironment(Size(rows: 24, columns: 100))).frame.picture[1]
      #expect(
        replayed.contains("You v. the board of the") == (day == "2026-11-24" || day == "2026-11-25"), "\(replayed)")
      return Score(of: [record]).gameLines(in: .english)[0].text
    }
    let (daily, other): (SafeText, SafeText) = (
      "You cleared the board of the day in 17 shots", "You beat a friend by link in 17 shots"
    )
    #expect(names == [daily, daily, other, other])
  }

  @Test func `the title lists games by opponent, the newest first, in either language`() throws {
    let table = try LinkedDuel.played()
    var duel = try #require(FinishedGame(table.duel, by: .second, against: .computer(.strong)))
    duel.day = try CalendarDate(written: "2026-11-24")
    let hunt = try #require(FinishedGame(try hunt("A1", "C3"), first: .unnamed, second: .user))
    var stack = ScreenStack(.overlay(OverlayScreen(.score(Score(of: [duel, hunt])))))
    func picture() -> String { stack.drawn?.frame.picture.joined(separator: "\n") ?? "" }
    func lines(with text: String) -> [Substring] {
      picture().split(separator: "\n").filter { $0.contains(text) }
    }
    /// The line with the cursor.
    func chosen() -> String {
      guard let frame = stack.drawn?.frame, let row = frame.cursor?.row else { return "" }
      return frame.picture[row]
    }
    #expect(lines(with: "played  won  best  mean  in a row").count == 1, "\(picture())")
    #expect(lines(with: "Hunt        a friend by link            1    1     2   2.0         1").count == 1)
    #expect(lines(with: "Duel        the computer (strong)       1    0     -     -         0").count == 1)
    // If the table does not fit, each row is a sentence.
    stack.environment.size = Size(rows: 24, columns: 40)
    expectShown(picture(), "You v. a friend by link: 1 game,")
    stack.environment.size = Size(rows: 24, columns: 80)
    // Each game is listed below, the newest first, with its day and its board, a lost one in red.
    let won = try #require(lines(with: "            You beat a friend by link in 2 shots ").first)
    #expect(won.hasSuffix(" hunt 3x3"))
    let lost = try #require(lines(with: "2026-11-24  Beaten by the computer (strong) in 2 shots ").first)
    #expect(lost.hasSuffix(" duel 3x3"))
    let frame = try #require(stack.drawn?.frame)
    let row = try #require(frame.picture.firstIndex { $0 == lost })
    #expect(frame[Point(row: row, column: 20)]?.style == Style(.alarm))
    // A key, and a click on its hint, replay all of them.
    #expect(stack.drawn?.touches.contains { $0.target == .key(.watch) } == true)
    for event in [ScreenEvent.pressed(.character("v")), .input(.click(.key(.watch)))] {
      var stack = stack
      #expect(stack.update(event) == [])
      expectShown(stack.drawn?.frame.picture.joined(separator: "\n") ?? "", "Game 1/2  You v. a friend")
    }
    // Up and Down choose one of them, which Enter shows alone.
    stack = ScreenStack(.overlay(OverlayScreen(.score(Score(of: [duel, hunt])))))
    #expect(chosen().contains("You beat a friend by link"))
    for key in [Key.down, .down] { #expect(stack.update(.pressed(key)) == []) }
    #expect(chosen().contains("Beaten by the computer"))
    stack.environment.size = Size(rows: 12, columns: 40)
    #expect(chosen().contains("11-24 Beaten by the computer"), "\(picture())")
    stack.environment.size = Size(rows: 24, columns: 80)
    #expect(stack.update(.pressed(.enter)) == [])
    expectShown(picture(), "Replay: Shot 0/4", without: ["Game 1"])
    stack = ScreenStack(.overlay(OverlayScreen(.score(Score(of: [duel, hunt])))))
    stack.environment.language = .chinese
    expectShown(picture(), "战绩", "连胜", "发来链接的人")
    stack = ScreenStack(.overlay(OverlayScreen(.score(Score(of: [])))))
    expectShown(picture(), "No finished games yet.", without: ["Enter"])
  }

  @Test func `results that do not fit above the newest game are reached from there`() throws {
    let misses = ["Ann": "A2", "Bob": "A3", "Cat": "B1", "Dan": "B2", "Eve": "B3", "Fay": "C1", "Gus": "C2"]
    let games = try misses.sorted { $0.key < $1.key }.map { name, miss in
      try #require(FinishedGame(try hunt(miss, "A1", "C3"), first: .named(name), second: .user))
    }
    var stack = ScreenStack(.overlay(OverlayScreen(.score(Score(of: games)))))
    stack.environment.size = Size(rows: 12, columns: 40)
    func picture() throws -> String {
      let drawn = try #require(stack.drawn)
      stack.environment.layout = drawn.layout
      return drawn.frame.picture.joined(separator: "\n")
    }
    expectShown(try picture(), "You beat Gus", without: ["in a row"])
    #expect(stack.update(.pressed(.up)) == [])
    expectShown(try picture(), "in a row", without: ["You beat"])
    #expect(stack.update(.pressed(.up)) == [] && stack.update(.pressed(.down)) == [])
    expectShown(try picture(), "You beat Gus", without: ["in a row"])
    // Where all of them fit, the newest game stays chosen.
    stack.environment.size = Size(rows: 40, columns: 120)
    _ = try picture()
    #expect(stack.update(.pressed(.up)) == [])
    #expect(stack.drawn?.frame.cursor != nil)
  }

  @Test func `a line is read as it was written, and any other is refused`() throws {
    let duel = try LinkedDuel.played().duel
    let named = FinishedGame.RecordedPlayer.named("J\u{1b} \"x\"")
    let games = [
      FinishedGame(try hunt("A1", "C3"), first: named, second: .named("Kate"), place: "1 first 2", advised: [.second]),
      FinishedGame(try hunt("A1", "C3"), first: .unnamed, second: .user),
      FinishedGame(duel, by: .first, against: .computer(.strong), tookAdvice: true),
      FinishedGame(.duel(duel), first: named, second: .named("Kate"), advised: [.first, .second]),
    ].compactMap { $0 }
    #expect(games.count == 4)
    for var game in games {
      #expect(try FinishedGame(text: game.text) == game)
      game.day = try CalendarDate(written: "2026-11-24")
      #expect(try FinishedGame(text: game.text) == game)
    }
    let first = "battleship-game 1 unnamed user \"\" \"\(try hunt("A1", "C3").messageURL())\""
    #expect(try FinishedGame(text: first) == games[1], "the first form knows no days")
    let second = first.replacing("game 1", with: "game 2")
    #expect(games[1].text == first.replacing("game 1", with: "game 3") + " \"\" -")
    #expect(try FinishedGame(text: second + " \"\" -") == games[1])
    #expect(try FinishedGame(text: second + " \"\" hints").advised == [.second], "the second form knows the user alone")
    let open = try hunt("A1").messageURL()
    for text in [
      "", "battleship-game", "battleship-game 4 unnamed user \"\" \"x\"", second, second + " \"\" both",
      second + " \"yesterday\" -", second + " \"2026-02-30\" -",
      second + " \"2026-11-2\" -", second + " \"2026-11-24\" some", "battleship-game 1 unnamed user \"\" \"x\"",
      "battleship-game 1 computer weak user \"\" \"x\"", "battleship-game 1 unnamed user \"\" \"\(open)\"",
      games[1].text + " more", "battleship-game 1 nobody user \"\" \"x\"",
    ] { #expect(throws: TextFormError.self) { try FinishedGame(text: text) } }
  }

  @Test func `a player's best is for the same board and player, and never from a game given up`() throws {
    let table = try LinkedDuel.played()
    let winner = try #require(table.duel.winner)
    let mine = try #require(FinishedGame(table.duel, by: winner, against: .computer(.fair)))
    // The game itself is recorded, but does not count as an earlier one.
    for games in [[], [mine]] { #expect(BestOfPlayer(like: mine, among: games) == nil) }
    let earlier = try #require(FinishedGame(LinkedDuel.played(seed: 2).duel, by: winner, against: .computer(.fair)))
    let best = try #require(BestOfPlayer(like: mine, among: [earlier, mine]))
    #expect(best.shots == mine.shots(of: winner))
    #expect(best.terms == table.duel.terms)
    let theirs = try #require(FinishedGame(table.duel, by: winner.other, against: .computer(.fair)))
    #expect(BestOfPlayer(like: mine, among: [theirs, mine]) == nil)
    #expect(
      FinishedGame(try hunt("A1", "C3"), first: .unnamed, second: .user).flatMap { BestOfPlayer(like: $0, among: []) }
        == nil)
    var given = try LinkedDuel()
    try given.order(.second, .join(.named("A3,C1"), shots: LinkedDuel.cells("B2")))
    try given.order(.first, .resign)
    let resigned = try #require(FinishedGame(given.duel, by: .second, against: .unnamed))
    #expect(BestOfPlayer(like: resigned, among: [mine]) == nil)
  }

  @Test func `a duel counts once for all its last messages, and a hunt by link once for the same shots`()
    throws
  {
    let table = try LinkedDuel.played()
    let half = try #require(table.memory[.first]).written
    let one = try #require(FinishedGame(half, by: .second, against: .unnamed))
    let other = try #require(FinishedGame(table.duel, by: .second, against: .unnamed))
    #expect(one.isSameGame(as: other))
    let hunts = try ["1 first 2", "1 first 9", "1 first 2"].map { place in
      try #require(FinishedGame(hunt("A1", "C3"), first: .named("John"), second: .named("Kate"), place: place))
    }
    #expect(hunts[0].isSameGame(as: hunts[2]))
    #expect(!hunts[0].isSameGame(as: hunts[1]))
    #expect(!one.isSameGame(as: hunts[0]))
    #expect(Score(of: hunts + [one, other]).rows.map(\.games) == [2, 1])
  }

  @Test func `the table has a row for each player and opponent, with the fewest and the mean shots of games won`()
    throws
  {
    let names = [FinishedGame.RecordedPlayer.named("John"), .named("凯特")]
    let played = try [["A1", "C3"], ["A2", "A1", "C3"], ["A2", "A3", "B1"]].enumerated().map { place, shots in
      var game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
      for name in shots { _ = try game.fire(at: try #require(Cell(name))) }
      return try #require(FinishedGame(.hunt(game), first: names[0], second: names[1], place: "\(place)"))
    }
    let duel = try #require(FinishedGame(try LinkedDuel.played().duel, by: .second, against: .computer(.easy)))
    let won = duel.winner == .second
    let shots = duel.shots(of: .second)
    #expect(
      CommandResult.scoring(played + [duel], asJSON: false).output.split(separator: "\n").prefix(2) == [
        "player  against         game  games  won  best  mean  fouls",
        "凯特    John            hunt      3    2     2   2.5      0",
      ])
    let json = CommandResult.scoring(played + [duel], asJSON: true).output
    #expect(
      json.hasPrefix(
        #"{"rows":[{"player":"\u51ef\u7279","opponent":"John","level":null,"game":"hunt","games":3,"won":2,"best_shots":2,"mean_shots":2.5,"fouls":0,"hints":false},"#
      ))
    let best = won ? "\(shots)" : "null"
    #expect(
      json.contains(
        #"{"player":"you","opponent":"computer","level":"easy","game":"duel","games":1,"won":\#(won ? 1 : 0),"best_shots":\#(best),"mean_shots":\#(best),"fouls":0,"hints":false}],"games":[{"day":null,"game":"duel","board":"3x3","winner":"#
      ))
    #expect(CommandResult.scoring([], asJSON: false).output == "no finished games yet\n")
    #expect(CommandResult.scoring([], asJSON: true).output == "{\"rows\":[],\"games\":[]}\n")
  }

  @Test func `in a narrow terminal whole columns of the score are left out, and no line is broken`() throws {
    let names = [FinishedGame.RecordedPlayer.user, .computer(.strong)]
    var game = try #require(FinishedGame(hunt("A1", "C3"), first: names[1], second: names[0]))
    game.day = try CalendarDate(written: "2026-11-24")
    func lines(_ room: Int) -> [String] {
      CommandResult.scoring([game], asJSON: false, within: room).output.split(separator: "\n").map(String.init)
    }
    #expect(lines(200) == CommandResult.scoring([game], asJSON: false).output.split(separator: "\n").map(String.init))
    let whole = Set(lines(200).joined(separator: " ").split(separator: " "))
    for room in 36...80 {
      #expect(lines(room).count == 4 && lines(room).allSatisfy { $0.count <= room && $0.last != " " }, "\(lines(room))")
      #expect(whole.isSuperset(of: lines(room).joined(separator: " ").split(separator: " ")))
    }
    #expect(lines(60)[0] == "player  against           game  games  won  best  mean")
    #expect(lines(40)[0] == "player  against           games  won")
    #expect(lines(60)[2] == "day         winner  loser             board  shots  remark")
    #expect(lines(40)[2] == "winner  loser             shots")
  }

  @Test func `a winner who lied has not won, once the close is recorded beside the end`() throws {
    let (ended, closed) = try LinkedDuel.wonByALie()
    let end = try #require(FinishedGame(ended, by: .second, against: .unnamed))
    let close = try #require(FinishedGame(closed, by: .second, against: .unnamed))
    #expect(close.isSameGame(as: end))
    #expect(close.saysMore(than: end))
    #expect(!end.saysMore(than: close))
    #expect(end.isUnchecked && !close.isUnchecked)
    #expect(CommandResult.scoring([end], asJSON: false).output.hasSuffix("unchecked\n"))
    #expect(CommandResult.scoring([end], asJSON: true).output.contains(#""cheated":false,"unchecked":true,"#))
    #expect(CommandResult.scoring([end, close], asJSON: true).output.contains(#""cheated":true,"unchecked":false,"#))
    let row = try #require(Score(of: [end, close]).rows.first)
    #expect((row.games, row.won, row.fouls) == (1, 0, 1))
    let advised = try #require(FinishedGame(ended, by: .second, against: .unnamed, tookAdvice: true))
    #expect(CommandResult.scoring([advised], asJSON: false).output.hasSuffix("with hints, unchecked\n"))
    let named = try [ended, closed].map {
      try #require(FinishedGame(.duel($0), first: .named("Ann"), second: .named("Bob")))
    }
    #expect(Score(of: named).rows.map(\.won) == [0, 0])
    #expect(Score(of: named).rows.map(\.fouls) == [0, 1])
    #expect(Score(of: [named[0]]).rows.map(\.won) == [1, 0])
  }

  @Test func `every record of a game contains its mark, and no other game's does`() throws {
    let table = try LinkedDuel.played()
    let end = try #require(table.memory[.first]).written
    let duels = try [end, table.duel].map { try #require(FinishedGame($0, by: .second, against: .unnamed)) }
    let hunts = try [["A1", "C3"], ["A2", "A1", "C3"]].map { names in
      var game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
      for name in names { _ = try game.fire(at: try #require(Cell(name))) }
      return try #require(FinishedGame(.hunt(game), first: .unnamed, second: .user))
    }
    #expect(Set(duels.map(\.mark)).count == 1 && Set(hunts.map(\.mark)).count == 1)
    for game in duels + hunts { #expect(game.text.contains(game.mark)) }
    #expect(!hunts[0].text.contains(duels[0].mark) && !duels[0].text.contains(hunts[0].mark))
    #expect(throws: TextFormError.self) { try FinishedGame(bytes: [0xFF]) }
  }

  @Test func `a loser whose opening does not fit their seal has lost by a foul`() throws {
    let (ended, _) = try LinkedDuel.wonByALie()
    let foul = try Duel(messageURL: withOtherOpening(ended.messageURL()))
    let games = try [ended, foul].map { try #require(FinishedGame($0, by: .first, against: .unnamed)) }
    #expect(games.map { $0.isFoul(of: .second) } == [false, true])
    #expect(games.map(\.winner) == [.first, .first])
  }

  @Test
  func `at one terminal a game is recorded once it is sent, shown over the phone, and counted when resumed`()
    throws
  {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a1", "b2")
    sitting.press(.enter)
    #expect(!sitting.effects.contains { if case .record = $0 { true } else { false } })
    sitting.press(.enter)
    let noted = sitting.effects.compactMap { if case .record(let game) = $0 { game } else { nil } }
    #expect(noted.count == 1)
    #expect(noted[0].winner == .second)
    #expect(noted[0][.second] == .named("Kate"))
    #expect(noted[0].place.hasPrefix("1 second "))
    sitting.press(.enter)
    expectShown(sitting.text, "John 0 : 1 Kate")
    let again = try sitting.reopened()
    #expect(again.history.wins == sitting.state.history.wins)
    #expect(again.history.wins == [.second: 1])
  }

  @Test func `a hint at one terminal is recorded for its player, even if the program ends before the game`() throws {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.press(.enter)
    sitting.type("!")
    #expect(sitting.kept.suffix(2).contains { $0.hasPrefix("hint second ") }, "\(sitting.kept.suffix(2))")
    sitting = try sitting.again()
    sitting.press(.enter)
    sitting.type("a1")
    sitting.press(.enter)
    sitting.type("b2")
    sitting.press(.enter, .enter, .enter)
    let noted = sitting.effects.compactMap { if case .record(let game) = $0 { game } else { nil } }
    #expect(noted.map(\.advised) == [[.second]], "\(sitting.text)")
    #expect(Score(of: noted).rows.map(\.tookAdvice) == [true])
  }

  @Test func `a duel at one terminal counts for its winner, and not again when the other seal is opened`() {
    var sitting = Sitting(game: .duel(Terms(on: .messages)))
    var noted: [FinishedGame] = []
    for _ in 0..<400 where sitting.state.history.wins.isEmpty || !sitting.text.contains("Both played fair") {
      if let aiming = sitting.state.seat?.aiming, let cell = Array(aiming.chart.unknownCells).first {
        sitting.type(cell.description)
      } else if let hiding = sitting.state.seat?.placing, !hiding.draft.isComplete {
        sitting.type("r")
      }
      sitting.press(.enter)
      noted += sitting.effects.compactMap { if case .record(let game) = $0 { game } else { nil } }
    }
    #expect(noted.map(\.isUnchecked) == [true, false], "the end, and the winner's close")
    #expect(FinishedGame.games(in: noted).map(\.isUnchecked) == [false])
    #expect(sitting.state.history.wins.values.reduce(0, +) == 1)
    guard case .duel(let duel)? = noted.first?.content, let winner = duel.winner else {
      Issue.record("no duel was noted\n\(sitting.text)")
      return
    }
    let names = Set(noted.map { $0[winner] })
    #expect(names == [.named(sitting.state.history.wins[.first] == 1 ? "John" : "Kate")])
  }

  @Test func `by link and without a screen the hunt counts for the player who fired`() throws {
    var state = ScreenStack(
      .table(TableScreen(received: Game(fleet: try Fleet(named: "A1,B1", rules: .messages)))))
    #expect(state.update(.pressed(.enter)).besideSaving == [.ring])
    for key in [Key.down, .left] { _ = state.update(.pressed(key)) }
    let effects = state.update(.pressed(.enter))
    let game = try #require(state.table?.table.finishedGame)
    #expect(effects.besideSaving == [.record(game), .ring])
    #expect(game.winner == .second)
    #expect(game[.second] == .user)
    #expect(game[.first] == .unnamed)
    #expect(!state.update(.pressed(.tab)).contains(.record(game)))
    let fleet = try Fleet(named: "A1,B1", rules: .messages)
    let cells = [Cell.a1, Cell("B1")].compactMap { $0 }
    #expect(FinishedGame(firingAt: cells, in: Game(fleet: fleet)) == game)
    #expect(FinishedGame(firingAt: [.a1], in: Game(fleet: fleet)) == nil)
    #expect(FinishedGame(firingAt: [.a1, .a1] + cells, in: Game(fleet: fleet)) == nil)
  }

  @Test func `games with hints count separately, and never as a best`() throws {
    let duel = try LinkedDuel.played().duel
    let winner = try #require(duel.winner)
    let aided = try #require(FinishedGame(duel, by: winner, against: .computer(.fair), tookAdvice: true))
    let unaided = try #require(FinishedGame(duel, by: winner, against: .computer(.fair)))
    let hunt = try #require(FinishedGame(try hunt("A1", "C3"), first: .computer(.fair), second: .user))
    #expect(Score(of: [aided, hunt]).rows.map { $0.tookAdvice } == [true, false])
    #expect(BestOfPlayer(like: aided, among: [unaided]) == nil)
    let earlier = try #require(FinishedGame(LinkedDuel.played(seed: 2).duel, by: winner, against: .computer(.fair)))
    #expect(BestOfPlayer(like: unaided, among: [earlier])?.shots == 2)
    #expect(BestOfPlayer(like: unaided, among: [aided]) == nil)
    let printed = CommandResult.scoring([aided], asJSON: false).output
    #expect(printed.contains("you, with hints  computer, fair"), "\(printed)")
    let lines = printed.split(separator: "\n")
    #expect(lines[2].hasPrefix("day  winner") && lines[3].hasSuffix("  3x3    2      with hints"), "\(printed)")
    #expect(lines.allSatisfy { $0.last != " " })
  }
}
