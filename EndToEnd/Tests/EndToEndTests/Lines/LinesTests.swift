// The game in lines: standard input and output, no terminal, no screen, and the same files as on a screen.

import BattleshipCore
import TerminalHarness
import Testing

@Suite("In lines", .waits) struct LinesTests {
  private static let fresh = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=0"
  private let fresh = Self.fresh

  /// The program's answers to these lines.
  private func said(_ words: [String], _ lines: String..., end: String = "\n") throws -> [String] {
    let run = try run(words, input: lines.joined(separator: "\n") + end)
    #expect(run.status == 0)
    #expect(run.complaint.isEmpty)
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func `two people play a whole game at one keyboard`() throws {
    let lines = try said(["play", "--lines"], "A1", "C3", "", "", "B2", "a1", "c3", "", "", "quit")
    let empty = Array(repeating: "", count: 200)
    func pass(_ name: String) -> String {
      "Pass the keyboard to \(name). \(name), press Enter when you have the keyboard."
    }
    #expect(
      lines == [
        "This conversation cannot be saved.",
        "Hide your ships: name a cell for each ship, such as A1, or type random. Type help for the rest. The board goes from A1 to C3.",
        "To hide: 2 ships, length 1 and 1.", "To hide: 1 ship, length 1.", "All ships are hidden. Enter: Finished.",
      ] + empty + [
        pass("Kate"), "Name a cell to fire at, such as B2. Type help for the rest.",
        "The board goes from A1 to C3. Afloat: 2 ships, length 1 and 1. 3 lives left.", "B2: miss. 2 lives left.",
        "A1: hit, and a ship of 1 cell is sunk. Afloat: 1 ship, length 1.",
        "C3: hit, and a ship of 1 cell is sunk. Every ship is sunk, after 3 shots. The player who fired has won. Enter: Reply with the result.",
      ] + empty + [
        pass("John"), "Every ship is sunk, after 3 shots. The player who fired has won. Enter: Play again.",
      ])
  }

