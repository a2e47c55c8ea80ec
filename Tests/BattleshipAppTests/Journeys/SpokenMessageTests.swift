// What a message says is in its writer's language, whoever reads it, and a replay writes the same texts again.

import BattleshipCore
import BattleshipPlay
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct SpokenMessageTests {
  private var sitting = Sitting()
  private let noon = ClockTime(hour: 12, minute: 0)

  @Test mutating func `a game in Chinese has Chinese bubbles, notifications and summaries`() {
    sitting.state.language = .chinese
    sitting.place("a1", "b2")
    #expect(sitting.kept.count { $0.contains("speaks") } == 2, "once for each phone")
    #expect(sitting.text.contains("John 藏好了舰船") && !sitting.text.contains("placed"), "\(sitting.text)")
    sitting.attack("a1", "b2")
    sitting.press(.enter, .enter)
    #expect(sitting.text.contains("Kate"))
    #expect(!sitting.text.contains("destroyed"))
    let phone = sitting.state.phones.first
    let said = phone.transcript.items.flatMap { phone.drawings(of: $0) }.map { $0.text(in: .chinese) }
    #expect(said == ["John 藏好了舰船。", "Kate 击沉了所有的船！"])
  }

  @Test mutating func `a conversation goes on in another language, and what was written stays as it was`() throws {
    sitting.place("a1", "b2")
    #expect(!sitting.kept.contains { $0.contains("speaks") })
    sitting.state = try AppState.goOn(with: sitting.kept, at: noon).state
    sitting.takeTheKeyboard()
    sitting.state.language = .chinese
    sitting.press(.enter)
    sitting.attack("c3")
    sitting.press(.escape, .escape, .enter, .enter)
    #expect(sitting.text.contains("Kate 正在寻找") && sitting.text.contains("John placed their ships."), "\(sitting.text)")
    let replayed = try AppState.goOn(with: sitting.kept, at: noon).state
    #expect(replayed.phonesAtRest == sitting.state.phonesAtRest)
    #expect(Participant.pair.allSatisfy { replayed.phones[$0].preferredLanguage == "zh" })
  }

  @Test mutating func `a pasted link is written in the language of whoever pastes it`() {
    sitting.state.language = .chinese
    sitting.happen(.clicked(.field))
    sitting.happen(.pasted(CommandAnswerTests.fresh))
    #expect(sitting.text.contains("⚓ John 藏好了舰船"), "\(sitting.text)")
  }

  @Test func `a language that nobody speaks is refused with its place`() {
    #expect(throws: TextFormError.expected(.quotedText, at: .init(line: 1, column: 14))) {
      try KeptLine(text: #"first speaks "tlh""#)
    }
  }
}
