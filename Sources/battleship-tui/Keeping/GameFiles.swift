// The storage of the lobby and of the table's game: files by name, the lock of a numbered game, the player's keys.

import BattleshipApp
import BattleshipCore
import BattleshipPlay

final class GameFiles {
  private let options: PlayerOptions
  private var player: LocalPlayer?
  /// The file of the numbered game at the table; nil for other games.
  private var numbered: NumberedFile?
  /// A notice about a file that was set aside.
  private(set) var notice: Notice?

  init(_ options: PlayerOptions) { self.options = options }

  /// Reads a saved text, and makes ready to replace it: makes the player's key, locks a numbered game, and sets finished or
  /// damaged ones aside.
  ///
  /// - Throws: ``CommandError`` if the game cannot be opened, or the key or the memory cannot be used.
  func open(_ name: SavedName, for lobby: Lobby) throws(CommandError) -> ReadResult {
    switch (name, lobby.opening) {
    case (.key, let content):
      player = try LocalPlayer(options, mayMake: content?.duel?.secondSeal == nil)
      return player.map { .text($0.keys.text) } ?? .nothing
    case (.duel, .duel(let duel)?): return try player?.last(of: duel).map { .text($0.text) } ?? .nothing
    case (.begun, let content?), (.hunt, let content?):
      return LinkFolder.game(of: content).map { .text($0.text) } ?? .nothing
    case (.daily, _): return openResults()
    case (.computer, _), (.two, _): return try openNumbered(name, isToBegin: lobby.seeksNumber)
    case (.duel, _), (.begun, nil), (.hunt, nil): return .nothing
    }
  }

  /// Locks and reads the file of a numbered game. If another game is to begin, a finished one is set aside.
  private func openNumbered(_ name: SavedName, isToBegin: Bool) throws(CommandError) -> ReadResult {
    guard let path = StatePlace.numbered(name) else { return sayingNotKept() }
    do throws(FileError) {
      let file = try NumberedFile(path: path)
      let table = { Table(name, $0, System.randomness) }
      let (text, notice) = try file.read { table($0) != nil }
      let isDone = isToBegin && text.flatMap(table)?.isOver == true
      if isDone { _ = try file.setAside("old") }
      numbered = file
      self.notice = notice
      guard let text, !isDone else { return .nothing }
      return .text(text)
    } catch {
      let words = ErrorMessages.words
      switch error {
      case .obstacle(.held) where isToBegin: return .held
      case .obstacle(.held(let process)): throw .failed(words.soloInUse(process.map(Int.init)))
      case .system where isToBegin: return sayingNotKept()
      case .system, .obstacle:
        let file = ErrorMessages.plain(path.text, limit: 200)
        throw .failed(words.cannotReadFile(file, reason: ErrorMessages.reason(error)))
      }
    }
  }

  /// The results of the boards of the day; a damaged file is set aside.
  private func openResults() -> ReadResult {
    guard let path = StatePlace.daily else { return sayingNotKept() }
    let file = SavedFile(path: path)
    do throws(FileError) {
      switch try file.read() {
      case .nothing: return .nothing
      case .text(let text): return .text(text)
      case .damaged:
        notice = .damaged(try file.setAside("damaged"))
        return .nothing
      }
    } catch {
      return sayingNotKept()
    }
  }

  private func exchangeResults(expected: String?, new: String) -> [TableEvent] {
    guard let path = StatePlace.made(StatePlace.daily) else { return [.stored(.daily, .forbidden)] }
    let file = SavedFile(path: path)
    do throws(FileError) {
      if try file.exchange(expecting: expected, new: new, within: GameRecords.longestWait) {
        return [.stored(.daily, .done)]
      }
      switch try file.read() {
      case .nothing: return [.savedElsewhere(.daily, nil), .stored(.daily, .other)]
      case .text(let text): return [.savedElsewhere(.daily, text), .stored(.daily, .other)]
      case .damaged: return [.stored(.daily, .forbidden)]
      }
    } catch {
      return [.stored(.daily, error.stored)]
    }
  }

  /// Sets the notice.
  private func sayingNotKept() -> ReadResult {
    notice = .said(ErrorMessages.language.sentences.solo.notKept)
    return .forbidden
  }

  /// Stores a text, and returns the result as events for the table.
  func exchange(_ name: SavedName, expected: String?, new: String) -> (events: [TableEvent], notice: Notice?) {
    switch name {
    case .computer, .two:
      guard let numbered else { return ([.stored(name, .forbidden)], nil) }
      // Say why once, and again after it has worked.
      let wasKeeping = numbered.isKeeping
      let (event, notice) = stored(name, numbered.keep(new))
      return ([event], wasKeeping ? notice : nil)
    case .begun, .hunt:
      guard let link = SavedLink(text: new) else { return ([.stored(name, .forbidden)], nil) }
      let (event, notice) = stored(name, LinkFolder.keep(link))
      return ([event], notice)
    case .daily: return (exchangeResults(expected: expected, new: new), nil)
    case .duel(let identifier):
      guard let player else { return ([.stored(name, .forbidden)], nil) }
      return player.exchange(identifier, expected: expected, new: new)
    case .key: return ([], nil)
    }
  }

  private func stored(_ name: SavedName, _ error: FileError?) -> (TableEvent, Notice?) {
    guard let error else { return (.stored(name, .done), nil) }
    let sentence = ErrorMessages.language.sentences.solo.notKept
    return (.stored(name, error.stored), .said("\(sentence) (\(ErrorMessages.reason(error)))"))
  }

  /// The player's keys, for a move.
  var keys: KeyRing? { player?.keys }

  /// nil for a game by link.
  var isKeepingGame: Bool? { numbered?.isKeeping }

  /// Writes a numbered game again if its file is gone or could not be written.
  func finish(_ table: Table?) { if let text = table?.textWithNumber { numbered?.finish(text) } }
}

extension FileError {
  /// What a table learns of it.
  fileprivate var stored: WriteResult { if case .obstacle(.held) = self { .busy } else { .forbidden } }
}
