// The sentences of the board of the day.

import BattleshipCore
import BattleshipPlayers

package struct DailySentences: Sendable {
  let language: Language

  package var name: SafeText { language(en: "Board of the day", zh: "每日棋盘") }
  package func title(_ daily: DailyGame) -> SafeText {
    let (name, date) = (daily.isPractice ? language(en: "Practice", zh: "练习") : name, date(daily.date))
    return language(en: "\(name), \(date)", zh: "\(name)，\(date)")
  }
  /// On the title, which has little room.
  package func dayAndMonth(_ date: CalendarDate) -> SafeText {
    language(en: "\(date.day) \(Self.months[date.month - 1])", zh: "\(date.month)月\(date.day)日")
  }
  private static let months: [SafeText] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private func date(_ date: CalendarDate) -> SafeText { SafeText(date.description) }

  /// How the person's shots compare with the computer's.
  package func end(_ run: DailyResult) -> SafeText {
    let more = run.shots - run.computer
    let than: SafeText =
      more == 0
      ? language(en: "as many as the computer", zh: "与电脑相同")
      : more < 0
        ? language(en: "\(-more) fewer than the computer", zh: "比电脑少 \(-more) 发")
        : language(en: "\(more) more than the computer", zh: "比电脑多 \(more) 发")
    return language(
      en: "All ships sunk with \(language.shots(run.shots)), \(than) (\(run.computer)).",
      zh: "用 \(language.shots(run.shots))击沉了所有的船，\(than)（\(language.shots(run.computer))）。")
  }

  /// The streak and the last days, or why this run is not among them.
  package func days(_ daily: DailyGame) -> SafeText {
    guard let results = daily.results else {
      return language(en: "Your results cannot be saved.", zh: "你的成绩无法保存。")
    }
    let practice = practice(daily)
    if results.days.isEmpty { return practice }
    let all = language.list(results.days.map { "\($0.shots)" })
    let days: SafeText = language(en: "Shots of the last days: \(all).", zh: "最近几天的发数：\(all)。")
    let streak = language.line(language.sentence(streak(daily)), days)
    return practice.isEmpty ? streak : language.line(practice, streak)
  }
  package func streak(_ daily: DailyGame) -> SafeText {
    let streak: SafeText = language(
      en: "Streak: \(English.count(daily.streak, "day", "days"))", zh: "连续 \(daily.streak) 天")
    guard daily.run?.tookAdvice == true else { return streak }
    return language.line(language(en: "With hints.", zh: "用了建议。"), streak)
  }

  /// After a run with advice, why it differs from the computer's.
  package var advised: SafeText {
    language(
      en: "The advice thinks like the computer, but its luck differs.", zh: "提示和电脑想法一样，运气却不一样。")
  }

  package func practice(_ daily: DailyGame) -> SafeText {
    daily.isPractice ? language(en: "This was practice.", zh: "这次是练习。") : ""
  }
  /// Over the end.
  package func headline(_ run: DailyResult) -> SafeText {
    run.shots < run.computer
      ? language(en: "You beat the computer!", zh: "你赢了电脑！")
      : run.shots == run.computer
        ? language(en: "Level with the computer", zh: "与电脑打平")
        : language(en: "The computer was faster", zh: "电脑更快")
  }
  /// Before the first shot.
  package func goal(_ daily: DailyGame) -> SafeText {
    switch (daily.results?[daily.date]?.shots, daily.daysAhead) {
    case (_, 1...): language(en: "Practice: this day is still to come.", zh: "练习：这一天还没到。")
    case (nil, ...(-2)): language(en: "Practice: this day is over.", zh: "练习：这一天已经过了。")
    case (nil, _): language(en: "Fewer shots than the computer?", zh: "能比电脑少打几发吗？")
    case (let counted?, 0):
      language(
        en: "Practice: today's \(language.shots(counted)) already count.",
        zh: "练习：今天的\(language.shots(counted))已经记下。")
    case (let counted?, _):
      language(
        en: "Practice: that day's \(language.shots(counted)) already count.",
        zh: "练习：那天的\(language.shots(counted))已经记下。")
    }
  }
  /// Over the sea, which is the same for all players.
  package var everybodys: SafeText { language(en: "Everybody's sea", zh: "大家的海域") }
  /// Over the result of every shot.
  package var shots: SafeText { language(en: "Your shots", zh: "你的炮击") }
  /// Over a bar for each of the last days.
  package var lastDays: SafeText { language(en: "Your last days", zh: "最近几天") }
  package func best(_ shots: Int) -> SafeText { language(en: "best \(shots)", zh: "最佳 \(shots)") }
  package func weekday(_ date: CalendarDate) -> SafeText {
    // 1970 began with a Thursday.
    let day = (date.number % 7 + 10) % 7
    return language(
      en: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][day], zh: ["一", "二", "三", "四", "五", "六", "日"][day])
  }
  /// How far a board is played, and the streak.
  package func standing(_ count: Int, isOver: Bool, streak: Int) -> SafeText {
    let row: SafeText =
      streak < 1 ? "" : language(en: " · \(English.count(streak, "day", "days")) in a row", zh: " · 连续 \(streak) 天")
    let shots = language.shots(count)
    let far: SafeText =
      isOver
      ? shots
      : count > 0 ? language(en: "\(shots) so far", zh: "已打 \(shots)") : language(en: "not begun", zh: "还没开始")
    return far + row
  }
  /// The result as a picture to share, without words about the ships' places.
  private func hints(_ result: DailyResult) -> SafeText {
    result.tookAdvice ? language(en: " with hints", zh: "，用了建议") : ""
  }
  package func picture(_ result: DailyResult) -> (
    title: SafeText, shots: SafeText, computer: SafeText, marks: [SafeText]
  ) {
    (
      language(en: "Battleships, \(dayAndMonth(result.date))", zh: "海战棋 \(dayAndMonth(result.date))"),
      "\(language.shots(result.shots))\(hints(result))",
      language(en: "computer \(result.computer)", zh: "电脑 \(language.shots(result.computer))"),
      [BoardScene.Mark.miss, .hit, .sunk].map { language.word(for: $0) }
    )
  }
  /// Under figures, as on the page.
  package var computer: SafeText { language(en: "computer", zh: "电脑") }
  package func daysInRow(_ count: Int) -> SafeText { language(en: count == 1 ? "day" : "days in a row", zh: "天连续") }
  package var honour: SafeText {
    language(
      en: "The next board comes at midnight UTC. Playing again is practice; the score is on your honour.",
      zh: "下一个棋盘在 UTC 零点出现。再玩是练习，成绩全凭自觉。")
  }

  /// Where the result cannot be copied.
  package var notCopied: SafeText {
    language(en: "No clipboard here: leaving prints the result.", zh: "这里没有可用的剪贴板：离开时会打印结果。")
  }

  /// Over the squares of a result that is shared.
  func heading(_ result: DailyResult) -> SafeText {
    language(
      en:
        "Battleships \(date(result.date))  \(language.shots(result.shots))\(hints(result)) (computer \(result.computer))",
      zh:
        "海战棋 \(date(result.date))  \(language.shots(result.shots))\(hints(result))（电脑 \(language.shots(result.computer))）"
    )
  }
  func squares(_ marks: ArraySlice<BoardScene.Mark>) -> SafeText {
    var text = ""
    for mark in marks { text += mark == .miss ? "🟦" : mark == .hit ? "🟥" : "💥" }
    return SafeText(text)
  }
  func words(_ marks: ArraySlice<BoardScene.Mark>) -> SafeText {
    language.sentence(language.list(marks.map { language.word(for: $0) }))
  }
}
