// What is said about the apps of a phone: the drawer, stickers, the store, and the answers to a notification.

/// What is said about the apps of a phone, a member for each sentence.
///
/// ```swift
/// assert(Language.english.apps.sticker(.anchor) == "an anchor")
/// ```
public struct AppSentences: Sendable {
  /// On the button that shows the apps.
  public let apps: SafeText
  /// On the button that leads to the store, and over the store.
  public let store: SafeText
  /// What a pack of the game's own is called.
  public let pack: @Sendable (StickerSet) -> SafeText
  /// What a sticker of the game's own shows.
  public let sticker: @Sendable (StickerMotif) -> SafeText
  /// What the store says of a pack: how many stickers it has.
  public let stickerCount: @Sendable (_ count: Int) -> SafeText
  /// What the store says of the game itself.
  public let game: SafeText
  /// On the button that installs an app.
  public let get: SafeText
  /// On the button that removes an app.
  public let remove: SafeText
  /// Behind an app of the store that is on the phone.
  public let isInstalled: SafeText
  /// On the button that leaves a page.
  public let back: SafeText
  /// Under something from an app that the phone does not have.
  public let from: @Sendable (_ app: SafeText) -> SafeText
  /// There is no bubble that a sticker could be put on.
  public let noBubble: SafeText

  /// On the button of a notification that opens what came in.
  public let open: SafeText
  /// On the button that answers with a text.
  public let reply: SafeText
  /// On the button that fires at a cell.
  public let fire: SafeText
  /// Before the text that is written as an answer.
  public let replyField: SafeText
  /// Before the name of the cell to fire at.
  public let cellField: SafeText
  /// What was typed names no cell that can be fired at.
  public let noSuchCell: SafeText
}

/// A pack of stickers that comes with the game.
///
/// ```swift
/// assert(StickerSet.flags.motifs.contains(.pirateFlag))
/// ```
public enum StickerSet: String, Hashable, Sendable, CaseIterable {
  /// What is seen from a pier.
  case harbour
  /// What a ship flies.
  case flags

  /// What its stickers show, in order.
  public var motifs: [StickerMotif] {
    switch self {
    case .harbour: [.ship, .anchor, .hit, .splash, .lighthouse, .cup]
    case .flags: [.whiteFlag, .pirateFlag, .signal]
    }
  }
}

/// What a sticker of the game's own shows.
///
/// ```swift
/// assert(StickerSet.allCases.flatMap(\.motifs).count == StickerMotif.allCases.count)
/// ```
public enum StickerMotif: String, Hashable, Sendable, CaseIterable {
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
