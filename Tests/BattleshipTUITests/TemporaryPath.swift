// The path of a file in a temporary folder of its own, which goes with this object.

import Foundation

@testable import battleship_tui

final class TemporaryPath {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("battleship-\(UInt64.random(in: .min ... .max))")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  subscript(name: String) -> Path { Path(folder.appendingPathComponent(name).path) }
}
