// The title, with the person's games, and the pages to read.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  var titleScene: PageScene {
    let words = language.sentences
    let games = listed
    let isWhole = gamesListed >= games.count && gamesListed > Page.fewGames
    let more = isWhole ? words.moments.fewerGames : words.moments.allGames(games.count)
    let link = PageScene.Card(fields: [field(.link, written.link, .open)], buttons: [action(.open)])
    var scene = scene(.title, words.seat.aim)
    scene.saying = remark ?? ""
    scene.gamesTitle = words.moments.yourGames
    let mine = lobby.games.count { $0.isMine }
    scene.gamesNote = mine > 0 ? words.moments.awaiting(mine) : ""
    scene.isCutShort = gamesListed == Page.fewGames
    scene.games = Array(games.prefix(max(gamesListed, Page.mostFew)))
    scene.gamesButton =
      games.count > Page.fewGames ? PageScene.LabeledButton(action: .page(.listGames), label: more) : nil
    let daily = lobby.day.map { [dailyButton($0)] } ?? []
    scene.menuTitle = language.terminal.title.play
    scene.menu =
      [action(.playComputer, note: words.page.soloText, isMain: true), action(.challenge, note: words.page.duelText)]
      + daily + [
        action(.playTwo, note: words.page.twoText), action(.hide, note: words.page.huntText),
        action(.writeLink, note: words.page.linkText),
      ]
    let names = PageScene.Card(
      title: words.page.button(.playTwo), fields: nameFields, buttons: [action(.startTwo, isMain: true)])
    let form: [PageScene.Card] =
      switch titleForm {
      case .link?: [link]
      case .names?: [names]
      case nil: []
      }
    scene.cards = form + [optionCard]
    scene.links = [action(.rules), action(.key), action(.otherLanguage)]
    return scene
  }

  /// The button for the board of the day, with the shots fired so far.
  private func dailyButton(_ day: PlayedDay) -> PageScene.LabeledButton {
    let words = language.sentences.daily
    let standing = words.standing(day.chart.shots.count, isOver: day.chart.status == .won, streak: day.streak)
    var button = action(.daily, note: "\(words.dayAndMonth(day.date)) · \(standing)")
    button.picture = day.board.styles
    return button
  }

  func page(_ reading: Reading) -> PageScene {
    let words = language.sentences
    var scene: PageScene
    switch reading {
    case .rules:
      scene = self.scene(.page, words.page.button(.rules))
      let count = Title.steps.count
      scene.cards = words.page.howToPlay.enumerated().map { index, paragraph in
        PageScene.Card(
          title: paragraph.heading, picture: index < count ? Title.steps[index].styles : [],
          talk: index == count ? words.page.talk : [], text: paragraph.text, isFolded: index > count)
      }
      scene.links = [action(.gotIt, isMain: true)]
    case .key(let isShown):
      scene = self.scene(.page, words.page.button(.key))
      scene.saying = remark ?? ""
      scene.cards = keyCards(isShown: isShown)
    }
    scene.back = action(.back)
    return scene
  }

  private var optionCard: PageScene.Card {
    let words = language.sentences
    let chosen = settings.rules
    let rules = TitleSettings.boards.enumerated().map { index, rules in
      PageScene.SelectOption(value: String(index), label: words.page.rules(rules), isChosen: rules == chosen)
    }
    let volleys = [shots(nil)] + TitleChoices.volleys.map { shots($0) }
    let levels = ComputerPlayer.Level.allCases.map {
      PageScene.SelectOption(value: $0.rawValue, label: words.solo.level($0), isChosen: $0 == settings.level)
    }
    let languages = Language.allCases.map {
      PageScene.SelectOption(value: $0.rawValue, label: $0.name, isChosen: $0 == language)
    }
    return PageScene.Card(
      title: words.page.options, note: words.page.chosen(chosen, volley: settings.volley, level: settings.level),
      selects: [
        select(.level, levels), select(.rules, rules), select(.volley, volleys), select(.language, languages),
      ], fields: [nameField()] + (titleForm == .names ? [] : nameFields),
      isFolded: true, isRefused: titleForm != .names && [.first, .second].contains(lobby.refusal?.field))
  }

  private func shots(_ volley: Volley?) -> PageScene.SelectOption {
    PageScene.SelectOption(
      value: volley.map { $0.description } ?? "usual", label: language.sentences.page.shots(volley),
      isChosen: volley == settings.volley)
  }

  func nameField(label: SafeText? = nil) -> PageScene.TextField {
    field(.name, written.name ?? settings.ownName?.text ?? "", label: label)
  }

  /// For two players at this browser.
  private var nameFields: [PageScene.TextField] {
    [field(.first, firstName, .startTwo), field(.second, secondName, .startTwo)]
  }

  private var firstName: String { written.firstName ?? settings.names.first }
  private var secondName: String { written.secondName ?? settings.names.second }

  /// The names in the fields for two players at this browser; nil if they cannot be theirs.
  var typedNames: PlayerNames? { PlayerNames(typed: "\(firstName),\(secondName)") }

  /// The field for one of these names that holds no name.
  var refusedName: PageField? {
    // Nobody can type this other name.
    func isName(_ text: String) -> Bool { PlayerNames(typed: "\(text),\u{1}") != nil }
    return !isName(firstName) ? .first : !isName(secondName) ? .second : nil
  }

  private func keyCards(isShown: Bool) -> [PageScene.Card] {
    let words = language.sentences.page
    var (name, secret): (SafeText, [SafeText]) = ("", [])
    switch lobby.keys {
    case .held(let ring):
      name = words.keyName(ring.current.fingerprint)
      if isShown { secret = [SafeText(ring.current.text)] }
    case .empty, .candidate: name = words.noKey
    case .lost, .unreadable, .forbidden: break
    }
    let isUnreadable: Bool = if case .unreadable = lobby.keys { true } else { false }
    return [
      PageScene.Card(
        title: name, text: words.keyText, secret: secret,
        buttons: lobby.keys.isHeld ? [action(isShown ? .hideKey : .showKey), action(.copyKey)] : []),
      PageScene.Card(
        fields: [field(.key, written.key, .importKey)],
        buttons: [action(.importKey)] + (isUnreadable ? [action(.renewKey)] : [])),
    ]
  }

  private func select(_ choice: PageChoice, _ options: [PageScene.SelectOption]) -> PageScene.Select {
    PageScene.Select(choice: choice, label: language.sentences.page.choice(choice), options: options)
  }
}
