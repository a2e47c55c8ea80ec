// Sentences about the apps of a phone, in English.

extension AppSentences {
  static var english: AppSentences {
    AppSentences(
      apps: "Apps",
      store: "Store",
      pack: { set in
        switch set {
        case .harbor: "Harbour"
        case .flags: "Flags"
        }
      },
      sticker: { motif in
        switch motif {
        case .ship: "a sailing ship"
        case .anchor: "an anchor"
        case .hit: "a hit"
        case .splash: "a splash"
        case .lighthouse: "a lighthouse"
        case .cup: "the winner's cup"
        case .whiteFlag: "a white flag"
        case .pirateFlag: "a pirate's flag"
        case .signal: "well done, by flags"
        }
      },
      stickerCount: { count in count == 1 ? "1 sticker" : "\(count) stickers" },
      game: "Hide your ships, then find the other player's.",
      get: "Get",
      remove: "Remove",
      asksToRemove: "Press again to remove it.",
      isInstalled: "on this phone",
      back: "Back",
      from: { app in "From \(app)" },
      noBubble: "There is no bubble to put it on yet.",
      open: "Open",
      reply: "Write",
      fire: "Fire from here",
      replyField: "Reply:",
      cellField: "Fire at:",
      noSuchCell: "Name a cell that is not open, such as B3."
    )
  }
}
