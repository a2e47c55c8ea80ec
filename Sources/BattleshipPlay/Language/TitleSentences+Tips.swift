// The sentences of the title that explain a setting, as it is chosen.

import BattleshipCore
import BattleshipPlayers

extension TitleSentences {
  /// What a setting means as it is chosen.
  func tip(_ setting: TitleSetting, _ settings: TitleSettings, isForLink: Bool) -> SafeText {
    switch setting {
    case .game:
      guard case .duel = settings.kind else {
        return language(en: "One hides ships, the other looks for them.", zh: "一方藏船，另一方寻找。")
      }
      let volley = language.sentences.duel.volley(settings.terms(byLink: isForLink).volley)
      return language(en: "Both hide ships, and both fire: \(volley).", zh: "双方都藏船，也都开火：\(volley)。")
    case .board:
      return language(en: "Enter: a board of your own, such as 8x8:4.3.2.", zh: "回车键可写自己的棋盘，如 8x8:4.3.2。")
    case .level: return level(settings.level)
    case .ownName:
      return language(en: "Whoever opens your link reads this name.", zh: "打开你链接的人会看到这个名字。")
    case .names: return language(en: "The two players at one keyboard.", zh: "同一个键盘前的两位玩家。")
    case .base:
      return language(
        en: "Links open this program, or the web page whose address you write here.",
        zh: "链接由本程序打开，或由你在这里写下的网页打开。")
    case .theme: return about(settings.theme)
    case .language: return language.list(Language.allCases.map { $0.name }, ", ")
    }
  }

  private func level(_ level: ComputerPlayer.Level) -> SafeText {
    switch level {
    case .easy: language(en: "It fires at random, and beside its hits.", zh: "随意开火，命中后打旁边。")
    case .fair: language(en: "It fires at every other cell, and beside its hits.", zh: "隔一格开火，命中后打旁边。")
    case .strong: language(en: "It weighs every way in which the ships can lie.", zh: "权衡舰船的每一种摆法。")
    }
  }

  private func about(_ theme: Theme) -> SafeText {
    switch theme {
    case .pegs: language(en: "Red hits and white misses.", zh: "红色命中，白色落空。")
    case .demo: language(en: "Green hits and red misses, as in the game's first version.", zh: "绿色命中，红色落空，同最早的版本。")
    case .safe: language(en: "Colours that are distinct to colour-blind players.", zh: "色觉异常的玩家也分得清的颜色。")
    case .light: language(en: "For terminals with a light background.", zh: "适合浅色背景的终端。")
    case .mono: language(en: "Marks only, in the terminal's own colour.", zh: "只用记号，不用颜色。")
    }
  }
}
