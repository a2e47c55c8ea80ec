// Several pipes are opened together or not at all.

import CSystem
import Testing

@testable import BattleshipTerminal

@Suite struct ChildProcessTests {
  @Test func `if a pipe cannot be opened, the ones before it are closed again`() throws {
    // Copies of one end tell whether anybody still has the other.
    var copies: [Int32] = []
    let pipes = ChildProcess.pipes(3) {
      guard copies.count < 2, let pipe = ChildProcess.pipe() else {
        errno = EMFILE
        return nil
      }
      copies.append(fcntl(copies.isEmpty ? pipe.reading : pipe.writing, F_DUPFD_CLOEXEC, 0))
      return pipe
    }
    #expect(errno == EMFILE && pipes == nil)
    var ends = [pollfd(fd: copies[0], events: 0, revents: 0), pollfd(fd: copies[1], events: 0, revents: 0)]
    poll(&ends, 2, 0)
    #expect(ends[0].revents == POLLHUP && ends[1].revents == POLLERR)
    for copy in copies { close(copy) }
  }
}
