// A table on a screen: keys and clicks become its events, and its scene is drawn.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

package struct TableScreen: AppScreen {
  package var table: Table

  /// Whether the keys are listed beside the board.
  private var helps = false
  /// The button that was focused when the help appeared, and is again after it.
  private var focusBeforeHelp: SeatTarget?

  /// nil unless the game goes on live.
  package private(set) var live: LiveGame?

  /// The seeds of random ships if `--seed` was given; nil for the system's.
  private var repeating: SplitMix64?

  package init(_ table: Table, seed: UInt64? = nil, live: LiveGame? = nil) {
    self.table = table
    repeating = seed.map { SplitMix64(seed: $0) }
    self.live = live
    if table.isByLink { self.table.withholdTheirs() }
  }

  mutating func sit(at table: Table) {
    self.table = table
    self.table.withholdTheirs()
  }

  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    switch event {
    case .input(.key(let key)): press(key, environment)
    case .input(.click(let target)): activate(target, environment)
    case .input(.secondClick(.cell(let cell)?)) where controls.keyContext != .placing: act(.noted(cell), environment)
    case .input(.scroll), .input(.secondClick):
      controls.keyContext == .placing ? act(.turned, environment) : []
    case .acted(let events): events.flatMap { act($0, environment) }
    case .input(.paste(let text)): awaitsLink ? [.title(.begin(.open(text)))] : []
    case .hovered(let cell): table.seat.event(hovering: cell).map { act($0, environment) } ?? []
    case .awoke: change(.pauseEnded, environment)
    case .live(let event, let now): applying(environment) { table, live in live?.update(event, at: now, &table) ?? [] }
    case .table(let event): hear(event, environment)
    case .input, .entropy, .left, .returned, .noticed: []
    }
  }

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    let (view, language) = (table.view, environment.language)
    let scene = scene(in: language)
    var canvas = Canvas(in: environment, focus: scene.focus.map { .seat($0) })
    if view.isLocked { return canvas.drawLock(scene) }
    let isOnButton = if case .button? = scene.focus { true } else { false }
    let isHelped = helps && !isOnButton && !isAskedLive && HelpView.fits(environment.size)
    if let waiting = live?.waiting(at: table, in: language) {
      return canvas.draw(waiting, over: scene)
    }
    return canvas.draw(
      scene, end: view.end(in: language),
      daily: view.daily.flatMap { DailyEndView(scene: scene, daily: $0) }, naming: view.seat.naming,
      theirTurn: view.isAgainstComputer ? language.sentences.solo.firesTitle : "",
      help: isHelped ? help : nil)
  }

  /// While the other player fires, it stays as it was.
  private var help: HelpView {
    HelpView(context: controls.keyContext == .placing ? .placing : .attack, place: place)
  }

  /// The table's, with what a live game adds to it.
  package func scene(in language: Language) -> Scene {
    var scene = table.view.scene(in: language)
    if awaitsLink, table.seat.duel?.due == .wait { scene.saying?.then = language.terminal.title.pasteAnswer }
    return live?.scene(over: scene, at: table, in: language) ?? scene
  }

  package func title(in language: Language) -> SafeText { scene(in: language).title }

  /// The sentences about the last event.
  func spoken(in language: Language) -> [SafeText] {
    guard let live, isAskedLive || live.waiting(at: table, in: language) != nil else {
      return table.view.spoken(in: language)
    }
    let asks = live.question == nil ? [] : [language.sentences.live.yesOrNo]
    return [scene(in: language).saying?.whole].compactMap { $0 } + asks
  }

  package func takesInBackground(_ event: ScreenEvent) -> Bool {
    switch event {
    case .table, .live: true
    case _: false
    }
  }

  package var strike: Strike? { table.view.isLocked ? nil : table.seat.strike }

  package var delay: Int? { table.pause?.milliseconds }

  package mutating func skipAnimation() { table.showHeldBack() }

  package var keepsNotice: Bool { table.view.isLocked }

  package var isDecided: Bool { table.seat.duel?.duel.winner != nil }

  package var awaitsPlayer: Bool { !table.view.isThinking && table.seat.aiming != nil }

  package var takesText: Bool { awaitsLink }

  /// At the end of a board of the day, no link is shown.
  package func notCopied(in language: Language) -> Notice {
    table.view.daily?.run == nil ? .notCopied : .said(language.sentences.daily.notCopied)
  }

  /// Whether a pasted link is opened in place of this game.
  var awaitsLink: Bool { live == nil && table.linkGame?.awaitsLink == true }

  private var controls: Controls { live?.controls(at: table) ?? table.controls }

  var focus: SeatTarget? { controls.focus }

  /// Whether the live game has something to ask, or no duel yet, so that nothing can be done at the table.
  var isAskedLive: Bool { live?.asks == true }

  private var waitsLive: Bool { live?.waits(at: table) == true }

  var place: KeyPlace { table.isByLink ? .link : .solo }

  private func placeOfKeys(_ language: Language) -> KeyPlace {
    guard let live, live.waiting(at: table, in: language) != nil else { return place }
    return .page(hasLink: live.command(at: table) != nil, hasButtons: !waitsLive)
  }

  /// The URL of a new hunt once all ships are placed, or of the answer; a duel's ships are in no URL before its seal.
  /// Between two players at one keyboard no URL is copied: the other one could paste it.
  var urlToCopy: String? {
    guard let game = table.linkGame else { return nil }
    guard let hiding = game.seat.placing else { return game.message?.messageURL(base: game.base) }
    return hiding.purpose == .hunt ? hiding.fleet.map { Game(fleet: $0).messageURL(base: game.base) } : nil
  }

  /// At the end of a board of the day.
  private func sharedResult(_ environment: ScreenEnvironment) -> String? {
    let text = table.view.daily?.text(inWords: !environment.showsSquares, environment.language)
    return text.map { $0.map(\.string).joined(separator: "\n") }
  }

  private mutating func hear(_ event: TableEvent, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    defer { if event.isThought, !environment.isStill { table.withholdTheirs() } }
    return change(event, environment)
  }

  private mutating func change(_ event: TableEvent, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    applying(environment) { table, live in
      let effects = table.update(event)
      // What is said on a line comes first: it is saved, and the other player waits for it.
      return (live?.announce(table) ?? []) + effects.map { .table($0) }
    }
  }

  /// Updates the table, and tells the player and the program what changed.
  private mutating func applying(
    _ environment: ScreenEnvironment, _ update: (inout Table, inout LiveGame?) -> [LiveEffect]
  ) -> [ScreenEffect] {
    let before = self
    let effects = update(&table, &live).map { screenEffect($0, environment.language) }
    let hasWritten = table.linkGame?.hasWritten != before.table.linkGame?.hasWritten
    return recorded(since: before) + effects + said(since: before, environment.language)
      + (isNews(since: before) ? [.ring] : []) + (live == nil && hasWritten ? [.leave] : [])
  }

  /// A game that ends is recorded before it is saved as ended: recorded twice it counts once, but a game that was saved
  /// as ended would never be recorded later.
  private func recorded(since before: TableScreen) -> [ScreenEffect] {
    guard let finished = table.finishedGame, finished != before.table.finishedGame else { return [] }
    return [.record(finished)]
  }

  private func said(since before: TableScreen, _ language: Language) -> [ScreenEffect] {
    // Said once, so that it does not hide the results of later shots.
    let unsaved = table.isUnsaved && !before.table.isUnsaved ? language.sentences.solo.notKept : nil
    return [table.refusal.map { language.sentences.refusals.reception($0) }, unsaved].compactMap { $0 }
      .map { .say(.said($0)) }
  }

  /// Whether a live game has a new question, or a message that came.
  private func isNews(since before: TableScreen) -> Bool {
    guard let live else { return false }
    return live.question != nil && live.question != before.live?.question
      || table.linkGame?.received != before.table.linkGame?.received && table.linkGame?.sent == nil
  }

  private func screenEffect(_ effect: LiveEffect, _ language: Language) -> ScreenEffect {
    switch effect {
    case .table(let effect): .table(effect)
    case .refuse(let error): .say(.said(language.sentences.refusals.reception(error)))
    case .notice(let notice):
      .say(Notice(language.sentences.live.notice(notice, about: table.view.players(in: language).other), notice))
    case .say, .close, .connect, .open: .live(effect)
    }
  }
}

