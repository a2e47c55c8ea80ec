// Replaces a player's key with another one; the old key stays beside it and still opens the duels that it began.

import BattleshipCore
import BattleshipPlay
import CSystem

extension KeyFile {
  enum Import: Equatable {
    /// The name of the previous key in the same folder; nil if there was none.
    case done(kept: String?)
    case same
  }

  private static let mark = ".old-"

  /// Replaces the current key, which is kept under an unused name.
  ///
  /// The caller holds the lock of the memory, so no other import interferes. At every moment the path names a complete
  /// key, and the current key has a name.
  func take(_ key: PlayerKey) throws(KeyError) -> Import {
    let present = try readOrMake { key }
    if present.isNew { return .done(kept: nil) }
    guard present.key != key else { return .same }
    let kept = try keepPresent()
    do throws(FileError) {
      try FlushedFile.replace(path, with: Self.content(key))
    } catch {
      throw .file(error)
    }
    return .done(kept: kept.name.text)
  }

  /// Uses a link, which never replaces a file, so the second name is a new one.
  private func keepPresent() throws(KeyError) -> Path {
    do throws(FileError) {
      let kept = try path.numbered(Self.mark) { kept in
        path.withCString { path in kept.withCString { link(path, $0) } } == 0 ? nil : errno
      }
      guard kept.withCString({ chmod($0, 0o600) }) == 0 else { throw .system(errno) }
      return kept
    } catch {
      throw .file(error)
    }
  }

  var earlier: [KeyFile] {
    get throws(KeyError) {
      let names: [Path]
      do throws(FileError) {
        names = try System.names(in: path.directory, alsoHidden: true)
      } catch {
        throw .file(error)
      }
      let prefix = (path.name + Self.mark).bytes
      return names.filter { name in
        let number = name.bytes.dropFirst(prefix.count)
        return name.bytes.starts(with: prefix) && !number.isEmpty && number.allSatisfy { 0x30...0x39 ~= $0 }
      }
      .map { KeyFile(path: path.directory + "/" + $0) }
    }
  }
}
