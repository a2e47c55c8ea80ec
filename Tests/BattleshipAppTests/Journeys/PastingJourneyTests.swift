// The link of a game, pasted into the input field: a bubble that is sent, deleted, opened and played, but never text.

import BattleshipCore
import MessagesHost
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

@Suite struct PastingJourneyTests {
  private var sitting = Sitting()
  private let fresh = AnswerTests.fresh

  /// John goes to the input field and pastes.
  private mutating func paste(_ texts: String...) {
    sitting.handle(.clicked(.field))
    for text in texts { sitting.handle(.pasted(text)) }
  }

  @Test mutating func `a pasted game is a bubble in the input field, and its URL is nowhere on the screen`() {
    paste(" \(fresh)\r\n")
    #expect(sitting.state.phone.inputField.storedMessage?.url == fresh)
    expectShown(sitting.text, "John placed their ships! Can you find them?")
    expectShown(sitting.text, without: ["Ship_Location", "shinobi"])
    sitting.press(.enter)
    expectShown(sitting.text, "[>I am Kate: unlock<]")
    expectShown(sitting.text, "John placed their ships! Can you find them?")
    expectShown(sitting.text, without: ["Ship_Location"])
  }

  @Test mutating func `sent, it is a game that the other one plays, and the one bubble comes back`() {
    paste(fresh)
    sitting.press(.enter, .enter)
    sitting.attack("b2", "a1", "c3")
    expectShown(sitting.text, "You destroyed all the ships!")
    sitting.press(.enter, .enter, .enter)
    expectShown(sitting.text, "Kate destroyed all the ships!")
    let messages = sitting.state.phones.first.transcript.items.compactMap(\.storedMessage)
    #expect(messages.map(\.url) == [fresh.replacing("Complete=0", with: "Complete=1") + "&Guess=4&Guess=0&Guess=8"])
  }

  @Test(arguments: ["https://example.com/play", ""])
  mutating func `the reply has the base of the pasted link`(base: String) {
    paste(base + "?Ship_Location=0&Ship_Location=8&Is_Complete=0&utm_source=x#top")
    sitting.press(.enter, .enter)
    sitting.attack("a1", "c3")
    sitting.press(.enter)
    #expect(
      sitting.state.phone.inputField.storedMessage?.url
        == base + "?Ship_Location=0&Ship_Location=8&Is_Complete=1&Guess=0&Guess=8")
  }

  @Test mutating func `one's own pasted game waits for the other player, and one with shots continues`() {
    paste(fresh + "&Guess=4")
    expectShown(sitting.text, "John is looking for the ships: 0 of 2 hit, 2 lives left.")
    sitting.press(.enter, .enter, .enter)
    expectShown(sitting.text, "Your ships are hidden. It", "is John's turn.")
  }

  @Test mutating func `a pasted game that is over shows its result`() {
    paste(fresh.replacing("Complete=0", with: "Complete=1") + "&Guess=0&Guess=8")
    expectShown(sitting.text, "John destroyed all the ships!")
    sitting.press(.enter, .enter)
    expectShown(sitting.text, "[>Play again<]")
  }

  @Test mutating func `it is removed by x and by its cross, and nothing was sent`() {
    paste(fresh)
    sitting.press(.escape)
    expectShown(sitting.text, "[>Send<]")
    sitting.type("x")
    #expect(!sitting.state.phone.inputField.isEmpty)
    #expect(sitting.text.contains("Press again to delete the message."))
    sitting.type("?x")
    sitting.type("x")
    #expect(!sitting.state.phone.inputField.isEmpty)
    sitting.type("x")
    #expect(sitting.state.phone.inputField.isEmpty)
    #expect(!sitting.text.contains("placed their ships"))
    paste("hello", fresh)
    sitting.handle(.clicked(.cross(0)))
    sitting.handle(.clicked(.cross(0)))
    #expect(sitting.state.phone.inputField.staged.isEmpty)
    #expect(sitting.state.phone.inputField.text == "hello")
    #expect(sitting.state.phones.mailbox.envelopes.isEmpty)
    #expect(sitting.state.lock == nil)
  }

  @Test mutating func `a second game replaces the first, and a text stays beside it`() {
    paste(fresh, "good luck", fresh + "&Guess=4")
    #expect(sitting.state.phone.inputField.staged.map(\.storedMessage?.url) == [fresh + "&Guess=4"])
    expectShown(sitting.text, "❯ good luck")
  }

  @Test(arguments: [
    "hello", AnswerTests.fresh + " it is", "see " + AnswerTests.fresh, "www.example.com/",
    "?Ship_Location=0",
    AnswerTests.fresh + "&Guess=9", AnswerTests.fresh + "&Format=2",
  ])
  mutating func `a pasted text that is not a game stays text`(text: String) {
    paste(text)
    #expect(sitting.state.phone.inputField.staged.isEmpty)
    #expect(sitting.state.phone.inputField.text == text)
  }

  @Test mutating func `on the first screen a pasted game goes into the input field, ready to be sent`() {
    sitting.handle(.pasted(fresh))
    #expect(sitting.state.phone.inputField.storedMessage?.url == fresh)
    #expect(sitting.text.contains("[>Send<]"))
  }

  @Test mutating func `on a locked phone and on a board a pasted game is ignored`() {
    sitting.press(.enter)
    sitting.handle(.pasted(fresh))
    #expect(sitting.effects.isEmpty)
    #expect(sitting.text.contains("There is no field to paste into"))
    sitting.type("r")
    sitting.press(.enter, .enter)
    sitting.handle(.pasted(fresh))
    #expect(sitting.state.phones.second.inputField.isEmpty)
    #expect(sitting.effects.isEmpty)
  }

  @Test mutating func `a pasted game is saved, and is the same conversation again`() throws {
    paste("a \"word\"\n", fresh)
    #expect(sitting.kept.last?.contains(#" "a \"word\"\u{a}" 1 message "#) == true, "\(sitting.kept.last ?? "")")
    #expect(Visible(try sitting.reopened()) == Visible(sitting.state))
    sitting.press(.enter, .enter, .enter)
    #expect(Visible(try sitting.reopened()) == Visible(sitting.state))
  }

  @Test func `no screen of the other player depends on the ships of a pasted game`() {
    let screens = ["0&Ship_Location=8", "2&Ship_Location=6"].map { ships in
      var sitting = Sitting()
      sitting.handle(.clicked(.field))
      sitting.handle(.pasted("https://example.com/?Ship_Location=\(ships)&Is_Complete=0"))
      var screens = [sitting.screen]
      for key in [Key.enter, .enter, .enter, .down, .enter, .function(12), .escape, .escape] {
        sitting.press(key)
        screens.append(sitting.screen)
      }
      return screens
    }
    #expect(screens[0] == screens[1])
  }
}
