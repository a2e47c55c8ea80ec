// How lucky a game was, on its own screen and in lines: the figures, the two shots, and the way to the replay.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct LuckScreenTests {
  /// A hunt on the messages' board that gave a shot away, and hit twice: the ships' names are B2 and C3.
  private let replay: Replay
  private let luck: Luck

  init() throws {
    let rules = try Rules(board: Rules.messages.board, shipLengths: ShipLengths([2, 1]), losingMiss: nil)
    var game = Game(fleet: try Fleet(named: "A1-A2,C3", rules: rules))
    for name in ["A1", "B3", "C3", "A2"] { _ = try game.fire(at: try #require(Cell(name))) }
    replay = Replay(.hunt(game))
    luck = try #require(replay.luck)
  }

  private var screen: ScreenStack {
    ScreenStack(.overlay(OverlayScreen(.luck(luck, of: replay, for: Players(me: "Ann", other: "Bob", by: .link)))))
  }

  private func text(rows: Int = 24, columns: Int = 80, change: (inout ScreenEnvironment) -> Void = { _ in }) -> String {
    var stack = screen
    change(&stack.environment)
    return stack.drawn(size: Size(rows: rows, columns: columns), widths: stack.environment.widths).frame.picture
      .joined(separator: "\n")
  }

  @Test func `the screen shows the shots, the computer's, the best and the worst one, and the skill`() throws {
    let (best, worst) = (try #require(luck.bestShot), try #require(luck.worstShot))
    #expect(worst.cell == Cell("B3"))
    for (rows, columns) in [(20, 60), (24, 80), (30, 100), (50, 200)] {
      expectShown(
        text(rows: rows, columns: columns), "How lucky it was", "Some ill-chosen shots, ", "4 shots.",
        "The strong computer: \(luck.computer.count).",
        "luckier than \(try #require(luck.luckierThan)) of 100", "Best shot", "hit at \(best.percent)%", "Worst shot",
        "\(worst.percent)%; \(worst.best) was \(worst.bestPercent)%", "2 of 4 shots were good",
        "Hits, shot by shot", "you 4")
    }
    let atOneScreen = OverlayScreen(.luck(luck, of: replay, for: Players(me: "Ann", other: "Bob", by: .sharedKeyboard)))
    let named = ScreenStack(.overlay(atOneScreen)).drawn(size: Size(rows: 24, columns: 80), widths: .table).frame
      .picture
    expectShown(named.joined(separator: "\n"), "How lucky it was: Ann", "Ann 4", without: ["you 4"])
  }

  @Test func `brackets mark the two cells`() throws {
    let large = text(rows: 50, columns: 200)
    // Square ones for the best shot, and round ones for the worst: their colours are not needed.
    #expect("┌┐└┘╭╮╰╯".allSatisfy { corner in large.count { $0 == corner } == 1 })
    let (best, worst) = (try #require(luck.bestShot), try #require(luck.worstShot))
    expectShown(large, "[\(best.cell)]", "(\(worst.cell))")
    let plain = text(rows: 50, columns: 200) { $0.widths = .ascii }
    #expect(plain.count { $0 == "[" } == 2 && plain.contains("(\(worst.cell))"))
  }

  @Test func `without colours or room the figures stay and the drawing is left out`() {
    expectShown(text { $0.depth = .none }, "Best shot", "4 shots.", without: ["Hits, shot by shot"])
    expectShown(
      text(rows: 12, columns: 40), "Best shot", "Worst shot", "2 of 4 shots were good", without: ["Hits, shot by shot"])
    expectShown(text { $0.widths = .ascii }, "Best shot", "unlucky", without: ["◆", "━", "Hits, shot by shot"])
  }

  @Test func `in Chinese the screen has its own sentences`() {
    expectShown(
      text(rows: 30, columns: 100) { $0.language = .chinese }, "运气如何", "4 发。", "最佳一发", "最差一发",
      "4 发中有 2 发是好选择", "逐发命中数", "你 4")
  }

  @Test func `Enter replays the best shot, and any other key goes back`() throws {
    let best = try #require(luck.bestShot)
    var stack = screen
    _ = stack.update(.pressed(.enter))
    #expect(stack.replay?.playback.step == best.step)
    _ = stack.update(.pressed(.escape))
    var left = screen
    #expect(left.update(.pressed(.character("q"))) == [.close])
  }

  @Test func `a question mark lists the keys, and the next key comes back`() throws {
    var stack = screen
    #expect(stack.update(.pressed(.character("?"))) == [])
    func picture(_ stack: ScreenStack) -> String {
      stack.drawn(size: Size(rows: 24, columns: 80), widths: .table).frame.picture.joined(separator: "\n")
    }
    expectShown(picture(stack), "watch the best shot", "one step back", without: ["go to cell", "marks"])
    _ = stack.update(.pressed(.character("x")))
    #expect(picture(stack) == picture(screen))
  }

  @Test(arguments: [Language.english, .chinese])
  func `a screen reader gets all of it`(_ language: Language) throws {
    let told = language.sentences.luck.spoken(luck).map(\.string)
    let (best, worst) = (try #require(luck.bestShot), try #require(luck.worstShot))
    try #require(told.count == 6)
    #expect(told[0] == language.sentences.luck.summary(luck).string && !told[0].contains { $0.isNumber })
    #expect(told[1].contains("4") && told[1].contains("\(luck.computer.count)"))
    #expect(told[2].contains("\(try #require(luck.luckierThan))"))
    #expect(told[3].contains("\(best.cell)") && told[3].contains("\(best.percent)"))
    #expect(told[4].contains("B3") && told[4].contains("\(worst.bestPercent)"))
    #expect(told[5].contains("2") && told[5].contains("4"))
  }
}
