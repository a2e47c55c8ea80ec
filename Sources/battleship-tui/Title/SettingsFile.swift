// The file of the title settings: one line with a checksum, for the user alone.

import BattleshipApp
import BattleshipPlay
import CSystem

struct SettingsFile {
  private let path: Path?

  /// The most bytes to read; settings have at most about three hundred.
  private static let limit = 4_096

  static var own: SettingsFile { SettingsFile(path: StatePlace.settings(makesDirectory: true)) }

  init(path: Path?) { self.path = path }

  /// The last settings, and a notice if there is a problem; a damaged file is set aside.
  func read(_ words: TitleSentences) -> (settings: TitleSettings, notice: SafeText?) {
    guard let path else { return (TitleSettings(), nil) }
    do throws(FileError) {
      guard let settings = try Self.settings(in: path) else {
        let name = try? FlushedFile.moveAside(path, "damaged")
        return (TitleSettings(), name.map { words.settingsDamaged(SafeText($0, limit: 60)) } ?? words.settingsNotKept)
      }
      return (settings, nil)
    } catch {
      return (TitleSettings(), error == .system(ENOENT) ? nil : Self.notice(error, words))
    }
  }

  /// `nil` if the settings cannot be read, which the title reports.
  static var last: TitleSettings? {
    StatePlace.settings(makesDirectory: false).flatMap { try? Self.settings(in: $0) }
  }

  /// Refuses if the file cannot be read or a newer version wrote it. Returns `nil` if the settings are on the disk.
  func keep(_ settings: TitleSettings, _ words: TitleSentences) -> SafeText? {
    guard let path else { return words.settingsNotKept }
    do throws(FileError) {
      _ = try Self.settings(in: path)
    } catch {
      if error != .system(ENOENT) { return Self.notice(error, words) }
    }
    return (try? FlushedFile.replace(path, with: Array((settings.text + "\n").utf8))) == nil
      ? words.settingsNotKept : nil
  }

  /// `nil` if they are damaged.
  private static func settings(in path: Path) throws(FileError) -> TitleSettings? {
    let bytes = try System.read(path, limit: limit)
    if FileForm(firstLine: bytes) == .newer { throw .obstacle(.newer) }
    guard let text = String(validating: bytes, as: UTF8.self), text.hasSuffix("\n") else { return nil }
    return TitleSettings(text: String(text.dropLast()))
  }

  private static func notice(_ error: FileError, _ words: TitleSentences) -> SafeText {
    "\(words.settingsNotKept) (\(ErrorMessages.reason(error)))"
  }
}
