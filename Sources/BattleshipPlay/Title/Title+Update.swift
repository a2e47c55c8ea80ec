// Every event of the title, and its effects.

import BattleshipCore
import BattleshipPlayers

extension Title {
  /// The greatest length of a typed or pasted text, in bytes; no message of the game is longer.
  static let longestText = 65_536

  @discardableResult
  package mutating func update(_ event: TitleEvent) -> [TitleEffect] {
    if case .typing(let setting, let text) = page {
      switch event {
      case .next: return use(text, as: setting)
      case .clicked, .focused, .moved:
        let effects = use(text, as: setting)
        if case .typing = page { return effects }
        return effects + update(event)
      case .deleted: write { $0 = "" }
      case .changed, .back, .typed, .pasted, .copied: break
      }
    }
    switch event {
    case .next: return press(focus)
    case .clicked(.showCode) where link.map { code(of: $0) == nil } == true:
      return [.say(language.terminal.title.noCode(link.map(Self.isOfBrowser) == true))]
    case .clicked(let target): return takes(target) ? press(target) : []
    case .focused(let target): if takes(target) { go(to: target) }
    case .moved(let steps): move(by: steps)
    case .changed(let steps):
      if case .setting(let setting) = focus { return change(setting, by: steps) }
      if isList, steps > 0, let first = settingsShown.first { focus(on: first) }
      // The buttons below a link may stand side by side.
      if link != nil { move(by: steps) }
    case .back: return goBack()
    case .typed(let key): write { $0 = $0.typed(key) ?? $0 }
    case .pasted(let text): return paste(text)
    case .copied: return copy()
    case .deleted: if case .resume(let venue) = focus, isList || page == .games { open(.deletion(venue)) }
    }
    return []
  }

  private func takes(_ target: TitleTarget) -> Bool {
    if case .setting(let setting) = target { return isList && isShown(setting) }
    return (isList ? lines : targets).contains(target)
  }

  private mutating func go(to target: TitleTarget) {
    if case .setting(let setting) = target { focus(on: setting) } else { chosenFocus = target }
  }

  private mutating func press(_ target: TitleTarget) -> [TitleEffect] {
    if case .setting = target { go(to: target) }
    switch target {
    // Show the sent link again until the answer comes.
    case .resume(.link(let url)) where isWaiting(for: url): return [.showSent(url)]
    case .resume(let venue): return [.begin(.resume(venue))]
    case .allGames: open(.games)
    case .delete(let venue):
      open(.list)
      return [.delete(venue)]
    case .newGame: return [.begin(.phones(isNew: true))]
    case .playComputer: return [.begin(.computer(settings.level, settings.terms(byLink: false)))]
    case .quickGame: return [.begin(.computer(settings.level, Terms(on: .skirmish)))]
    case .twoPlayers: return [.begin(.two(settings.names, settings.game(byLink: false)))]
    case .phones where saved(at: .phones) != nil: open(.question(.phones))
    case .phones: return [.begin(.phones(isNew: false))]
    case .byLink: open(.byLink(""))
    case .daily: return today.map { [.begin(.daily($0))] } ?? []
    case .score:
      chosenFocus = .score
      return [.score]
    case .howToPlay: open(.howToPlay)
    case .beginLink: return begin(.byLink(settings.game(byLink: true)))
    case .live: open(.live(""))
    case .waitLive: return begin(.waitLive(settings.terms(byLink: true)))
    case .joinLive: if case .live(let text) = page { return begin(.joinLive(at: text)) }
    case .goLive(let url):
      if case .live(let text) = page { return [.begin(.goLive(url, at: text.isEmpty ? nil : text))] }
    case .openLink: if case .byLink(let text) = page { return begin(.open(text)) }
    case .goOn: if case .ownName(let text, let start) = page { return use(text, before: start) }
    case .copyLink: return copy()
    case .showCode: if case .link(let url) = page { open(.code(url)) }
    case .back: return goBack()
    case .setting(.board): type(Self.text(of: settings.rules), as: .board, anew: true)
    case .setting(.ownName): type(settings.ownName?.text ?? "", as: .ownName)
    case .setting(.names): type(settings.names.text, as: .names)
    case .setting(.base) where baseInForce != nil: return [.say(language.terminal.title.baseIsInForce)]
    case .setting(.base): type(settings.base?.text ?? "", as: .base)
    case .setting(let setting): return change(setting, by: 1)
    }
    return []
  }

