// The sentences about the apps of a phone: the drawer, stickers, the store, and answers to a notification.

/// The sentences about the apps of a phone, a member for each.
package struct AppSentences: Sendable {
  /// The label of the button that shows the apps.
  package let apps: SafeText
  /// The label of the button that leads to the store, and the store's title.
  package let store: SafeText
  /// The name of one of the game's own packs.
  package let pack: @Sendable (StickerSet) -> SafeText
  /// The motif of one of the game's own stickers.
  package let sticker: @Sendable (StickerMotif) -> SafeText
  /// The store's note on a pack: how many stickers it has.
  package let stickerCount: @Sendable (_ count: Int) -> SafeText
  /// The store's note on the game itself.
  package let game: SafeText
  /// The label of the button that installs an app.
  package let get: SafeText
  /// The label of the button that removes an app.
  package let remove: SafeText
  /// Pressing it once more removes the app.
  package let asksToRemove: SafeText
  /// The mark after an app in the store that is on the phone.
  package let isInstalled: SafeText
  /// The label of the button that leaves a page.
  package let back: SafeText
  /// The line under something from an app that the phone does not have.
  package let from: @Sendable (_ app: SafeText) -> SafeText
  /// There is no bubble to put a sticker on.
  package let noBubble: SafeText

  /// The label of a notification's button that opens what came in.
  package let open: SafeText
  /// The label of the button that answers with a text.
  package let reply: SafeText
  /// The label of the button that fires at a cell.
  package let fire: SafeText
  /// The label of the field for a text as an answer.
  package let replyField: SafeText
  /// The label of the field for the cell to fire at.
  package let cellField: SafeText
  /// The typed text does not name a cell that can be fired at.
  package let noSuchCell: SafeText
}

/// A pack of stickers that comes with the game.
package enum StickerSet: String, Hashable, Sendable, CaseIterable {
  /// Sights in a harbour.
  case harbor = "harbour"
  /// Flags of ships.
  case flags

  /// The motifs of its stickers, in order.
  package var motifs: [StickerMotif] {
    switch self {
    case .harbor: [.ship, .anchor, .hit, .splash, .lighthouse, .cup]
    case .flags: [.whiteFlag, .pirateFlag, .signal]
    }
  }
}

/// The motif of one of the game's own stickers.
package enum StickerMotif: String, Hashable, Sendable, CaseIterable {
  /// A ship under sail.
  case ship
  /// An anchor.
  case anchor
  /// A shot that met a ship.
  case hit
  /// A shot that met water.
  case splash
  /// A lighthouse with its light on.
  case lighthouse
  /// The winner's cup.
  case cup
  /// The flag of a ship that gives up.
  case whiteFlag = "white-flag"
  /// The flag of a pirate.
  case pirateFlag = "pirate-flag"
  /// The signal flags that say "well done".
  case signal
}
