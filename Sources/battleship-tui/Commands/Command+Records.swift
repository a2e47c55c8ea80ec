// The table entries of the commands for past games.

extension Command {
  static let replayEntry = CommandEntry(
    operands: "[URL|FILE|-]", operandCount: 0...1, summary: "watch games again, shot by shot",
    description: [
      """
      Shows a game on the screen: Right and Left step through its shots, Home and End go to its beginning and its end, \
      Space plays it, Up and Down choose another game in the same file.
      """,
      """
      Without a URL or FILE it shows the games that were finished here. FILE is a saved conversation or solo game, or a \
      text with URLs on lines of their own; - reads the same from standard input. The last message of each game counts. \
      Ships are shown if the game is over, and in a duel if they were opened; a game that is not over is shown as the \
      firing player knows it.
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
        words: "replay --plain ~/.local/state/battleship/conversation-3", says: "a saved conversation, as boards"),
    ])

  static let scoreEntry = CommandEntry(
    operands: "", operandCount: 0...0, summary: "show how many games were won, and with how many shots",
    description: [
      """
      Shows for each player and opponent how many games were finished and won, the fewest and mean shots of the games in \
      which all ships were sunk, and the fouls: games in which the opponent cheated. Games against the computer are listed \
      by its level, games by link as one opponent.
      """,
      """
      Every finished game is recorded: in solo, at one terminal or two, and by link. A damaged line is reported on \
      standard error and does not count; nothing is ever removed.
      """,
    ],
    examples: [
      Example(
        words: "score",
        says: "your results; fouls are duels in which the opponent's ships prove untrue answers"),
      Example(words: "score --json", says: "the same for a program"),
    ])
}