  private func isWaiting(for url: String) -> Bool {
    saved(at: .link(url))?.turn == .theirs
  }

  private mutating func open(_ page: TitlePage) {
    self.page = page
    chosenFocus = nil
  }

  /// A board is short, and is rarely like the last one.
  private mutating func type(_ text: String, as setting: TypedSetting, anew: Bool = false) {
    page = .typing(setting, text)
    typesAnew = anew
  }

  private mutating func move(by steps: Int) {
    let scrolls =
      switch page {
      case .list, .typing, .games: false
      case .howToPlay: true
      case .question, .byLink, .live, .ownName, .link, .code, .deletion: abs(steps) > 1
      }
    if scrolls {
      scroll = max(0, scroll + steps)
    } else if let next = targets.element(steps, stepsFrom: focus) {
      chosenFocus = next
    }
  }

  /// Called by the front end, which knows how long the page is.
  package mutating func limitScroll(to last: Int) {
    scroll = min(scroll, max(0, last))
  }

  private mutating func change(_ setting: TitleSetting, by steps: Int) -> [TitleEffect] {
    let before = settings
    switch setting {
    case .game: settings.kind = kind(steps)
    case .board: settings.rules = choices.board(steps, from: settings)
    case .level: settings.level = ComputerPlayer.Level.allCases.element(steps, stepsFrom: settings.level) ?? .fair
    case .theme: settings.theme = Theme.allCases.element(steps, stepsFrom: settings.theme) ?? .pegs
    case .language: settings.language = choices.languages.element(steps, stepsFrom: language)
    // What is typed has no next value, so that Left leads back.
    case .ownName, .names, .base: return steps < 0 ? goBack() : []
    }
    return settings == before ? [] : [.keep]
  }

  private mutating func goBack() -> [TitleEffect] {
    switch page {
    case .list where isAtSettings: chosenFocus = line
    case .list: return [.say(language.terminal.phone.noWayBack)]
    case .typing: page = .list
    case .question where isAlone, .link where isAlone: return [.leave]
    case .question: open(.list)
    case .games: (page, chosenFocus) = (.list, .allGames)
    case .code(let url): open(.link(url))
    case .deletion(let venue): (page, chosenFocus) = (.list, .resume(venue))
    case .link(let url) where saved(at: .link(url)) != nil: (page, chosenFocus) = (.list, .resume(.link(url)))
    case .ownName(_, before: let start): open(start.page)
    case .live: (page, chosenFocus) = (.list, .live)
    case .byLink, .link: (page, chosenFocus) = (.list, .byLink)
    case .howToPlay: (page, chosenFocus) = (.list, .howToPlay)
    }
    return []
  }

  private mutating func write(_ change: (inout String) -> Void) {
    switch page {
    case .typing(let setting, var text):
      if typesAnew { text = "" }
      typesAnew = false
      change(&text)
      if text.utf8.count <= Self.longestText { page = .typing(setting, text) }
    case .byLink(var text):
      change(&text)
      // Enter opens the typed link, wherever the focus is.
      chosenFocus = nil
      if text.utf8.count <= Self.longestText { page = .byLink(text) }
    case .live(var text):
      change(&text)
      chosenFocus = nil
      if text.utf8.count <= Self.longestText { page = .live(text) }
    case .ownName(var text, let start):
      change(&text)
      chosenFocus = nil
      if text.utf8.count <= Self.longestText { page = .ownName(text, before: start) }
    case .list, .question, .link, .code, .games, .deletion, .howToPlay: break
    }
  }

  /// Asks for the person's name before their first duel by link.
  private mutating func begin(_ start: GameStart) -> [TitleEffect] {
    guard settings.ownName == nil, start.isDuelWithSomebody else { return [.begin(start)] }
    open(.ownName("", before: start))
    return []
  }

  private mutating func use(_ text: String, before start: GameStart) -> [TitleEffect] {
    guard let name = OwnName(typed: text) else { return [.say(language.sentences.page.nameRefused)] }
    settings.ownName = name
    // If the game cannot begin, what was typed before the name can be mended.
    open(start.page)
    return [.keep, .begin(start)]
  }

