// Sentences about the apps of a phone, in Simplified Chinese.

extension AppSentences {
  static var chinese: AppSentences {
    AppSentences(
      apps: "应用",
      store: "商店",
      pack: { set in
        switch set {
        case .harbor: "海港"
        case .flags: "旗帜"
        }
      },
      sticker: { motif in
        switch motif {
        case .ship: "帆船"
        case .anchor: "船锚"
        case .hit: "命中"
        case .splash: "水花"
        case .lighthouse: "灯塔"
        case .cup: "奖杯"
        case .whiteFlag: "白旗"
        case .pirateFlag: "海盗旗"
        case .signal: "旗语：干得好"
        }
      },
      stickerCount: { count in "\(count) 张贴纸" },
      game: "藏好你的船，再找到对方的船。",
      get: "获取",
      remove: "移除",
      asksToRemove: "再按一次就移除它。",
      isInstalled: "已安装",
      back: "返回",
      from: { app in "来自 \(app)" },
      noBubble: "还没有可以贴的气泡。",
      open: "打开",
      reply: "写信",
      fire: "直接开火",
      replyField: "回复：",
      cellField: "开火：",
      noSuchCell: "请输入还没打开的格子，例如 B3。"
    )
  }
}
