// The one loop of the program: draw or write, wait, update, save, carry out effects.

import BattleshipApp
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

struct ScreenLoop {
  /// nil if the game is played in lines.
  let terminal: Terminal?
  var stack: ScreenStack
  var outside: OpenGame.Outside
  let home: Home
  /// When ``ScreenStack/delay`` is over, in milliseconds of the monotonic clock; nil if nothing is due.
  private var deadline: Int?
  private var isStale = false
  var records = GameRecords()
  /// The language of the window's title.
  private var titleLanguage: Language?
  private let mayRing: Bool
  /// Whether the program may choose the theme, because the user has not.
  private let choosesTheme: Bool
  /// The theme of the title's settings; a change means that the person chose it.
  var themeOfSettings: Theme
  /// The links and results written so far, printed when the title is left, in case the player did not copy them.
  var links: [SafeText] = []
  /// The events that result from the last event's effects, delivered before any other event.
  private var followUps: [ScreenEvent] = []

  /// The connections of a live game, and its player; nil if there is none.
  var live: (wires: LiveWires, player: PlayerOptions)?

  /// Where games begin, and what remains when they are left.
  enum Home {
    /// The game is the whole program.
    case nothing
    /// This player's game by link is the whole program, with the link to send and the games that answer it.
    case link(PlayerOptions)
    case title(SettingsFile)
    /// The question whether to begin a new game; `begin` begins or resumes one.
    case question(begin: (_ isNew: Bool) -> OpenGame)
  }

  static func play(_ game: OpenGame, on terminal: Terminal?, _ look: LookOptions) -> Never {
    play(game, home: .nothing, on: terminal, look)
  }

  /// Plays a game by link, live if there are wires.
  static func play(
    _ game: OpenGame, by player: PlayerOptions, live wires: LiveWires?, on terminal: Terminal?, _ look: LookOptions
  ) -> Never {
    play(game, home: .link(player), live: wires.map { ($0, player) }, on: terminal, look)
  }

  private static func play(
    _ game: OpenGame, home: Home, live: (LiveWires, PlayerOptions)? = nil, on terminal: Terminal?, _ look: LookOptions
  ) -> Never {
    var loop = ScreenLoop(game.screen, home: home, on: terminal, look, ErrorMessages.language)
    (loop.outside, loop.live) = (game.outside, live)
    loop.run(game.beginning)
  }

  static func ask(
    about saved: Listing, _ asked: TitleSettings, notice: SafeText? = nil, on terminal: Terminal?, _ look: LookOptions,
    begin: @escaping (_ isNew: Bool) -> OpenGame
  ) -> Never {
    let title = Title(askingAbout: saved, settings: asked, languages: languages(widths(terminal, look)))
    var loop = ScreenLoop(
      .title(TitleScreen(title)), home: .question(begin: begin), on: terminal, look, ErrorMessages.language)
    loop.run(notice.map { [.say(.said($0))] } ?? [])
  }

  init(_ screen: AnyScreen, home: Home, on terminal: Terminal?, _ look: LookOptions, _ language: Language) {
    self.terminal = terminal
    self.home = home
    outside = .nothing
    mayRing = !look.isQuiet
    choosesTheme = look.theme == nil
    themeOfSettings = look.shownTheme
    let widths = Self.widths(terminal, look)
    stack = ScreenStack(
      screen,
      in: ScreenEnvironment(
        size: terminal?.size ?? Size(rows: 24, columns: 80), widths: widths, language: language.shown(by: widths),
        time: System.clock, seed: System.seed, isStill: terminal.map { !look.mayMove || $0.isSlow } ?? true,
        depth: terminal?.depth ?? .none, theme: look.shownTheme))
  }

  /// In lines, each character counts as one column.
  static func widths(_ terminal: Terminal?, _ look: LookOptions) -> CharacterWidth {
    look.isASCII ? .ascii : terminal?.widths ?? CharacterWidth { _ in 1 }
  }

  /// The languages that a screen can show, starting with the program's own.
  static func languages(_ widths: CharacterWidth) -> [Language] {
    let shown = ErrorMessages.language.shown(by: widths)
    return [shown] + Language.allCases.filter { $0 != shown && $0.shown(by: widths) == $0 }
  }

  mutating func run(_ beginning: [ScreenEffect] = []) -> Never {
    guard let terminal else { runLines(beginning) }
    carryOut(stack.carryOut(beginning))
    beginLive()
    setDeadline()
    while true {
      setTitle(of: terminal)
      notePresence()
      stack.environment.size = terminal.size
      guard let drawn = stack.drawn else { end(after: nil) }
      terminal.present(drawn.frame)
      terminal.followPointer(drawn.hasCells)
      stack.environment.layout = drawn.layout
      if isStale { terminal.redraw() }
      isStale = false
      let event = terminal.nextEvent(
        orChangeOf: [Watched(outside.descriptor)] + (live?.wires.watched ?? []), within: wait)
      records.retry()
      switch event {
      case nil:
        for event in liveEvents { deliver(event) }
        deliver(outside.event() ?? (deadline.map { $0 <= milliseconds() } == true ? .awoke : nil))
      case .ended(let ending): end(after: ending)
      case .answered(.ground(let isLight)): if isLight { useLightTheme() }
      case .some(let event): if let event = ScreenEvent(event, on: drawn) { deliver(event) }
      }
    }
  }

