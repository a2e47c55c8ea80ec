// What a process has used, where the system says it.

import Glibc

/// How often a process was given the processor, and for how many ticks; nil where the system does not say.
func use(of process: Int32) -> [Substring]? {
  guard let status = contents("/proc/\(process)/status"), let stat = contents("/proc/\(process)/stat") else {
    return nil
  }
  let switches = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
  // After the name, which ends with the last bracket: the state, and eleven places on the ticks.
  guard let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 13 else { return nil }
  return switches + [fields[0], fields[11], fields[12]]
}

/// Whether the system says what a process has used.
let useIsTold = access("/proc/self/status", R_OK) == 0
