// Compares the game at a terminal with bs, which comes with ncurses, and checks each gate.
//
//     terminal-benchmarks BATTLESHIP-TUI [--json] [--once]

import CSystem
import Reporting

let isForMachines = CommandLine.arguments.contains("--json")
let paths = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let rival = "/usr/libexec/ncurses-examples/bs"
if paths.isEmpty {
  print("terminal-benchmarks: the path of battleship-tui is missing")
  exit(2)
} else if access(rival, X_OK) != 0 {
  let reason = "there is no \(rival); Debian has it in ncurses-examples"
  print(isForMachines ? "{\"skipped\": \"\(reason)\"}" : "The game at a terminal: skipped, \(reason).")
} else {
  do {
    let copies = try FreshCopies()
    let report = try withExtendedLifetime(copies) {
      let ours = try copies.copy(of: paths[0])
      return try Report.measured(.ours(ours), .title(ours), beside: .rival(copies.copy(of: rival)))
    }
    print(isForMachines ? report.json : report.text)
  } catch let surprise as Surprise {
    print("terminal-benchmarks: \(surprise.program) did not show \(surprise.expected), but")
    for line in surprise.screen { print(line) }
    exit(1)
  }
}
