// Other events at every moment: pastes, the wheel, and keys and clicks under a list that covers the screen.

import BattleshipCore
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

@Suite struct EventTests {
  @Test(arguments: Moment.allCases)
  func `a pasted text goes to the input field, and if there is none a notice says so`(moment: Moment) {
    for text in ["b2\r", "\u{1b}[A", "海"] {
      moment.expect(.pasted(text)) { state in
        switch moment {
        case .locked: return []
        case .typing: return state.handle(.first, .pasted(text))
        case .placing, .attack, .holding: return [.say(.noFieldHere)]
        case .conversation, .staged:
          let entered = moment == .staged ? [] : state.handle(.first, .tappedInputField)
          defer { state.selection.chosenFocus = moment == .staged ? .send : .field }
          return entered + state.handle(.first, .pasted(text))
        }
      }
    }
    if moment != .typing { moment.expect(.pasted("")) { _ in [] } }
    moment.expect(.pasteRefused(.notText)) { _ in moment == .locked ? [] : [.say(.pasteRefused(.notText))] }
  }

  @Test(arguments: Moment.allCases)
  func `wheel and second button act on the ship or sticker in the hand, else the wheel moves the transcript`(
    moment: Moment
  ) {
    guard moment != .placing else {
      for event in [ScreenEvent.scrolled(.up), .scrolled(.down), .secondClicked] {
        moment.expect(event) { $0.handle(.first, .acted(.atSeat(.turned))) }
      }
      return
    }
    moment.expect(.scrolled(.down)) { _ in [] }
    guard moment != .holding else {
      moment.expect(.secondClicked) { $0.handle(.second, .turnedSticker(degrees: 45)) }
      return moment.expect(.scrolled(.up)) { $0.handle(.second, .scaledSticker(percent: 200)) }
    }
    moment.expect(.secondClicked) { _ in [] }
    moment.expect(.scrolled(.up)) {
      $0.selection.scrolledBack = 3
      return []
    }
  }

  @Test(arguments: Moment.allCases)
  func `an event clears the notice, except on a locked phone, which keeps it until it is unlocked`(moment: Moment) {
    var stack = ScreenStack(.phones(moment.state), in: ScreenEnvironment())
    stack.environment.notice = .damaged("x")
    #expect(stack.update(.pressed(.function(7))).isEmpty)
    #expect(stack.environment.notice == (moment == .locked ? .damaged("x") : nil))
  }

  enum Covering: CaseIterable {
    case help, calls

    var key: Key { self == .help ? .character("?") : .function(12) }
  }

  @Test(arguments: Moment.allCases.filter { $0 != .locked && $0 != .typing }, Covering.allCases)
  func `under a list nothing is pressed or clicked: the list closes, or scrolls`(moment: Moment, covering: Covering) {
    var covered = ScreenStack(.phones(moment.state), in: ScreenEnvironment())
    #expect(covered.update(.pressed(covering.key)).isEmpty)
    for event in [
      ScreenEvent.pressed(.enter), .pressed(.character(" ")), .pressed(.character("q")), .pressed(.character("a")),
      .pressed(.character("?")), .pressed(.escape), .pressed(.function(12)), .clicked(.seat(.board)),
      .clicked(.cell(.a1)), .clicked(.unlock), .clicked(.send),
    ] {
      var stack = covered
      #expect(stack.update(event).isEmpty && stack.screen == .phones(moment.state), "\(event)")
    }
    guard case .overlay(let list)? = covered.screen else {
      Issue.record("no list covers \(moment)")
      return
    }
    #expect(covering == .calls || list.scroll == 0)
    for (event, scroll) in [
      (ScreenEvent.pressed(.up), 1), (.pressed(.character("k")), 1), (.scrolled(.up), 1), (.pressed(.down), 3),
      (.pressed(.character("j")), 3), (.scrolled(.down), 3), (.pressed(.pageUp), 0), (.pressed(.pageDown), 10),
      (.pasted("x"), 2), (.pasteRefused(.notText), 2),
    ] where covering == .help {
      var list = list
      for _ in 0..<2 { _ = list.update(.pressed(.down)) }
      #expect(list.update(event).isEmpty && list.scroll == scroll, "\(event)")
    }
    #expect(covered.update(.pressed(.control("l"))) == [.redraw])
    #expect(covered.screen == .overlay(list))
  }

  @Test(arguments: Moment.allCases)
  func `a click on the focused target does the same as Enter`(moment: Moment) {
    for target in moment.state.transcriptTargets + moment.state.targetsBelow {
      var state = moment.state
      state.setFocus(target)
      state.applyTransient(.naming(TypedCell(row: 1)))
      moment.expect(.clicked(target), from: state) { $0.update(.pressed(.enter)) }
    }
  }

  @Test(arguments: [Moment.placing, .attack])
  func `a click on a cell goes there and presses it`(moment: Moment) throws {
    let cell = try #require(Cell("B3"))
    moment.expect(.clicked(.cell(cell))) {
      $0.handle($0.holder, .acted(.atSeat(.pointed(cell)))) + $0.handle($0.holder, .acted(.atSeat(.pressed)))
    }
  }

  @Test(arguments: [Moment.placing, .attack])
  func `a number after a row moves to the cell, and one beyond the board is only said`(moment: Moment) throws {
    let cell = try #require(Cell("B3"))
    var state = moment.state
    state.applyTransient(.naming(TypedCell(row: 1)))
    moment.expect(.pressed(.character("3")), from: state) {
      $0.handle($0.holder, .acted(.atSeat(.naming(TypedCell(row: 1, column: 3), cursor: cell))))
    }
    moment.expect(.pressed(.function(7)), from: state) { _ in [] }
    for (key, place) in [("0", "B0"), ("4", "B4"), ("z", "Z")] as [(Character, SafeText)] {
      moment.expect(.pressed(.character(key)), from: state) { _ in [.say(.said("\(place) is not on the board of 3x3."))]
      }
    }
    moment.expect(.pressed(.escape), from: state) {
      $0.applyTransient(.stoppedNaming)
      return []
    }
  }
}

extension PhonesScreen {
  /// The bubbles, and the names of apps that are missing on the phone.
  fileprivate var transcriptTargets: [Target] {
    let phone = phone
    return showsTranscript ? phone.transcript.items.compactMap { Self.target(of: $0, on: phone) } : []
  }
}
