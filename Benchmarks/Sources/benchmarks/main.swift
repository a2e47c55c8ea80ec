// Compares the engine with the demo's code, which uses Foundation, and checks each gate.
//
//     benchmarks [--json] [--once]

import Reporting

let report = try Report.measured()
print(CommandLine.arguments.contains("--json") ? report.json : report.text)
