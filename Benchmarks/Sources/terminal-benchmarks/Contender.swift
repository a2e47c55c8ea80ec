// The programs that are measured: our game, and the Battleships that comes with ncurses.

import TerminalHarness

/// A program with a board on which a cursor moves.
struct Contender {
  let name: String
  let words: [String]

  /// What its first screen ends with.
  let ready: String

  /// The keys that lead to the board, each with what is seen then.
  let toBoard: [(key: String, shows: String)]

  /// Keys that move the cursor round and back to where it was.
  let moves: [String]

  static func ours(_ path: String) -> Contender {
    Contender(
      name: "ours", words: [path, "play"], ready: "Start game", toBoard: [("\r", "Ships to place")],
      moves: ["\u{1b}OC", "\u{1b}OB", "\u{1b}OD", "\u{1b}OA"])
  }

  /// The same program with its title, from which a game against the computer is begun.
  static func title(_ path: String) -> Contender {
    Contender(
      name: "ours, title", words: [path], ready: "How to play", toBoard: [("\r", "Ships to place")],
      moves: ["\u{1b}OB", "\u{1b}OA"])
  }

  static func rival(_ path: String) -> Contender {
    Contender(name: "bs", words: [path], ready: "Type one of", toBoard: [], moves: ["l", "j", "h", "k"])
  }

  /// The program on a terminal, once its first screen is there.
  func start() throws -> TerminalSession {
    let session = try TerminalSession(words)
    guard session.shows(ready) else { throw Surprise(program: name, expected: ready, screen: session.picture) }
    session.listen()
    return session
  }

  /// The program with its board before us.
  func startOnBoard() throws -> TerminalSession {
    let session = try start()
    try press(toBoard, in: session)
    return session
  }

  /// Presses keys one after the other, each once the one before has shown what it is to show.
  func press(_ steps: [(key: String, shows: String)], in session: TerminalSession) throws {
    for step in steps {
      session.type(step.key)
      guard session.shows(step.shows) else {
        throw Surprise(program: name, expected: step.shows, screen: session.picture)
      }
      session.listen()
    }
  }
}

/// A program showed something else than was expected.
struct Surprise: Error {
  let program, expected: String
  let screen: [String]
}
