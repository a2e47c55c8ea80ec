// A board of the day at the table: it is played as a hunt, saved, counted once, and shared without revealing the board.

import BattleshipCore
import BattleshipPlayers
import Testing

@testable import BattleshipPlay

@Suite struct DailyTableTests {
  /// A lobby with a storage that answers at once.
  private struct Program {
    var lobby = Lobby()
    var stored: [SavedName: String] = [:]
    /// The storage's answer instead of saving results.
    var refusal: WriteResult?

    init(_ today: String, stored: [SavedName: String] = [:]) throws {
      lobby.today = try CalendarDate(written: today)
      self.stored = stored
    }

    mutating func carryOut(_ effects: [LobbyEffect]) {
      var effects = effects
      while !effects.isEmpty {
        switch effects.removeFirst() {
        case .read(let name):
          effects += lobby.learn(name, stored[name].map { .text($0) } ?? .nothing, RandomSource(seed: 1))
        case .table(.exchange(let name, let expected, let new)):
          if name == .daily, let refusal {
            effects += lobby.finish(name, refusal, RandomSource(seed: 1))
          } else if stored[name] != expected {
            effects +=
              lobby.play(.savedElsewhere(name, stored[name])) + lobby.finish(name, .other, RandomSource(seed: 1))
          } else {
            stored[name] = new
            effects += lobby.finish(name, .done, RandomSource(seed: 1))
          }
        case .opened, .list, .table: break
        }
      }
    }

    mutating func open(_ date: String) throws { carryOut(lobby.begin(.daily(try CalendarDate(written: date)))) }

    mutating func fire(_ cells: some Sequence<Cell>) {
      for cell in cells {
        for event: SeatEvent in [.pointed(cell), .pressed] { carryOut(lobby.play(.seat(event))) }
      }
    }

    /// Sinks all ships after some misses.
    mutating func clear(_ date: String, misses: Int = 0) throws {
      let hunt = DailyBoard(try CalendarDate(written: date)).hunt
      let fired = CellSet(lobby.table?.seat.hunting?.chart.shots ?? [])
      let water = hunt.rules.board.cells.subtracting(hunt.fleet.cells).subtracting(fired)
      fire(Array(water.prefix(misses)) + hunt.fleet.cells.subtracting(fired))
    }

    var daily: DailyGame? { lobby.table?.view.daily }
    var results: DailyResults? { stored[.daily].flatMap { DailyResults(text: $0) } }

    func shared(inWords: Bool = false) -> [String]? { daily?.text(inWords: inWords, .english)?.map(\.string) }
  }

  private let today = "2026-11-26"

