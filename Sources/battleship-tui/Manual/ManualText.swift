// The parts of the manual that are not in the table: formats, statuses, variables, files. Programs rely on the formats.

enum ManualText {
  static let description = [
    """
    In a hunt one player hides ships on a board; the other fires at it, and wins by hitting every ship before the misses \
    run out. The game is a message, and the message is one URL: anyone who has it can continue the game. There is no \
    server. The URL of a hunt contains the ships, so the player who looks for them should not read it.
    """,
    """
    In a duel both players hide ships and fire, and the URL holds the ships sealed: nobody can read or move them, and \
    once both fleets are opened every untrue answer shows.
    """,
    """
    While a program runs, every user of the machine can read its command line, and so the ships in new --ships SHIPS and the \
    URL in open URL, shoot URL and inspect URL. To avoid this, write - and pass them on standard input.
    """,
  ]

  /// The same three lines as in the README; a test runs them.
  static let pipeline = [
    "battleship-tui new --ships A1,C3 > message.txt",
    "battleship-tui shoot - B2 A1 < message.txt | battleship-tui shoot - C3 > reply.txt",
    "battleship-tui inspect - < reply.txt",
  ]

  /// The same as in `docs/Playing.md`; a test runs it.
  static let duel = [
    "export XDG_STATE_HOME=$PWD/ann    # Ann's machine",
    "battleship-tui duel --rules 3x3:2 --ships A1-A2 > 1.txt",
    "export XDG_STATE_HOME=$PWD/bob    # Bob's machine",
    "battleship-tui join - --ships C2-C3 A1 < 1.txt > 2.txt",
    "export XDG_STATE_HOME=$PWD/ann",
    "battleship-tui shoot - C3 < 2.txt > 3.txt",
    "export XDG_STATE_HOME=$PWD/bob",
    "battleship-tui shoot - A2 < 3.txt > 4.txt",
    "export XDG_STATE_HOME=$PWD/ann",
    "battleship-tui shoot - < 4.txt > 5.txt     # her ship is sunk: the last answer, and her ships opened",
    "export XDG_STATE_HOME=$PWD/bob",
    "battleship-tui shoot - < 5.txt > 6.txt     # Bob opens his ships as well",
    "battleship-tui inspect - < 6.txt           # and anyone sees that both played fair",
  ]

  static let inLines = """
    With --lines the program reads lines from standard input and answers in sentences on standard output; it needs no terminal, \
    moves no cursor and uses no colour. The title is a list whose numbers choose, and a pasted link is opened there. Games are kept \
    in the same files as on a screen. A line of more than 65536 bytes ends the program. If a command writes a link, it is the last line. These lines can be typed; capitals do not \
    matter:
    """

  static let lines = [
    ("an empty line", "the next step, which the last answer names, such as hand over the keyboard or play again"),
    ("A1 A3", "hide a ship from A1 to A3; one cell alone hides a ship of one cell"),
    ("random, back", "place all ships at random; take back the last ship, or a cell of the volley"),
    ("B2", "fire at B2; with several cells at each of them, or at all of them in one volley"),
    ("theirs, mine, board", "read the board fired at, your own, or both, row by row; theirs C reads its row C"),
    ("fleet, score", "name the ships afloat and sunk; count hits and lives"),
    ("hint, resign", "say what the computer would do; give up a duel, if typed twice"),
    ("link", "the link of the game, but not of a hunt at one keyboard, whose link shows the ships"),
    ("yes, no", "in a live game: whether somebody may join your challenge"),
    ("help, quit", "what can be typed now; leave the game, which the end of the input does as well"),
  ]

  static let live = [
    """
    A duel is played live with --listen on one side and --connect on the other, or with --via on both. --listen PORT waits on \
    127.0.0.1, which is this machine alone, unless --address names an address that others can reach; --listen FILE, a name \
    with a slash or with a dot before a letter, waits at a socket file that only this user can use. A name after --connect is \
    looked up by getent. --via runs COMMAND by /bin/sh, without a terminal and with no more than standard input, output and \
    error; it has to carry lines in both directions, and ends with the game. Its last line on standard error is shown.
    """,
    """
    Somebody who joins your challenge is shown with name and address, and is answered once you say yes. Whoever is declined can \
    try again after you have left the game and opened your challenge once more. A line that breaks is joined again after 1, 2, 4 \
    seconds and so on up to 30. Nothing is lost then: every message is saved before it is sent, and the same duel can also go \
    on by link, or live another time, with open URL --listen or from the link that the program writes when you leave.
    """,
    """
    The lines, for whoever writes something that carries them or speaks them: the first of each side is "battleship 1", or the \
    line is closed. Then each is a message URL, or answers and their tag ("answers mhs44-54 TAG"), or "aiming", or "bye". It ends \
    with a line feed and has at most 6001 bytes. Whoever connects hears the last message, and so does everybody when it changes. \
    Lines may be lost with the connection, doubled, torn and late. A peer that has not greeted after ten seconds, says more than \
    100 lines of no use, or more than ten a second that change nothing, is closed. There are at most eight peers.
    """,
    """
    What goes over a port can be read on the way, as a link can, and whoever sits between can cut the line; nobody but your \
    opponent can answer for your opponent. For privacy use --via 'ssh HOST nc -U sea.sock', with a key that ssh need not ask for.
    """,
  ]

