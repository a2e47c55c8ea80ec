// The scene of each page of the title.

import BattleshipCore
import BattleshipPlayers

extension Title {
  package var scene: TitleScene {
    let words = language.terminal.title
    return TitleScene(
      name: language.sentences.seat.spacedName, aim: aim(words), isList: isList, paragraphs: paragraphs(words),
      link: link.map { SafeText($0, limit: .max) }, code: code, sea: sea, scroll: scroll, field: field, tip: tip,
      entries: entries(words),
      settings: isList ? settings(words) : [], focus: focus,
      hints: hints)
  }

  package var isList: Bool {
    switch page {
    case .list, .typing: true
    case .question, .byLink, .ownName, .link, .code, .games, .deletion, .howToPlay: false
    }
  }

  private func aim(_ words: TitleSentences) -> SafeText {
    switch page {
    case .list, .typing: language.sentences.page.aim
    case .question(let venue): about(venue, words)
    case .byLink, .ownName, .link, .code: words.byLink
    case .games: language.sentences.moments.yourGames
    case .deletion(let venue): about(venue, words)
    case .howToPlay: words.howToPlay
    }
  }

  private func paragraphs(_ words: TitleSentences) -> [TitleScene.Paragraph] {
    switch page {
    case .list, .typing, .games: []
    case .deletion(let venue): [.init(heading: "", text: words.deletionQuestion(venue))]
    case .question: [.init(heading: "", text: words.question), .init(heading: "", text: words.oldStays)]
    case .byLink: [.init(heading: "", text: words.linkAim)]
    case .ownName: [.init(heading: "", text: words.nameAim)]
    case .link(let url):
      [
        .init(heading: "", text: words.sending(url)),
        .init(heading: "", text: Self.isOfBrowser(url) ? words.friendOpens : words.friendNeeds),
      ] + (Self.isLast(url) ? [] : [.init(heading: "", text: words.pasteAnswer)])
    case .code: [.init(heading: "", text: words.codeAim)]
    case .howToPlay: words.rulesOfGame
    }
  }

  private var code: QRCode? { if case .code(let link) = page { code(of: link) } else { nil } }
  private var scroll: Int { if case .howToPlay(let scroll) = page { scroll } else { 0 } }

  private var field: TitleScene.TextField? {
    // Show only the end, where the player types: a screen has no room for more.
    switch page {
    case .byLink(let text):
      TitleScene.TextField(label: language.sentences.page.field(.link), text: SafeText(String(text.suffix(200))))
    case .ownName(let text, _):
      TitleScene.TextField(
        label: language.terminal.title.setting(.ownName), text: SafeText(String(text.suffix(200))))
    case .list, .typing, .question, .link, .code, .games, .deletion, .howToPlay: nil
    }
  }

  private var tip: SafeText { if case .typing(.base, _) = page { language.terminal.title.baseTip } else { "" } }

  private func entries(_ words: TitleSentences) -> [TitleEntry] {
    targets.compactMap { target in
      if case .setting = target { return nil }
      let isListed = isList || page == .games
      let kept: Listing? = if isListed, case .resume(let venue) = target { self.kept(at: venue) } else { nil }
      return TitleEntry(
        target: target, label: label(of: target, words), note: isListed ? note(of: target, words) : "",
        game: kept.map { game($0, words) })
    }
  }

  private func label(of target: TitleTarget, _ words: TitleSentences) -> SafeText {
    switch target {
    case .resume(let venue) where isList || page == .games: kept(at: venue).map { player(of: $0, words) } ?? ""
    case .resume: language.sentences.seat.resume
    case .allGames: words.allGames(kept.count)
    case .delete: words.delete
    case .newGame: language.terminal.title.newGame
    case .playComputer: language.sentences.page.button(.playComputer)
    case .twoPlayers: words.twoPlayers
    case .phones: words.phones
    case .byLink: words.byLink
    case .daily: language.sentences.daily.name
    case .score: words.score
    case .howToPlay: words.howToPlay
    case .beginLink: words.beginLink(settings.game(byLink: true))
    case .goOn: words.goOn
    case .openLink: words.openLink
    case .copyLink: language.sentences.page.button(.copy)
    case .showCode: words.showCode
    case .back: words.back
    case .setting(let setting): words.setting(setting)
    }
  }

  private func note(of target: TitleTarget, _ words: TitleSentences) -> SafeText {
    switch target {
    case .resume(let venue): kept(at: venue).map { game($0, words).note } ?? ""
    case .playComputer: words.soloNote(settings.level, rules: settings.rules)
    case .twoPlayers: words.twoPlayersNote(name(settings.names.first), second: name(settings.names.second))
    case .phones: words.phonesNote
    case .byLink: words.byLinkNote(settings.game(byLink: true))
    case .daily: today.map { language.sentences.daily.dayAndMonth($0) } ?? ""
    case .newGame, .allGames, .delete, .score, .howToPlay, .beginLink, .openLink, .goOn, .copyLink, .showCode, .back,
      .setting:
      ""
    }
  }

