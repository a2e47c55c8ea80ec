// Whole games of two people at one terminal, key by key.

import BattleshipCore
import MessagesHost
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct HotSeatTests {
  var sitting = Sitting()

  @Test mutating func `the list of keys covers only its own box`() {
    sitting.press(.character("?"))
    for columns in [80, 120] {
      sitting.size = Size(rows: 24, columns: columns)
      expectShown(sitting.text, "─ Keys ─", "John's phone", " Messages")
    }
  }

  @Test mutating func `a staged bubble is as wide as its board and its sentence need`() throws {
    sitting.press(.enter, .enter, .right, .down, .enter, .enter)
    for columns in [80, 120] {
      sitting.size = Size(rows: 24, columns: columns)
      let top = try #require(sitting.picture.first { $0.contains("╭ ⚓ ─") })
      #expect(top.count { $0 == "─" } == 42, "\(sitting.text)")
      expectShown(sitting.text, "│ John placed their ships! Can you find them? │")
    }
  }

  @Test mutating func `arrows and Enter alone play a whole game`() {
    expectShown(sitting.text, "[>Start game<]")
    sitting.press(.enter)
    expectShown(sitting.text, "Ships to place: 2")
    sitting.press(.enter, .down)
    expectShown(sitting.text, "Ships to place: 1")
    sitting.press(.enter)
    expectShown(sitting.text, "All ships are placed", "[>Finished<]")
    sitting.press(.enter)
    expectShown(sitting.text, "John placed their ships! Can you find them?", "[>Send<]")
    sitting.press(.enter)
    expectShown(sitting.text, "[>I am Kate: unlock<]")
    sitting.press(.enter)
    expectShown(sitting.text, "Kate's phone", "Enter opens")
    sitting.press(.enter)
    expectShown(sitting.text, "Lives 3/3", "Hit 0/2")
    sitting.press(.enter)
    expectShown(sitting.text, "A1: sunk, a boat!", "Hit 1/2")
    // After a sinking and a miss the cursor stays.
    sitting.press(.right, .enter)
    expectShown(sitting.text, "A2: miss. 2 lives left.", "Lives 2/3")
    sitting.press(.down, .enter)
    expectShown(sitting.text, "B2: sunk, a boat! You win! You destroyed all the ships!")
    expectShown(sitting.text, "[>Reply with the result<]")
    sitting.press(.enter, .enter)
    expectShown(sitting.text, "[>I am John: unlock<]")
    sitting.press(.enter)
    expectShown(sitting.text, "Kate destroyed all the ships!", "[>Play again<]")
    sitting.press(.enter)
    expectShown(sitting.text, "Ships to place: 2")
  }

  @Test mutating func `a game that is lost shows where the ships were`() {
    sitting.place("a1", "b2")
    sitting.attack("a2", "a3", "c1")
    expectShown(sitting.text, "C1: miss. You lost. The ships are shown.", "Lives 0/3")
    expectShown(sitting.text, "▐▄▄▄▄", "0% hit")
    sitting.press(.enter, .enter, .enter)
    expectShown(sitting.text, "Kate lost!")
    sitting.press(.escape, .escape)
    expectShown(sitting.text, "John placed their ships.")
  }

  @Test mutating func `an open cell costs nothing`() {
    sitting.place("a1", "b2")
    sitting.attack("a2", "a2")
    expectShown(sitting.text, "You already fired at A2.", "No shot was used.", "Lives 2/3")
  }

  @Test mutating func `the placer who opens their own message waits, and sees their own ships`() {
    sitting.place("a1", "b2")
    sitting.press(.tab)
    sitting.type("e")
    // Kate writes back without having played; John opens his own bubble.
    sitting.press(.escape, .escape)
    sitting.click("❯ iMessage")
    sitting.type("later")
    sitting.press(.enter, .enter)
    expectShown(sitting.text, "John's phone")
    sitting.click("placed their")
    expectShown(sitting.text, "is Kate's turn.", "▐▄▄▄▄")
    sitting.press(.enter)
    expectShown(sitting.text, without: ["is Kate's turn."])
  }

  @Test mutating func `a game left halfway is staged, can be sent, and resumes where it stopped`() {
    sitting.place("a1", "b2")
    sitting.attack("a2")
    sitting.press(.escape)
    expectShown(sitting.text, "[>Go on<]")
    sitting.press(.escape)
    expectShown(sitting.text, "Kate is looking for the ships: 0 of 2 hit, 2 lives left.")
    sitting.press(.enter, .enter)
    expectShown(sitting.text, "John's phone")
    sitting.press(.enter)
    expectShown(sitting.text, "is Kate's turn.")
    sitting.press(.escape, .escape)
    sitting.click("❯ iMessage")
    sitting.type("go on")
    sitting.press(.enter, .enter)
    sitting.click("is looking")
    expectShown(sitting.text, "Lives 2/3")
    sitting.type("a1")
    sitting.press(.enter)
    expectShown(sitting.text, "Hit 1/2")
  }

  @Test mutating func `lives do not come back when the reply is deleted, nor when the program starts again`() throws {
    sitting.place("a1", "b2")
    sitting.attack("a2", "b2")
    sitting.press(.escape, .escape)
    sitting.type("xx")
    #expect(sitting.state.phone.inputField.isEmpty)
    sitting.click("John placed")
    expectShown(sitting.text, "Lives 2/3", "Hit 1/2")
    sitting.press(.escape, .escape)
    sitting.type("xx")
    var again = try sitting.again()
    again.press(.enter)
    again.click("John placed")
    expectShown(again.text, "Lives 2/3", "Hit 1/2")
    again.type("a1")
    again.press(.enter, .enter, .enter)
    #expect(
      again.state.phones.second.transcript.newestBubble?.storedMessage?.url?.hasSuffix("Guess=1&Guess=4&Guess=0")
        == true)
  }

  @Test mutating func `links of new games have the chosen base, replies that of the message`() throws {
    sitting.state.base = try MessageURLBase("https://example.org/b.html#")
    sitting.place("a1", "b2")
    let first = sitting.state.phones.second.transcript.newestBubble?.storedMessage?.url
    #expect(first == "https://example.org/b.html#?Ship_Location=0&Ship_Location=4&Is_Complete=0")
    sitting.attack("a1")
    sitting.state.base = nil
    sitting.type("b2")
    sitting.press(.enter, .enter, .enter)
    let reply = sitting.state.phones.first.transcript.newestBubble?.storedMessage?.url
    #expect(reply == "https://example.org/b.html#?Ship_Location=0&Ship_Location=4&Is_Complete=1&Guess=0&Guess=4")
  }

  @Test mutating func `a finished hunt that was not sent stays finished`() {
    sitting.place("a1", "b2")
    sitting.attack("a2", "a3", "b1")
    expectShown(sitting.text, "You lost")
    sitting.press(.enter)
    sitting.press(.escape)
    sitting.type("xx")
    sitting.click("John placed")
    expectShown(sitting.text, "You lost")
  }

  @Test mutating func `a finished game can be looked at again by both`() {
    sitting.place("a1", "b2")
    sitting.attack("a1", "b2")
    sitting.press(.enter, .enter, .enter)
    expectShown(sitting.text, "Kate destroyed all the ships!")
    sitting.press(.escape)
    expectShown(sitting.text, "[>Start game<]")
    sitting.press(.escape)
    sitting.click("Kate destroyed")
    expectShown(sitting.text, "[>Play again<]")
  }

  @Test mutating func `a staged message can be deleted, and nothing is sent`() {
    sitting.press(.enter)
    sitting.type("r")
    sitting.press(.enter)
    expectShown(sitting.text, "[>Send<]")
    sitting.type("xx")
    #expect(sitting.state.phone.inputField.isEmpty)
    #expect(sitting.state.lock == nil)
    #expect(sitting.state.phones.second.transcript.items.isEmpty)
  }

  @Test mutating func `a text is written, and Enter sends it`() {
    sitting.press(.tab, .tab, .tab)
    sitting.click("❯ iMessage")
    sitting.type("hello qx?")
    sitting.press(.backspace)
    sitting.handle(.pasted(" you"))
    expectShown(sitting.text, "hello qx you")
    sitting.press(.enter)
    expectShown(sitting.text, "hello qx you", "[>I am Kate: unlock<]")
    sitting.press(.enter)
    #expect(sitting.state.phone.transcript.items.count == 1)
  }
}
