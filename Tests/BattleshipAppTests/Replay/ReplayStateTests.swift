// A replay on a screen: keys step through it, it plays by itself on request, and any event stops it.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct ReplayStateTests {
  private var state: ScreenStack
  private let game: Game

  init() throws {
    var game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
    for name in ["B2", "A1", "C3"] { _ = try game.fire(at: try #require(Cell(name))) }
    self.game = game
    state = ScreenStack(.replay(ReplayScreen([Replay(.hunt(game))])))
  }

  private func lines(_ size: Size = Size(rows: 24, columns: 80)) -> [String] {
    state.drawn(size: size, widths: .ascii).frame.picture
  }

  private func shows(_ text: String) -> Bool { lines().contains { $0.contains(text) } }

  @Test mutating func `arrows, Home and End step through it, and Enter leaves at the end`() {
    #expect(shows("Shot 0/3"))
    #expect(shows("Nobody has fired yet."))
    #expect(state.update(.pressed(.left)).isEmpty)
    #expect(state.replay?.playback.step == 0)
    #expect(state.update(.pressed(.right)).isEmpty)
    #expect(shows("B2: miss. 2 lives left."))
    #expect(state.update(.pressed(.end)).isEmpty)
    #expect(shows("Shot 3/3"))
    #expect(shows("destroyed"))
    #expect(state.update(.pressed(.right)).isEmpty)
    #expect(state.replay?.playback.step == 3)
    #expect(state.update(.scrolled(.up)).isEmpty)
    #expect(state.replay?.playback.step == 2)
    #expect(state.update(.scrolled(.down)).isEmpty)
    #expect(state.replay?.playback.step == 3)
    #expect(state.update(.pressed(.home)).isEmpty)
    #expect(state.replay?.playback.step == 0)
    for step in 1...3 { #expect(state.update(.pressed(.enter)).isEmpty && state.replay?.playback.step == step) }
    #expect(state.update(.pressed(.enter)) == [.close])
    for key: Key in [.escape, .character("q")] { #expect(state.update(.pressed(key)) == [.close]) }
  }

  @Test mutating func `a mark for each shot is in the middle of the line, and the speed at its end`() {
    let line = { (lines: [String]) in lines[lines.count - 2].split(separator: " ").joined(separator: " ") }
    #expect(line(lines()) == ". . . >>>>")
    _ = state.update(.pressed(.end))
    #expect(line(lines()) == "o x x >>>>")
    #expect(lines()[22].hasPrefix(String(repeating: " ", count: 30)))
  }

  @Test mutating func `it plays shot by shot, asks to be woken only while it plays, and begins again at its end`() {
    #expect(state.update(.awoke).isEmpty)
    #expect(state.replay?.playback.step == 0)
    #expect(state.delay == nil)
    #expect(state.update(.pressed(.character(" "))).isEmpty)
    #expect(shows("Space stops"))
    for step in 1...2 {
      #expect(state.delay == 700)
      #expect(state.update(.awoke).isEmpty)
      #expect(state.replay?.playback.step == step)
    }
    #expect(state.update(.awoke).isEmpty)
    #expect(state.replay?.playback.step == 3)
    #expect(shows("Space plays"))
    #expect(state.delay == nil)
    #expect(state.update(.awoke).isEmpty)
    #expect(state.replay?.playback.step == 3)
    #expect(state.update(.pressed(.character(" "))).isEmpty)
    #expect(state.delay != nil)
    #expect(state.replay?.playback.step == 0)
    #expect(state.update(.pressed(.character(" "))).isEmpty)
    #expect(state.replay?.playback.isPlaying == false)
  }

  @Test mutating func `any event stops it and counts`() {
    for event: ScreenEvent in [
      .pressed(.right), .clicked(.key(.right)), .pressed(.character("?")), .pressed(.character("z")),
    ] {
      var state = state
      #expect(state.update(.pressed(.character(" "))).isEmpty)
      #expect(state.delay != nil)
      #expect(state.update(event).isEmpty)
      #expect(state.delay == nil)
    }
    #expect(state.update(.clicked(.key(.right))).isEmpty)
    #expect(state.replay?.playback.step == 1)
  }

  @Test mutating func `with animations it plays at once, at four speeds, and n jumps to the next hit`() {
    state = ScreenStack(
      .replay(ReplayScreen([Replay(.hunt(game))])),
      in: ScreenEnvironment(
        size: Size(rows: 24, columns: 80), widths: .ascii, time: ClockTime(hour: 9, minute: 41), seed: 1, isStill: false
      ))
    var delays: [Int?] = [state.delay]
    for key in "134+-0" {
      #expect(state.update(.pressed(.character(key))).isEmpty)
      delays.append(state.delay)
    }
    #expect(delays == [700, 1400, 350, 175, 175, 350, nil])
    #expect(state.update(.pressed(.character("n"))).isEmpty)
    #expect(shows("Shot 2/3"))
    #expect(shows("A1: sunk, a boat!"))
    #expect(state.update(.pressed(.character("n"))).isEmpty)
    #expect(shows("Shot 3/3"))
    #expect(state.update(.pressed(.character("n"))).isEmpty)
    #expect(shows("Shot 3/3"))
  }

  @Test mutating func `the list of keys has those of a replay and no others`() {
    #expect(state.update(.pressed(.character("?"))).isEmpty)
    #expect(shows("play a replay, or stop it"))
    #expect(!shows("turn the ship"))
    #expect(!shows("go to cell B3"))
    #expect(state.update(.pressed(.control("l"))) == [.redraw])
    #expect(state.update(.pressed(.escape)).isEmpty)
    #expect(!shows("play a replay"))
    #expect(state.update(.pressed(.control("l"))) == [.redraw])
  }

  @Test mutating func `if there are several games, Up and Down choose one`() throws {
    let open = Game(fleet: try Fleet(named: "A2,B2", rules: .messages))
    state = ScreenStack(.replay(ReplayScreen([Replay(.hunt(game)), Replay(.hunt(open))])))
    #expect(shows("Game 1/2"))
    #expect(shows("Down next game"))
    #expect(state.update(.pressed(.right)).isEmpty)
    #expect(state.update(.pressed(.down)).isEmpty)
    #expect(shows("Game 2/2"))
    #expect(shows("Nobody has fired yet."))
    #expect(state.replay?.playback.step == 0)
    #expect(state.update(.pressed(.down)).isEmpty)
    #expect(shows("Game 2/2"))
    #expect(state.update(.pressed(.up)).isEmpty)
    #expect(shows("Game 1/2"))
    #expect(state.update(.pressed(.up)).isEmpty)
    #expect(shows("Game 1/2"))
  }

  @Test func `it fits the smallest screen, and a smaller one asks for room`() {
    #expect(lines(Size(rows: 12, columns: 40)).contains { $0.contains("Shot 0/3") })
    #expect(lines(Size(rows: 5, columns: 20)).joined().contains("40"))
  }

  @Test func `on a narrow screen the board that was fired at is shown`() throws {
    var chance = Chance(seed: 1)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    let rules = Rules.classic.withoutLosingMiss
    var duel = try Duel.challenge(Fleet.random(rules: rules, using: &chance), key: keys[0], using: &chance)
    try duel.join(Fleet.random(rules: rules, using: &chance), shots: [.a1], key: keys[1], using: &chance)
    for (place, name) in ["B2", "C3"].enumerated() { try duel.fire(at: [#require(Cell(name))], key: keys[place]) }
    var state = ScreenStack(.replay(ReplayScreen([Replay(.duel(duel))])))
    let small = Size(rows: 12, columns: 40)
    var names: [String] = []
    for _ in 0..<3 {
      _ = state.update(.pressed(.right))
      let text = state.drawn(size: small, widths: .ascii).frame.picture[0]
      names.append(text.contains("The first") ? "first" : "second")
    }
    #expect(names == ["first", "second", "first"])
  }
}

/// Watching the game at hand from the screens on which it is played.
@Suite struct WatchingTests {
  private let size = Size(rows: 24, columns: 80)

  @Test func `on a phone v shows the game at the seat or in the newest bubble, and comes back`() {
    var sitting = Sitting()
    sitting.type("v")
    expectShown(sitting.text, "there is nothing to watch")
    sitting.place("a1", "b2")
    sitting.attack("a1", "c2")
    let before = sitting.text
    sitting.type("v")
    expectShown(sitting.text, "Replay", "Shot 0/2")
    #expect(!sitting.text.contains("<>"), "no ship of a running game")
    sitting.press(.character(" "))
    #expect(sitting.effects.isEmpty)
    #expect(sitting.stack.delay == 700)
    sitting.handle(.awoke)
    expectShown(sitting.text, "Shot 1/2", "A1: sunk, a boat!")
    sitting.press(.control("l"))
    #expect(sitting.effects == [.redraw])
    let kept = sitting.kept
    sitting.press(.escape)
    #expect(sitting.text == before)
    #expect(sitting.kept == kept)
    // In the conversation, the newest message decides which game it is.
    sitting.press(.escape, .escape)
    sitting.type("v")
    expectShown(sitting.text, "there is nothing to watch")
    sitting.handle(.awoke)
    #expect(sitting.effects.isEmpty)
  }

  @Test func `by link v also shows the unsent shots`() throws {
    var state = ScreenStack(
      .table(TableScreen(received: Game(fleet: try Fleet(named: "A1,C3", rules: .messages)))))
    func shows(_ text: String) -> Bool {
      state.drawn(size: size, widths: .ascii).frame.picture.contains { $0.contains(text) }
    }
    #expect(state.update(.pressed(.character("v"))).isEmpty)
    #expect(shows("there is nothing to watch"))
    #expect(state.update(.awoke).isEmpty)
    _ = state.update(.pressed(.enter))
    #expect(state.update(.pressed(.character("v"))).isEmpty)
    #expect(shows("Shot 0/1"))
    #expect(state.update(.pressed(.character(" "))).isEmpty)
    #expect(state.delay == 700)
    #expect(state.update(.awoke).isEmpty)
    #expect(shows("A1: sunk, a boat! The game"))
    #expect(state.update(.pressed(.control("l"))) == [.redraw])
    #expect(state.update(.pressed(.escape)).isEmpty)
    #expect(shows("Lives 3/3"))
  }
}
