// Whole games of two people at one terminal, key by key.

import BattleshipCore
import MessagesHost
import Testing

@testable import BattleshipApp

@Suite struct HotSeatTests {
  var sitting = Sitting()

  @Test mutating func `arrows and Enter alone play a whole game`() {
    #expect(sitting.text.contains("[>Start game<]"))
    sitting.press(.enter)
    #expect(sitting.text.contains("Ships to place: 2"))
    sitting.press(.enter, .down)
    #expect(sitting.text.contains("Ships to place: 1"))
    sitting.press(.enter)
    #expect(sitting.text.contains("Ships to place: 0"))
    #expect(sitting.text.contains("[>Finished<]"))
    sitting.press(.enter)
    #expect(sitting.text.contains("John placed their ships! Can you find them?"))
    #expect(sitting.text.contains("[>Send<]"))
    sitting.press(.enter)
    #expect(sitting.text.contains("[>I am Kate: unlock<]"))
    sitting.press(.enter)
    expectShown(sitting.text, "Kate's phone", "Enter opens")
    sitting.press(.enter)
    expectShown(sitting.text, "Lives 3/3", "Hit 0/2")
    sitting.press(.enter)
    expectShown(sitting.text, "A1: hit!", "Hit 1/2")
    sitting.press(.enter)
    expectShown(sitting.text, "A2: miss. 2 lives left.", "Lives 2/3")
    sitting.press(.down, .left, .enter)
    #expect(sitting.text.contains("B2: hit! You win! You destroyed all the ships!"))
    #expect(sitting.text.contains("[>Reply with the result<]"))
    sitting.press(.enter, .enter)
    #expect(sitting.text.contains("[>I am John: unlock<]"))
    sitting.press(.enter)
    #expect(sitting.text.contains("Kate destroyed all the ships!"))
    #expect(sitting.text.contains("[>Play again<]"))
    sitting.press(.enter)
    #expect(sitting.text.contains("Ships to place: 2"))
  }

  @Test mutating func `a game that is lost shows where the ships were`() {
    sitting.place("a1", "b2")
    sitting.attack("a2", "a3", "c1")
    #expect(sitting.text.contains("C1: miss. You lost. The ships are shown."))
    #expect(sitting.text.contains("Lives 0/3"))
    expectShown(sitting.text, "▐▄▄▄▄", "0% hit")
    sitting.press(.enter, .enter, .enter)
    #expect(sitting.text.contains("Kate lost!"))
    sitting.press(.escape, .escape)
    #expect(sitting.text.contains("John placed their ships."))
  }

  @Test mutating func `an open cell costs nothing`() {
    sitting.place("a1", "b2")
    sitting.attack("a2", "a2")
    #expect(sitting.text.contains("A2 was already shot at. That cost nothing."))
    #expect(sitting.text.contains("Lives 2/3"))
  }

  @Test mutating func `the placer who opens their own message waits, and sees their own ships`() {
    sitting.place("a1", "b2")
    sitting.press(.tab)
    sitting.type("e")
    // Kate writes back without having played; John looks at his own bubble.
    sitting.press(.escape, .escape)
    sitting.click("❯ iMessage")
    sitting.type("later")
    sitting.press(.enter, .enter)
    #expect(sitting.text.contains("John's phone"))
    sitting.click("placed their")
    #expect(sitting.text.contains("It is Kate's turn."))
    #expect(sitting.text.contains("▐▄▄▄▄"))
    sitting.press(.enter)
    #expect(!sitting.text.contains("It is Kate's turn."))
  }

  @Test mutating func `a game left half-way goes into the field, can be sent, and goes on where it stopped`() {
    sitting.place("a1", "b2")
    sitting.attack("a2")
    sitting.press(.escape)
    #expect(sitting.text.contains("[>Go on<]"))
    sitting.press(.escape)
    #expect(sitting.text.contains("Kate is looking for the ships: 0 of 2 hit, 2 lives left."))
    sitting.press(.enter, .enter)
    #expect(sitting.text.contains("John's phone"))
    sitting.press(.enter)
    #expect(sitting.text.contains("It is Kate's turn."))
    sitting.press(.escape, .escape)
    sitting.click("❯ iMessage")
    sitting.type("go on")
    sitting.press(.enter, .enter)
    sitting.click("is looking")
    #expect(sitting.text.contains("Lives 2/3"))
    sitting.type("a1")
    sitting.press(.enter)
    #expect(sitting.text.contains("Hit 1/2"))
  }

  @Test mutating func `a finished game can be looked at again by both`() {
    sitting.place("a1", "b2")
    sitting.attack("a1", "b2")
    sitting.press(.enter, .enter, .enter)
    #expect(sitting.text.contains("Kate destroyed all the ships!"))
    sitting.press(.escape)
    #expect(sitting.text.contains("[>Start game<]"))
    sitting.press(.escape)
    sitting.click("Kate destroyed")
    #expect(sitting.text.contains("[>Play again<]"))
  }

  @Test mutating func `what was staged can be deleted, and nothing is sent`() {
    sitting.press(.enter)
    sitting.type("r")
    sitting.press(.enter)
    #expect(sitting.text.contains("[>Send<]"))
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
    #expect(sitting.text.contains("hello qx you"))
    sitting.press(.enter)
    #expect(sitting.text.contains("hello qx you"))
    #expect(sitting.text.contains("[>I am Kate: unlock<]"))
    sitting.press(.enter)
    #expect(sitting.state.phone.transcript.items.count == 1)
  }
}
