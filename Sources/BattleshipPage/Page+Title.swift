// The title, with the person's games, and the pages to read.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  /// Games to continue, the three ways to begin one, and the options, folded.
  var titleScene: PageScene {
    let words = language.sentences
    let games = listed
    let few = 3
    let more = listsAll ? language.sentences.moments.fewerGames : language.sentences.moments.allGames(games.count)
    let link = PageScene.Card(fields: [field(.link, writtenLink, .open)], buttons: [action(.open)])
    return scene(
      .title, words.page.welcome, saying: note.map(words.page.note) ?? "",
      games: listsAll ? games : Array(games.prefix(few)),
      gamesButton: games.count > few ? PageScene.Button(action: .page(.listGames), label: more) : nil,
      menu: [
        action(.playComputer, note: words.page.soloText, isMain: true), action(.challenge, note: words.page.duelText),
        action(.writeLink, note: words.page.linkText),
      ], cards: (writesLink ? [link] : []) + [optionCard],
      links: [action(.rules), action(.key), action(.otherLanguage)])
  }

  func page(_ reading: Reading) -> PageScene {
    let words = language.sentences
    let back = [action(.back)]
    switch reading {
    case .rules:
      let cards = words.page.howToPlay.map { PageScene.Card(title: $0.heading, text: $0.text) }
      return scene(.page, words.page.button(.rules), buttons: back, cards: cards)
    case .key:
      return scene(
        .page, words.page.button(.key), saying: note.map(words.page.note) ?? "", buttons: back, cards: keyCards)
    }
  }

  private var optionCard: PageScene.Card {
    let words = language.sentences
    let rules: [PageScene.Option] = Rules.presets.indices.map { index in
      let rules = Rules.presets[index].rules
      return PageScene.Option(value: String(index), label: words.page.rules(rules), isChosen: rules == choices.rules)
    }
    let volleys = Choices.volleys.map {
      PageScene.Option(value: $0.description, label: words.page.volley($0), isChosen: $0 == choices.volley)
    }
    let levels = ComputerPlayer.Level.allCases.map {
      PageScene.Option(value: $0.rawValue, label: words.solo.level($0), isChosen: $0 == choices.level)
    }
    let languages = Language.allCases.map {
      PageScene.Option(value: $0.rawValue, label: $0.sentences.page.languageName, isChosen: $0 == language)
    }
    return PageScene.Card(
      title: words.page.options, note: words.page.chosen(choices.rules, volley: choices.volley, level: choices.level),
      text: words.page.huntText,
      selects: [
        select(.level, levels), select(.rules, rules), select(.volley, volleys), select(.language, languages),
      ], buttons: [action(.hide)], isFolded: true)
  }

  /// To copy the key to another place, or to bring another one here.
  private var keyCards: [PageScene.Card] {
    let secret: SafeText = if showsKey, case .held(let ring) = keys { SafeText(ring.current.text) } else { "" }
    let isUnreadable: Bool = if case .unreadable = keys { true } else { false }
    return [
      PageScene.Card(
        text: language.sentences.page.keyText, secret: secret,
        buttons: keys.isHeld ? [action(.showKey), action(.copyKey)] : []),
      PageScene.Card(
        fields: [field(.key, writtenKey, .importKey)],
        buttons: [action(.importKey)] + (isUnreadable ? [action(.renewKey)] : [])),
    ]
  }

  private func select(_ choice: PageChoice, _ options: [PageScene.Option]) -> PageScene.Select {
    PageScene.Select(choice: choice, label: language.sentences.page.choice(choice), options: options)
  }
}