extension TableScreen {
  private mutating func press(_ key: Key, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    let controls = controls
    let refused = Notice.offBoard(
      controls.placeOffBoard(named: key), at: table.seat, in: environment.language)
    if let event = controls.naming(with: key) { return act(event, environment) + refused }
    return KeyBindings.command(for: key, in: controls.keyContext).map { perform($0, environment) } ?? refused
  }

  private mutating func activate(_ target: Target, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    switch target {
    case .seat(let target): act(table.seat.event(activating: target), environment)
    case .cell(let cell): [.focused(nil), .pointed(cell), .pressed].flatMap { act($0, environment) }
    case .key(let command): perform(command, environment)
    case .disabled(let target): [.say(.notYet(target))]
    case .lock, .phone, .drawer, .title: []
    }
  }

  private mutating func perform(_ command: KeyCommand, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    guard !table.view.isDeaf || command == .quit else { return [] }
    if helps, command == .back { return closeHelp(environment) }
    let seed = command == .board(.shuffle) ? repeating?.next() ?? environment.seed : environment.seed
    return controls.event(for: command, seed: seed).map { act($0, environment) }
      ?? performBesideSeat(command, environment)
  }

  private mutating func performBesideSeat(
    _ command: KeyCommand, _ environment: ScreenEnvironment
  ) -> [ScreenEffect] {
    switch command {
    case .up, .left, .focusPrevious: return moveFocus(by: -1, environment)
    case .down, .right, .focusNext: return moveFocus(by: 1, environment)
    case .back: return table.seat.hasChosenFocus ? act(.focused(nil), environment) : [.say(.noWayBack)]
    case .copy:
      let invitation = live?.command(at: table)?.string
      return (sharedResult(environment) ?? invitation ?? urlToCopy).map { [.say(.copied), .copy($0)] } ?? [
        .say(.nothingToCopy)
      ]
    case .help:
      let isOnButton = if case .button? = focus { true } else { false }
      if helps, !isOnButton { return closeHelp(environment) }
      // The help stands beside the board, and says what can be done there.
      let hasBoard =
        isOnButton ? controls.targets.contains(.board) : [.placing, .attack].contains(controls.keyContext)
      guard hasBoard, HelpView.fits(environment.size) else {
        return [.show(.overlay(OverlayScreen(.keys(placeOfKeys(environment.language), controls.keyContext))))]
      }
      helps = true
      focusBeforeHelp = isOnButton ? focus : nil
      return isOnButton ? act(.focused(.board), environment) : []
    case .watch: return [watch(environment)]
    case .redraw: return [.redraw]
    case .quit: return [.leave]
    // A choice that cannot be undone has no focus beforehand.
    case .next where live?.question != nil: return [.say(.said(environment.language.sentences.live.howToAnswer))]
    case .next, .board, .phone, .sticker, .replay: return []
    }
  }

