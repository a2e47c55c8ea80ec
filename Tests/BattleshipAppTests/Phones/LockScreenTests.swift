// The notification on a locked phone: opened, or answered with a text or a shot; and the secrets that it keeps.

import BattleshipCore
import MessagesHost
import Testing

@testable import BattleshipApp
@testable import BattleshipPlay

@Suite struct LockScreenTests {
  /// The phone locked for Kate, with John's ships in her notification.
  private var locked: Sitting = {
    var sitting = Sitting()
    sitting.press(.enter, .enter, .right, .down, .enter, .enter, .enter)
    return sitting
  }()

  /// The lines with letters on the screen while the keyboard changes hands.
  private func passing(_ stack: ScreenStack) -> [String] {
    let lines = stack.drawn?.frame.picture ?? []
    return lines.filter { $0.contains(where: \.isLetter) }.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test
  mutating func `a second Enter of the sender shows nothing: the lock ignores keys until the keyboard has passed`() {
    var sitting = Sitting()
    sitting.press(.enter, .enter, .right, .down, .enter, .enter)
    expectShown(sitting.text, "[>Send<]")
    var stack = sitting.stack
    _ = stack.update(.pressed(.enter))
    #expect(stack.delay == 700)
    let waiting = stack.phones
    for event in [
      ScreenEvent.pressed(.enter), .pressed(.tab), .pressed(.character("z")), .clicked(.unlock), .clicked(.opensNews),
      .pasted("x"), .scrolled(.up), .pressed(.character("?")),
    ] {
      #expect(stack.update(event).isEmpty && stack.phones == waiting && stack.delay == 700, "\(event)")
    }
    #expect(stack.update(.pressed(.character("q"))) == [.leave])
    // Like the lock, but with nothing to press.
    #expect(passing(stack)[0] == "Pass the keyboard to Kate")
    #expect(!passing(stack).joined().contains("["))
    stack.environment.language = .chinese
    #expect(passing(stack)[0] == "请把键盘交给 Kate")
    stack.environment.language = .english
    // Then it is a lock as before, and it does not ask to be woken again.
    #expect(stack.update(.awoke).isEmpty)
    #expect(stack.phones?.lock == locked.state.lock)
    #expect(stack.delay == nil)
    #expect(passing(stack).contains { $0.contains("[>I am Kate: unlock<]") })
    #expect(stack.update(.awoke).isEmpty)
    #expect(!stack.update(.pressed(.enter)).isEmpty)
    #expect(stack.phones?.lock == nil)
    #expect(stack.delay == nil)
  }

  @Test mutating func `a resumed conversation passes the keyboard first, whoever opened it`() throws {
    var stack = ScreenStack(.phones(try locked.reopened()))
    #expect(stack.delay == 700)
    #expect(passing(stack)[0] == "Pass the keyboard to Kate")
    _ = stack.update(.pressed(.enter))
    #expect(stack.phones?.lock?.isDeaf == true)
  }

  private func texts(of phone: Phone<BattleshipExtension>) -> [String] {
    phone.transcript.items.flatMap { phone.drawings(of: $0).map { $0.text(in: .english) } }
  }

  @Test mutating func `Open unlocks the phone and opens the new message`() {
    expectShown(locked.text, "[ Open ] [ Write ]", "Enter unlocks   Tab next")
    locked.press(.tab)
    expectShown(locked.text, "[>Open<]")
    locked.press(.enter)
    #expect(locked.state.lock == nil)
    #expect(locked.text.contains("Lives 3/3"))
  }

  @Test mutating func `Reply sends a text, and the phone stays locked`() throws {
    locked.click("Write")
    locked.type("good luck?")
    #expect(locked.text.contains("Reply: good luck?"))
    #expect(locked.screen.frame.cursor != nil)
    locked.press(.backspace, .tab, .enter)
    #expect(locked.state.lock?.owner == .second)
    #expect(locked.state.lock?.answer == nil)
    for phone in [locked.state.phones.first, locked.state.phones.second] {
      #expect(texts(of: phone).last == "good luck")
    }
    expectShown(locked.text, "[>I am Kate: unlock<]", without: ["[ Write ]"])
    let again = try locked.again()
    #expect(Visible(again.state) == Visible(locked.state))
    #expect(again.state.lock == locked.state.lock)
    locked.press(.enter, .enter)
    expectShown(locked.text, "Lives 3/3")
  }

  @Test mutating func `a reply can be pasted, an empty one is not sent, and Esc leaves it`() {
    locked.click("Write")
    locked.press(.enter)
    #expect(locked.state.lock?.answer == nil)
    #expect(texts(of: locked.state.phones.first).count == 1)
    locked.handle(.pasted("lost"))
    #expect(locked.state.lock?.answer == nil)
    locked.click("Write")
    locked.press(.backspace)
    locked.handle(.pasted("\u{1B}]0;x\u{7}hello"))
    expectShown(locked.text, "hello", without: ["\u{1B}"])
    locked.press(.function(12))
    #expect(locked.stack.screen == .phones(locked.state))
    locked.press(.escape)
    #expect(locked.state.lock?.answer == nil)
    #expect(texts(of: locked.state.phones.first).count == 1)
  }

  /// A duel at one keyboard on a board of 3x3, after these shots; the phone is locked.
  private func duel(shots: [String], volley: Volley = .shots(1)) throws -> Sitting {
    let rules = Sitting.duelRules
    var sitting = Sitting(game: .duel(try Terms(on: rules, volley: volley)))
    sitting.press(.enter)
    for cell in ["a1", "c3"] {
      sitting.type(cell)
      sitting.press(.enter)
    }
    sitting.press(.enter, .enter)
    for cell in ["b1", "c1"] {
      sitting.type(cell)
      sitting.press(.enter)
    }
    sitting.press(.enter)
    for cell in shots {
      sitting.fire(cell)
      if sitting.state.lock != nil, cell != shots.last { sitting.press(.enter) }
    }
    return sitting
  }

  @Test func `in a duel with one shot a turn a cell can be fired at from the notification`() throws {
    var sitting = try duel(shots: ["b2"])
    #expect(
      sitting.state.lock?.owner == .first && sitting.text.contains("[ Write ] [ Fire from here ]"), "\(sitting.text)")
    sitting.click("Fire from here")
    sitting.type("d9")
    sitting.press(.enter)
    #expect(sitting.text.contains("Name a cell not shot at yet"))
    #expect(sitting.state.lock?.owner == .first)
    sitting.press(.backspace, .backspace)
    sitting.type("b3")
    expectShown(sitting.text, without: ["Name a cell"])
    sitting.press(.enter)
    #expect(sitting.state.lock?.owner == .second, "\(sitting.text)")
    expectShown(sitting.text, "John fired at B3.")
    let again = try sitting.reopened()
    #expect(Visible(again) == Visible(sitting.state))
    #expect(again.lock?.owner == .second)
    // A cell with a shot is not fired at again.
    sitting.click("Fire from here")
    sitting.type("b2")
    sitting.press(.enter)
    #expect(sitting.state.lock?.owner == .second)
    #expect(sitting.text.contains("Name a cell not shot at yet"))
  }

