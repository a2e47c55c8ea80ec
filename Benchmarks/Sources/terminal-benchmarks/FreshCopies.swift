// Copies programs, so that their files are as after an installation and not as the linker wrote them.

import CSystem
import TerminalHarness

/// How a file came into memory decides how fast it starts: one that a linker wrote piece by piece takes a tenth longer
/// than a copy of it. So both contenders start from copies, which are removed with their folder.
struct FreshCopies {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func copy(of path: String) throws -> String {
    let target = folder.path + "/" + (path.split(separator: "/").last.map(String.init) ?? "program")
    guard let from = fopen(path, "r"), let to = fopen(target, "w") else { throw HarnessError.system(errno) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&buffer, 1, buffer.count, from), count > 0 {
      guard fwrite(buffer, 1, count, to) == count else { throw HarnessError.system(errno) }
    }
    fclose(from)
    guard fclose(to) == 0, chmod(target, 0o755) == 0 else { throw HarnessError.system(errno) }
    return target
  }
}
