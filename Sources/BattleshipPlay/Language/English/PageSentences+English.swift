// The sentences of the browser page alone, in English.

import BattleshipCore
import BattleshipPlayers

extension PageSentences {
  static var english: PageSentences {
    PageSentences(
      aim: "Hide your ships, then find the other player's.",
      welcome: "Hide your ships, then find theirs.",
      soloText: "you fire first",
      duelText: "send a link, both fleets stay sealed",
      huntText: "The other player looks for your ships. They are in the link, so reading it is cheating.",
      linkText: "paste the one you were sent",
      options: "Options",
      chosen: { rules, volley, level in
        let shots: SafeText =
          switch volley {
          case .shots(1): "one shot a turn"
          case .shots(let count): "\(count) shots a turn"
          case .afloat: "a shot for each ship"
          }
        return "\(SafeText(rules.board.description)) · \(shots) · \(Sentences.english.solo.level(level))"
      },
      keyText:
        "Your key opens your own ships in duels. It stays in this browser. Keep a copy to continue elsewhere, and show it to nobody.",
      howToPlay: [
        .init(
          heading: "Duel",
          text: """
            Both hide a fleet, and both fire in turn. The first to sink every ship of the other wins. A link between two \
            people holds both fleets sealed: nobody can read or move them, and at the end every answer is checked.
            """),
        .init(
          heading: "Hunt",
          text: """
            One hides ships, the other looks for them, until all are sunk or too many shots have missed. The link holds the \
            ships as they are, so reading it is cheating; a browser's history keeps it, too.
            """),
        .init(
          heading: "Ships",
          text: """
            A ship lies across or down. Tap a ship to take it into your hand, tap the water to put it down, or drag it. You \
            are told each hit, and when all cells of a ship are hit and it sinks.
            """),
        .init(
          heading: "Keys",
          text: """
            Arrows move the cursor, or type a cell such as B7; Enter fires. T turns a ship, R shuffles, U takes back, ! asks \
            for advice, V watches the game again, Esc goes back.
            """),
      ],
      languageName: "English",
      choice: { choice in
        switch choice {
        case .level: "Level"
        case .rules: "Game"
        case .volley: "Shots"
        case .language: "Language"
        }
      },
      rules: { rules in
        let ships = English.count(rules.shipLengths.count, "ship", "ships")
        return "\(SafeText(rules.board.description)), \(ships)\(rules.apart ? " apart" : "" as SafeText)"
      },
      volley: { volley in
        switch volley {
        case .shots(let count): English.count(count, "shot a turn", "shots a turn")
        case .afloat: "a shot for each ship afloat"
        }
      },
      field: { field in
        switch field {
        case .link: "Link"
        case .key: "Key from another browser"
        }
      },
      button: button,
      fireAt: { cell in "Fire at \(SafeText(cell))" },
      chooseCell: "Pick a cell",
      moveShips: "Drag a ship, or tap it to take it into your hand.",
      sea: "The sea",
      cell: { cell, mark, isOwn in "\(SafeText(cell)), \(word(for: mark, isOwn))" },
      ship: { length, isSunk in "a ship of \(length), \(isSunk ? "sunk" : "afloat" as SafeText)" },
      ships: "Their ships",
      ownShips: "Your ships",
      sendLink: { link in
        switch link {
        case .hunt: "Send this link to the player who is to find your ships."
        case .result: "Send this link back to show how it ended."
        case .challenge: "Send this link to the player whom you challenge."
        case .turn: "Send this link to the other player. Their reply comes as a link, too."
        case .end: "Send this link to the other player, so that every answer can be checked."
        }
      },
      sendTitle: "Send your link",
      link: "The link",
      code: "The link as a QR code",
      sharedText: { link, shots in
        switch link {
        case .hunt: "I hid my ships. Can you find them?"
        case .result: "I found your ships. Look how it ended!"
        case .challenge: "I challenge you to Battleships. Hide your ships!"
        case .turn: "Your turn: I fired at \(English.list(shots.map { SafeText($0) }))."
        case .end: "Our game is over. Look how it ended!"
        }
      },
      sharedResult: { rules, shots in
        let board = SafeText(rules.board.description)
        return shots.map { "I won at Battleships, \(board), with \($0) shots. Can you do better?" }
          ?? "I lost at Battleships, \(board). Can you do better?"
      },
      question: { question in
        switch question {
        case .resign: "Give up this duel?"
        case .replaceGame: "Begin a new game? The one that is running is lost."
        case .replaceKey: "Use this key for new duels? Your present key stays here and opens the duels that it began."
        }
      },
      note: { note in
        switch note {
        case .thinking: "The computer is thinking."
        case .huntIsOpen: "The ships of a hunt are in its link: reading it is cheating."
        case .hostSawLink: "The host of this page saw this link. The links that you send from here are not sent to it."
        case .duelIsSealed:
          "Sealed duel: only this browser can read your ships in the link. Fair play is checked at the end."
        case .copied: "Copied."
        case .notCopied: "The browser did not copy it. Select the link and copy it yourself."
        case .keyImported: "This browser now uses that key."
        case .keepsNothing: "This browser keeps nothing for this page, so the game is lost when you close it."
        case .wentOnElsewhere: "You continued this game in another window."
        case .linkIsLocal:
          "This page lies on your disk, so the link opens only here. The other player can paste it into a page of their own."
        case .notShared: "It was not shared. Copy the link instead."
        case .notYourDuel:
          "Your ships are in another browser: open the link there."
        case .watchOrBringKey: "Here you can watch, or bring your key."
        case .chatsBrowser:
          "This is a chat's own browser, which may forget your key. Open the link in your browser before you join."
        }
      },
      chance: { known, percent in "\(known), \(percent)%" },
      step: "Shot",
      keys: "arrows or b7 aim · ? help",
      refusal: refusal
    )
  }