  private func about(_ venue: GameVenue, _ words: TitleSentences) -> SafeText {
    kept(at: venue).map { "\(player(of: $0, words)), \(game($0, words).note)" } ?? ""
  }

  private func player(of kept: Listing, _ words: TitleSentences) -> SafeText {
    if case .names(let first, let second)? = kept.opponent { return words.players(name(first), second: name(second)) }
    return language.sentences.moments.player(of: kept)
  }

  private func game(_ kept: Listing, _ words: TitleSentences) -> TitleScene.GameNote {
    let moments = language.sentences.moments
    let what: SafeText =
      switch (kept.opponent, kept.game) {
      case (.computer(let level)?, let game?): words.soloNote(level, rules: game.rules)
      case (.names?, let game?): words.played(game)
      case (.person?, _), (nil, _), (_, nil):
        kept.event.map { moments.event($0, then: words.linkGame(kept)) } ?? words.linkGame(kept)
      }
    return TitleScene.GameNote(
      what: what, turn: moments.turn(of: kept), isMine: kept.isMine,
      age: kept.age.map { moments.ago($0) } ?? "")
  }

  private func name(_ name: String) -> SafeText { SafeText(name, limit: PlayerNames.longest) }

  private func settings(_ words: TitleSentences) -> [TitleScene.Setting] {
    settingsShown.map { setting in
      var (value, isBeingTyped): (SafeText, Bool) =
        switch setting {
        case .game: (words.kind(settings.kind), false)
        case .board: (language.sentences.page.rules(settings.rules), false)
        case .level: (language.sentences.solo.level(settings.level), false)
        case .ownName: (settings.ownName?.name.map { SafeText($0) } ?? words.noName, false)
        case .names: (SafeText(settings.names.text), false)
        case .base: ((baseInForce ?? settings.base).map { SafeText($0.text) } ?? words.noBase, false)
        case .theme: (words.theme(settings.theme), false)
        case .language: (words.languageName, false)
        }
      if case .typing(let typed, let text) = page, typed.setting == setting {
        (value, isBeingTyped) = (SafeText(text), true)
      }
      return TitleScene.Setting(
        setting: setting, label: words.setting(setting), value: value, isBeingTyped: isBeingTyped)
    }
  }

  private var hints: [KeyHint] {
    switch page {
    case .list:
      switch focus {
      case .setting(.game), .setting(.board), .setting(.level), .setting(.theme), .setting(.language):
        [.chooses, .changes, .helps, .quits]
      case .resume: [.deletes, .chooses, .begins, .helps, .quits]
      case .setting(.ownName), .setting(.names), .setting(.base), .goOn, .newGame, .allGames, .delete, .playComputer,
        .twoPlayers, .phones,
        .byLink, .daily, .score,
        .howToPlay,
        .beginLink, .openLink, .copyLink, .showCode, .back:
        [.chooses, .begins, .helps, .quits]
      }
    case .typing: [.goesBack, .clears, .begins]
    case .question, .deletion: [.chooses, .begins, .goesBack]
    case .games: [.deletes, .chooses, .begins, .goesBack]
    case .byLink, .ownName: [.chooses, .begins, .goesBack]
    case .code: [.goesBack]
    case .link: [.copies, .begins, .goesBack]
    case .howToPlay: [.scrolls, .goesBack]
    }
  }

  private var sea: BoardScene? {
    switch page {
    case .howToPlay: Self.marks
    case .list, .typing: Self.sample
    case .question, .byLink, .ownName, .link, .code, .games, .deletion: nil
    }
  }

  private static let marks = game(of: .skirmish, "B2-B4,D5-E5,F1-F2", shots: "A6", "B2", "B3", "B4", "D2", "D5").map {
    BoardScene($0.chart)
  }

  private static let sample: BoardScene? = {
    guard let board = try? BoardSize(rows: 3, columns: 6), let lengths = try? ShipLengths([3, 3, 2]),
      let rules = try? Rules(board: board, shipLengths: lengths, losingMiss: nil),
      let game = game(of: rules, "A1-A3,B3-B4,C2-C4", shots: "A5", "B1", "C6", "B3", "C2", "C3", "C4")
    else { return nil }
    return BoardScene(game.chart, fleet: game.fleet)
  }()

  private static func game(of rules: Rules, _ ships: String, shots: String...) -> Game? {
    guard let fleet = try? Fleet(named: ships, rules: rules) else { return nil }
    var game = Game(fleet: fleet)
    for name in shots {
      guard let cell = Cell(name), (try? game.fire(at: cell)) != nil else { return nil }
    }
    return game
  }
}
