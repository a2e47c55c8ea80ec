// The file of the title settings: one line with a checksum, for the user alone.

import BattleshipApp
import BattleshipPlay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct SettingsFile {
  private let path: Path?

  /// The most bytes to read; settings have at most some three hundred.
  private static let limit = 4_096

  /// The user's own settings.
  static var own: SettingsFile { SettingsFile(path: StatePlace.settings) }

  init(path: Path?) { self.path = path }

  /// The last settings, and a notice if there is a problem; a damaged file is set aside.
  func read(_ words: TitleSentences) -> (settings: TitleSettings, notice: SafeText?) {
    guard let path else { return (TitleSettings(), nil) }
    do throws(System.ReadError) {
      let bytes = try System.read(path, limit: Self.limit)
      if let text = String(validating: bytes, as: UTF8.self), text.hasSuffix("\n"),
        let settings = TitleSettings(text: String(text.dropLast()))
      {
        return (settings, nil)
      }
    } catch {
      if error.number == ENOENT { return (TitleSettings(), nil) }
      return (TitleSettings(), words.settingsNotKept)
    }
    do throws(WriteError) {
      let name = try FlushedFile.moveAside(path, "damaged")
      return (TitleSettings(), words.settingsDamaged(SafeText(name, limit: 60)))
    } catch {
      return (TitleSettings(), words.settingsNotKept)
    }
  }

  /// Keeps the settings.
  ///
  /// - Returns: Whether it is on the disk.
  func keep(_ settings: TitleSettings) -> Bool {
    guard let path else { return false }
    do throws(WriteError) {
      try FlushedFile.replace(path, with: Array((settings.text + "\n").utf8))
      return true
    } catch {
      return false
    }
  }
}
