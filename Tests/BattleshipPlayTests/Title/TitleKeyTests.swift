// The meaning of keys on the title: on its pages, and while a text is being typed.

import BattleshipCore
import Testing

@testable import BattleshipPlay

@Suite struct TitleKeyTests {
  private static let keys: [(Key, TitleEvent?)] = [
    (.enter, .next), (.character(" "), .next), (.up, .moved(by: -1)), (.character("j"), .moved(by: 1)),
    (.tab, .moved(by: 1)), (.backTab, .moved(by: -1)), (.left, .changed(by: -1)), (.character("l"), .changed(by: 1)),
    (.escape, .back), (.pageDown, .moved(by: 5)), (.pageUp, .moved(by: -5)), (.character("y"), .copied),
    (.character("?"), nil), (.character("q"), nil), (.control("l"), nil), (.function(12), nil), (.character("z"), nil),
    (.character("x"), .deleted), (.backspace, nil), (.delete, .deleted), (.home, nil),
  ]

  @Test func `keys choose, change and begin on the list`() {
    let title = Title(settings: TitleSettings(), languages: [.english], saved: [])
    for (key, event) in Self.keys { #expect(title.event(for: key) == event, "\(key)") }
  }

  @Test(arguments: [TitleTarget.byLink, .setting(.names)])
  func `letters are text while a text is typed`(target: TitleTarget) {
    var title = Title(settings: TitleSettings(), languages: [.english], saved: [])
    title.update(.clicked(target))
    for letter in "q?jl y海" { #expect(title.event(for: .character(letter)) == .typed(.character(letter))) }
    for key in [Key.backspace, .control("u"), .control("w")] { #expect(title.event(for: key) == .typed(key)) }
    #expect(title.event(for: .control("x")) == nil)
    #expect("two words ".typed(.control("w")) == "two ")
    #expect("two".typed(.control("u")) == "")
    #expect("".typed(.backspace) == "")
    for (key, event) in [(Key.enter, TitleEvent.next), (.escape, .back), (.up, .moved(by: -1)), (.tab, .moved(by: 1))] {
      #expect(title.event(for: key) == event)
    }
    #expect(title.event(for: Key.left) == nil)
  }
}