  private mutating func closeHelp(_ environment: ScreenEnvironment) -> [ScreenEffect] {
    helps = false
    guard focus == .board, let focus = focusBeforeHelp, controls.targets.contains(focus) else { return [] }
    return act(.focused(focus), environment)
  }

  private mutating func act(_ event: SeatEvent, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    switch event {
    case .focused: return change(.seat(event), environment)
    case .button(.leave): return waitsLive && !isAskedLive ? [] : [.leave]
    // Only what the live game asks for can be done then.
    case .button(.accept) where isAskedLive, .button(.decline) where isAskedLive:
      return applying(environment) { table, live in live?.decide(event == .button(.accept), &table) ?? [] }
    case _ where isAskedLive: return []
    case .button(.watch): return [watch(environment)]
    case .button(.luck): return [showLuck(environment)]
    case .noted:
      let before = table.seat.notes
      let effects = change(.seat(event), environment)
      return effects + Notice.noted(since: before, table.seat.notes, in: environment.language)
    case .chose, .choseDuel, .pointed, .pressed, .placed, .took, .turned, .tookBack, .shuffled, .cleared, .restored,
      .button, .advised, .naming, .stoppedNaming, .told, .resumed:
      return change(.seat(event), environment)
    }
  }

  /// Replays the game, including shots that are not sent yet.
  private func watch(_ environment: ScreenEnvironment) -> ScreenEffect {
    let players = table.view.players(in: environment.language)
    return table.seat.replay.map { .show(.replay(ReplayScreen([$0], names: .known(players)))) }
      ?? .say(.nothingToWatch)
  }

  private func showLuck(_ environment: ScreenEnvironment) -> ScreenEffect {
    let players = table.view.players(in: environment.language)
    guard let replay = table.seat.replay, let luck = table.view.luck else { return .say(.nothingToWatch) }
    return .show(.overlay(OverlayScreen(.luck(luck, of: replay, for: players))))
  }

  private mutating func moveFocus(by steps: Int, _ environment: ScreenEnvironment) -> [ScreenEffect] {
    // With nothing to do, the focus goes to one's own board and back; from nothing it goes to the first or last target.
    let targets = controls.targets.filter { $0 != .ownBoard || $0 == focus || !environment.showsBothBoards }
    let stops: [SeatTarget?] = (waitsLive || focus == nil ? [nil] : []) + targets
    guard let next = stops.element(steps, stepsFrom: focus) else { return [] }
    // With nowhere to go, say what the button waits for.
    if next == focus, let button = scene(in: environment.language).buttons.first(where: { !$0.isEnabled }) {
      return [.say(.notYet(.seat(.button(button.action))))]
    }
    return act(.focused(next), environment)
  }
}
