// The state of the title screen: the title, and the list of keys over it.

import BattleshipPlay

/// The state of the title screen between two events.
package struct TitleState: Equatable, Sendable {
  /// The title.
  package var title: Title

  /// The list of keys over the screen.
  var keyList = KeyList()

  /// Creates the state of a title.
  package init(_ title: Title) { self.title = title }

  /// Applies an event to the screen that was drawn.
  package mutating func update(_ event: AppEvent, on screen: DrawnScreen) -> [TitleScreenEffect] {
    defer { title.limitScroll(to: screen.lastScroll) }
    if keyList.scroll != nil { return keyList.happen(event, lines: keys.count) ? [.redraw] : [] }
    switch event {
    case .pressed(let key): return press(key)
    case .clicked(.title(let target)): return happen(.clicked(target))
    case .clicked(.key(let command)): return perform(command)
    case .scrolled(let wheel): return happen(.moved(by: wheel == .up ? -1 : 1))
    case .pasted(let text): return happen(.pasted(text))
    case .pasteRefused(let refusal): title.notice = Notice.pasteRefused(refusal).sentence(in: title.language)
    case .clicked, .secondClicked, .awoke: break
    }
    return []
  }

  private mutating func press(_ key: Key) -> [TitleScreenEffect] {
    if let event = title.event(for: key) { return happen(event) }
    guard let command = KeyTable.command(for: key, in: title.keyContext) else { return [] }
    return perform(command)
  }

  private mutating func perform(_ command: KeyCommand) -> [TitleScreenEffect] {
    if let event = title.event(for: command) { return happen(event) }
    switch command {
    case .help: keyList.show()
    case .redraw: return [.redraw]
    case .quit: return title.isList ? [.title(.leave)] : happen(.back)
    case .next, .press, .up, .down, .left, .right, .focusNext, .focusPrevious, .back, .chevron, .turn, .shuffle,
      .takeBack, .advise, .deleteStaged, .apps, .peel, .enlarge, .shrink, .turnSticker, .turnStickerBack, .copy,
      .callLog, .watch,
      .first, .last, .play:
      break
    }
    return []
  }

  private mutating func happen(_ event: TitleEvent) -> [TitleScreenEffect] { title.update(event).map { .title($0) } }

  /// The keys that have a meaning on the title.
  var keys: [(label: SafeText, text: SafeText)] {
    KeyTable.lines(
      in: title.language,
      of: [.next, .up, .down, .left, .right, .focusNext, .focusPrevious, .back, .help, .redraw, .quit],
      namesCells: false)
  }
}

/// A side effect of an event on the title screen; effects are performed in order.
package enum TitleScreenEffect: Hashable, Sendable {
  /// A side effect of the title.
  case title(TitleEffect)
  /// Redraw the whole screen from scratch.
  case redraw
}
