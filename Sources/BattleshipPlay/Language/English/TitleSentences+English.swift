// The sentences of the title, in English.

import BattleshipCore
import BattleshipPlayers

extension TitleSentences {
  static var english: TitleSentences {
    TitleSentences(
      languageName: "English",
      twoPlayers: "Two players, one keyboard",
      newGame: "New game",
      byLink: "Play by link",
      score: "Score",
      noScore: "No finished games yet. Each game that ends is counted here and can be watched again, shot by shot.",
      scoreLine: { player, opponent, games, won, best, mean in
        let best: SafeText = best.map { ", best \($0)" } ?? ""
        let mean: SafeText = mean.map { ", mean \($0)" } ?? ""
        return "\(player) v. \(opponent): \(English.count(games, "game", "games")), \(won) won\(best)\(mean)"
      },
      scoreHeads: ["played", "won", "best", "mean", "in a row"],
      withHints: { player in "\(player), with hints" },
      result: { winner, loser, result in
        guard let winner else { return beaten("You", loser ?? "you", result) }
        guard let loser else { return lost(to: winner, result) }
        return beaten(winner, loser, result)
      },
      me: "You",
      unnamed: "a friend by link",
      computer: { level in "the computer (\(Sentences.english.solo.level(level)))" },
      howToPlay: "How to play",
      play: "Play",
      settings: "Settings",
      players: { first, second in "\(first) v. \(second)" },
      played: { game in "\(game.isDuel ? "duel" : "hunt" as SafeText) \(SafeText(game.rules.board.description))" },
      linkGame: { game in
        let all = game.rules.shipLengths.cellCount
        let hit: SafeText = game.kind == .hidden ? "they hit" : "hit"
        let state: [SafeText] =
          game.shots == 0
          ? [English.count(game.rules.shipLengths.count, "ship", "ships")]
          : ["\(hit) \(game.hits) of \(all)", English.count(game.shots, "shot", "shots")]
        let volley: [SafeText] =
          switch game.volley {
          case .shots(1)?, nil: []
          case .shots(let count)?: ["\(count) shots a turn"]
          case .afloat?: ["salvo"]
          }
        return English.list(
          [SafeText(game.rules.board.description)] + volley + (game.rules.apart ? ["apart"] : []) + state,
          between: ", ")
      },
      turn: { name in "\(name)'s turn" },
      soloNote: { level, rules in "\(Sentences.english.solo.level(level)), \(board(rules))" },
      twoPlayersNote: { first, second in "\(first) and \(second)" },
      byLinkNote: { isDuel in isDuel ? "any chat, the ships are sealed" : "any chat, the link shows the ships" },
      setting: { setting in
        switch setting {
        case .game: "Game"
        case .board: "Board"
        case .level: "Level"
        case .names: "Names"
        case .base: "Links"
        case .theme: "Theme"
        case .language: "Language"
        }
      },
      theme: { theme in
        switch theme {
        case .pegs: "pegs"
        case .demo: "demo"
        case .safe: "safe for every eye"
        case .light: "light"
        case .mono: "no colours"
        }
      },
      kind: { game in
        switch game {
        case .hunt: "hunt"
        case .duel(let terms):
          switch terms.volley {
          case .shots(1): "duel"
          case .shots(let count): "duel, \(count) shots a turn"
          case .afloat: "duel, a shot for each ship"
          }
        }
      },
      namesRefused: "Write two different names with a comma between them, such as Ann,Bob.",
      noBase: "for battleship-tui",
      baseRefused: "Enter the page's address, with https://, or leave this empty.",
      baseTip: """
        An address that ends in # keeps the game from the server: https://example.org/battleship.html#
        """,
      baseIsInForce: "BATTLESHIP_BASE in the environment sets this address.",
      question: "This game is not over. Continue it, or start a new one?",
      oldStays: "A new game moves the old one to a file of its own.",
      linkAim: "Somebody sent you a link? Paste it here. Or start a game and send yours.",
      openLink: "Open this link",
      beginLink: { game in
        "Hide ships: \(game.isDuel ? "duel" : "hunt" as SafeText), \(board(game.rules))"
      },
      showCode: "Show it as a QR code (Q)",
      codeAim: "A phone that scans this opens the game in its browser.",
      codeNeeds: { columns, rows in "in a window of \(columns)x\(rows)" },
      codeTooLarge: { columns, rows in "The code needs a window of \(columns) columns and \(rows) rows." },
      noCode: { isOfBrowser in
        isOfBrowser
          ? "This link is too long for a QR code."
          : "This link opens only in battleship-tui, so it has no QR code."
      },
      sendLink: "Send this link over any chat. The other player opens it, plays, and sends a link back.",
      sendLastLink:
        "The game is over. Send this link, so that the other player sees the end. There is nothing more to wait for.",
      friendNeeds: "They need battleship-tui, or its page on the web: they paste the whole link there.",
      friendOpens: "It opens in a browser, and in battleship-tui.",
      pasteAnswer: "Paste the answer here once it has come. The game stays in the list.",
      allGames: { count in "All your games (\(count))" },
      deletionQuestion: { venue in
        if case .link = venue { return "Delete this game? Only the links in your chat will remain." }
        return "Delete this game from the list? Its file stays, under another name."
      },
      notDeleted: { reason in "The game could not be deleted: \(reason)." },
      delete: "Delete",
      back: "Back to the title",
      rulesOfGame: [
        .init(
          heading: "Duel",
          text: "Both hide ships and fire in turn, a shot each, also after a hit. The first to sink the other's wins."),
        .init(
          heading: "Hunt",
          text: "One player hides ships, the other finds them before too many shots have missed."),
        .init(
          heading: "Ships",
          text: """
            They lie across or down: t turns one, r hides all at random. A ship whose cells are all hit is sunk, and \
            you are told.
            """),
        .init(
          heading: "Cells",
          text: "Type b3 to go to row B, column 3. Arrows and the mouse work too."),
        .init(
          heading: "Secret",
          text: """
            A duel's link holds the ships sealed: nobody can read or move them, and every answer is checked at the end. \
            A hunt's link holds them openly, so reading it is cheating.
            """),
        .init(heading: "Keys", text: "Enter is the next step, ! a hint, ? the keys."),
      ],
      marks: "Marks",
      settingsDamaged: { file in "Your settings cannot be read. They were moved to \(file)." },
      settingsNotKept: "What you choose here cannot be kept."
    )
  }

  private static func beaten(_ winner: SafeText, _ loser: SafeText, _ result: GameResult) -> SafeText {
    switch result {
    case .sunk(0): "\(winner) hid the ships from \(loser)"
    case .sunk(let shots): "\(winner) beat \(loser) in \(English.count(shots, "shot", "shots"))"
    case .givenUp: "\(winner) beat \(loser), who gave up"
    case .foul: "\(winner) cheated \(loser)"
    }
  }

  private static func lost(to winner: SafeText, _ result: GameResult) -> SafeText {
    switch result {
    case .sunk(0): "You did not find the ships of \(winner)"
    case .sunk(let shots): "Beaten by \(winner) in \(English.count(shots, "shot", "shots"))"
    case .givenUp: "You gave up against \(winner)"
    case .foul: "You were cheated by \(winner)"
    }
  }

  private static func board(_ rules: Rules) -> SafeText { Sentences.english.page.rules(rules) }
}
