// Descriptions of keys, in English.

extension KeySentences {
  static var english: KeySentences {
    KeySentences(
      help: { command in
        switch command {
        case .next: "the next step"
        case .press: "the cell under the cursor"
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case .focusNext: "the next target"
        case .focusPrevious: "the previous target"
        case .back: "one step back"
        case .chevron: "expand or collapse"
        case .turn: "turn the ship"
        case .shuffle: "place all ships at random"
        case .takeBack: "take the last ship back, or undo random"
        case .advise: "ask the computer where it would fire"
        case .deleteStaged: "delete the staged message"
        case .apps: "the apps of the phone"
        case .peel: "pick up the sticker"
        case .enlarge: "make the sticker larger"
        case .shrink: "make the sticker smaller"
        case .turnSticker: "turn the sticker"
        case .turnStickerBack: "turn the sticker back"
        case .copy: "copy the message's URL, unseen"
        case .watch: "watch the game shot by shot, and back"
        case .first: "the beginning of a replay"
        case .last: "the end of a replay"
        case .play: "play a replay, or stop it"
        case .help: "these keys"
        case .callLog: "the host's calls"
        case .redraw: "redraw the screen"
        case .quit: "leave the game"
        }
      },
      cellKeys: "b3 B3",
      cellHelp: "go to cell B3",
      aim: { marks in
        [
          ("hunt", "one player hides ships, the other finds them before too many misses"),
          ("duel", "both hide ships and fire in turn; nobody can peek, and cheating shows"),
          ("marks", "\(marks.miss) miss \(marks.hit) hit \(marks.sunk) sunk \(marks.ship) ship"), ("", ""),
        ]
      },
      hint: { hint in
        switch hint {
        case .takesBack: "undo"
        case .shuffles: "random"
        case .places: "ship"
        case .takesAway: "takes it away"
        case .turns: "turn"
        case .goesToBoard: "goes to the board"
        case .fires: "fires"
        case .advises: "hint"
        case .stepsBack: "back"
        case .stepsOn: "on"
        case .otherGame: "next game"
        case .plays: "plays"
        case .pauses: "stops"
        case .helps: "help"
        case .leaves: "leaves"
        case .unlocks: "unlocks"
        case .leavesField: "leaves"
        case .sends: "sends"
        case .expands: "expand"
        case .chooses: "choose"
        case .scrolls: "scroll"
        case .changes: "change"
        case .begins: "go"
        case .goesBack: "back"
        case .copies: "copy"
        case .quits: "quit"
        case .showsApps: "apps"
        case .peels: "put on a bubble"
        case .sticks: "puts it there"
        case .enlarges: "larger"
        case .turnsSticker: "turn"
        case .putsBack: "puts it back"
        case .goesOn: "next"
        }
      }
    )
  }
}
