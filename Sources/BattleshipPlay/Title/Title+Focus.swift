// The targets that can be focused on each page of the title, and what keys mean there.

import BattleshipCore
import BattleshipPlayers

extension Title {
  /// In the order of the focus: the lines of the list, or a line and its settings.
  package var targets: [TitleTarget] {
    switch page {
    case .list where !isAtSettings: lines
    case .list, .typing: [line] + settingsShown.map { .setting($0) }
    case .games: saved.map { .resume($0.venue) } + [.back]
    case .deletion(let venue): [.back, .delete(venue)]
    case .question(let venue): [.resume(venue), .newGame]
    case .byLink(let text): (text.isEmpty ? [] : [.openLink]) + [.beginLink, .back]
    case .live(let text): [text.isEmpty ? .waitLive : .joinLive] + liveDuels + [.back]
    case .ownName: [.goOn, .back]
    case .link(let url): [.copyLink] + (code(of: url) == nil ? [] : [.showCode]) + end(of: url) + [.back]
    case .code: [.back]
    case .howToPlay: [.back]
    }
  }

  package var focus: TitleTarget {
    if case .typing(let typed, _) = page { return .setting(typed.setting) }
    return chosenFocus.flatMap { targets.contains($0) ? $0 : nil } ?? targets[0]
  }

  var isAtSettings: Bool { if case .setting? = chosenFocus { isList } else { false } }

  /// The saved games, and the games that can be begun.
  var lines: [TitleTarget] {
    saved.prefix(hasMore ? Self.listedGames : saved.count).map { .resume($0.venue) } + (hasMore ? [.allGames] : [])
      + [.playComputer, .quickGame, .twoPlayers, .byLink, .live] + (today == nil ? [] : [.daily])
      + [.score, .howToPlay, .phones]
  }

  /// The line whose settings are shown.
  var line: TitleTarget {
    if isAtSettings || !isList { return lines.contains(chosenLine) ? chosenLine : .playComputer }
    return focus
  }

  /// Moves the focus to a setting of the current line or, if it lacks that setting, of the first line that has it.
  mutating func focus(on setting: TitleSetting) {
    let first = lines.first { Self.settings(of: $0).contains(setting) } ?? .playComputer
    chosenLine = Self.settings(of: line).contains(setting) ? line : first
    chosenFocus = .setting(setting)
  }

  private static func settings(of line: TitleTarget) -> [TitleSetting] {
    switch line {
    case .playComputer: [.board, .game, .level, .theme, .language]
    case .quickGame: [.level, .theme, .language]
    case .twoPlayers, .phones: [.names, .board, .game, .theme, .language]
    case .byLink: [.ownName, .base, .board, .game, .theme, .language]
    case .live: [.ownName, .board, .game, .theme, .language]
    case _: [.theme, .language]
    }
  }

  var link: String? { if case .link(let link) = page { link } else { nil } }

  func code(of url: String) -> QRCode? {
    Self.isOfBrowser(url) ? QRCode(url) : nil
  }

  static func isOfBrowser(_ url: String) -> Bool { url.hasPrefix("https://") || url.hasPrefix("http://") }

  /// Whether the link ends its game, so that no answer comes.
  static func isLast(_ url: String) -> Bool {
    MessageContent(in: url).map { !SentLink($0).awaitsReply } ?? false
  }

  /// The game that the link ends, to see it again or to challenge the player once more.
  private func end(of url: String) -> [TitleTarget] {
    Self.isLast(url) && !isAlone && saved(at: .link(url)) != nil ? [.resume(.link(url))] : []
  }

  /// The duels by link that both players have joined, and that are not over.
  private var liveDuels: [TitleTarget] {
    let duels = saved.filter { $0.kind == .duel && $0.event != .unjoined && [.mine, .theirs].contains($0.turn) }
    return Array(
      duels.compactMap { if case .link(let url) = $0.venue { .goLive(url) } else { nil } }.prefix(Self.listedGames))
  }

  /// How many games the list shows before an entry for all of them. A single further game is shown in place of that
  /// entry.
  private static let listedGames = 5

  private var hasMore: Bool { saved.count > Self.listedGames + 1 }

  var settingsShown: [TitleSetting] { Self.settings(of: line).filter(isShown) }

  /// Whether the games of the current line are always duels.
  private var playsDuelsAlone: Bool { line == .playComputer || line == .live }

  /// The kind of game that the current line begins.
  var kindHere: TitleSettings.Kind {
    playsDuelsAlone && settings.kind == .hunt ? .duel(nil) : settings.kind
  }

  /// The kind some steps away from the one of the current line.
  func kind(_ steps: Int) -> TitleSettings.Kind {
    var here = settings
    here.kind = kindHere
    return choices.kind(steps, from: here, isByLink: isByLink(line), hasHunt: !playsDuelsAlone)
  }

  /// Whether a setting is shown; the language is one only where the screen can show several.
  func isShown(_ setting: TitleSetting) -> Bool { setting != .language || choices.languages.count > 1 }

  package var keyContext: KeyContext {
    switch page {
    case .typing, .byLink, .live, .ownName: .typing
    case .list, .question, .link, .code, .games, .deletion, .howToPlay: .conversation
    }
  }

  package func event(for key: Key) -> TitleEvent? {
    if keyContext == .typing, "".typed(key) != nil { return .typed(key) }
    switch key {
    case .pageUp: return .moved(by: -5)
    case .pageDown: return .moved(by: 5)
    case .character(" "): return .next
    case .character("Q") where link != nil: return .clicked(.showCode)
    case .character, .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .function, .control:
      return KeyBindings.command(for: key, in: keyContext).flatMap { event(for: $0) }
    }
  }

  package func event(for command: KeyCommand) -> TitleEvent? {
    switch command {
    case .next, .board(.press): .next
    case .up, .focusPrevious: .moved(by: -1)
    case .down, .focusNext: .moved(by: 1)
    case .left: .changed(by: -1)
    case .right: .changed(by: 1)
    case .back: .back
    case .copy: .copied
    case .phone(.delete): .deleted
    case .watch, .help, .redraw, .quit, .board, .phone, .sticker, .replay:
      nil
    }
  }
}
