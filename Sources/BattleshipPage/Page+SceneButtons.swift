// The buttons of a game, and the cards of the title.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  func buttons(_ table: Table, _ scene: Scene) -> [PageScene.Button] {
    if let (story, step) = table.replay {
      return [action(.later, isMain: true), action(.earlier, isEnabled: step > 0), action(.leave)].filter {
        $0.isEnabled || story.stepCount > 0
      }
    }
    var buttons: [PageScene.Button] = []
    if table.doubted != nil { buttons.append(action(.insist)) }
    // While a request to the browser is open, none of the game's buttons can be pressed.
    if pending.isNothing {
      buttons += scene.buttons.map {
        PageScene.Button(
          button: .seat($0.button), label: $0.label, isEnabled: $0.isEnabled,
          isMain: scene.focus == .button($0.button) && $0.button != .resign && table.link == nil)
      }
      // If cells can be chosen, the buttons for the board come first; otherwise, the next step does.
      buttons = table.isOnBoard ? own(table) + buttons : buttons + own(table)
    }
    return buttons.filter { isWanted($0.button, table) } + [action(.leave)]
  }

  /// Whether to show a button; the page has its own in place of some.
  private func isWanted(_ button: PageButton, _ table: Table) -> Bool {
    switch button {
    // Against the computer, this button begins the next duel or shows the next shot.
    case .seat(.start): table.isSolo
    case .seat(.watch), .seat(.leave): false
    case .seat, .page: true
    }
  }

  /// The page's own buttons for the current task.
  private func own(_ table: Table) -> [PageScene.Button] {
    switch table.seat.task {
    case .hiding(let hiding):
      guard table.isOnBoard else { return [] }
      return [
        action(.turn, isEnabled: !hiding.draft.isComplete), action(.shuffle),
        action(.takeBack, isEnabled: !hiding.draft.ships.isEmpty),
      ]
    case .hunting(let hunting):
      return hunting.revealed == nil ? [fire(at: hunting.cursor, hunting.chart), action(.advise)] : replay(table)
    case .aiming(let aiming, _):
      return (aiming.shotsDue == 1 ? [fire(at: aiming.cursor, aiming.chart)] : []) + [action(.advise)]
    case .over, .duel:
      return isOver(table) ? replay(table) + (table.isSolo ? [] : [action(.again)]) : []
    case .waiting, .watching, .unreadable: return []
    }
  }

  private func fire(at cell: Cell, _ chart: Chart) -> PageScene.Button {
    PageScene.Button(
      button: .page(.fireAtCursor), label: language.page.fireAt(cell), isEnabled: chart[cell] == .unknown, isMain: true)
  }

  private func replay(_ table: Table) -> [PageScene.Button] { table.seat.replay == nil ? [] : [action(.replay)] }

  func isOver(_ table: Table) -> Bool {
    switch table.seat.task {
    case .over: true
    case .duel(let own): own.due == .nothing
    case .hiding, .hunting, .waiting, .aiming, .watching, .unreadable: false
    }
  }
}

extension Page {
  /// The cards of the title.
  var titleCards: [PageScene.Card] {
    let words = language.page
    let rules = select(
      .rules,
      Rules.presets.indices.map {
        (String($0), words.rules(Rules.presets[$0].rules), Rules.presets[$0].rules == choices.rules)
      })
    let volley = select(
      .volley, Choices.volleys.map { ($0.description, words.volley($0), $0 == choices.volley) })
    let level = select(
      .level, ComputerPlayer.Level.allCases.map { ($0.name, words.level($0), $0 == choices.level) })
    let tongues = select(
      .language, Language.allCases.map { ($0.rawValue, $0.page.languageName, $0 == language) })
    return [
      card(
        words.soloTitle, words.soloText, [level, rules, volley],
        buttons: (record == nil ? [] : [action(.resumeSolo)]) + [action(.playComputer, isMain: true)]),
      card(words.duelTitle, words.duelText, [rules, volley], buttons: [action(.challenge)]),
      card(words.huntTitle, words.huntText, [rules], buttons: [action(.hide)]),
      card(
        words.linkTitle, words.linkText, fields: [field(.link, writtenLink, .open)],
        buttons: [action(.open)] + (last == nil ? [] : [action(.resume)])),
      keyCard,
    ] + (Language.allCases.count > 1 ? [card(words.choice(.language), "", [tongues], buttons: [])] : [])
  }

  private var keyCard: PageScene.Card {
    let words = language.page
    let secret: SafeText = if showsKey, case .held(let ring) = vault { SafeText(ring.current.text) } else { "" }
    let isUnreadable: Bool = if case .unreadable = vault { true } else { false }
    return card(
      words.keyTitle, words.keyText, fields: [field(.key, writtenKey, .importKey)], secret: secret,
      buttons: (vault.isHeld ? [action(.showKey)] : []) + [action(.importKey)]
        + (isUnreadable ? [action(.renewKey)] : []),
      isFolded: !isUnreadable)
  }

  private func card(
    _ title: SafeText, _ text: SafeText, _ selects: [PageScene.Select] = [], fields: [PageScene.Field] = [],
    secret: SafeText = "", buttons: [PageScene.Button], isFolded: Bool = false
  ) -> PageScene.Card {
    PageScene.Card(
      title: title, text: text, selects: selects, fields: fields, secret: secret, buttons: buttons, isFolded: isFolded)
  }

  private func select(
    _ choice: PageChoice, _ options: [(value: String, label: SafeText, isChosen: Bool)]
  ) -> PageScene.Select {
    PageScene.Select(
      choice: choice, label: language.page.choice(choice),
      options: options.map { PageScene.Option(value: $0.value, label: $0.label, isChosen: $0.isChosen) })
  }

  private func field(_ field: PageField, _ text: String, _ enter: PageAction) -> PageScene.Field {
    PageScene.Field(field: field, label: language.page.field(field), text: SafeText(text), enter: .page(enter))
  }
}
