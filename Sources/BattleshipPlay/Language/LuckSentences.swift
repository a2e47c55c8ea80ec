// The sentences about how lucky the shots of a game were.

import BattleshipCore

package struct LuckSentences: Sendable {
  let language: Language

  package var title: SafeText { language(en: "How lucky it was", zh: "运气如何") }
  /// The title as a button, which fits beside a board in 40 columns.
  package var question: SafeText { language(en: "How lucky?", zh: "运气如何") }
  /// How the shots were chosen and how lucky they were, before any number.
  package func summary(_ luck: Luck) -> SafeText {
    let chosen: SafeText =
      4 * luck.goodCount >= 3 * luck.shots.count
      ? language(en: "Well-chosen shots", zh: "炮选得好") : language(en: "Some ill-chosen shots", zh: "有些炮没选好")
    guard let percent = luck.luckierThan else { return language.sentence(chosen) }
    let chance: SafeText =
      percent < 40
      ? language(en: "bad luck", zh: "运气差")
      : percent > 60 ? language(en: "good luck", zh: "运气好") : language(en: "average luck", zh: "运气一般")
    return language(en: "\(chosen), \(chance).", zh: "\(chosen)，\(chance)。")
  }
  /// If ships were left, with the hits, because fewer shots than the computer's are no merit then.
  package func shots(_ luck: Luck) -> SafeText {
    let shots = language.shots(luck.shots.count)
    return luck.leftShips
      ? language(
        en: "\(shots), \(luck.hitCount) of \(luck.shipCells) hit.",
        zh: "\(shots)，命中 \(luck.hitCount)/\(luck.shipCells)。")
      : language.sentence(shots)
  }
  /// How many the strong computer fires at the same ships.
  package func computer(_ luck: Luck) -> SafeText {
    luck.leftShips
      ? language(
        en: "The strong computer: all with \(luck.computer.count).", zh: "高手电脑全部击沉用 \(luck.computer.count) 发。")
      : language(en: "The strong computer: \(luck.computer.count).", zh: "高手电脑：\(luck.computer.count) 发。")
  }
  package var unlucky: SafeText { language(en: "unlucky", zh: "不走运") }
  package var lucky: SafeText { language(en: "lucky", zh: "走运") }
  package func luckier(than percent: Int) -> SafeText {
    language(en: "luckier than \(percent) of 100", zh: "比 100 局中的 \(percent) 局走运")
  }
  package var bestShot: SafeText { language(en: "Best shot", zh: "最佳一发") }
  package var worstShot: SafeText { language(en: "Worst shot", zh: "最差一发") }
  package var skill: SafeText { language(en: "Skill", zh: "水平") }
  package func best(_ shot: Luck.Shot) -> SafeText {
    language(en: "hit at \(shot.percent)%", zh: "\(shot.percent)% 的机会打中")
  }
  package func worst(_ shot: Luck.Shot) -> SafeText {
    language(
      en: "\(shot.percent)%; \(SafeText(shot.best)) was \(shot.bestPercent)%",
      zh: "只有 \(shot.percent)%，\(SafeText(shot.best)) 有 \(shot.bestPercent)%")
  }
  package func skill(_ luck: Luck) -> SafeText {
    language(
      en: "\(luck.goodCount) of \(language.shots(luck.shots.count)) \(luck.goodCount == 1 ? "was" : "were") good",
      zh: "\(luck.shots.count) 发中有 \(luck.goodCount) 发是好选择")
  }
  package var whatIsGood: SafeText {
    language(
      en: "Shots that were at least half as likely to hit as the best cell count as good.",
      zh: "命中的机会不低于最佳格一半的，算好选择。")
  }
  package var whatIsLuck: SafeText {
    language(
      en: "Luck means more hits than such shots usually score, not fewer shots.",
      zh: "走运是指命中比这些炮该有的多，不是用炮少。")
  }
  package var hits: SafeText { language(en: "Hits, shot by shot", zh: "逐发命中数") }
  package func firstShot(_ number: Int) -> SafeText { language(en: "shot \(number)", zh: "第 \(number) 发") }
  package func you(_ shots: Int) -> SafeText { language(en: "you \(shots)", zh: "你 \(shots)") }

  package func computerFired(_ shots: Int) -> SafeText { language(en: "strong computer \(shots)", zh: "高手电脑 \(shots)") }

  /// All of it, for a screen reader.
  package func spoken(_ luck: Luck) -> [SafeText] {
    var sentences: [SafeText] = [summary(luck), "\(shots(luck)) \(computer(luck))"]
    if let percent = luck.luckierThan {
      sentences.append(language(en: "You were \(luckier(than: percent)).", zh: "你\(luckier(than: percent))。"))
    }
    if let shot = luck.bestShot { sentences.append(line(bestShot, shot, best(shot))) }
    if let shot = luck.worstShot { sentences.append(line(worstShot, shot, worst(shot))) }
    sentences.append(language(en: "\(skill): \(skill(luck)).", zh: "\(skill)：\(skill(luck))。"))
    return sentences
  }

  private func line(_ label: SafeText, _ shot: Luck.Shot, _ text: SafeText) -> SafeText {
    let cell = SafeText(shot.cell)
    return language(en: "\(label): \(cell), \(text).", zh: "\(label)：\(cell)，\(text)。")
  }
}
