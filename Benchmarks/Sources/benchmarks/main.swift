// Measures the engine beside the demo's way through Foundation, and says of every gate whether it is met.
//
//     benchmarks [--json] [--once]

import Reporting

let report = try Report.measured()
print(CommandLine.arguments.contains("--json") ? report.json : report.text)
