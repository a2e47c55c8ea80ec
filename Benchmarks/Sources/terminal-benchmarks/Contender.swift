// The measured programs: our game, and the Battleships program that comes with ncurses.

import TerminalHarness

/// A program with a board and a cursor.
struct Contender {
  let name: String
  let words: [String]

  /// The text at the end of the first screen.
  let ready: String

  /// The keys that lead to the board, each with a text that then appears.
  let toBoard: [(key: String, shows: String)]

  /// Keys that move the cursor in a circle, back to where it was.
  let moves: [String]

  static func ours(_ path: String) -> Contender {
    Contender(
      name: "ours", words: [path, "play"], ready: "Start game", toBoard: [("\r", "Ships to place")],
      moves: ["\u{1b}OC", "\u{1b}OB", "\u{1b}OD", "\u{1b}OA"])
  }

  /// The same program with its title, where a game against the computer begins.
  static func title(_ path: String) -> Contender {
    Contender(
      name: "ours, title", words: [path], ready: "How to play", toBoard: [("\r", "Ships to place")],
      moves: ["\u{1b}OB", "\u{1b}OA"])
  }

  static func rival(_ path: String) -> Contender {
    Contender(name: "bs", words: [path], ready: "Type one of", toBoard: [], moves: ["l", "j", "h", "k"])
  }

  /// Starts the program on a terminal, and waits for its first screen.
  func start() throws -> TerminalSession {
    let session = try TerminalSession(words)
    guard session.shows(ready) else { throw Surprise(program: name, expected: ready, screen: session.picture) }
    session.listen()
    return session
  }

  func startOnBoard() throws -> TerminalSession {
    let session = try start()
    try press(toBoard, in: session)
    return session
  }

  /// Presses each key after the previous one has shown its text.
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

struct Surprise: Error {
  let program, expected: String
  let screen: [String]
}
