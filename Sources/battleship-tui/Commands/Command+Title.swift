// The table entry of the command that shows the title.

extension Command {
  static let titleEntry = Entry(
    operands: "", operandCount: 0...0, summary: "show the title, from which everything is begun",
    description: [
      """
      The first screen, and what happens without a command: go on with a game that is kept, play the computer, play with \
      somebody at one keyboard, play by link, or read how the game is played. Arrows and Enter are all that is needed; Left \
      and Right change a setting.
      """,
      """
      What is chosen is chosen again the next time, and what is given as an option is chosen on the title. After a game q \
      leads back to the title, and leaves it there. The links that were written are printed in the end.
      """,
    ],
    examples: [
      Example(words: "", says: "the title; arrows and Enter are all you need"),
      Example(words: "--names Ann,Bob --rules skirmish --duel", says: "the title, with these already chosen"),
    ])
}
