// A message is in its writer's language, whoever reads it and whenever.

import BattleshipCore
import BattleshipPlay
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct SpokenMessageTests {
  private var sitting = Sitting()

  @Test mutating func `a game in Chinese has Chinese bubbles, notifications and summaries`() {
    sitting.language = .chinese
    sitting.place("a1", "b2")
    expectShown(sitting.text, "John 藏好了舰船", without: ["placed"])
    sitting.attack("a1", "b2")
    sitting.press(.enter, .enter)
    expectShown(sitting.text, "Kate")
    expectShown(sitting.text, without: ["destroyed"])
    let phone = sitting.state.phones.first
    let said = phone.transcript.items.flatMap { phone.drawings(of: $0) }.map { $0.text(in: .chinese) }
    #expect(said == ["John 藏好了舰船。", "Kate 击沉了所有的船！"])
  }

  @Test mutating func `a conversation continues in another language, and earlier texts stay as they were`() throws {
    sitting.place("a1", "b2")
    sitting = try sitting.again()
    sitting.language = .chinese
    sitting.press(.enter)
    sitting.attack("c3")
    sitting.press(.escape, .escape, .enter, .enter)
    expectShown(sitting.text, "Kate 正在寻找", "John placed their ships.")
    #expect(Visible(try sitting.reopened()) == Visible(sitting.state))
  }

  @Test mutating func `a pasted link is written in the language of the person who pastes it`() {
    sitting.language = .chinese
    sitting.handle(.clicked(.field))
    sitting.handle(.pasted(AnswerTests.fresh))
    expectShown(sitting.text, "John 藏好了舰船")
  }
}
