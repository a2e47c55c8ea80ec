// Two players at one keyboard on a screen and in lines: the lock, the result of a shot, the end, and its record.

import BattleshipCore
import BattleshipFrame
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipPlay

@Suite struct TwoScreenTests {
  private func stack(
    _ game: ChosenGame = .duel(Terms(on: .messages)), names: String = "Ann,Ben", language: Language = .english,
    seed: UInt64 = 1
  ) -> ScreenStack {
    let names = PlayerNames(names) ?? .demo
    let table = Table(TwoPlayers(names, game, randomness: RandomSource(seed: seed)), number: 1, savedAs: nil)
    var environment = ScreenEnvironment(widths: .ascii, isStill: true)
    environment.language = language
    return ScreenStack(.table(TableScreen(table)), in: environment)
  }

  private func text(_ stack: ScreenStack, _ size: Size = Size(rows: 24, columns: 80)) -> String {
    stack.drawn(size: size, widths: .ascii).frame.picture.joined(separator: "\n")
  }

  @discardableResult
  private func press(_ stack: inout ScreenStack, _ keys: Key...) -> [ScreenEffect] {
    keys.flatMap { key in
      stack.environment.layout = stack.drawn?.layout
      return stack.update(.pressed(key))
    }
  }

  private func unlock(_ stack: inout ScreenStack) {
    #expect(stack.delay == 700)
    _ = stack.update(.awoke)
    #expect(stack.delay == nil)
    press(&stack, .enter)
  }

  @Test(arguments: [Size(rows: 12, columns: 40), Size(rows: 24, columns: 80), Size(rows: 50, columns: 200)])
  func `the lock ignores keys for a moment, and names the next player at every size`(size: Size) {
    var stack = stack()
    press(&stack, .character("r"), .enter)
    #expect(text(stack, size).contains("Pass the keyboard to Ben"))
    #expect(!text(stack, size).contains("unlock") && text(stack, size).contains("One moment"))
    let locked = text(stack, size)
    press(&stack, .enter, .character("a"), .tab, .character("?"))
    #expect(text(stack, size) == locked && stack.table?.table.view.isDeaf == true && stack.delay == 700)
    _ = stack.update(.awoke)
    #expect(text(stack, size).contains("[>I am Ben: unlock<]"))
    #expect(text(stack, size).contains("Ann's ships are out of sight."))
    _ = stack.update(.clicked(.seat(.button(.unlock))))
    #expect(text(stack, size).contains("Ships to place: 2"))
    #expect(text(stack, Size(rows: 5, columns: 20)).contains("40"))
  }

  @Test func `in lines, the turn is said by name once the keyboard was passed`() {
    var stack = stack()
    press(&stack, .character("r"), .enter)
    unlock(&stack)
    press(&stack, .character("r"), .enter, .character("a"), .character("1"), .enter, .enter)
    _ = stack.update(.awoke)
    let locked = stack
    press(&stack, .enter)
    #expect(stack.spoken(since: locked).first == "Ann's turn.")
  }

  @Test func `the longest names leave whose turn it is, what to do and whole buttons`() {
    let (first, second) = ("Bartholomew_Featherstone", "Wilhelmina_Longbottom_II")
    let (large, small) = (Size(rows: 24, columns: 80), Size(rows: 12, columns: 40))
    var stack = stack(.duel(Terms(on: .classic)), names: "\(first),\(second)")
    expectShown(text(stack, large), "\(first): hide your ships", "0 : 0")
    expectShown(text(stack, small), "Hide your ships")
    press(&stack, .character("r"), .enter)
    _ = stack.update(.awoke)
    expectShown(text(stack, large), "\(first) 0 : 0 \(second)", "[>I am \(second): unlock<]")
    expectShown(text(stack, small), "0 : 0", "[>Unlock<]")
    press(&stack, .enter, .character("r"), .enter, .character("c"), .character("3"), .enter)
    expectShown(text(stack, large), "\(second)'s shot", "[>Pass on<]")
    expectShown(text(stack, small), "[>Pass on<]")
  }

  @Test func `no ships are copied where the other player could paste them`() {
    var stack = stack(.hunt(.messages))
    press(&stack, .character("r"))
    #expect(press(&stack, .character("y")).isEmpty && stack.environment.notice == .nothingToCopy)
  }