  @Test func `no shot is fired from the notification if ships are hidden first, or more than one is due`() throws {
    expectShown(locked.text, without: ["Fire from"])
    var joining = Sitting(game: .duel(Terms(on: Sitting.duelRules)))
    joining.press(.enter)
    joining.type("r")
    joining.press(.enter)
    #expect(joining.state.lock?.owner == .second && !joining.text.contains("Fire from"), "\(joining.text)")
    let two = try duel(shots: ["a2", "b2", "c2"], volley: .shots(2))
    #expect(two.state.notificationTargets.contains(.shoots) == false)
  }

  @Test func `the notification and its buttons are the same for all hidden ships`() throws {
    let screens = ["a1", "b3"].map { cell in
      var sitting = Sitting()
      sitting.place(cell, "c2")
      sitting.attack("a2", "c1", "c3")
      sitting.press(.enter, .enter)
      return sitting
    }
    let told = screens.map { $0.state.lock?.notification }
    #expect(told[0] != nil && told[0] == told[1], "\(told)")
    var hidden = ["a1", "b3"].map { cell in
      var sitting = Sitting()
      sitting.press(.enter)
      for cell in [cell, "c2"] {
        sitting.type(cell)
        sitting.press(.enter)
      }
      sitting.press(.enter, .enter)
      return sitting
    }
    #expect(hidden[0].screen == hidden[1].screen)
    for place in hidden.indices { hidden[place].click("Write") }
    #expect(hidden[0].screen == hidden[1].screen)
    for sitting in hidden {
      let list = sitting.state.phones.second.notifications.list
      #expect(list.count == 1)
      #expect(!list.contains { $0.request.content.body.contains("Ship_Location") })
    }
  }
}

extension Sitting {
  /// Two ships of one cell on a board of 3x3, for a duel.
  static var duelRules: Rules { Rules.messages.withoutLosingMiss }
}