  /// Opens a link pasted on any page except a question; a name or setting being typed takes the text instead.
  private mutating func paste(_ text: String) -> [TitleEffect] {
    switch page {
    case .live where MessageContent(in: text.pastedLink) == nil: write { $0 += text }
    case .typing, .ownName: write { $0 += text }
    case .question: break
    case .list, .byLink, .live, .link, .code, .games, .deletion, .howToPlay:
      guard !text.isEmpty, text.utf8.count <= Self.longestText else { return [] }
      if isAlone { return [.begin(.open(text))] }
      // Beside a link that was written, a refused reply leaves that in sight.
      if link == nil { open(.byLink(text)) }
      return begin(.open(text))
    }
    return []
  }

  private mutating func use(_ text: String, as typed: TypedSetting) -> [TitleEffect] {
    let before = settings
    switch typed {
    case .ownName:
      guard let name = OwnName(typed: text) else { return [.say(language.sentences.page.nameRefused)] }
      settings.ownName = name
    case .names:
      guard let names = PlayerNames(typed: text) else { return [.say(language.sentences.page.namesRefused)] }
      settings.names = names
    case .base:
      let base = text.isEmpty ? nil : Self.base(text)
      guard text.isEmpty || base != nil else { return [.say(language.terminal.title.baseRefused)] }
      settings.base = base
    case .board:
      do throws(WrittenRulesError) {
        settings.rules = try Self.rules(text)
      } catch {
        return [.say(language.terminal.title.boardRefused(error))]
      }
      choices.add(settings.rules)
    }
    page = .list
    focus(on: typed.setting)
    return settings == before ? [] : [.keep]
  }

  /// Parses a board and its ships, such as `8x8:4.3.2`, or `8x8:4.3.2 apart` if the ships must not touch. A hunt on one
  /// of the usual boards keeps its losing misses.
  private static func rules(_ text: String) throws(WrittenRulesError) -> Rules {
    let written = String(text.unicodeScalars.filter { !$0.isBlank }).lowercased()
    let isApart = written.hasSuffix(apart)
    var rules = try Rules(ofDuelWritten: isApart ? String(written.dropLast(apart.count)) : written)
    if isApart { rules = rules.withShipsApart }
    var random = RandomSource(seed: 0)
    // The ships may have no more cells than the board, and still not fit.
    guard (try? Fleet.random(rules: rules, using: &random)) != nil else {
      throw .impossible(.fleetDoesNotFit(rules.shipLengths, rules.board))
    }
    return TitleSettings.boards.first { $0.withoutLosingMiss == rules } ?? rules
  }

  private static func text(of rules: Rules) -> String {
    "\(rules.board):\(rules.shipLengths)\(rules.apart ? " " + apart : "")"
  }

  private static let apart = "apart"

  private static func base(_ text: String) -> MessageURLBase? {
    let isAddress = isOfBrowser(text) && text.split(separator: "/").count > 1
    return (try? MessageURLBase(text)).flatMap { isAddress || $0 == .demo ? $0 : nil }
  }

  private mutating func copy() -> [TitleEffect] {
    guard case .link(let text) = page else { return [] }
    return [.copy(text)]
  }
}

extension GameStart {
  /// The page on which the game was asked for.
  fileprivate var page: TitlePage {
    switch self {
    case .open(let text): .byLink(text)
    case .joinLive(let address): .live(address)
    case .waitLive: .live("")
    case .byLink: .byLink("")
    case .phones, .computer, .two, .daily, .resume, .goLive: .list
    }
  }
}

extension OwnName {
  /// Nil if the text is not a name.
  package init?(typed text: String) {
    do throws(NameError) {
      self.init(try Duel.Name.typed(text))
    } catch {
      return nil
    }
  }
}

extension GameStart {
  /// Whether it begins a duel by link, or opens one without an opponent.
  fileprivate var isDuelWithSomebody: Bool {
    switch self {
    case .byLink(let game): game.isDuel
    case .waitLive, .joinLive: true
    case .open(let text): MessageContent(in: text.pastedLink)?.duel.map { $0.secondSeal == nil } ?? false
    case .two, .phones, .resume, .goLive, .computer, .daily: false
    }
  }
}
