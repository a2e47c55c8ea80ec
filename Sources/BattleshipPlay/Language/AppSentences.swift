// The sentences about the apps of a phone: the drawer, stickers, the store, and answers to a notification.

/// The sentences about the apps of a phone, a member for each.
package struct AppSentences: Sendable {
  let language: Language

  /// The label of the button that shows the apps.
  package var apps: SafeText { language(en: "Apps", zh: "应用") }
  /// The label of the button that leads to the store, and the store's title.
  package var store: SafeText { language(en: "Store", zh: "商店") }
  /// The name of one of the game's own packs.
  package func pack(_ set: StickerSet) -> SafeText {
    switch set {
    case .harbor: language(en: "Harbour", zh: "海港")
    case .flags: language(en: "Flags", zh: "旗帜")
    }
  }
  /// The motif of one of the game's own stickers.
  package func sticker(_ motif: StickerMotif) -> SafeText {
    switch motif {
    case .ship: language(en: "a sailing ship", zh: "帆船")
    case .anchor: language(en: "an anchor", zh: "船锚")
    case .hit: language(en: "a hit", zh: "命中")
    case .splash: language(en: "a splash", zh: "水花")
    case .lighthouse: language(en: "a lighthouse", zh: "灯塔")
    case .cup: language(en: "the winner's cup", zh: "奖杯")
    case .whiteFlag: language(en: "a white flag", zh: "白旗")
    case .pirateFlag: language(en: "a pirate's flag", zh: "海盗旗")
    case .signal: language(en: "well done, by flags", zh: "旗语：干得好")
    }
  }
  /// The store's note on a pack: how many stickers it has.
  package func stickerCount(_ count: Int) -> SafeText {
    language(en: English.count(count, "sticker", "stickers"), zh: "\(count) 张贴纸")
  }
  /// The store's note on the game itself.
  package var game: SafeText { language(en: "Hide your ships, then find the other player's.", zh: "藏好你的船，再找到对方的船。") }
  /// The label of the button that installs an app.
  package var get: SafeText { language(en: "Get", zh: "获取") }
  /// The label of the button that removes an app.
  package var remove: SafeText { language(en: "Remove", zh: "移除") }
  /// Pressing it once more removes the app.
  package var asksToRemove: SafeText { language(en: "Press again to remove it.", zh: "再按一次就移除它。") }
  /// The mark after an app in the store that is on the phone.
  package var isInstalled: SafeText { language(en: "on this phone", zh: "已安装") }
  /// The label of the button that leaves a page.
  package var back: SafeText { language(en: "Back", zh: "返回") }
  /// The line under something from an app that the phone does not have.
  package func from(_ app: SafeText) -> SafeText { language(en: "From \(app)", zh: "来自 \(app)") }
  /// There is no bubble to put a sticker on.
  package var noBubble: SafeText { language(en: "There is no bubble to put it on yet.", zh: "还没有可以贴的气泡。") }

  /// The label of a notification's button that opens what came in.
  package var open: SafeText { language(en: "Open", zh: "打开") }
  /// The label of the button that answers with a text.
  package var reply: SafeText { language(en: "Write", zh: "写信") }
  /// The label of the button that fires at a cell.
  package var fire: SafeText { language(en: "Fire from here", zh: "直接开火") }
  /// The label of the field for a text as an answer.
  package var replyField: SafeText { language(en: "Reply:", zh: "回复：") }
  /// The label of the field for the cell to fire at.
  package var cellField: SafeText { language(en: "Fire at:", zh: "开火：") }
  /// The typed text does not name a cell that can be fired at.
  package var noSuchCell: SafeText {
    language(en: "Name a cell that is not open, such as B3.", zh: "请输入还没打开的格子，例如 B3。")
  }
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
