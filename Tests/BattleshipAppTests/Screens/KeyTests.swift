// Every key at every moment: it has its effect if it has a meaning there, and none otherwise.

import BattleshipCore
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

@Suite struct KeyTests {
  /// Changes the phones as a key does, and returns the effects.
  typealias Deed = @Sendable (inout PhonesScreen) -> [ScreenEffect]

  /// Every key that a terminal reports, and every ASCII letter.
  private static let keys: [Key] =
    [
      .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .character("é"), .character("海"),
    ] + (1...12).map(Key.function) + "abcdefghijklmnopqrstuvwxyz".map(Key.control)
    + (0x20..<0x7f).map { .character(Character(Unicode.Scalar(UInt8($0)))) }

  @Test func `every key of the table is tried`() {
    #expect(KeyBindings.all.flatMap(\.keys).allSatisfy(Self.keys.contains))
    for moment in Moment.allCases { #expect(moment.state.context == moment.context, "\(moment)") }
    // A replay has its own keys, which `ReplayStateTests` press.
    #expect(Set(Moment.allCases.map(\.context)) == Set(KeyContext.allCases).subtracting([.replay]))
  }

  @Test(arguments: Moment.allCases)
  func `a key does what the table says, and nothing if it is not in the table`(moment: Moment) {
    let deeds = Self.deeds(at: moment)
    for key in Self.keys { moment.expect(.pressed(key), deeds[key] ?? { _ in [] }) }
  }

  /// The keys that have a meaning at a moment, and their effects.
  private static func deeds(at moment: Moment) -> [Key: Deed] {
    var deeds: [Key: Deed] = [.control("l"): { _ in [.redraw] }]
    if moment != .typing {
      deeds[.character("q")] = { _ in [.leave] }
      for key in [Key.character("?"), .function(1)] {
        deeds[key] = { [.show(.overlay(OverlayScreen(.keys(.phones, $0.context))))] }
      }
    }
    if moment == .locked {
      deeds[.enter] = { state in
        (state.lock, state.holder) = (nil, .second)
        return state.handle(.second, .enteredConversation) + [.redraw]
      }
      for key in [Key.tab, .down, .right, .character("j"), .character("l")] { deeds[key] = focus(.opensNews) }
      for key in [Key.backTab, .up, .left, .character("k"), .character("h")] { deeds[key] = focus(.replies) }
      return deeds
    }
    deeds[.function(12)] = {
      [.show(.overlay(OverlayScreen(.calls($0.calls()), scroll: max(0, $0.history.log.calls.count - 4))))]
    }
    if moment == .holding { return deeds.merging(holding) { $1 } }
    deeds.merge(inHand(moment)) { $1 }
    switch moment {
    case .conversation:
      deeds[.enter] = act(.button(.start))
      // The apps take the place of the panel.
      deeds[.character("a")] = { state in
        let closed = state.handle(.first, .closedPanel)
        state.selection.showsApps = true
        return closed
      }
    case .staged: deeds.merge(staged) { $1 }
    case .placing, .attack: deeds.merge(board(moment)) { $1 }
    case .typing: deeds.merge(typing) { $1 }
    case .locked, .holding: break
    }
    return deeds
  }

  /// The keys that move the focus, go back, expand and copy.
  private static func inHand(_ moment: Moment) -> [Key: Deed] {
    var deeds: [Key: Deed] = [
      .tab: focus(neighbors(moment).next), .backTab: focus(neighbors(moment).previous),
    ]
    switch moment {
    case .conversation: deeds[.escape] = { $0.handle(.first, .closedPanel) }
    case .placing, .attack: deeds[.escape] = { $0.handle($0.holder, .tappedChevron) }
    case .staged: deeds[.escape] = notice(.noWayBack)
    case .typing: deeds[.escape] = focus(nil)
    case .locked, .holding: break
    }
    guard moment != .typing else {
      (deeds[.down], deeds[.up]) = (deeds[.tab], deeds[.backTab])
      return deeds
    }
    for key in "e^" { deeds[.character(key)] = { $0.handle($0.holder, .tappedChevron) } }
    deeds[.character("v")] = { [$0.watch] }
    deeds[.character("y")] = moment == .staged || moment == .attack ? copy : notice(.nothingToCopy)
    guard moment != .placing, moment != .attack else { return deeds }
    for key in [Key.down, .right, .character("j"), .character("l")] { deeds[key] = deeds[.tab] }
    for key in [Key.up, .left, .character("k"), .character("h")] { deeds[key] = deeds[.backTab] }
    return deeds
  }

  /// The targets of Shift-Tab and Tab from the next step.
  private static func neighbors(_ moment: Moment) -> (previous: Target, next: Target) {
    switch moment {
    case .conversation: (.chevron, .field)
    case .placing, .attack: (.chevron, .chevron)
    case .staged: (.field, .drawer(.game))
    case .typing: (.drawer(.apps), .send)
    case .locked, .holding: (.unlock, .unlock)
    }
  }

  private static let staged: [Key: Deed] = [
    .enter: { $0.send(in: ScreenEnvironment()) }, .character("x"): asksToDelete, .delete: asksToDelete,
    .character("a"): {
      $0.selection.showsApps = true
      return []
    },
  ]

  /// The keys with a sticker in the hand, over the only bubble.
  private static let holding: [Key: Deed] = {
    var deeds: [Key: Deed] = [
      .enter: { $0.drop(at: StickerAim(item: 1, across: 500, down: 500)) },
      .escape: { state in
        state.selection.aim = nil
        return state.handle(.second, .droppedSticker(on: nil, across: 0, down: 0))
      },
    ]
    for key in "+=" { deeds[.character(key)] = { $0.handle(.second, .scaledSticker(percent: 200)) } }
    for (key, degrees) in [("t" as Character, 45), ("T", 315)] {
      deeds[.character(key)] = { $0.handle(.second, .turnedSticker(degrees: degrees)) }
    }
    for (keys, across, down) in [
      ([Key.up, .character("k")], 500, 250), ([.down, .character("j")], 500, 750),
      ([.left, .character("h")], 400, 500), ([.right, .character("l")], 600, 500),
    ] {
      for key in keys {
        deeds[key] = {
          $0.selection.aim = StickerAim(item: 1, across: across, down: down)
          return []
        }
      }
    }
    return deeds
  }()

  private static let asksToDelete: Deed = {
    $0.selection.deletes = .phone(.cross(0))
    return [.say(.asksToDelete)]
  }

  /// The keys on a board of three rows, with the cursor on A1. Arrows that lead off the board do nothing; letters that
  /// name no row of it, and have no other meaning, are said.
  private static func board(_ moment: Moment) -> [Key: Deed] {
    let pressed: Deed = { $0.handle($0.holder, .acted(.atSeat(.pressed))) }
    var deeds: [Key: Deed] = [.enter: pressed, .character(" "): pressed]
    for key in [Key.down, .character("j")] { deeds[key] = act(.pointed(Cell("B1") ?? .a1)) }
    for key in [Key.right, .character("l")] { deeds[key] = act(.pointed(Cell("A2") ?? .a1)) }
    for (row, letters) in ["aA", "bB", "cC"].enumerated() {
      for letter in letters {
        deeds[.character(letter)] = {
          $0.applyTransient(.naming(TypedCell(row: row)))
          return []
        }
      }
    }
    let others = "DEFGHIJKLMNOPQRSTUVWXYZ" + (moment == .placing ? "dfgimnopswxz" : "dfginoprstuwxz")
    for letter in others {
      deeds[.character(letter)] = { _ in [.say(.said("\(SafeText(letter.uppercased())) is not on the board of 3x3."))] }
    }
    guard moment == .placing else {
      deeds[.character("!")] = {
        $0.applyTransient(.advised(true))
        return []
      }
      for key in [Key.character("m"), .character("~")] {
        deeds[key] = { act(.noted(nil))(&$0) + [.say(.news("A1 is marked as water."))] }
      }
      return deeds
    }
    deeds[.character("t")] = act(.turned)
    for key in [Key.character("u"), .backspace] { deeds[key] = act(.tookBack) }
    deeds[.character("r")] = {
      $0.handle($0.holder, .acted(.atSeat(.shuffled(seed: $0.nextSeed(in: ScreenEnvironment())))))
    }
    return deeds
  }

  /// The keys while a text is typed: letters are letters, whatever they mean elsewhere.
  private static let typing: [Key: Deed] = keys.reduce(into: [.enter: { $0.send(in: ScreenEnvironment()) }]) {
    deeds, key in
    switch key {
    case .character(let letter): deeds[key] = { $0.handle(.first, .edited("hi\(letter)")) }
    case .backspace: deeds[key] = { $0.handle(.first, .edited("h")) }
    case .control("u"), .control("w"): deeds[key] = { $0.handle(.first, .edited("")) }
    default: break
    }
  }

  private static func act(_ action: SeatEvent) -> Deed {
    { $0.handle($0.holder, .acted(.atSeat(action))) }
  }

  private static func focus(_ target: Target?) -> Deed {
    {
      if let target { $0.setFocus(target) } else { $0.selection.chosenFocus = nil }
      return []
    }
  }

  private static func notice(_ notice: Notice) -> Deed {
    { _ in [.say(notice)] }
  }

  private static let copy: Deed = { state in
    state.hasCopied = true
    return [.say(.copied), .copy("www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=5&Is_Complete=0")]
  }
}
