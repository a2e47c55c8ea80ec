// Programs as they lie after an installation: copied, and not as a linker or a long day has left them.

import CSystem
import TerminalHarness

/// Copies of programs, removed with the folder that they are in.
///
/// How a file came into the system's memory decides how fast it starts: one that a linker wrote piece by piece takes a
/// tenth longer here than the same bytes copied. So both contenders are copied, and start from alike files.
struct FreshCopies {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The path of a copy of a program.
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
