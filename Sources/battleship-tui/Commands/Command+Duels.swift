// The table entries of the commands for duels.

extension Command {
  static let duelEntry = CommandEntry(
    operands: "", operandCount: 0...0, summary: "hide ships for a sealed duel, and print the challenge",
    description: [
      """
      Both players hide ships, and fire in turn. The challenge and every later message hold the ships sealed: nobody can \
      read them from the URL or move them afterwards, and once both fleets are opened every untrue answer shows. There is \
      no server.
      """,
      """
      The first duel creates a key, 32 bytes that open your own ships and nobody else's. Keep it to yourself, and play \
      each duel on one machine: next to the key the program saves the last message that it wrote.
      """,
      """
      With --listen, --connect or --via the duel is played live: shots land as they are fired. Whoever joins is shown to \
      you, with name and address, and answered only if you say yes. A line that breaks is joined again, and the same duel \
      can go on by link. What goes over a port can be read on the way; use ssh or a tunnel to prevent that.
      """,
    ],
    examples: [
      Example(words: "duel", says: "hide the ships on screen and challenge somebody"),
      Example(words: "duel --random --volley 1", says: "a single shot a turn"),
      Example(words: "duel --listen 4242 --address 0.0.0.0", says: "play live with a friend on another machine"),
      Example(words: "duel --listen ./sea.sock", says: "live over a socket file"),
      Example(
        words: "duel --rules 8x8:4.3.2 --apart --ships -", says: "rules of your own, the ships from standard input"),
    ])

  static let joinEntry = CommandEntry(
    operands: "URL|- CELL...", operandCount: 2...257,
    summary: "join a duel without a screen: hide ships and fire first",
    description: [
      """
      Seals your own ships, fires the shots of a turn, and prints the URL of the message to \
      send back. open does the same on a screen.
      """,
      "The same challenge again, with the same cells, prints the same message. Nobody joins a challenge twice.",
    ],
    examples: [Example(words: "join 'URL' --random E5", says: "hide the ships at random, and fire at E5")])

  static let resignEntry = CommandEntry(
    operands: "URL|-", operandCount: 1...1, summary: "give up a duel in which it is your turn",
    description: ["Opens your ships, so that your answers can be checked, and prints the URL of the message."],
    examples: [Example(words: "resign 'URL'", says: "the other player wins")])

  static let keyEntry = CommandEntry(
    operands: "", operandCount: 0...0, summary: "export your key to the page or another machine, or import one",
    description: [
      """
      --export prints the key of your duels as 43 letters, and --import reads such letters from standard input; the browser \
      page shows and takes the same ones. So the page and the terminal act as one player and open the same ships.
      """,
      """
      Anyone with the key can play as you and see your ships, in past duels too: show it to nobody, and never send it where \
      others can read it. So it is printed on a terminal only after a question, and to a file or a pipe only with --yes. It \
      is never read from the command line, which every user of the machine can see; what is typed on a terminal is not shown.
      """,
      """
      The key that was here before an import stays beside the new one as key.old-1 and so on, readable only by you; it still \
      opens the duels that it began. Only this machine remembers which messages were answered, so play each duel on one machine.
      """,
    ],
    examples: [
      Example(words: "key --export", says: "show the key, to type or paste it into the page"),
      Example(
        words: "key --export --yes | ssh HOST battleship-tui key --import",
        says: "take it to another machine"),
      Example(words: "key --import", says: "import a key that you type or paste"),
    ])
}
