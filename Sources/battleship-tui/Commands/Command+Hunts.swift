// The table entries of `play` and of the commands for hunts.

extension Command {
  /// One shot at each cell of the largest board.
  private static let maximumShots = 256

  static let playEntry = CommandEntry(
    operands: "", operandCount: 0...0, summary: "play at one terminal, or at two that share a conversation",
    description: [
      """
      The game for two people at one terminal, as if they passed a phone. Arrows and Enter are all you need; ? lists \
      the keys. Without a command, an option that only play has starts it too.
      """,
      """
      The conversation is saved as it happens, and the next start continues it. If the options name other players or \
      rules, the program asks which of the two you mean.
      """,
    ],
    examples: [
      Example(words: "play", says: "two phones at one keyboard, by the original's rules"),
      Example(words: "play --names Ann,Bob --rules classic", says: "other players, the cardboard game's board"),
      Example(words: "play --ascii --color never", says: "for a plain terminal"),
    ])

  static let newEntry = CommandEntry(
    operands: "", operandCount: 0...0, summary: "hide ships, and print the URL of the message",
    description: [
      """
      Shows a board to hide the ships on, and prints the URL when you press Finished. If you leave earlier, the status is \
      1 and there is no URL. y copies the URL when all ships are placed.
      """,
      "With --ships or --random there is no screen. With --ships - the ships are read from the first line of standard input.",
      "The URL contains the ships: send it to somebody who plays fair.",
    ],
    examples: [
      Example(words: "new", says: "hide the ships on screen"),
      Example(words: "new --random --rules skirmish", says: "hide them at random"),
      Example(words: "new --ships A1,C3", says: "hide them at these cells"),
    ])

  static let openEntry = CommandEntry(
    operands: "[URL|-]", operandCount: 0...1,
    summary: "fire at a message's ships on screen, and print the URL to send back",
    description: [
      """
      Shows the board of a received message, to fire at. q leaves at any time and prints a URL with every shot so far, so \
      the game can be continued anywhere. y copies that URL.
      """,
      "The message of a finished game shows how it ended.",
      """
      To join a challenge to a duel, hide ships and fire. If it is your turn in a duel, you continue it. Each message is \
      saved before it is printed, so no message is ever answered twice.
      """,
      """
      With --connect, --via or --listen a duel goes on live; without a URL, the other side says which. --via runs a command \
      by the shell, without a terminal, so ssh must not have to ask for anything; it ends with the game.
      """,
      """
      If standard input or output is a file or a pipe, the screen is shown on the terminal behind it, and the URL \
      alone goes to the file.
      """,
    ],
    examples: [
      Example(words: "open 'URL'", says: "fire on screen"),
      Example(words: "open - < message.txt > reply.txt", says: "the message from a file, the reply into one"),
      Example(words: "open --connect example.org:4242", says: "play live with somebody who listens there"),
      Example(words: "open --via 'ssh HOST nc -U sea.sock'", says: "live over any command that carries lines"),
    ])

  static let shootEntry = CommandEntry(
    operands: "URL|- [CELL]...", operandCount: 1...maximumShots + 1,
    summary: "fire without a screen, and print the results and the new URL",
    description: [
      """
      Fires at the cells in turn. There is a line for each shot, with the cell and the result: miss, hit or sunk; then \
      the line of the URL.
      """,
      """
      If one of the shots cannot be fired, none is: standard output stays empty, and the status is 1. A game ends with the \
      shot that wins or loses it: those after it are not fired, and standard error names them.
      """,
      """
      In a duel it answers the opponent's shots and fires as many as are due. Without cells it sends the last answers if \
      all your ships are sunk, opens your ships if you have won, or prints the last message again.
      """,
    ],
    examples: [Example(words: "shoot 'URL' B2 C1", says: "fire at two cells")])

  static let inspectEntry = CommandEntry(
    operands: "URL|-", operandCount: 1...1, summary: "show what a message holds, except undiscovered ships",
    description: [
      "Prints the rules, the state of the game, the board, and the shots in their order. The URL itself is not repeated."
    ],
    examples: [
      Example(words: "inspect 'URL'", says: "the board as the firing player may see it"),
      Example(words: "inspect --reveal --json -", says: "everything, for a program, of a URL on standard input"),
    ])
}