  @Sendable private static func button(_ action: PageAction) -> SafeText {
    switch action {
    case .playComputer: "Play the computer"
    case .challenge: "Challenge a friend"
    case .hide: "Hide ships for a hunt"
    case .resumeSolo: "Continue your game"
    case .resume: "Back to your last game"
    case .confirm: "Yes"
    case .cancel: "No"
    case .writeLink: "Open a link"
    case .open: "Open"
    case .listGames: "All games"
    case .rules: "How to play"
    case .key: "Your key"
    case .otherLanguage: "中文"
    case .leave: "Your games"
    case .back: "Back"
    case .fireAtCursor: "Fire"
    case .turn: "Turn"
    case .shuffle: "Shuffle"
    case .takeBack: "Take back"
    case .clear: "Clear"
    case .advise: "Advice"
    case .copy: "Copy the link"
    case .copyThis: "Copy this link"
    case .share: "Share"
    case .shareResult: "Share the result"
    case .insist: "Continue anyway"
    case .importKey: "Use this key"
    case .showKey: "Show the key"
    case .copyKey: "Copy the key"
    case .renewKey: "Make a new key"
    case .replay: "Watch again"
    case .watch: "Watch"
    case .bringKey: "Bring your key"
    case .earlier: "Back"
    case .later: "Next"
    case .play: "Play"
    case .pause: "Pause"
    case .endReplay: "Close"
    case .again: "Rematch"
    }
  }

  private static func word(for mark: BoardScene.Mark, _ isOwn: Bool) -> SafeText {
    switch mark {
    case .water: isOwn ? "water" : "unknown"
    case .ship: "ship"
    case .hit: "hit"
    case .miss: "miss"
    case .sunk: "sunk"
    case .aimed: "aimed at"
    case .proposed(let fits): fits ? "next ship" : "no room for the next ship"
    }
  }

  @Sendable private static func refusal(_ refusal: PageRefusal) -> SafeText {
    switch refusal {
    case .link(.foreign): Sentences.english.refusals.noLink
    case .link(.cutOff): "The link is cut off: ask for it again."
    case .link(.newer): "This link is of a newer version of the game."
    case .link(.unreadable): "This link opens no game. Ask for it again."
    case .message(let error): message(error)
    case .storageForbidden:
      "This browser does not let the page keep anything. A duel needs that: your key and your last message. Nothing was sent."
    case .storageFull: "The browser's storage is full, so your message could not be kept. Nothing was sent."
    case .keyUnreadable:
      "The key that this browser keeps cannot be read. Without it you cannot continue your duels. Use a copy of it, or make a new one."
    case .notAKey: "This is not a key. A key has 43 letters, digits, - and _."
    case .keptElsewhere: "You continued this duel in another window. Nothing was sent from here."
    case .gameUnreadable: "The game that this browser kept cannot be read."
    case .memoryUnreadable:
      "This browser's memory of this duel cannot be read. Continue only if you have not answered this message before."
    }
  }

  private static func message(_ error: ReceptionError) -> SafeText {
    let reason = RefusalSentences.reception(error)
    return switch error {
    case .ahead: "\(reason) Continue only if you wrote it elsewhere."
    case .unproven: "\(reason) Continue only if your opponent says that they wrote it."
    case .unremembered: "\(reason) Continue only if you have not answered this message elsewhere."
    case .changed, .answeredOtherwise, .duel: reason
    }
  }
}
