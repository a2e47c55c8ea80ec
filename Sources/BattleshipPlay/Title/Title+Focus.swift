// The targets that can be focused on each page of the title, and what keys mean there.

import BattleshipCore
import BattleshipPlayers

extension Title {
  /// From the top of the screen to the bottom.
  package var targets: [TitleTarget] {
    switch page {
    case .list, .typing:
      kept.prefix(hasMore ? Self.listedGames : kept.count).map { .resume($0.venue) } + (hasMore ? [.allGames] : [])
        + [.playComputer, .twoPlayers, .byLink, .live] + (today == nil ? [] : [.daily]) + [.score, .howToPlay, .phones]
        + settingsShown.map { .setting($0) }
    case .games: kept.map { .resume($0.venue) } + [.back]
    case .deletion(let venue): [.back, .delete(venue)]
    case .question(let venue): [.resume(venue), .newGame]
    case .byLink(let text): (text.isEmpty ? [] : [.openLink]) + [.beginLink, .back]
    case .live(let text): [text.isEmpty ? .waitLive : .joinLive, .back]
    case .ownName: [.goOn, .back]
    case .link(let url): [.copyLink] + (code(of: url) == nil ? [] : [.showCode]) + [.back]
    case .code: [.back]
    case .howToPlay: [.back]
    }
  }

  package var focus: TitleTarget {
    if case .typing(let typed, _) = page { return .setting(typed.setting) }
    return chosenFocus.flatMap { targets.contains($0) ? $0 : nil } ?? targets[0]
  }

  var link: String? { if case .link(let link) = page { link } else { nil } }

  func code(of url: String) -> QRCode? {
    Self.isOfBrowser(url) ? QRCode(url) : nil
  }

  static func isOfBrowser(_ url: String) -> Bool { url.hasPrefix("https://") || url.hasPrefix("http://") }

  /// Whether the link ends its game, so that no answer comes.
  static func isLast(_ url: String) -> Bool {
    switch MessageContent(in: url) {
    case .hunt(let game)?: game.status != .open
    case .duel(let duel)?: duel.openings.count == 2
    case nil: false
    }
  }

  /// How many games the list shows before an entry for all of them. A single further game is shown in place of that
  /// entry.
  private static let listedGames = 5

  private var hasMore: Bool { kept.count > Self.listedGames + 1 }

  var settingsShown: [TitleSetting] {
    TitleSetting.allCases.filter { $0 != .language || choices.languages.count > 1 }
  }

  package var keyContext: KeyContext {
    switch page {
    case .typing, .byLink, .live, .ownName: .typing
    case .list, .question, .link, .code, .games, .deletion, .howToPlay: .conversation
    }
  }

  package func event(for key: Key) -> TitleEvent? {
    if keyContext == .typing, "".typed(key) != nil { return .typed(key) }
    switch key {
    case .pageUp: return .moved(by: -10)
    case .pageDown: return .moved(by: 10)
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
