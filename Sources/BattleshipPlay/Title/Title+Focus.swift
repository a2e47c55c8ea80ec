// What can be focused on each page of the title, the next step of each, and what keys mean there.

extension Title {
  /// Everything that can be focused, from the top of the screen to the bottom.
  public var targets: [TitleTarget] {
    switch page {
    case .list, .names:
      kept.map { .goOn($0.table) } + [.playComputer, .twoPlayers, .byLink, .howToPlay]
        + settingsShown.map { .setting($0) }
    case .question(let table): [.goOn(table), .newGame(table)]
    case .byLink(let text): (text.isEmpty ? [] : [.openLink]) + [.beginLink, .back]
    case .link: [.copyLink, .back]
    case .howToPlay: [.back]
    }
  }

  /// What is focused: the player's choice if it is still there, else the next step.
  public var focus: TitleTarget {
    if case .names = page { return .setting(.names) }
    return chosenFocus.flatMap { targets.contains($0) ? $0 : nil } ?? targets[0]
  }

  /// The settings that there is something to choose in.
  var settingsShown: [TitleSetting] {
    TitleSetting.allCases.filter { $0 != .language || choices.languages.count > 1 }
  }

  /// Where keys are pressed: letters are text while a text is being written.
  public var keyContext: KeyContext {
    switch page {
    case .names, .byLink: .typing
    case .list, .question, .link, .howToPlay: .conversation
    }
  }

  /// What a key means on the title; nil if that is not the title's business, or nothing at all.
  public func event(for key: Key) -> TitleEvent? {
    if keyContext == .typing {
      if case .character(let character) = key { return .wrote(character) }
      if key == .backspace { return .erased }
    }
    switch key {
    case .pageUp: return .moved(by: -10)
    case .pageDown: return .moved(by: 10)
    case .character(" "): return .next
    case .character, .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .function, .control:
      return KeyTable.command(for: key, in: keyContext).flatMap { event(for: $0) }
    }
  }

  /// What a command means on the title; nil if that is not the title's business, or nothing at all.
  public func event(for command: KeyCommand) -> TitleEvent? {
    switch command {
    case .next, .press: .next
    case .up, .focusPrevious: .moved(by: -1)
    case .down, .focusNext: .moved(by: 1)
    case .left: .changed(by: -1)
    case .right: .changed(by: 1)
    case .back: .back
    case .copy: .copied
    case .turn, .shuffle, .takeBack, .advise, .chevron, .deleteStaged, .apps, .peel, .enlarge, .shrink, .turnSticker,
      .turnStickerBack, .watch, .first, .last, .play, .help, .callLog, .redraw, .quit:
      nil
    }
  }
}