  @Test func `the shots are counted, and the end shows the computer's and the days`() throws {
    var program = try Program(today)
    try program.open(today)
    #expect(program.lobby.table?.view.scene(in: .english).title == "Board of the day, 2026-11-26")
    #expect(program.daily?.run == nil && program.shared() == nil)
    try program.clear(today, misses: 13)
    let view = try #require(program.lobby.table?.view)
    let scene = view.scene(in: .english)
    #expect(
      scene.saying?.whole
        == """
        All ships sunk with 30 shots, 1 more than the computer (29). Streak: 1 day. Shots of the last days: 30.
        """)
    #expect(scene.buttons.map(\.action) == [.start, .watch, .luck, .leave] && scene.focus == .button(.start))
    #expect(view.end(in: .english)?.hasWon == false)
    #expect(view.end(in: .english)?.headline == "The computer was faster")
    #expect(view.end(in: .english)?.shots.shots == 30)
    #expect(view.luck?.computer.count == 29)
    #expect(program.results?.days.map(\.shots) == [30])
  }

  @Test func `a run is resumed where it was left, from the list, too`() throws {
    var program = try Program(today)
    try program.open(today)
    program.fire([.a1])
    var again = try Program(today, stored: program.stored)
    try again.open(today)
    #expect(again.lobby.table?.seat.hunting?.chart.shots == [.a1])
    let name = try #require(program.stored.keys.first { $0 != .daily })
    let saved = try #require(program.stored[name].flatMap { SavedLink(saved: $0) })
    var listed = try Program("2026-11-28", stored: program.stored)
    listed.carryOut(listed.lobby.begin(.resume(.link(saved.url))))
    #expect(listed.daily?.date.description == today)
    #expect(listed.lobby.table?.seat.hunting?.chart.shots == [.a1])
  }

  @Test func `the result is a square a shot in rows of ten, or words`() throws {
    var program = try Program(today)
    try program.open(today)
    try program.clear(today, misses: 5)
    let text = try #require(program.shared())
    #expect(text[0] == "Battleships 2026-11-26  22 shots (computer 29)")
    #expect(text.dropFirst().map(\.count) == [10, 10, 2])
    #expect(text[1].hasPrefix("🟦🟦🟦🟦🟦🟥") && text[3].hasSuffix("💥"))
    #expect(text.joined().count { $0 == "💥" } == 5 && text.joined().count { $0 == "🟥" } == 12)
    let words = try #require(program.shared(inWords: true))
    #expect(words[0] == text[0] && words[1].hasPrefix("miss, miss, miss, miss, miss, hit"))
    #expect(words[3].hasSuffix("sunk."))
    #expect(words.count == text.count && words.joined().unicodeScalars.allSatisfy(\.isASCII))
  }

  @Test func `playing a board again is practice, and the first result is shared`() throws {
    var program = try Program(today)
    try program.open(today)
    try program.clear(today, misses: 5)
    let shared = program.shared()
    let counted = program.stored[.daily]
    program.carryOut(program.lobby.play(.seat(.button(.start))))
    #expect(program.daily?.run == nil && program.lobby.table?.seat.hunting?.chart.shots == [])
    let goal = program.lobby.table?.view.scene(in: .english).saying?.text
    #expect(goal == "Practice: today's 22 shots already count.")
    try program.clear(today)
    #expect(program.daily?.run?.shots == 17)
    #expect(program.shared() == shared && program.stored[.daily] == counted)
    let saying = program.lobby.table?.view.scene(in: .english).saying?.then
    #expect(saying == "This was practice. Streak: 1 day. Shots of the last days: 22.")
  }

  @Test(arguments: [
    (-40, "Practice: this day is over."), (-1, "Fewer shots than the computer?"),
    (1, "Practice: this day is still to come."),
  ])
  func `the board of another day says before the first shot whether it counts`(days: Int, goal: SafeText) throws {
    var program = try Program(today)
    let number = try CalendarDate(written: today).number + days
    program.carryOut(program.lobby.begin(.daily(try #require(CalendarDate(number: number)))))
    #expect(program.lobby.table?.view.scene(in: .english).saying?.text == goal)
  }

  @Test func `the finished board is shown again, but not to be sent`() throws {
    var program = try Program(today)
    try program.open(today)
    try program.clear(today, misses: 5)
    var again = try Program(today, stored: program.stored)
    try again.open(today)
    #expect(again.daily?.run == program.daily?.run && again.stored == program.stored)
    again.carryOut(again.lobby.play(.seat(.button(.reply))))
    #expect(again.lobby.table?.linkGame?.hasWritten == false && again.lobby.table?.linkGame?.sent == nil)
  }

  @Test func `the board of an older day is not counted, and its own run is shared`() throws {
    var program = try Program("2026-12-24")
    try program.open(today)
    try program.clear(today)
    #expect(program.results == nil && program.daily?.isPractice == true)
    #expect(program.shared()?.first == "Battleships 2026-11-26  17 shots (computer 29)")
  }

  @Test func `yesterday's board counts once, and again is practice of that day`() throws {
    var program = try Program("2026-11-27")
    try program.open(today)
    try program.clear(today, misses: 5)
    #expect(program.results?.days.count == 1 && program.daily?.isPractice == false)
    program.carryOut(program.lobby.play(.seat(.button(.start))))
    let goals = Language.allCases.map { program.lobby.table?.view.scene(in: $0).saying?.text }
    #expect(goals == ["Practice: that day's 22 shots already count.", "练习：那天的 22 发已经记下。"])
  }

  @Test(arguments: [(28, "You beat the computer!"), (29, "Level with the computer"), (30, "The computer was faster")])
  func `the headline compares the shots with the computer's`(shots: Int, headline: SafeText) throws {
    var program = try Program(today)
    try program.open(today)
    try program.clear(today, misses: shots - 17)
    let run = try #require(program.daily?.run)
    #expect(run.shots == shots && Language.english.sentences.daily.headline(run) == headline)
  }

  @Test func `hints are mentioned`() throws {
    var program = try Program(today)
    try program.open(today)
    program.carryOut(program.lobby.play(.seat(.advised(true))))
    try program.clear(today)
    #expect(program.shared()?.first == "Battleships 2026-11-26  17 shots with hints (computer 29)")
    #expect(program.results?.days.last?.tookAdvice == true)
  }

  @Test func `a day that another program has counted is not counted again, but another day is`() throws {
    var program = try Program("2026-11-27")
    try program.open("2026-11-27")
    var other = try Program(today)
    try other.open(today)
    try other.clear(today, misses: 3)
    program.stored[.daily] = other.stored[.daily]
    try program.clear("2026-11-27")
    #expect(program.results?.days.map(\.shots) == [20, 17])
    #expect(program.daily?.streak == 2)
  }

  @Test(arguments: [WriteResult.full, .forbidden, .busy])
  func `a result that cannot be saved is not counted, and the next event tries again`(_ refusal: WriteResult) throws {
    var program = try Program(today)
    program.refusal = refusal
    try program.open(today)
    try program.clear(today)
    #expect(program.daily?.streak == 0 && program.results == nil && program.lobby.table?.isUnsaved == true)
    program.refusal = nil
    program.carryOut(program.lobby.play(.seat(.focused(.button(.watch)))))
    #expect(program.daily?.streak == 1 && program.results?.days.count == 1)
  }

  @Test func `unreadable results stay, and nothing is counted`() throws {
    var program = try Program(today, stored: [.daily: "battleship-daily 99\n"])
    try program.open(today)
    try program.clear(today)
    #expect(program.stored[.daily] == "battleship-daily 99\n")
    #expect(program.lobby.table?.view.scene(in: .english).saying?.then == "Your results cannot be saved.")
  }

  @Test func `a friend's finished run does not count as one's own`() throws {
    let date = try CalendarDate(written: today)
    var hunt = DailyBoard(date).hunt
    for cell in hunt.fleet.cells { _ = try hunt.fire(at: cell) }
    var program = try Program(today)
    program.carryOut(program.lobby.begin(.open(hunt.messageURL())))
    #expect(program.lobby.table != nil && program.daily == nil && program.stored[.daily] == nil)
  }

  @Test func `without a clock there is no board of the day in a link`() throws {
    let hunt = DailyBoard(try CalendarDate(written: today)).hunt
    var program = try Program(today)
    program.lobby.today = nil
    program.carryOut(program.lobby.begin(.open(hunt.messageURL())))
    #expect(program.lobby.table != nil && program.daily == nil)
  }

  @Test func `the sentences of the day are in Chinese too`() throws {
    let runs = try ["o", "", "oo"].map { misses in
      try #require(DailyResult("2026-11-26.18.\(misses)xXxxXxxXxxxXxxxxX\(misses.isEmpty ? "" : ".hints")"))
    }
    // The date is a part of its own, which gives way whole.
    let day = DailyGame(runs[0].date, today: runs[0].date, saved: .nothing)
    #expect(Language.chinese.sentences.daily.title(day) == "每日棋盘，2026-11-26")
    expectChinese { language in
      let words = language.sentences.daily
      return [
        words.name, words.title(DailyGame(runs[0].date, today: runs[0].date, saved: .nothing)),
        words.dayAndMonth(runs[0].date),
        words.words([.miss, .hit, .sunk][...]),
      ] + runs.flatMap { [words.end($0), words.heading($0)] }
    }
  }
}
