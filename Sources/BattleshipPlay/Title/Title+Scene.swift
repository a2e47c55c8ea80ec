// The scene of each page of the title.

import BattleshipCore

extension Title {
  /// The contents of the open page.
  package var scene: TitleScene {
    let words = language.terminal.title
    return TitleScene(
      name: language.sentences.seat.spacedName, aim: aim(words), isList: isList, paragraphs: paragraphs(words),
      link: link, sea: sea, scroll: scroll, field: field, entries: entries(words),
      settings: isList ? settings(words) : [], focus: focus,
      hints: hints)
  }

  /// Whether the list page is open, to which the other pages lead back.
  package var isList: Bool {
    switch page {
    case .list, .names: true
    case .question, .byLink, .link, .games, .deletion, .howToPlay: false
    }
  }

  private func aim(_ words: TitleSentences) -> SafeText {
    switch page {
    case .list, .names: language.page.aim
    case .question(let table): kept(at: table).map { note(of: $0, words) } ?? ""
    case .byLink, .link: words.byLink
    case .games: language.sentences.moments.yourGames
    case .deletion(let url): kept(at: .link(url)).map { note(of: $0, words) } ?? ""
    case .howToPlay: words.howToPlay
    }
  }

  private func paragraphs(_ words: TitleSentences) -> [TitleScene.Paragraph] {
    switch page {
    case .list, .names, .games: []
    case .deletion: [.init(heading: "", text: words.deletionQuestion)]
    case .question: [.init(heading: "", text: words.question), .init(heading: "", text: words.oldStays)]
    case .byLink: [.init(heading: "", text: words.linkAim)]
    case .link:
      [
        .init(heading: "", text: words.sendLink), .init(heading: "", text: words.pasteAnswer),
      ]
    case .howToPlay: words.rulesOfGame
    }
  }

  private var link: SafeText? { if case .link(let link) = page { SafeText(link, limit: .max) } else { nil } }

  private var scroll: Int { if case .howToPlay(let scroll) = page { scroll } else { 0 } }

  private var field: TitleScene.Field? {
    guard case .byLink(let text) = page else { return nil }
    // Only the end is shown: that is where the player types, and a screen has no room for more.
    return TitleScene.Field(label: language.page.field(.link), text: SafeText(String(text.suffix(200))))
  }

  private func entries(_ words: TitleSentences) -> [TitleScene.Entry] {
    targets.compactMap { target in
      if case .setting = target { return nil }
      return TitleScene.Entry(
        target: target, label: label(of: target, words), note: isList || page == .games ? note(of: target, words) : "")
    }
  }

  private func label(of target: TitleTarget, _ words: TitleSentences) -> SafeText {
    switch target {
    case .resume(.link(let url)):
      if case .link(let game)? = kept(at: .link(url)) { language.sentences.moments.game(game.kind) } else { "" }
    case .resume: language.sentences.seat.resume
    case .allGames: words.allGames(kept.count)
    case .delete: words.delete
    case .newGame: language.terminal.title.newGame
    case .playComputer: language.page.button(.playComputer)
    case .twoPlayers: words.twoPlayers
    case .byLink: words.byLink
    case .howToPlay: words.howToPlay
    case .beginLink: words.beginLink(settings.game)
    case .openLink: words.openLink
    case .copyLink: language.page.button(.copy)
    case .back: words.back
    case .setting(let setting): words.setting(setting)
    }
  }

  private func note(of target: TitleTarget, _ words: TitleSentences) -> SafeText {
    switch target {
    case .resume(let table): kept(at: table).map { note(of: $0, words) } ?? ""
    case .playComputer: words.soloNote(settings.level, settings.game.rules)
    case .twoPlayers: words.twoPlayersNote(name(settings.names.first), name(settings.names.second))
    case .byLink: words.byLinkNote(settings.game.isDuel)
    case .newGame, .allGames, .delete, .howToPlay, .beginLink, .openLink, .copyLink, .back, .setting: ""
    }
  }

  private func note(of kept: KeptGame, _ words: TitleSentences) -> SafeText {
    switch kept {
    case .computer(let level, let terms): words.keptSolo(level, terms.rules)
    case .link(let game):
      [
        language.sentences.moments.detail(game.rules, game.shots), language.sentences.moments.turn(game.turn),
        game.age.map { language.sentences.moments.ago($0) },
      ].compactMap { $0 }.reduce("") { $0.isEmpty ? $1 : "\($0), \($1)" }
    case .twoPlayers(let first, let second, let game, let turn):
      words.keptPlayers(name(first), name(second), game, turn.map(name))
    }
  }

  private func name(_ name: String) -> SafeText { SafeText(name, limit: 30) }

  private func settings(_ words: TitleSentences) -> [TitleScene.Setting] {
    settingsShown.map { setting in
      var (value, isWritten): (SafeText, Bool) =
        switch setting {
        case .game: (words.kind(settings.game), false)
        case .board: (language.page.rules(settings.game.rules), false)
        case .level: (language.sentences.solo.level(settings.level), false)
        case .names: (SafeText(settings.names.text), false)
        case .language: (words.languageName, false)
        }
      if case .names(let text) = page, setting == .names { (value, isWritten) = (SafeText(text), true) }
      return TitleScene.Setting(setting: setting, label: words.setting(setting), value: value, isWritten: isWritten)
    }
  }

  private var hints: [KeyHint] {
    switch page {
    case .list:
      switch focus {
      case .setting(.game), .setting(.board), .setting(.level), .setting(.language):
        [.chooses, .changes, .helps, .quits]
      case .resume(.link): [.deletes, .chooses, .begins, .helps, .quits]
      case .setting(.names), .resume, .newGame, .allGames, .delete, .playComputer, .twoPlayers, .byLink, .howToPlay,
        .beginLink, .openLink, .copyLink, .back:
        [.chooses, .begins, .helps, .quits]
      }
    case .names: [.goesBack, .begins]
    case .question, .deletion: [.chooses, .begins, .goesBack]
    case .games: [.deletes, .chooses, .begins, .goesBack]
    case .byLink: [.chooses, .begins, .goesBack]
    case .link: [.copies, .begins, .goesBack]
    case .howToPlay: [.scrolls, .goesBack]
    }
  }

  /// A small sample board that shows every mark except a ship.
  private var sea: BoardScene? {
    guard case .howToPlay = page else { return nil }
    return Self.sample
  }

  private static let sample: BoardScene? = {
    guard let fleet = try? Fleet(named: "B2-B4,D5-E5,F1-F2", rules: .skirmish) else { return nil }
    var game = Game(fleet: fleet)
    for name in ["A6", "B2", "B3", "B4", "D2", "D5"] {
      guard let cell = Cell(name), (try? game.fire(at: cell)) != nil else { return nil }
    }
    return BoardScene(game.chart, cursor: nil)
  }()
}
