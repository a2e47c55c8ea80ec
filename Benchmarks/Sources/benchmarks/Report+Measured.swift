// The measurements, and their gates.

import BattleshipCore
import Reporting

extension Report {
  static func measured() throws -> Report {
    var report = Report(columns: ["nanoseconds", "allocations", "instructions"])
    for message in try Message.both() { try report.measure(message) }
    try report.measureGames()
    try report.measureDuel()
    try report.measureDoor()
    return report
  }

  private mutating func measure(_ message: Message) throws {
    let (url, game, demo) = (message.url, message.game, message.demo)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 5_000)
    defer { buffer.deallocate() }
    // Almost right: only the flag is wrong.
    let refused = url.replacing("Is_Complete=0", with: "Is_Complete=7")
    let costs = Meter().measure([
      { for _ in 0..<$0 { keep(DemoGame(url: url)) } },
      { for _ in 0..<$0 { do { keep(try Game(messageURL: url)) } catch {} } },
      { for _ in 0..<$0 { do { keep(try Game(messageURL: refused)) } catch {} } },
      { for _ in 0..<$0 { keep(demo.url) } },
      { for _ in 0..<$0 { keep(game.messageURL()) } },
      { for _ in 0..<$0 { write(game, to: buffer) } },
    ])
    let name = message.name
    let ways = [
      ("read \(name)", "the demo's"), ("read \(name)", "ours"), ("read \(name)", "ours, refusing"),
      ("write \(name)", "the demo's"), ("write \(name)", "ours, a string"), ("write \(name)", "ours, into a buffer"),
    ]
    for ((operation, way), cost) in zip(ways, costs) {
      rows.append(Row(operation: operation, way: way, figures: cost.figures))
    }

    func ratio(_ rival: Int, _ ours: Int) -> Double { costs[rival].nanoseconds / costs[ours].nanoseconds }
    let most = game.shots.isEmpty ? 0.0 : 2
    gates += [
      Gate(name: "read \(name), times the demo's speed", bound: .atLeast, limit: 10, value: ratio(0, 1)),
      Gate(name: "read \(name), allocations", bound: .atMost, limit: most, value: costs[1].allocations),
      Gate(name: "refuse \(name), allocations", bound: .atMost, limit: most, value: costs[2].allocations),
      Gate(name: "write \(name), times the demo's speed", bound: .atLeast, limit: 10, value: ratio(3, 4)),
      Gate(name: "write \(name), allocations", bound: .atMost, limit: 1, value: costs[4].allocations),
      Gate(name: "write \(name) into a buffer, allocations", bound: .atMost, limit: 0, value: costs[5].allocations),
    ]
  }

  private mutating func measureGames() throws {
    var match = try RandomMatch(seed: 2016)
    let cost = Meter().measure([{ for _ in 0..<$0 { match.play() } }])[0]
    rows.append(Row(operation: "random 10x10 game", way: "ours, two boards", figures: cost.figures))
    gates.append(
      Gate(
        name: "random 10x10 games of two boards in a second", bound: .atLeast, limit: 250_000,
        value: 1e9 / cost.nanoseconds))
  }
}

private func write(_ game: Game, to buffer: UnsafeMutableBufferPointer<UInt8>) {
  var output = OutputSpan(buffer: buffer, initializedCount: 0)
  do { try game.writeMessageURL(to: &output) } catch { fatalError("\(error)") }
  keep(output.count)
}

/// A message that both we and the rival read and write.
struct Message {
  let name: String
  let url: String
  let game: Game
  let demo: DemoGame

  private init(_ url: String) throws {
    guard let demo = DemoGame(url: url), demo.url == url else { fatalError("the rival reads \(url) otherwise") }
    name = "\(url.utf8.count) bytes"
    self.url = url
    self.demo = demo
    game = try Game(messageURL: url)
    precondition(game.messageURL() == url)
  }

  /// The demo's own message, and a game of 17 ship cells with 40 shots.
  static func both() throws -> [Message] {
    var generator = SplitMix64(seed: 2016)
    let rules = try Rules(
      board: Rules.classic.board, shipLengths: Rules.classic.shipLengths, losingMiss: nil)
    var long = Game(fleet: try .random(rules: rules, using: &generator))
    for cell in Array(rules.board.cells).shuffled(using: &generator).prefix(40) { _ = try long.fire(at: cell) }
    return [
      try Message("www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0"),
      try Message(long.messageURL()),
    ]
  }
}
