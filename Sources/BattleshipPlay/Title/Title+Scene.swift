// The scene of each page of the title.

import BattleshipCore
import BattleshipPlayers

extension Title {
  package var scene: TitleScene {
    let words = language.terminal.title
    return TitleScene(
      name: language.sentences.seat.spacedName, aim: aim(words), isList: isList, paragraphs: paragraphs(words),
      link: link.map { SafeText($0, limit: .max) }, sent: link == nil ? nil : sent, code: code, sea: sea,
      lessons: lessons, scroll: scroll,
      field: field, tip: tip,
      entries: entries(words),
      settings: isList ? settings(settingsShown) : [], line: isList ? line : nil, focus: focus,
      hints: hints)
  }

  package var hasGames: Bool { !saved.isEmpty }

  package var isList: Bool {
    switch page {
    case .list, .typing: true
    case .question, .byLink, .live, .ownName, .link, .code, .games, .deletion, .howToPlay: false
    }
  }

  private func aim(_ words: TitleSentences) -> SafeText {
    switch page {
    case .list, .typing: language.sentences.seat.aim
    case .question(let venue): about(venue, words)
    case .live, .ownName(_, .waitLive), .ownName(_, .joinLive): words.live
    case .byLink, .ownName, .link, .code: challenge.map { who, _ in who } ?? words.byLink
    case .games: language.sentences.moments.yourGames
    case .deletion(let venue): about(venue, words)
    case .howToPlay: language.sentences.seat.howToPlay
    }
  }

  private func paragraphs(_ words: TitleSentences) -> [TitleScene.Paragraph] {
    switch page {
    case .list, .typing, .games: []
    case .deletion(let venue): [.init(heading: "", text: words.deletionQuestion(venue))]
    case .question: [.init(heading: "", text: words.question), .init(heading: "", text: words.oldStays)]
    case .byLink: [.init(heading: "", text: words.linkAim)]
    case .live: [.init(heading: "", text: words.liveAim), .init(heading: "", text: words.liveRisk)]
    case .ownName: ([challenge?.terms].compactMap { $0 } + [words.nameAim]).map { .init(heading: "", text: $0) }
    case .link(let url):
      [.init(heading: "", text: sending(url, words))]
        + (MessageContent(in: url)?.hunt?.status == .open
          ? [.init(heading: "", text: language.sentences.page.note(.huntIsOpen))] : [])
        + [.init(heading: "", text: Self.isOfBrowser(url) ? words.friendOpens : words.friendNeeds)]
        + (Self.isLast(url) ? [] : [.init(heading: "", text: words.pasteAnswer)])
    case .code: [.init(heading: "", text: words.codeAim)]
    case .howToPlay: words.rulesOfGame
    }
  }

  /// What to do with a link; if it ends a duel, after who won.
  private func sending(_ url: String, _ words: TitleSentences) -> SafeText {
    let text = words.sending(url, pending: pendingShots, to: opponent(of: url))
    guard MessageContent(in: url)?.duel?.winner != nil, let ending = sent?.saying?.text else { return text }
    return language.line(ending, text)
  }

  private var pendingShots: [Cell] {
    guard let sea = sent?.boards.first, sent?.boards.count == 2 else { return [] }
    return sea.board.cells.filter { sea[$0] == .aimed }
  }

  /// Who sent the challenge that is opened after the question for the name, and to what.
  private var challenge: (who: SafeText, terms: SafeText)? {
    guard case .ownName(_, .open(let text)) = page, let duel = MessageContent(in: text.pastedLink)?.duel else {
      return nil
    }
    let words = language.sentences.duel
    let other = duel.name(of: .first).map { PlayerName(SafeText($0)) } ?? language.sentences.seat.otherPlayer
    return (words.challengeTitle(other, isRematch: false), words.whole(duel.rules, duel.terms.volley))
  }

  private func opponent(of url: String) -> Duel.Name? {
    if case .person(let name)? = saved(at: .link(url))?.opponent { name } else { nil }
  }

  private var code: QRCode? { if case .code(let link) = page { code(of: link) } else { nil } }

  private var field: TitleScene.TextField? {
    let words = language.terminal.title
    let (label, text): (SafeText, String)
    switch page {
    case .byLink(let typed): (label, text) = (language.sentences.page.field(.link), typed)
    case .live(let typed): (label, text) = (words.liveAddress, typed)
    case .ownName(let typed, _): (label, text) = (words.setting(.ownName), typed)
    case .list, .typing, .question, .link, .code, .games, .deletion, .howToPlay: return nil
    }
    // Show only the end, where the player types, because the whole text does not fit.
    return TitleScene.TextField(label: label, text: SafeText(String(text.suffix(200))))
  }

