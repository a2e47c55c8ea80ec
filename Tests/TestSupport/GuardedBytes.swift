// Bytes at the edge of readable memory: one step beyond them ends the test.

import CSystem

/// Which end of some bytes lies at the edge.
package enum GuardedEnd: CaseIterable, Sendable {
  case first, last
}

/// Lends bytes between two pages of unreadable memory, right after the first or right before the last.
package func withGuarded<Result>(_ bytes: [UInt8], at end: GuardedEnd, _ use: (UnsafeBufferPointer<UInt8>) -> Result)
  -> Result
{
  let page = Int(sysconf(Int32(_SC_PAGESIZE)))
  let room = max(1, (bytes.count + page - 1) / page) * page
  let all = room + 2 * page
  guard let memory = mmap(nil, all, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), memory != MAP_FAILED,
    mprotect(memory + page, room, PROT_READ | PROT_WRITE) == 0
  else { preconditionFailure("there is no memory to guard") }
  defer { munmap(memory, all) }
  let place = memory + page + (end == .first ? 0 : room - bytes.count)
  place.copyMemory(from: bytes, byteCount: bytes.count)
  return use(UnsafeBufferPointer(start: place.assumingMemoryBound(to: UInt8.self), count: bytes.count))
}
