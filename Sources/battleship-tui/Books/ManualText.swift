// What the manual says besides the table: formats, statuses, variables, files. Programs rely on what stands here.

enum ManualText {
  static let description = [
    """
    One player hides ships on a board; the other fires at it, and wins by hitting every ship before the misses run out. \
    The game is a message, and the message is one URL: whoever has it can go on with the game, by whatever way it came.
    """,
    "There is no server. The URL holds the ships, so that nobody should read it who is to find them.",
    """
    While a program runs, every user of the machine can read its command line, and so the ships in new --ships SHIPS and the \
    URL in open URL, shoot URL and inspect URL. Where that matters write -, and hand them over on standard input.
    """,
  ]

  /// A whole game in three lines; the README has the same ones, and a test runs them.
  static let pipeline = [
    "battleship-tui new --ships A1,C3 > message.txt",
    "battleship-tui shoot - B2 A1 < message.txt | battleship-tui shoot - C3 > reply.txt",
    "battleship-tui inspect - < reply.txt",
  ]

  static let printed = [
    "Data goes to standard output and complaints to standard error, each in one line.",
    """
    A URL that is - stands on standard input: in its last line that is not empty, so that what shoot printed can be \
    handed on as it is. More than 65536 bytes are refused; from a terminal one line is taken.
    """,
    """
    Where standard output does not take the message of a game that was played on a screen, the message is written on the \
    terminal, the reason on standard error, and the status is 1.
    """,
    """
    A reply leads where the message led: what stands before the question mark of its URL is the same, but where no URL can \
    be written on that.
    """,
    """
    shoot prints a line for each shot: the cell, a space, miss, hit or sunk, and perhaps a comma and more words for \
    people. The URL stands in the last line.
    """,
    """
    inspect draws a cell that nobody fired at as a dot, a miss as o, a ship that was hit as x, one that was sunk as X, \
    and with --reveal one that was not found as #.
    """,
  ]

  static let aboutJSON = """
    inspect --json prints one object in one line of ASCII. Members may be added; these stay as they are. Cells are named \
    as in B3, ships as in B3 or B3-B5.
    """

  static let members = [
    ("format", "1"),
    ("status", "open, won, lost, or over where the shots were not recorded"),
    ("columns, rows", "the size of the board"),
    ("fleet", "the lengths of the ships to find, longest first"),
    ("misses_allowed", "the miss that loses the game, or null where misses never do"),
    ("lives_left", "how many more misses lose the game, or null"),
    ("hits, misses", "how many shots were that"),
    ("shots", "the shots in their order: objects with cell, and result as miss, hit or sunk"),
    ("sunk", "the ships that were sunk"),
    ("afloat", "the lengths of the ships that were not"),
    ("ships", "all ships; only with --reveal"),
  ]

  static let statuses = [
    ("0", "done"),
    ("1", "it failed: a shot at a cell that is open, a game that is over, ships that were not hidden"),
    ("2", "wrong usage: an unknown option, a cell that is not on the board, a screen where there is no terminal"),
    ("3", "the URL was refused; the complaint names the item and its value"),
  ]

  static let variables = [
    ("NO_COLOR, CLICOLOR_FORCE", "colours off or on, where --color does not say"),
    ("TERM, LC_ALL, LC_CTYPE, LANG", "the terminal, and the characters that it takes"),
    ("XDG_STATE_HOME", "where the conversation is kept, ~/.local/state otherwise"),
  ]

  static let files = [
    ("$XDG_STATE_HOME/battleship/conversation", "the conversation of play"),
    (
      "FILE of --conversation",
      """
      a conversation that two terminals share; a new one may be read and written by whoever may write in its directory, so \
      that two users put it into one that a group of both may write
      """
    ),
  ]
}