  @Test func `a hunt is resumed from its link, and its answer goes back on the same base`() throws {
    let hidden = try said(["new", "--lines", "--rules", "skirmish"], "random", "")
    #expect(try Game(messageURL: try #require(hidden.last)).rules == .skirmish)
    let lost = try said(["open", "--lines", fresh], "B1", "B2", "B3", "")
    #expect(
      lost[4]
        == "B3: miss. That was the last life. The player who hid the ships has won; they were at A1 and C3. Enter: Reply with the result."
    )
    let url = try #require(lost.last)
    #expect(try Game(messageURL: url).status == .lost)
    // Leaving early and the end of the input lose no shot.
    #expect(try said(["open", "--lines", fresh], "B2 A1", "quit").last == fresh + "&Guess=4&Guess=0")
    #expect(try said(["open", "--lines", fresh], "B2", end: "").last == fresh + "&Guess=4")
    let early = try run(["new", "--lines"], input: "A1\nquit\n")
    #expect(early.status == 1)
    #expect(early.complaint.contains("so there is no message"))
  }

  @Test func `a duel by link is played with each player's key, and no message is answered twice`() throws {
    let script = """
      export XDG_STATE_HOME=$PWD/ann; mkdir -p ann bob
      printf 'A1\\nC3\\n\\n' | battleship-tui duel --rules messages --volley 1 --lines > 1
      export XDG_STATE_HOME=$PWD/bob
      printf 'A1\\nA2\\n\\nC3\\n' | battleship-tui open --lines "$(tail -n 1 1)" > 2
      printf '\\n' | battleship-tui open --lines "$(tail -n 1 1)" > again
      export XDG_STATE_HOME=$PWD/ann
      printf 'A1\\n' | battleship-tui open --lines "$(tail -n 1 2)" > 3
      grep -c 'The other player sank your Boat' 3; tail -n 1 2; tail -n 1 again; tail -n 1 3
      """
    let lines = try run(script: script.replacing("\n", with: "; ")).output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0] == "1")
    #expect(lines[1] == lines[2])
    #expect(try Duel(messageURL: lines[3]).turns.count == 2)
  }

  @Test func `a game against the computer resumes where it was left`() throws {
    let script = """
      export XDG_STATE_HOME=$PWD; printf 'random\\n\\nA1\\nquit\\n' | battleship-tui solo --lines --rules skirmish > 1;
      printf 'theirs\\nscore\\n' | battleship-tui solo --lines > 2; cat 1 2; printf '1\\n' | battleship-tui --lines
      """
    let run = try run(script: script.replacing("\n", with: " "))
    #expect(run.status == 0)
    #expect(run.complaint.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    let kept = "The game is saved; you can continue it here, in lines or on a screen."
    #expect(lines.count { $0 == kept } == 3)
    #expect(lines.contains { $0.hasPrefix("Row A: ") && $0.contains(" at A1") })
    #expect(lines.contains { $0.hasPrefix("1 Computer: Your turn, fair, 1 shot, 6x6") })
  }

  @Test func `a failure to save or to write is reported`() throws {
    #expect(try said(["solo", "--lines"], "quit")[0] == "This game cannot be saved.")
    let full = try run(script: "battleship-tui solo --lines > /dev/full")
    let complaint = "battleship-tui: standard output cannot be written: No space left on device\n"
    #expect(full == Run(status: 1, output: "", complaint: complaint))
  }

  @Test func `only plain text is written, in either language`() throws {
    let lines = try said(["--lines", "--language", "zh"], "1", "random", "", "help", "B2", "mine", "quit")
    #expect(lines.contains { $0.hasPrefix("1 ") })
    #expect(lines.contains { $0.contains("输入要打的格子") })
    #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 } })
  }

  @Test func `a text that is not a game is refused as on a screen`() throws {
    let foreign = try run("open", "--lines", "https://example.org/?a=b")
    #expect(foreign.status == 3)
    #expect(foreign.output.isEmpty)
    #expect(try run("play", "--lines", "--conversation", "x", "--as", "John").status == 2)
    #expect(try run("shoot", "--lines", fresh, "A1").status == 2)
    let title = try said(["--lines"], "?Ship_Location=0", "99", "quit")
    #expect(title.contains("The link is cut off: ask for it again."))
    #expect(title.contains { $0.hasPrefix("'99' means nothing") })
  }

  @Test(.enabled(if: Strace.path != nil, "strace is not installed"), arguments: ["write", "read", "poll"])
  func `a system call that was interrupted once ends nothing, and the program does not spin`(call: String) throws {
    for number in 1...12 {
      let failure = "\(call):error=EINTR:when=\(number)"
      let tracing = try #require(Strace.words([failure], log: "/dev/null"))
      let words = ["/usr/bin/timeout", "20"] + tracing + [built("battleship-tui"), "solo", "--lines"]
      let run = try EndToEndTests.run(words: words, input: "random\n\nhelp")
      // The loader gives up if its own reading is interrupted.
      if call == "read", run.status == 127 { continue }
      #expect(run.status == 0, "\(failure): \(run.complaint)")
      #expect(run.output.contains("To hide: 5 ships") && run.output.contains("resign"), "\(failure): \(run.output)")
    }
  }

  @Test(arguments: ["play", "solo", "title"])
  func `a line without an end is refused at 65,536 bytes`(command: String) throws {
    let words = [built("battleship-tui")] + (command == "title" ? [] : [command]) + ["--lines"]
    let zeros = try run(words: ["/usr/bin/timeout", "20"] + words, path: "/dev/zero")
    #expect(zeros.status == 1)
    #expect(zeros.complaint == "battleship-tui: a line of standard input has more than 65536 bytes\n")
    let long = String(repeating: " ", count: 65_535)
    let just = try run(words: words, input: long + "?\r\nquit")
    #expect(just.status == 0 && just.complaint.isEmpty, "\(just.complaint)")
    #expect(try run(words: words, input: long + "??\nquit").status == 1)
  }
}