  private var tip: SafeText {
    let words = language.terminal.title
    switch page {
    case .typing(.base, _): return words.baseTip
    case .typing(.board, _): return words.boardTip
    case .list:
      if case .setting(let setting) = focus {
        return words.tip(setting, settings, isForLink: isByLink(line))
      }
      return ""
    case .typing, .question, .byLink, .live, .ownName, .link, .code, .games, .deletion, .howToPlay: return ""
    }
  }

  func isByLink(_ line: TitleTarget) -> Bool { line == .byLink || line == .live }

  private func entries(_ words: TitleSentences) -> [TitleEntry] {
    (isList ? lines : targets).map { target in
      let isListed = isList || page == .games
      let saved: Listing? = if isListed, case .resume(let venue) = target { self.saved(at: venue) } else { nil }
      return TitleEntry(
        target: target, label: label(of: target, words), note: isListed ? note(of: target, words) : "",
        game: saved.map { game($0, words) })
    }
  }

  private func label(of target: TitleTarget, _ words: TitleSentences) -> SafeText {
    switch target {
    case .resume(let venue) where isList || page == .games:
      saved(at: venue).map { language.sentences.moments.player(of: $0) } ?? ""
    case .resume where link != nil: words.seeEnd
    case .resume: language.sentences.seat.resume
    case .allGames: words.allGames(saved.count)
    case .delete: words.delete
    case .newGame: language.sentences.moments.newGame
    case .playComputer: language.sentences.page.button(.playComputer)
    case .quickGame: words.quickGame
    case .twoPlayers: words.twoPlayers
    case .phones: words.phones
    case .byLink: words.byLink
    case .live: words.live
    case .waitLive: words.waitLive(settings.terms(byLink: true))
    case .joinLive: words.joinLive
    case .goLive(let url): words.goLive(with: opponent(of: url).map { SafeText($0) })
    case .daily: language.sentences.daily.name
    case .score: words.score
    case .howToPlay: language.sentences.seat.howToPlay
    case .beginLink: words.beginLink(settings.game(byLink: true))
    case .goOn: language.sentences.seat.resume
    case .openLink: words.openLink
    case .copyLink: language.sentences.page.button(.copy)
    case .showCode: words.showCode
    case .back where isAlone && link != nil: language.sentences.seat.close
    case .back: if case .code = page { words.backToLink } else { words.back }
    case .setting(let setting): words.setting(setting)
    }
  }

  private func note(of target: TitleTarget, _ words: TitleSentences) -> SafeText {
    switch target {
    case .resume(let venue): saved(at: venue).map { game($0, words).note(in: language) } ?? ""
    case .playComputer: words.soloNote(settings.level, rules: settings.rules)
    case .quickGame: SafeText(Rules.skirmish.board.description)
    case .twoPlayers: words.twoPlayersNote(name(settings.names.first), second: name(settings.names.second))
    case .phones: words.phonesNote
    case .byLink: words.byLinkNote(settings.game(byLink: true))
    case .live: words.liveNote
    case .daily: today.map { language.sentences.daily.dayAndMonth($0) } ?? ""
    case .goLive(let url): saved(at: .link(url)).map { language.sentences.moments.turn(of: $0) } ?? ""
    case .newGame, .allGames, .delete, .score, .howToPlay, .beginLink, .openLink, .waitLive, .joinLive, .goOn,
      .copyLink, .showCode, .back, .setting:
      ""
    }
  }

  private func about(_ venue: GameVenue, _ words: TitleSentences) -> SafeText {
    saved(at: venue).map {
      language.labeled(language.sentences.moments.player(of: $0), game($0, words).note(in: language))
    } ?? ""
  }

  private func game(_ saved: Listing, _ words: TitleSentences) -> TitleScene.GameNote {
    let moments = language.sentences.moments
    let what: SafeText =
      switch (saved.opponent, saved.game) {
      case (.computer(let level)?, let game?): words.soloNote(level, rules: game.rules, shots: saved.shots)
      case (.names?, let game?): words.played(game)
      case (.person?, _), (nil, _), (_, nil):
        saved.event.map { moments.event($0, then: words.linkGame(saved)) } ?? words.linkGame(saved)
      }
    return TitleScene.GameNote(
      what: what, turn: moments.turn(of: saved), isMine: saved.isMine,
      age: saved.age.map { moments.ago($0) } ?? "")
  }

