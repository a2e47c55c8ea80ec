// The table entry of the command that shows the title.

extension Command {
  static let titleEntry = CommandEntry(
    operands: "[URL]", operandCount: 0...1, summary: "show the title, where every game starts",
    description: [
      """
      The first screen, also without a command, with the link open if one is given: continue a saved game, play the computer, play with somebody at one \
      keyboard, play by link, or read how the game is played. Arrows and Enter are all you need; Left \
      and Right change a setting.
      """,
      """
      Your choices are remembered, and options preselect choices on the title. After a game q returns to the title, and \
      on the title it ends the program. The links that were written are printed at the end.
      """,
    ],
    examples: [
      Example(words: "", says: "the title; arrows and Enter are all you need"),
      Example(words: "title 'battleship:?...'", says: "the title, with this link open"),
      Example(words: "--lines", says: "the same in lines of text, for a screen reader"),
      Example(words: "--names Ann,Bob --rules skirmish --duel", says: "the title, with these already chosen"),
    ])
}
