// The table entries of `play` and of the commands for hunts.

extension Command {
  /// The most cells of a board, which is also the most shots.
  private static let mostShots = 256

  static let playEntry = Entry(
    operands: "", operandCount: 0...0, summary: "play at one terminal, or at two that share a conversation",
    description: [
      """
      The game for two people at one terminal, as if they passed a phone. Arrows and Enter are all that is needed; ? lists \
      the keys. It is also what happens without a command if an option is given that nothing else has.
      """,
      """
      The conversation is kept as it happens, and the next start goes on with it. If other players or rules are asked for \
      than the kept ones, it asks which of the two is meant.
      """,
    ],
    examples: [
      Example(words: "play", says: "two phones at one keyboard, by the original's rules"),
      Example(words: "play --names Ann,Bob --rules classic", says: "other players, the cardboard game's board"),
      Example(words: "play --ascii --color never", says: "for a plain terminal"),
    ])

  static let newEntry = Entry(
    operands: "", operandCount: 0...0, summary: "hide ships, and print the URL of the message",
    description: [
      """
      Shows a board to hide the ships on, and prints the URL once Finished is pressed. Who leaves before gets status 1 \
      and no URL. y copies the URL when all ships are placed.
      """,
      "With --ships or --random there is no screen. With --ships - the ships stand in the first line of standard input.",
      "The URL holds the ships: send it to somebody who does not look, or plays fair.",
    ],
    examples: [
      Example(words: "new", says: "hide the ships on screen"),
      Example(words: "new --random --rules skirmish", says: "let chance hide them"),
      Example(words: "new --ships A1,C3", says: "hide them where you say"),
    ])

  static let openEntry = Entry(
    operands: "URL|-", operandCount: 1...1,
    summary: "look for the ships of a message on screen, and print the URL to send back",
    description: [
      """
      Shows the board of a message that came in, to fire at. q leaves at any time, and the URL that is printed then has \
      every shot so far, so that the game goes on wherever it is opened next. y copies that URL.
      """,
      "A message of a game that is over shows how it ended.",
      """
      A challenge to a duel is joined by hiding ships and firing; a duel in which it is your turn is gone on with. The \
      message is remembered before it is printed, so that no message is ever answered twice.
      """,
      """
      If standard input or output is a file or a pipe, the screen is shown on the terminal behind it, and the URL \
      alone goes to the file.
      """,
    ],
    examples: [
      Example(words: "open 'URL'", says: "fire on screen"),
      Example(words: "open - < message.txt > reply.txt", says: "the message from a file, the reply into one"),
    ])

  static let shootEntry = Entry(
    operands: "URL|- [CELL]...", operandCount: 1...mostShots + 1,
    summary: "fire without a screen, and print what was met and the new URL",
    description: [
      """
      Fires at the cells in turn. There is a line for each shot, with the cell first and what it met second: miss, hit \
      or sunk; then the line of the URL.
      """,
      "If one of the shots cannot be fired none is: standard output stays empty, and the status is 1.",
      """
      In a duel it answers the shots that came and fires as many as are due. Without cells it sends the last answers if \
      all ships are sunk, opens the ships of the player who has won, or prints the last message again.
      """,
    ],
    examples: [Example(words: "shoot 'URL' B2 C1", says: "fire at two cells")])

  static let inspectEntry = Entry(
    operands: "URL|-", operandCount: 1...1, summary: "tell what a message holds, but no ship that was not found",
    description: [
      "Tells the rules, how the game stands, the board, and the shots in their order. The URL itself is not repeated."
    ],
    examples: [
      Example(words: "inspect 'URL'", says: "the board as the player who fires may know it"),
      Example(words: "inspect --reveal --json -", says: "everything, for a program, of a URL on standard input"),
    ])
}
