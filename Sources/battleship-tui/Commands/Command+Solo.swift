// The table entry of the command that plays against the computer.

extension Command {
  static let soloEntry = CommandEntry(
    operands: "", operandCount: 0...0, summary: "play duels against the computer",
    description: [
      """
      A duel against the computer on the screen: both hide ships, and fire in turn. You fire first, the computer does in \
      the next duel, and so on. The computer sees no more of your board than you see of its own; at the end both fleets \
      are opened and every answer is checked.
      """,
      """
      --level easy fires at random and beside hits; fair fires at every other cell; strong weighs all places of all \
      ships. Keys work while the computer thinks. The shots of a volley are shown one by one; Enter shows the next one \
      at once.
      """,
      """
      Every step is saved, and the next start continues the newest game that has the level and the rules of the \
      options. If there is none, or with --new, another game begins; the others stay, and the title lists them.
      """,
    ],
    examples: [
      Example(words: "solo", says: "play against the computer, or continue the newest game"),
      Example(words: "solo --level strong --volley afloat", says: "the hard way"),
    ])
}
