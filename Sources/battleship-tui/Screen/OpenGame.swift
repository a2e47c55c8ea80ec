// A game to be shown, and its resources outside the screen: its files, its thinker, its key.

import BattleshipApp
import BattleshipCore
import BattleshipPlay

struct OpenGame {
  let screen: AnyScreen
  let beginning: [ScreenEffect]
  let outside: Outside

  enum Outside {
    /// The watch exists if two terminals share the file, the trace if it was requested.
    case conversation(ConversationStore, FileWatch?, Trace?)
    /// The thinker is nil if the game has no computer, or the system has no pipe left.
    case table(GameFiles, Thinker?)
    case nothing
  }

  private init(_ screen: AnyScreen, _ beginning: [ScreenEffect], _ outside: Outside) {
    self.screen = screen
    self.beginning = beginning
    self.outside = outside
  }

  init(_ phones: PhonesScreen, in store: ConversationStore, trace: Trace? = nil) {
    store.announce()
    let watch: FileWatch? = if case .shared(let files) = store.files { FileWatch(path: files.shared.path) } else { nil }
    self.init(.phones(phones), phones.beginning, .conversation(store, watch, trace))
  }

  /// A game of the lobby; nil if another program has continued it meanwhile.
  ///
  /// - Throws: ``CommandError`` if it cannot be opened.
  init?(
    _ start: GameStart, _ player: PlayerOptions, on base: MessageURLBase = .demo, seed: UInt64? = nil
  ) throws(CommandError) {
    if case .computer(_, let terms) = start { try Self.checkRoom(under: terms) }
    try self.init(player, on: base, seed: seed) { $0.begin(start) }
  }

  /// Reports ships that do not fit on the board before the screen is taken.
  private static func checkRoom(under terms: Terms) throws(CommandError) {
    var generator = SystemRandomNumberGenerator()
    do throws(FleetError) {
      _ = try Fleet.random(rules: terms.rules, using: &generator)
    } catch {
      throw .wrongUsage(ErrorMessages.language.sentences.solo.isStuck(.noFleet(error)))
    }
  }

  /// A received game by link.
  init(_ content: MessageContent, _ player: PlayerOptions, on base: MessageURLBase) throws(CommandError) {
    // A later message of the same duel that was opened here tells more.
    let kept = content.duel == nil ? nil : LinkFolder.game(of: content)?.content
    let later = kept.flatMap { $0.continues(content) ? $0 : nil }
    guard let game = try OpenGame(player, on: base, { $0.open(later ?? content) }) else {
      preconditionFailure("a message can always be opened")
    }
    self = game
  }

  private init?(
    _ player: PlayerOptions, on base: MessageURLBase, seed: UInt64? = nil, _ begin: (inout Lobby) -> [LobbyEffect]
  ) throws(CommandError) {
    let files = GameFiles(player)
    var lobby = Lobby()
    lobby.base = base
    lobby.name = player.ownName
    lobby.insists = player.insists
    lobby.today = System.today
    var (effects, beginning) = (begin(&lobby), [TableEffect]())
    while !effects.isEmpty {
      switch effects.removeFirst() {
      case .read(let name): effects += lobby.learn(name, try files.open(name, for: lobby), System.randomness)
      case .table(let effect): beginning.append(effect)
      case .opened, .list: break
      }
    }
    guard let table = lobby.table else {
      guard let refusal = lobby.refusal else { return nil }
      throw .failed(ErrorMessages.language.sentences.page.refusal(refusal))
    }
    // An old message opens as the last one, and says so.
    if let refusal = table.refusal, refusal != .relation(.old) { throw .refusal(refusal, ErrorMessages.language) }
    let old = table.refusal.map { Notice.said(ErrorMessages.language.sentences.refusals.reception($0)) }
    let said = [files.notice, old].compactMap { $0 }.map { ScreenEffect.say($0) }
    let isClosed = beginning.contains { if case .exchange(.duel, _, _) = $0 { true } else { false } }
    let finished = isClosed ? table.finishedGame.map { [ScreenEffect.record($0)] } ?? [] : []
    self.init(
      .table(TableScreen(table, seed: seed)), finished + beginning.map { .table($0) } + said,
      .table(files, table.isAgainstComputer ? Thinker() : nil))
  }

  init(_ screen: AnyScreen) { self.init(screen, [], .nothing) }

  /// A live game whose duel comes with the first message.
  init(awaiting live: LiveGame, _ player: PlayerOptions) {
    self.init(.table(TableScreen(Table(LinkGame(hiding: .messages)), live: live)), [], .table(GameFiles(player), nil))
  }

  /// The same game, played live.
  ///
  /// - Throws: ``CommandError`` if it is not a duel.
  func going(on live: LiveGame) throws(CommandError) -> OpenGame {
    guard case .table(let screen) = screen, screen.table.seat.isDuel else {
      throw .wrongUsage(ErrorMessages.language.sentences.live.needsDuel)
    }
    return OpenGame(.table(TableScreen(screen.table, live: live)), beginning, outside)
  }
}

extension OpenGame.Outside {
  var store: ConversationStore? { if case .conversation(let store, _, _) = self { store } else { nil } }

  /// Whether the player is told on leaving that the game is stored; a game by link prints its link instead.
  var keeps: Bool {
    switch self {
    case .conversation(let store, _, _): store.isKeeping
    case .table(let files, _): files.isKeepingGame == true
    case .nothing: false
    }
  }

  func loss(in language: Language) -> SafeText? {
    switch self {
    case .conversation(let store, _, _): store.isUnsaved ? language.terminal.phone.notKept : nil
    case .table(let files, _): files.isKeepingGame == false ? language.sentences.solo.notKept : nil
    case .nothing: nil
    }
  }

  func finish(_ stack: ScreenStack) {
    switch self {
    case .conversation(let store, _, _): store.finish()
    case .table(let files, _): files.finish(stack.table?.table)
    case .nothing: break
    }
  }

  /// A descriptor that becomes readable when an event occurs; -1 if there is none.
  var descriptor: Int32 {
    switch self {
    case .conversation(_, let watch, _): watch?.descriptor ?? -1
    case .table(_, let thinker): thinker?.descriptor ?? -1
    case .nothing: -1
    }
  }

  func event() -> ScreenEvent? {
    switch self {
    case .conversation(_, let watch, _):
      watch?.clear()
      return nil
    case .table(_, let thinker): return thinker?.takeFinished().map { .table(.thought($0)) }
    case .nothing: return nil
    }
  }
}
