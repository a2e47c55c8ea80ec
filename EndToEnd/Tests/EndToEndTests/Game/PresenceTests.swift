// Two terminals show each other's presence, from the first moment to the last, however a program ends.

import TerminalHarness
import Testing

@Suite("The game: who is there", .waits) struct PresenceTests {
  private let folder: TemporaryFolder
  private let states: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    states = try TemporaryFolder()
  }

  private func start(_ name: String) throws -> TerminalSession {
    let terminal = try TerminalSession(
      [built("battleship-tui"), "play", "--conversation", folder.path + "/it's one", "--as", name],
      environment: ["XDG_STATE_HOME": states.path + "/" + name], columns: 250)
    try #require(terminal.shows("\(name)'s phone"), "\(terminal.picture)")
    return terminal
  }

  @Test func `the other player's arrival, departure and kill are shown`() throws {
    let kate = try start("Kate")
    #expect(kate.shows("John is away") && kate.shows("John is not here yet"), "\(kate.picture)")
    #expect(kate.shows("--conversation '\(folder.path)/it'\\''s one' --as John"), "\(kate.picture)")
    let john = try start("John")
    #expect(john.shows("Kate is here") && kate.shows("John is here"), "\(kate.picture)")
    #expect(kate.wait { $0.find("not here yet") == nil }, "\(kate.picture)")
    john.type("q")
    #expect(kate.shows("John is away"), "\(kate.picture)")
    let again = try start("John")
    #expect(kate.shows("John is here"))
    again.send(signal: 9)
    #expect(kate.shows("John is away"), "\(kate.picture)")
  }

  @Test func `a second terminal of the same person does not count as the other person's`() throws {
    let (kate, second) = (try start("Kate"), try start("Kate"))
    #expect(kate.shows("John is away"))
    #expect(second.shows("John is away"))
  }
}
