// The sentences about the apps of a phone: the drawer, stickers, the store, and answers to a notification.

package struct AppSentences: Sendable {
  let language: Language

  package var apps: SafeText { language(en: "Apps", zh: "应用") }
  package var store: SafeText { language(en: "Store", zh: "商店") }
  package var storeAim: SafeText {
    language(
      en: "Packs of stickers for Messages: choose one, and get it for this phone.",
      zh: "这里有“信息”用的贴纸包：选一个，获取到这部手机上。")
  }
  package func pack(_ set: StickerSet) -> SafeText {
    switch set {
    case .harbor: language(en: "Harbour", zh: "海港")
    case .flags: language(en: "Flags", zh: "旗帜")
    }
  }
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
    case .signal: language(en: "well done, in flags", zh: "旗语：干得好")
    }
  }
  package func stickerCount(_ count: Int) -> SafeText {
    language(en: English.count(count, "sticker", "stickers"), zh: "\(count) 张贴纸")
  }
  package var get: SafeText { language(en: "Get", zh: "获取") }
  package var remove: SafeText { language(en: "Remove", zh: "移除") }
  package var asksToRemove: SafeText { language(en: "Press again to remove it.", zh: "再按一次就移除它。") }
  package var isInstalled: SafeText { language(en: "on this phone", zh: "已安装") }
  package var isNotInstalled: SafeText { language(en: "not on this phone", zh: "未安装") }
  package var back: SafeText { language(en: "Back", zh: "返回") }
  /// Under something from an app that the phone does not have.
  package func from(_ app: SafeText) -> SafeText { language(en: "From \(app)", zh: "来自 \(app)") }
  package var noBubble: SafeText { language(en: "There is no bubble to put it on yet.", zh: "还没有可以贴的气泡。") }

  /// The label of a button of a notification, as are ``reply`` and ``fire``.
  package var open: SafeText { language(en: "Open", zh: "打开") }
  package var reply: SafeText { language(en: "Write", zh: "写信") }
  package var fire: SafeText { language(en: "Fire from here", zh: "直接开火") }
  package var replyField: SafeText { language(en: "Reply:", zh: "回复：") }
  package var cellField: SafeText { language(en: "Fire at:", zh: "开火：") }
  package var noSuchCell: SafeText {
    language(en: "Name a cell not shot at yet, such as B3.", zh: "请输入还没打开的格子，例如 B3。")
  }
}

package enum StickerSet: String, Hashable, Sendable, CaseIterable {
  case harbor = "harbour"
  case flags

  /// In order.
  package var motifs: [StickerMotif] {
    switch self {
    case .harbor: [.ship, .anchor, .hit, .splash, .lighthouse, .cup]
    case .flags: [.whiteFlag, .pirateFlag, .signal]
    }
  }
}

package enum StickerMotif: String, Hashable, Sendable, CaseIterable {
  case ship
  case anchor
  case hit
  case splash
  case lighthouse
  case cup
  case whiteFlag = "white-flag"
  case pirateFlag = "pirate-flag"
  /// The signal flags that say "well done".
  case signal
}
