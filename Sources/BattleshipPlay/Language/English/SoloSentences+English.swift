// The sentences of a game against the computer, in English.

import BattleshipCore
import BattleshipPlayers

extension SoloSentences {
  static var english: SoloSentences {
    SoloSentences(
      computer: PlayerName("The computer", within: "the computer"),
      level: { level in word(level) },
      title: { level in "The computer, \(word(level))" },
      firesTitle: "The computer fires",
      hides: "The computer hides its ships.",
      thinks: "The computer is thinking.",
      shot: { number, all in "Shot \(number) of \(all)" },
      nextShot: "Next shot",
      again: "Play again",
      score: { person, computer in "You \(person) : \(computer) computer" },
      notKept: "This game cannot be kept.",
      isStuck: { error in
        switch error {
        case .noFleet(.noLayoutExists): "The ships do not fit on the board."
        case .noFleet: "The computer found no place for its ships."
        case .terms(let error): "This duel is not possible: \(SafeText(error.description))."
        case .duel(let error): "The duel cannot go on: \(SafeText(error.description))."
        }
      }
    )
  }

  private static func word(_ level: ComputerPlayer.Level) -> SafeText {
    switch level {
    case .easy: "easy"
    case .fair: "fair"
    case .strong: "strong"
    }
  }
}
