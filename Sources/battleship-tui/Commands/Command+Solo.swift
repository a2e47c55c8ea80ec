// The table entry of the command that plays against the computer.

extension Command {
  static let soloEntry = Entry(
    operands: "", operandCount: 0...0, summary: "play duels against the computer",
    description: [
      """
      A duel against the computer on the screen: both hide ships, and both fire in turn. You fire first, and in the next \
      duel whoever did not. The computer sees no more of your board than you see of its own; at the end both fleets are \
      opened and every answer is checked.
      """,
      """
      --level easy fires at random and beside hits; fair fires at every other cell; strong weighs all places of all \
      ships. The computer thinks while keys are answered, and the shots of a volley are shown one by one; Enter shows \
      the next one at once.
      """,
      """
      The game is kept at every step, and the next start goes on with it. --new sets it aside and begins another one. \
      If other rules or another level are asked for while its duel goes on, it asks which of the two is meant.
      """,
    ],
    examples: [
      Example(words: "solo", says: "play against the computer, or go on with that game"),
      Example(words: "solo --level strong --volley afloat", says: "the hard way"),
    ])
}
