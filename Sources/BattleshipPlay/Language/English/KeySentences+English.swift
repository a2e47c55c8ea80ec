// Descriptions of keys, in English.

extension KeySentences {
  static var english: KeySentences {
    KeySentences(
      help: { command in
        switch command {
        case .next: "the next step"
        case .board(.press): "the cell under the cursor"
        case .up, .down, .left, .right: "move; so do k, j, h and l"
        case .focusNext, .focusPrevious: "the next target; Shift-Tab: the one before"
        case .back: "one step back"
        case .phone(.chevron): "expand or collapse"
        case .board(.turn): "turn the ship"
        case .board(.shuffle): "place all ships at random"
        case .board(.takeBack): "take the last ship back, or undo random"
        case .board(.advise): "ask the computer where it would fire"
        case .phone(.delete): "delete a staged message; on the title, a game"
        case .phone(.apps): "the apps of the phone"
        case .phone(.handOver): "pass the keyboard to the other player"
        case .sticker(.peel): "pick up the sticker"
        case .sticker(.enlarge): "make the sticker larger"
        case .sticker(.shrink): "make the sticker smaller"
        case .sticker(.turn): "turn the sticker"
        case .sticker(.turnBack): "turn the sticker back"
        case .copy: "copy the link, unseen"
        case .watch: "watch the game shot by shot"
        case .replay(.first): "the beginning of a replay"
        case .replay(.last): "the end of a replay"
        case .replay(.play): "play a replay, or stop it"
        case .replay(.nextHit): "the next hit in a replay"
        case .replay(.speed): "the speed of a replay"
        case .replay(.faster): "play a replay faster"
        case .replay(.slower): "play a replay slower"
        case .replay(.ships): "your own ships in the replay of a duel"
        case .help: "these keys"
        case .phone(.callLog): "the host's calls"
        case .redraw: "redraw the screen"
        case .quit: "leave the game"
        }
      },
      arrowKeys: "Arrows",
      cellKeys: "b3 B3",
      cellHelp: "go to cell B3",
      marks: { marks in
        ("marks", "\(marks.miss) miss \(marks.hit) hit \(marks.sunk) sunk \(marks.ship) ship")
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
        case .marks: "marks"
        case .advises: "hint"
        case .stepsBack: "back"
        case .stepsOn: "on"
        case .otherGame: "next game"
        case .watches: "watch"
        case .watchesAll: "watch all"
        case .plays: "plays"
        case .pauses: "stops"
        case .nextHit: "next hit"
        case .showsShips: "your ships"
        case .deletes: "delete"
        case .clears: "clear"
        case .helps: "help"
        case .leaves: "quit"
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
        case .handsOver: "pass the keyboard"
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
