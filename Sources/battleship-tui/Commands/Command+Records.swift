// The table entries of the commands for past games.

extension Command {
  static let replayEntry = Entry(
    operands: "[URL|FILE|-]", operandCount: 0...1, summary: "watch games once more, shot by shot",
    description: [
      """
      Shows a game on the screen: Right and Left step through its shots, Home and End go to its beginning and its end, \
      Space plays it, Up and Down choose another game of the same file.
      """,
      """
      Without URL and FILE it shows the games that were finished here. FILE is a conversation or a game of solo that was kept, or has URLs in lines of their own; - reads the same from standard \
      input. Of each game the last message counts. Ships are shown if the game is over, and in a duel if they were opened; \
      a game that goes on is shown as the player who fires knows it.
      """,
      """
      Without a terminal, or with --plain, the boards go to standard output: one for each shot, with a ? where a shot is not \
      answered yet.
      """,
    ],
    examples: [
      Example(words: "replay", says: "watch your finished games"),
      Example(words: "replay 'URL'", says: "watch a game that came as a link"),
      Example(
        words: "replay --plain ~/.local/state/battleship/conversation", says: "a kept conversation, as boards"),
    ])

  static let scoreEntry = Entry(
    operands: "", operandCount: 0...0, summary: "tell how many games were won, and with how many shots",
    description: [
      """
      Tells for each player and opponent how many games were finished and won, and of those in which all ships were \
      sunk the fewest and the mean shots. Games against the computer are told by its level, games by link as one opponent.
      """,
      """
      A game is noted when it is finished: in solo, at one terminal or two, and by link. A line that was damaged is told \
      on standard error and does not count; nothing is ever removed.
      """,
    ],
    examples: [
      Example(words: "score", says: "how you stand against the computer and other people"),
      Example(words: "score --json", says: "the same for a program"),
    ])
}
