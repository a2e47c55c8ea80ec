// The program's screens, one above the other.

import BattleshipFrame
import BattleshipPlay

/// The stack of the program's screens; the last one is shown and takes the events.
///
/// The program draws ``drawn``, waits for an event, at most for ``delay``, passes it to ``update(_:)``, and performs
/// the effects.
package struct ScreenStack: Sendable {
  private var screens: [AnyScreen]
  package var environment: ScreenEnvironment

  /// Whether the end of a game has just appeared: keys pressed ahead are not meant for its buttons.
  private var isDeaf = false

  package init(_ screen: AnyScreen, in environment: ScreenEnvironment) {
    screens = []
    self.environment = environment
    show(screen)
    followTitle()
  }

  package var screen: AnyScreen? { screens.last }
  package var drawn: DrawnScreen? {
    guard case .overlay(let list)? = screens.last, screens.count > 1 else {
      return screens.last?.shown.drawn(in: environment)
    }
    return list.drawn(in: environment, over: screens[screens.count - 2])
  }

  /// Whether a game waits for the person's shots.
  package var awaitsPlayer: Bool { screens.contains { $0.shown.awaitsPlayer } }

  /// How long to wait for an event before ``ScreenEvent/awoke`` is due, in milliseconds; nil to wait without end.
  package var delay: Int? {
    if isDeaf { return Table.Pause.deaf.milliseconds }
    return environment.flash == nil ? screens.last?.shown.delay ?? (passesNotice ? Notice.pause : nil) : Flash.pause
  }

  private var passesNotice: Bool { environment.notice?.passes == true && screens.last?.shown.keepsNotice == false }

  package mutating func update(_ event: ScreenEvent) -> [ScreenEffect] {
    guard !handlesAlone(event), let top = screens.indices.last else { return [] }
    // A game that goes on by itself does not end the animation of a strike.
    if case .input = event { environment.flash = nil }
    let index = screens.lastIndex { $0.shown.takesInBackground(event) } ?? top
    let (before, wasDecided) = (screens[top].shown.strike, screens[top].shown.isDecided)
    if !screens[top].shown.keepsNotice, !event.keepsNotice { environment.notice = nil }
    let effects = screens[index].update(event, in: environment)
    followTitle()
    // In lines, where nothing is drawn, every line is meant; on the phones, the end comes with unlocking.
    isDeaf =
      environment.isStill && environment.layout != nil && !wasDecided && screens.last?.shown.isDecided == true
      && phones == nil
    return carryOut(effects) + react(since: before)
  }

  /// Handles an event that is not meant for a screen: a notice, or the next picture of an animation.
  private mutating func handlesAlone(_ event: ScreenEvent) -> Bool {
    let isStriking = environment.flash != nil
    switch event {
    case .noticed(.notCopied): environment.notice = screens.last?.shown.notCopied(in: environment.language)
    case .noticed(let notice): environment.notice = notice
    case .input(.paste) where screens.last?.shown.takesText == false: environment.notice = .pastedElsewhere
    case .input(.pasteRefused(let refusal)) where screens.last?.shown.takesText == false:
      environment.notice = .pasteRefused(refusal)
    case .awoke where isDeaf: isDeaf = false
    case .awoke where isStriking:
      environment.flash = environment.flash?.next
      isDeaf = environment.flash == nil && screens.last?.shown.isDecided == true && phones == nil
    case .awoke where screens.last?.shown.delay == nil && passesNotice: environment.notice = nil
    // A key pressed while the last ship sinks is not meant for the buttons of the end, however often it is pressed.
    case .input(.key(let key)) where (isStriking || isDeaf) && screens.last?.shown.isDecided == true:
      if key != .enter, key != .character(" ") { (environment.flash, isDeaf) = (nil, false) }
    case _: return false
    }
    return true
  }

  package mutating func show(_ screen: AnyScreen) {
    screens.append(screen)
    if environment.isStill { screens[screens.count - 1].skipAnimation() }
    environment.flash = nil
  }

  /// Removes the game on top, with everything that covers it.
  package mutating func close() {
    while let screen = screens.popLast(), screen.shown.isOverlay {}
    environment.flash = nil
    environment.notice = nil
    environment.best = nil
  }

  /// Performs the effects on the screens themselves; returns the others for the program.
  package mutating func carryOut(_ effects: [ScreenEffect]) -> [ScreenEffect] {
    effects.filter { effect in
      switch effect {
      case .say(let notice): environment.notice = notice
      case .show(let screen): show(screen)
      case .close where screens.count > 1: screens.removeLast()
      case .close, .leave, .copy, .clearClipboard, .ring, .redraw, .keep, .keepSoon, .drawEntropy, .record, .trace,
        .table, .live, .title:
        return true
      }
      return false
    }
  }

  private mutating func react(since before: Strike?) -> [ScreenEffect] {
    guard let before, let news = screens.last?.shown.strike?.since(before) else { return [] }
    if !environment.isStill {
      environment.flash = Flash(news, lingers: environment.layout?.showsOneBoard == true && news.strikesOwnBoardAlone)
    }
    return news.sunkCount > 0 ? [.ring] : []
  }

  private mutating func followTitle() {
    if case .title(let title)? = screens.last { environment.language = title.title.language }
  }
}

extension ScreenStack {
  package var phones: PhonesScreen? {
    for case .phones(let screen) in screens { return screen }
    return nil
  }

  package var table: TableScreen? {
    for case .table(let screen) in screens { return screen }
    return nil
  }

  /// Puts the duel that came on a line in place of the table that waited for it.
  package mutating func sit(at table: Table) {
    for index in screens.indices {
      guard case .table(var screen) = screens[index] else { continue }
      screen.sit(at: table)
      screens[index] = .table(screen)
    }
  }

  /// Changes the conversation; nil if there is none.
  package mutating func changePhones<Result, Failure: Error>(
    _ change: (inout PhonesScreen) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    for index in screens.indices {
      guard case .phones(var phones) = screens[index] else { continue }
      screens[index] = .beingChanged
      defer { screens[index] = .phones(phones) }
      return try change(&phones)
    }
    return nil
  }
}
