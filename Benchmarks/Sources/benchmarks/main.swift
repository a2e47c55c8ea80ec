import BattleshipCore

let url80 = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0"
var generator = SplitMix64(seed: 2016)
var classic = Game(fleet: try Fleet.random(rules: .classic, using: &generator))
var cells = Array(classic.rules.board.cells).shuffled(using: &generator)
while classic.shots.count < 40 {
  if let cell = cells.popLast() { try classic.fire(at: cell) }
}
let url650 = classic.messageURL()
print(url650, url650.utf8.count)
let game80 = try Game(messageURL: url80)
precondition(game80.messageURL() == url80)
precondition(try! Game(messageURL: url650) == classic)
let demo80 = DemoGame(url: url80)!
precondition(demo80.url == url80)
let demo650 = DemoGame(url: url650)!
precondition(demo650.url == url650)
nonisolated(unsafe) let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 5000)
let meter = Meter()
func into(_ game: Game) {
  var out = OutputSpan(buffer: buffer, initializedCount: 0)
  do { try game.writeMessageURL(to: &out) } catch { fatalError("\(error)") }
  keep(out.count)
}
let costs = meter.measure([
  { keep(DemoGame(url: url80)) }, { keep(try? Game(messageURL: url80)) },
  { keep(DemoGame(url: url650)) }, { keep(try? Game(messageURL: url650)) },
  { keep(demo80.url) }, { keep(game80.messageURL()) }, { into(game80) },
  { keep(demo650.url) }, { keep(classic.messageURL()) }, { into(classic) },
])
for (name, c) in zip(["decode80 demo", "decode80", "decode650 demo", "decode650", "encode80 demo", "encode80", "into80", "encode650 demo", "encode650", "into650"], costs) { print(name, c) }

func playBoard() {
}
