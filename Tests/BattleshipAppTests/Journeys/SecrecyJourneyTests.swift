// The screen shows no secret of the opponent: with other hidden ships, it is the same.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct SecrecyJourneyTests {
  @Test func `while a game is open no screen of the seeker depends on ships that were not found`() {
    var pairs = DisguisedPairs()
    forAll("the seeker's screens depend on the chart alone", count: 150) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      pairs.note(game)
      let screens = [game, other].map { game in
        var sitting = Sitting(rules: game.rules)
        sitting.hide(game.fleet)
        var screens = [sitting.screen]
        for key in [Key.enter, .enter] {
          sitting.press(key)
          screens.append(sitting.screen)
        }
        for shot in game.shots {
          sitting.handle(.clicked(.cell(shot)))
          screens.append(sitting.screen)
        }
        for key in [Key.escape, .escape, .function(12), .escape, .character("?"), .escape] {
          sitting.press(key)
          screens.append(sitting.screen)
        }
        return screens
      }
      for (one, other) in zip(screens[0], screens[1]) {
        try requireSame("screens", one, other) { $0.frame.picture }
      }
      return screens[0].count == screens[1].count
    }
    #expect(pairs.suffice(of: 150), "\(pairs)")
  }

  @Test func `nothing of the previous player is on the lock screen or the clipboard`() {
    var sitting = Sitting()
    sitting.press(.enter)
    sitting.type("r")
    sitting.press(.enter)
    sitting.type("y")
    #expect(sitting.clipboard?.contains("Ship_Location") == true)
    expectShown(sitting.text, without: ["Ship_Location"])
    expectShown(sitting.text, "Copied.")
    sitting.press(.enter)
    #expect(sitting.clipboard == nil)
    #expect(sitting.effects.contains(.redraw))
    // A ship on the sea.
    let banner = sitting.picture.prefix { line in line.allSatisfy { " ▀▄█".contains($0) } }
    #expect(banner.count == 8)
    #expect(
      sitting.picture.dropFirst(banner.count).map { $0.filter { $0 != " " } } == [
        "09:26", "Kate'sphone", "╭──────────────────────────────────────────────────╮", "│⚓John│",
        "│Johnplacedtheirships!Canyoufindthem?│", "╰──────────────────────────────────────────────────╯",
        "[Open][Write]", "[>IamKate:unlock<]", "EnterunlocksTabnext?helpqquit",
      ])
  }

  @Test func `the keys are a list that scrolls, and any other key closes it`() {
    var sitting = Sitting()
    sitting.size = Size(rows: 12, columns: 40)
    let before = sitting.screen
    sitting.type("?")
    expectShown(sitting.text, "expand or collapse", without: ["redraw the screen"])
    sitting.press(.pageDown, .pageDown, .pageDown, .pageDown, .up, .down)
    expectShown(sitting.text, "redraw the screen", without: ["expand or collapse"])
    sitting.press(.pageUp, .pageUp, .pageUp, .pageUp, .pageUp)
    expectShown(sitting.text, "expand or collapse")
    sitting.type("q")
    #expect(sitting.screen == before)
    #expect(sitting.effects.isEmpty)
    sitting.press(.function(12))
    expectShown(sitting.text, "viewDidAppear")
  }

  @Test func `a locked phone reacts only to unlocking, its notification, help and leaving`() {
    var sitting = Sitting()
    sitting.press(.enter)
    sitting.type("r")
    sitting.press(.enter, .enter)
    let locked = sitting.state
    for key in "abcdefgimnoprstuvwxyz0123456789 ".map(Key.character) + [.escape, .function(12), .backspace] {
      sitting.press(key)
      #expect(sitting.state == locked, "\(key)")
    }
    sitting.handle(.pasted("hello"))
    sitting.handle(.scrolled(.up))
    #expect(sitting.state.lock != nil)
    sitting.type("?")
    expectShown(sitting.text, "─ Keys ─", "these keys")
    sitting.press(.escape)
    expectShown(sitting.text, "[>I am Kate: unlock<]")
  }
}

extension Sitting {
  /// John hides a fleet and sends it; the phone is locked for Kate.
  mutating func hide(_ fleet: Fleet) {
    press(.enter)
    for ship in fleet.ships.sorted(by: { $0.length > $1.length }) {
      if let hiding = state.seat?.nextFleet, hiding.direction != ship.direction, ship.length > 1 {
        type("t")
      }
      handle(.clicked(.cell(ship.first)))
    }
    press(.enter, .enter)
  }
}
