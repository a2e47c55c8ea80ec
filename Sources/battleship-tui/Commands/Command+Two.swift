// The table entry of the command that two people play at one keyboard.

extension Command {
  static let twoEntry = CommandEntry(
    operands: "", operandCount: 0...0, summary: "two players at one keyboard",
    description: [
      """
      Two people play at one keyboard: each hides ships, fires, sees what it met, and passes the keyboard. Between them \
      stands a lock, which is deaf for a moment and shows nothing of either fleet. A duel is sealed as by link, and at the \
      end both fleets are opened; in a hunt one player hides and the other fires.
      """,
      """
      Every step is saved, and the next start continues the newest game that has the names and the rules of the options. \
      If there is none, or with --new, another game begins; the others stay, and the title lists them. The two phones of \
      play are another game.
      """,
    ],
    examples: [
      Example(words: "two", says: "a duel on 10x10, or the newest game again"),
      Example(words: "two --names Ann,Ben --rules classic", says: "with these names on this board"),
    ])
}