  static let printed = [
    "Data goes to standard output and errors to standard error, each in one line.",
    """
    If the URL is -, it is read from standard input: from the last line that is not empty, so the output of shoot can be \
    piped on as it is. More than 65536 bytes are refused; from a terminal one line is read.
    """,
    """
    If the message of a game played on a screen cannot be written to standard output, the message is written to the \
    terminal, the reason to standard error, and the status is 1.
    """,
    """
    A reply keeps the web address of the message: the part of the URL before the question mark stays the same, unless no \
    URL can be written with it.
    """,
    """
    replay prints the rules and boards of each game, then for each shot a line, the board fired at, and the state of the \
    game; several games have a line before each and an empty line between them. score prints a table.
    """,
    """
    shoot prints a line for each shot: the cell, a space, miss, hit or sunk, and perhaps a comma and more words for \
    people. The URL is in the last line.
    """,
    """
    In a duel shoot prints the results of your last shots, if the message has them, then a line with they, the cell and the \
    result for each shot of the opponent, and once the duel is over a line with verdict. The URL is in the last line, and is \
    saved before it is printed. duel, join and resign print the URL in the last line as well.
    """,
    """
    key --export prints the 43 letters of the key and nothing else on standard output, after its question if that is a \
    terminal. key --import prints a sentence that says where the key is, and under which name the previous one is kept.
    """,
    """
    inspect draws an unopened cell as a dot, a miss as o, a hit as x, a sunk ship as X, and with --reveal a ship that was \
    not found as #.
    """,
  ]

  static let aboutScore = [
    """
    score lists the results by opponent, and below them every game, the newest first. Games in which a player \
    took a hint from the computer are counted separately.
    """,
    """
    score --json prints one object with rows, a list. Each of these has player (you, or a name), opponent (computer, a name, \
    or null for games by link), level (of the computer, or null), game (hunt or duel), games and won (how many), best_shots \
    and mean_shots (in games that were won, or null), fouls (the number of games in which the opponent's opened ships prove untrue answers), hints (whether these are the games with \
    hints). Its list games has day (or null), game, board, winner and loser (you, computer, a name, or null), shots (of the \
    winner), given_up, cheated (by the winner), unchecked (whether the winner of a duel, who is not you, has not opened yet) and \
    hints.
    """,
  ]

  static let aboutJSON = """
    inspect --json prints one object in one line of ASCII. Members may be added; these do not change. Cells are written \
    like B3, ships like B3 or B3-B5.
    """

  static let members = [
    ("format", "1 for a hunt, 2 for a duel"),
    ("status", "open, won, lost, or over if the shots were not recorded; in a duel open, won or resigned"),
    ("columns, rows", "the size of the board"),
    ("fleet", "the lengths of the ships to find, longest first"),
    ("misses_allowed", "the miss that loses the game, or null if misses never do"),
    ("lives_left", "how many more misses lose the game, or null"),
    ("hits, misses", "how many shots hit or missed"),
    ("shots", "the shots in their order: objects with cell, and result as miss, hit or sunk"),
    ("sunk", "the ships that were sunk"),
    ("afloat", "the lengths of the ships that were not sunk"),
    ("apart", "true if ships must not touch; in a hunt, absent if they may touch"),
    ("ships", "all ships; only with --reveal"),
    ("winner, turn", "in a duel first, second or null: who has won, and whose turn it is"),
    ("verdict", "in a duel sealed, half, fair or foul: what the opened ships show"),
    (
      "foul",
      """
      in a duel null, or an object with player, reason (seal, fleet or answer), and for an answer its cell, the answer given \
      and the true one
      """
    ),
    ("volley", "in a duel the shots a turn, afloat or again"),
    (
      "first, second",
      """
      in a duel the members of shots, sunk, afloat and ships: the shots that this player fired, with a result of null until \
      they are answered, and what is known of this player's ships
      """
    ),
    (
      "advice",
      """
      only with --advise, while the game goes on: best, the cells that the computer would fire at; exact, whether the chances are \
      a true count; chances, for each unopened cell how likely a ship is there, to three decimals. In a duel it is in \
      first and second, for the board of each player who is fired at
      """
    ),
    ("you", "in a duel with --reveal and your own key: which player you are"),
    ("fouls", "in a duel a list of objects like foul, one for each player whose opening fails"),
    (
      "possible",
      "in a duel: false if no fleet can give the answers that a player has given, so that they cannot all be true"
    ),
    ("names", "in a duel what first and second are called; null for a player without a name"),
    (
      "relation",
      """
      in a duel, if you have a key: how the message relates to the last one written here. next is your opponent's next one; \
      old is already contained in yours; ahead has a turn or an opening in your name that was not written here; changed \
      differs from yours, and your opponent wrote it; foreign holds another joining of the challenge than yours; forged \
      was written by neither of you; none: nothing in this duel was written here
      """
    ),
    (
      "changed",
      """
      only beside a relation of changed: an object with part (name, turn or opening), turn (its number, or null) and \
      player (whose name or opening it is, or null)
      """
    ),
  ]

