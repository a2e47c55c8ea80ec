// The title on a screen, from which every game begins.

import BattleshipFrame
import BattleshipPlay

package struct TitleScreen: AppScreen {
  package var title: Title

  /// How many half seconds the flag has waved, and whether it still does: until the first key, or for ten seconds.
  private(set) var beat = 0
  private var isWaving = true

  private static let beats = 20

  package init(_ title: Title) { self.title = title }

  /// The milliseconds until the flag moves; nil if it has stopped.
  package var delay: Int? { isWaving && title.isList ? 500 : nil }

  package mutating func skipAnimation() { isWaving = false }

  package var takesText: Bool { true }

  package func takesInBackground(_ event: ScreenEvent) -> Bool { if case .returned = event { true } else { false } }

  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    let effects = handle(event, in: environment)
    guard let code = title.scene.code,
      let needed = CodeView.windowNeeded(for: code, on: Canvas(in: environment, focus: nil))
    else { return effects }
    title.update(.back)
    return effects + [.say(.said(environment.language.terminal.title.codeTooLarge(needed.columns, rows: needed.rows)))]
  }

  private mutating func handle(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    if case .input = event { skipAnimation() }
    switch event {
    case .awoke:
      beat += isWaving ? 1 : 0
      isWaving = beat < Self.beats && isWaving
    case .input(.key(let key)): return press(key, in: environment)
    case .input(.click(.title(let target))): return update(.clicked(target))
    case .input(.click(.key(let command))): return perform(command, in: environment)
    case .input(.scroll(let wheel)): return move(by: wheel == .up ? -1 : 1, in: environment)
    case .input(.paste(let text)): return update(.pasted(text))
    case .input(.pasteRefused(let refusal)): return [.say(.pasteRefused(refusal))]
    case .returned(let games): title.returned(saved: games)
    case .left(let answer, let game):
      if case .refused(let error) = answer { return [.say(.said(error.reason))] }
      if let url = answer.url { title.show(link: url.string, of: game) }
    case .input, .acted, .hovered, .table, .live, .entropy, .noticed: break
    }
    return []
  }

  /// Joins a live game, as if the address were typed.
  package mutating func join(at address: String) -> [ScreenEffect] {
    [.clicked(.live), .pasted(address), .clicked(.joinLive)].flatMap { update($0) }
  }

  /// Opens a link, as if it were pasted.
  package mutating func open(_ link: String) -> [ScreenEffect] { update(.pasted(link)) }

  private mutating func press(_ key: Key, in environment: ScreenEnvironment) -> [ScreenEffect] {
    switch title.event(for: key) {
    case .moved(let steps)?: return move(by: steps, in: environment)
    case let event?: return update(event)
    case nil: return KeyBindings.command(for: key, in: title.keyContext).map { perform($0, in: environment) } ?? []
    }
  }

  private mutating func perform(_ command: KeyCommand, in environment: ScreenEnvironment) -> [ScreenEffect] {
    if let event = title.event(for: command) { return update(event) }
    switch command {
    case .help:
      let place: KeyPlace =
        title.isList
        ? .title(hasGames: title.hasGames) : .page(hasLink: title.scene.link != nil, hasButtons: true)
      return [.show(.overlay(OverlayScreen(.keys(place, title.keyContext))))]
    case .redraw: return [.redraw]
    case .quit: return title.isList ? [.leave] : update(.back)
    case .next, .up, .down, .left, .right, .focusNext, .focusPrevious, .back, .copy, .watch, .board, .phone, .sticker,
      .replay:
      return []
    }
  }

  private mutating func move(by steps: Int, in environment: ScreenEnvironment) -> [ScreenEffect] {
    let effects = update(.moved(by: steps))
    if let layout = environment.layout { title.limitScroll(to: layout.lastScroll) }
    return effects
  }

  private mutating func update(_ event: TitleEvent) -> [ScreenEffect] {
    title.update(event).flatMap { effect -> [ScreenEffect] in
      switch effect {
      case .copy(let text): [.say(.copied), .copy(text)]
      case .say(let sentence): [.say(.said(sentence))]
      case .leave: [.leave]
      case .keep, .begin, .showSent, .delete, .score: [.title(effect)]
      }
    }
  }
}