  @Test func `a lock too small to draw asks for room`() {
    var stack = stack()
    press(&stack, .character("r"), .enter)
    #expect(stack.drawn(size: Size(rows: 5, columns: 20), widths: .ascii).isTooSmall)
  }

  @Test func `whoever gives up, the end names both and shows a winner`() {
    var stack = stack()
    press(&stack, .character("r"), .enter)
    unlock(&stack)
    press(&stack, .character("r"), .enter, .enter)
    expectShown(text(stack), "[>Pass to Ann<]", "Your fleet")
    press(&stack, .enter)
    unlock(&stack)
    press(&stack, .tab, .enter, .tab, .enter)
    expectShown(text(stack), "Ann gave up.", "Ben's waters", "Ann's waters", without: ["Your fleet", "You gave up"])
    #expect(stack.table?.table.view.end(in: .english)?.hasWon == true)
    #expect(stack.table?.spoken(in: .english).first?.string.hasPrefix("Ann gave up. Ben wins") == true)
  }

  @Test func `a shot's result is shown before the keyboard is passed, and the end is recorded under both names`() throws
  {
    var stack = stack()
    press(&stack, .character("r"), .enter)
    unlock(&stack)
    press(&stack, .character("r"), .enter, .enter)
    #expect(text(stack).contains("[>Pass to Ann<]") && text(stack).contains("Ben's shot"))
    press(&stack, .character("?"))
    #expect(text(stack).contains("Enter"))
    press(&stack, .escape, .enter)
    unlock(&stack)
    #expect(text(stack).contains("Ben "))
    let effects = press(&stack, .tab, .enter, .tab, .enter)
    #expect(stack.delay == 700 && press(&stack, .enter).isEmpty, "a key pressed ahead begins no game")
    _ = stack.update(.awoke)
    #expect(stack.delay == nil)
    var record: FinishedGame?
    for case .record(let game) in effects { record = game }
    let game = try #require(record)
    #expect(game.first == .named("Ann") && game.second == .named("Ben") && game.winner == .second)
    #expect(text(stack).contains("Play again"))
    press(&stack, .character("v"))
    #expect(text(stack).contains("Shot 0/1"))
    press(&stack, .escape)
    #expect(press(&stack, .tab, .tab, .tab, .enter).last == .leave)
  }

  @Test func `whatever ships the other player has hidden, every screen is the same`() throws {
    var shown: [[String]] = []
    for seed in [1 as UInt64, 2, 3] {
      var stack = stack(.duel(Terms(on: .skirmish)))
      stack.environment.seed = seed
      press(&stack, .character("r"), .enter)
      var pictures = [text(stack)]
      unlock(&stack)
      pictures.append(text(stack))
      stack.environment.seed = 9
      press(&stack, .character("r"), .enter)
      pictures.append(text(stack))
      shown.append(pictures)
    }
    #expect(shown[0] == shown[1] && shown[1] == shown[2])
  }

  @Test func `in lines the lock pushes earlier text away, and Enter opens it`() {
    var stack = stack(.hunt(.messages))
    func type(_ line: String) -> [SafeText] {
      var said: [SafeText] = []
      switch stack.meaning(of: line) {
      case .events(let events):
        let before = stack
        for event in events { _ = stack.update(event) }
        said = stack.spoken(since: before)
      case .said(let sentences): said = sentences
      case .quit: break
      }
      return said
    }
    _ = type("random")
    let lock = type("")
    #expect(lock.count { $0.isEmpty } == 200)
    #expect(lock.last == "Pass the keyboard to Ben. Ben, press Enter when you have the keyboard.")
    #expect(type("help")[0] == "Press Enter when you have the keyboard.")
    #expect(type("A1") == [lock.last])
    #expect(type("")[0].string.hasPrefix("Name a cell to fire at"))
    #expect(type("link") == ["That is not possible here."])
    #expect(type("A1")[0].string.hasPrefix("A1: "))
  }

  @Test func `the lock has Chinese sentences`() {
    var stack = stack(language: .chinese)
    press(&stack, .character("r"), .enter)
    #expect(
      stack.table?.table.view.scene(in: .chinese).saying?.whole.string.contains("Ann 的船已经藏好。") == true)
  }
}