  static let statuses = [
    ("0", "success"),
    (
      "1",
      """
      failure: a shot at an open cell, a game that is over, ships that were not hidden, a message of a duel that is \
      not yours to answer, a key or a memory that cannot be used
      """
    ),
    ("2", "wrong usage: an unknown option, a cell that is not on the board, a screen without a terminal"),
    ("3", "the URL was refused; the error names the item and its value"),
  ]

  static let variables = [
    (
      "BATTLESHIP_BASE",
      """
      the web address for messages of new, duel, play and the title, unless --base gives one, such as \
      https://example.org/battleship.html#; the # at its end keeps the game from the server
      """
    ),
    ("NO_MOTION", "if set and not empty, there is no animation, as with --still"),
    ("NO_COLOR, CLICOLOR_FORCE", "colours off or on, unless --color is given"),
    ("TERM, LC_ALL, LC_CTYPE, LANG", "the terminal, and the characters that it can show"),
    ("XDG_STATE_HOME", "where the conversation and the key are kept; if unset, ~/.local/state"),
  ]

  static let files = [
    (
      "$XDG_STATE_HOME/battleship/conversation-3",
      "the conversation of play, readable only by its owner"
    ),
    (
      "$XDG_STATE_HOME/battleship/settings",
      "the choices of the title, in one line; a file that cannot be read is set aside as settings.damaged-1"
    ),
    (
      "$XDG_STATE_HOME/battleship/solo",
      """
      a game of solo, readable only by its owner; further ones are solo-2, solo-3 and so on. It holds the computer's key as \
      well as yours, so reading it is cheating. A file that cannot be read is set aside as solo.damaged-1, and a finished \
      game, or one that is deleted on the title, as solo.old-1
      """
    ),
    (
      "$XDG_STATE_HOME/battleship/links",
      """
      a folder that only you can open: for each game by link its newest message and the answer that you began. A hunt's file \
      holds the ships, and on a small board even its name reveals them
      """
    ),
    (
      "$XDG_STATE_HOME/battleship/daily/results",
      "your results of the last boards of the day, and the streak; a damaged file is set aside as results.damaged-1"
    ),
    (
      "$XDG_STATE_HOME/battleship/shared",
      """
      a folder that only you can open: for each shared conversation the part that the other person must not see, your key, \
      your ships and your drafts
      """
    ),
    (
      "$XDG_STATE_HOME/battleship/games",
      """
      the finished games, a line with a checksum for each, for score and replay. Lines are only ever added; a damaged one \
      is left unchanged and does not count
      """
    ),
    (
      "$XDG_STATE_HOME/battleship/key",
      """
      the key of your duels, made at the first duel, which only you can read (mode 0600): 32 bytes, then a space, their \
      CRC-32 in eight hexadecimal digits and a line end; earlier versions wrote the 32 bytes alone. Without it nobody can open \
      your ships, and anyone who has it can play as you and see them. A damaged key is set aside as key.damaged-1, and the \
      duels that it sealed cannot be continued without a copy of it
      """
    ),
    (
      "$XDG_STATE_HOME/battleship/key.old-1",
      """
      the key that was here before key --import, and so on with higher numbers; each opens the duels that it began. With \
      --key FILE it is FILE.old-1
      """
    ),
    (
      "$XDG_STATE_HOME/battleship/key.duels",
      """
      the last message of each duel with its checksum, to detect messages that were changed or sent twice. The folder and its \
      files must be yours, and nobody else may be able to write to them. With --key FILE it is FILE.duels
      """
    ),
    (
      "FILE of --conversation",
      """
      a conversation that two terminals share; a new one can be read and written by everybody who can write to its \
      directory, so two users put it in a directory that belongs to a group of both
      """
    ),
  ]
}
