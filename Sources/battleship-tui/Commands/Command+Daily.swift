// The table entry of the command that plays the board of the day.

extension Command {
  static let dailyEntry = CommandEntry(
    operands: "", operandCount: 0...0, summary: "the board of the day: one fleet for everybody",
    description: [
      """
      A hunt on 10x10 cells for a fleet that is the same for everybody and follows from the date in UTC. No miss loses it: \
      your shots are counted until all ships are sunk. Then you see how many the strong computer needs on the same board, \
      your last days, and how many days in a row you have played.
      """,
      """
      Every shot is saved, and the next start continues the board. A day counts once; playing it again is practice, and so \
      is the board of another day, but for yesterday's, which a run past midnight may still finish.
      """,
      """
      y copies the result, which tells nothing of the board, and leaving prints it: a square for each shot, in rows of ten, \
      blue for a miss, red for a hit, and a burst where a ship sank. With --lines, and where squares cannot be shown, it is \
      in words.
      """,
    ],
    examples: [
      Example(words: "daily", says: "today's board, or on where you left it"),
      Example(words: "daily --date 2026-11-26", says: "the board of another day"),
    ])
}
