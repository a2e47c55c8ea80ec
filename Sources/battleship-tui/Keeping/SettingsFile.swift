// The file of the title settings, for the user alone.

import BattleshipApp
import BattleshipPlay

struct SettingsFile {
  private let file: SavedFile?

  static var own: SettingsFile { SettingsFile(path: StatePlace.made(StatePlace.settings)) }

  init(path: Path?) { file = path.map { SavedFile(path: $0) } }

  /// The last settings, and a notice if there is a problem; a damaged file is set aside.
  func read(_ words: TitleSentences) -> (settings: TitleSettings, notice: SafeText?) {
    guard let file else { return (TitleSettings(), nil) }
    do throws(FileError) {
      if let settings = try Self.settings(in: file) { return (settings, nil) }
      let name = try? file.setAside("damaged")
      return (TitleSettings(), name.map { words.settingsDamaged(SafeText($0, limit: 60)) } ?? words.settingsNotKept)
    } catch {
      return (TitleSettings(), Self.notice(error, words))
    }
  }

  /// nil if the settings cannot be read, which the title reports.
  static var last: TitleSettings? {
    StatePlace.settings.flatMap { (try? settings(in: SavedFile(path: $0))) ?? nil }
  }

  /// Refuses if the file cannot be read or a newer version wrote it. Returns nil if the settings are on the disk.
  func keep(_ settings: TitleSettings, _ words: TitleSentences) -> SafeText? {
    do throws(FileError) {
      guard let file else { return words.settingsNotKept }
      try file.write(settings.text)
      return nil
    } catch {
      return Self.notice(error, words)
    }
  }

  /// The default settings if there is no file; nil if they are damaged.
  private static func settings(in file: SavedFile) throws(FileError) -> TitleSettings? {
    switch try file.read() {
    case .nothing: TitleSettings()
    case .text(let text): TitleSettings(file: text)
    case .damaged: nil
    }
  }

  private static func notice(_ error: FileError, _ words: TitleSentences) -> SafeText {
    "\(words.settingsNotKept) (\(ErrorMessages.reason(error)))"
  }
}