  private func name(_ name: String) -> SafeText { SafeText(name, limit: PlayerNames.longest) }

  /// All settings, wherever the focus is.
  package var allSettings: [TitleScene.Setting] { settings(TitleSetting.allCases.filter(isShown)) }

  private func settings(_ shown: [TitleSetting]) -> [TitleScene.Setting] {
    let words = language.terminal.title
    return shown.map { setting in
      let chosen: SafeText =
        switch setting {
        case .game: words.kind(kindHere)
        case .board: language.sentences.page.rules(settings.rules)
        case .level: language.sentences.solo.level(settings.level)
        case .ownName: settings.ownName?.name.map { SafeText($0) } ?? words.noName
        case .names: SafeText(settings.names.text)
        case .base: (baseInForce ?? settings.base).map { SafeText($0.text) } ?? words.noBase
        case .theme: words.theme(settings.theme)
        case .language: language.name
        }
      var typed: SafeText?
      if case .typing(let field, let text) = page, field.setting == setting { typed = SafeText(text) }
      return TitleScene.Setting(
        setting: setting, label: words.setting(setting), value: typed ?? chosen, isBeingTyped: typed != nil)
    }
  }

  private var hints: [KeyHint] {
    switch page {
    case .list:
      switch focus {
      case .setting(.board): [.types, .goesBack, .chooses, .changes, .helps, .quits]
      case .setting(.game), .setting(.level), .setting(.theme), .setting(.language):
        [.goesBack, .chooses, .changes, .helps, .quits]
      case .setting(.ownName), .setting(.names), .setting(.base): [.goesBack, .chooses, .types, .helps, .quits]
      case .resume: [.deletes, .chooses, .begins, .helps, .quits]
      case .goOn, .newGame, .allGames, .delete, .playComputer, .quickGame, .twoPlayers, .phones, .byLink, .live,
        .daily, .score, .howToPlay, .beginLink, .openLink, .waitLive, .joinLive, .goLive, .copyLink, .showCode, .back:
        [.chooses, .opensSettings, .begins, .helps, .quits]
      }
    case .typing: [.goesBack, .clears, .accepts]
    case .question, .deletion: [.chooses, .begins, .goesBack]
    case .games: [.deletes, .chooses, .begins, .goesBack]
    case .byLink, .live, .ownName: [.chooses, .begins, .goesBack]
    case .code: [.goesBack]
    case .link: [.copies, .begins, isAlone ? .quits : .goesBack, .helps]
    case .howToPlay: [.scrolls, .goesBack]
    }
  }

  private var sea: BoardScene? {
    switch page {
    case .howToPlay: Self.marks
    case .list, .typing: Self.sample
    case .question, .byLink, .live, .ownName, .link, .code, .games, .deletion: nil
    }
  }

  private var lessons: [TitleScene.Lesson] {
    guard case .howToPlay = page else { return [] }
    return zip(language.sentences.page.howToPlay, Self.steps).map {
      TitleScene.Lesson(heading: $0.heading, text: $0.text, sea: $1)
    }
  }

  /// Boards for how to play, on every front end: hidden ships, a ship being found, a sunk ship.
  package static let steps: [BoardScene] = {
    func game(_ shots: String) -> Game? { Self.game("5x4:3.3.2:never", "A5-C5,B1-B3,D1-D2", shots: shots) }
    guard let hidden = game(""), let found = game("A4 C1 D3 B1 B2"), let sunk = game("A4 C1 D3 B1 B2 B3")
    else { return [] }
    return [BoardScene(hidden.chart, fleet: hidden.fleet), BoardScene(found.chart), BoardScene(sunk.chart)]
  }()

  private static let marks = game("skirmish", "B2-B4,D5-E5,F1-F2", shots: "A6 B2 B3 B4 D2 D5").map {
    BoardScene($0.chart)
  }

  private static let sample = game("6x3:3.3.2:never", "A1-A3,B3-B4,C2-C4", shots: "A5 B1 C6 B3 C2 C3 C4").map {
    BoardScene($0.chart, fleet: $0.fleet)
  }

  private static func game(_ rules: String, _ ships: String, shots: String) -> Game? {
    guard let rules = try? Rules(written: rules), let fleet = try? Fleet(named: ships, rules: rules) else { return nil }
    var game = Game(fleet: fleet)
    for name in shots.parts() where !name.isEmpty {
      guard let cell = Cell(String(name)), (try? game.fire(at: cell)) != nil else { return nil }
    }
    return game
  }
}
