// A game to be shown, and its resources outside the screen: its files, its thinker, its key.

import BattleshipApp
import BattleshipPlay

struct OpenGame {
  let screen: Screen
  let beginning: [ScreenEffect]
  let outside: Outside

  enum Outside {
    /// The watch is there if two terminals share the file, the trace if it was requested.
    case conversation(ConversationStore, FileWatch?, Trace?)
    /// The file is `nil` if the game is not kept, the thinker if the system has no pipe left.
    case solo(SoloFile?, Thinker?)
    /// The player is `nil` without a key.
    case link(LocalPlayer?)
    case nothing
  }

  private init(_ screen: Screen, _ beginning: [ScreenEffect], _ outside: Outside) {
    (self.screen, self.beginning, self.outside) = (screen, beginning, outside)
  }

  init(_ phones: PhonesScreen, in store: ConversationStore, trace: Trace? = nil) {
    store.announce()
    let watch: FileWatch? = if case .shared(let files) = store.files { FileWatch(path: files.shared.path) } else { nil }
    self.init(.phones(phones), phones.beginning, .conversation(store, watch, trace))
  }

  init(_ solo: Solo, in file: SoloFile?, notice: Notice?) {
    let said: [ScreenEffect] = notice.map { [.say($0)] } ?? []
    let table = Table(solo)
    self.init(.table(TableScreen(table)), table.beginning.map { .table($0) } + said, .solo(file, Thinker()))
  }

  init(_ link: TableScreen, by player: LocalPlayer?) {
    var link = link
    let close = link.table.saveClose()
    let finished = close.isEmpty ? nil : link.table.finishedGame
    self.init(
      .table(link), (finished.map { [.record($0)] } ?? []) + close.map { .table($0) }, .link(player))
  }

  init(_ screen: Screen) { self.init(screen, [], .nothing) }
}

extension OpenGame.Outside {
  var store: ConversationStore? { if case .conversation(let store, _, _) = self { store } else { nil } }

  /// Whether a player who leaves is told that the game is kept; a game by link prints its link instead.
  var keeps: Bool {
    switch self {
    case .conversation(let store, _, _): store.isKeeping
    case .solo(let file, _): file?.isKeeping == true
    case .link, .nothing: false
    }
  }

  func loss(in language: Language) -> SafeText? {
    switch self {
    case .conversation(let store, _, _): store.isLost ? language.terminal.phone.notKept : nil
    case .solo(let file, _): file?.isKeeping == false ? language.sentences.solo.notKept : nil
    case .link, .nothing: nil
    }
  }

  func finish(_ stack: ScreenStack) {
    switch self {
    case .conversation(let store, _, _): store.finish()
    case .solo(let file, _): if let solo = stack.table?.table.solo { file?.finish(solo) }
    case .link, .nothing: break
    }
  }

  /// A descriptor that becomes readable when something has happened; -1 if there is none.
  var descriptor: Int32 {
    switch self {
    case .conversation(_, let watch, _): watch?.descriptor ?? -1
    case .solo(_, let thinker): thinker?.descriptor ?? -1
    case .link, .nothing: -1
    }
  }

  func event() -> ScreenEvent? {
    switch self {
    case .conversation(_, let watch, _):
      watch?.clear()
      return nil
    case .solo(_, let thinker): return thinker?.takeFinished().map { .table(.thought($0)) }
    case .link, .nothing: return nil
    }
  }
}