  /// The milliseconds before another attempt to lock a file that another program held.
  private static let pause: Int32 = 100

  /// The milliseconds before another attempt to write after one that failed.
  private static let retry: Int32 = 1_000

  /// The longest wait for the next event, in milliseconds; -1 if nothing is due.
  private var wait: Int32 {
    let store = outside.store
    let retry = store?.isBehind == true ? Self.pause : store?.condition == .failed ? Self.retry : nil
    let delay = deadline.map { Int32(clamping: max(0, $0 - milliseconds())) }
    return [retry, store?.timeLeft, delay, liveWait].compactMap { $0 }.min() ?? -1
  }

  private mutating func setTitle(of terminal: Terminal) {
    guard titleLanguage != stack.environment.language else { return }
    titleLanguage = stack.environment.language
    terminal.setTitle(stack.environment.language.sentences.seat.gameName)
  }

  /// On a light background, uses the light theme unless another one was chosen.
  private mutating func useLightTheme() {
    guard choosesTheme, stack.environment.theme == .pegs else { return }
    stack.environment.theme = .light
    terminal?.use(.light)
  }

  /// Notifies a person in another window that it is their turn.
  private func notifyTurn(unless wasTurn: Bool) {
    guard mayRing, let terminal, !terminal.hasFocus, !wasTurn, stack.awaitsPlayer else { return }
    terminal.ring()
    let sentences = stack.environment.language.sentences
    terminal.notify("\(sentences.seat.gameName): \(sentences.duel.fireTitle)")
  }

  private mutating func notePresence() {
    guard let presence = outside.store?.presence else { return }
    stack.changePhones { $0.shared?.isOtherHere = presence.isOtherThere }
  }

  private mutating func setDeadline() { deadline = stack.delay.map { milliseconds() + $0 } }

  /// Without an event, a conversation takes in the lines that others wrote.
  mutating func deliver(_ event: ScreenEvent?) {
    deliverAlone(event)
    deliverFollowUps()
  }

  private mutating func deliverFollowUps() {
    while !followUps.isEmpty { deliverAlone(followUps.removeFirst()) }
  }

  private mutating func deliverAlone(_ event: ScreenEvent?) {
    stack.environment.time = System.clock
    stack.environment.seed = System.seed
    let (delay, wasTurn) = (stack.delay, stack.awaitsPlayer)
    let update = { (stack: inout ScreenStack) -> [ScreenEffect] in event.map { stack.update($0) } ?? [] }
    let effects = outside.store?.update(&stack, update) ?? update(&stack)
    for effect in effects { carryOut(effect) }
    notifyTurn(unless: wasTurn)
    // A key that changes nothing does not postpone the deadline.
    let isNew = event == .awoke || !effects.isEmpty || stack.delay != delay
    if event != nil && isNew || deadline == nil { setDeadline() }
  }

  mutating func carryOut(_ effects: [ScreenEffect]) {
    for effect in effects { carryOut(effect) }
    deliverFollowUps()
  }

  private mutating func carryOut(_ effect: ScreenEffect) {
    switch effect {
    case .copy(let text): if terminal?.copy(text) != true { say(.notCopied) }
    case .clearClipboard: terminal?.copy("")
    case .ring: if mayRing { terminal?.ring() }
    case .redraw: isStale = true
    case .record(let game): record(game)
    case .drawEntropy:
      var generator = SystemRandomNumberGenerator()
      followUps.append(.entropy(Entropy(using: &generator)))
    case .trace(let line): trace(line)
    case .table(let effect): carryOut(effect)
    case .live(let effect): carryOut(effect)
    case .title(let effect): carryOut(effect)
    case .leave, .close: leave()
    // The store writes lines, and the stack changes screens.
    case .keep, .keepSoon, .say, .show: break
    }
  }

  private mutating func record(_ game: FinishedGame) {
    if let notice = records.add(game) { say(notice) }
    // An unreadable book was just reported.
    stack.environment.best = (try? GameBook.own()).flatMap { BestOfPlayer(like: game, among: $0.games) }
  }

  mutating func say(_ notice: Notice) { _ = stack.update(.noticed(notice)) }

  private mutating func trace(_ line: String) {
    guard case .conversation(let store, let watch, var trace?) = outside else { return }
    let failure = trace.write(line)
    outside = .conversation(store, watch, trace)
    guard let failure else { return }
    if stack.environment.notice == nil { say(.traceStopped) }
    BattleshipTUI.complain(ErrorMessages.words.traceStopped(ErrorMessages.reason(failure)))
  }

  private mutating func carryOut(_ effect: TableEffect) {
    guard case .table(let files, let thinker) = outside else { return }
    switch effect {
    case .think(let thought):
      if terminal != nil, let thinker {
        thinker.begin(thought)
      } else {
        followUps.append(.table(.thought(thought.finished())))
      }
    case .keys: followUps.append(.table(.keys(files.keys, nonces: System.randomness)))
    case .exchange(let name, let expected, let new):
      let (events, notice) = files.exchange(name, expected: expected, new: new)
      followUps += events.map { .table($0) }
      if let notice { followUps.append(.noticed(notice)) }
    }
  }

  mutating func finish() {
    endLive()
    outside.store?.close()
    if let error = records.finish() {
      BattleshipTUI.complain(ErrorMessages.words.notNoted(ErrorMessages.reason(error)))
    }
  }
}
