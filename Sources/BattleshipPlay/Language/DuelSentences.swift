// The sentences of a duel: turns, results, endings, verdicts.

import BattleshipCore

/// The sentences of a duel, a member for each.
///
/// ```swift
/// assert(Language.english.sentences.duel.enemyWaters == "Enemy waters")
/// ```
public struct DuelSentences: Sendable {
  let language: Language

  /// Over a seat at which a volley is aimed.
  public var fireTitle: SafeText { language(en: "Your turn", zh: "轮到你") }
  /// Over a seat that waits for the other player.
  public var waitTitle: SafeText { language(en: "Waiting", zh: "等待对方") }
  /// Over a duel that is over.
  public var overTitle: SafeText { language(en: "The duel is over", zh: "对战结束") }
  /// Over somebody else's duel.
  public var watchTitle: SafeText { language(en: "A duel", zh: "一场对战") }
  /// The name of the opponent's board.
  public var enemyWaters: SafeText { language(en: "Enemy waters", zh: "敌方海域") }
  /// Before the opponent's shots, in a column.
  package func shooter(_ opponent: PlayerName) -> SafeText {
    isNamed(opponent) ? opponent.start : language(en: "They", zh: "对方")
  }
  /// The name of the opponent's board: with their name, if they have one of their own.
  package func waters(of opponent: PlayerName) -> SafeText {
    isNamed(opponent) ? language(en: "\(opponent.start)'s waters", zh: "\(opponent.start)的海域") : enemyWaters
  }
  private func isNamed(_ opponent: PlayerName) -> Bool {
    opponent != language.sentences.seat.otherPlayer && opponent != language.sentences.solo.computer
  }
  /// The name of the player's own board.
  public var ownWaters: SafeText { language(en: "Your fleet", zh: "我方舰队") }
  /// The name of a player's board, for an onlooker.
  public func waters(_ player: Duel.Player, name: Duel.Name? = nil) -> SafeText {
    let owner = owner(player, name: name)
    return language(en: "\(owner)'s waters", zh: "\(owner)的海域")
  }
  /// A player of other people's duel.
  func owner(_ player: Duel.Player, name: Duel.Name?) -> SafeText {
    name.map { SafeText($0) } ?? language.sentences.replay.player(player)
  }

  /// Both players of other people's duel; the game's name if one of them has none.
  package func players(of duel: Duel) -> SafeText {
    guard let first = duel.name(of: .first), let second = duel.name(of: .second) else {
      return language.sentences.seat.gameName
    }
    return language.terminal.title.players(SafeText(first), second: SafeText(second))
  }

  /// The rules in one line.
  public func rules(_ rules: Rules, volley: Volley) -> SafeText {
    language.clauses(language.ships(of: rules), self.volley(volley))
  }
  package func volley(_ volley: Volley) -> SafeText {
    switch volley {
    case .shots(let count): language(en: English.count(count, "shot a turn", "shots a turn"), zh: "每轮 \(count) 发")
    case .afloat: language(en: "a shot for each ship afloat", zh: "每艘未沉的船一发")
    case .again: language(en: "1 shot a turn, another after a hit", zh: "每轮 1 发，命中再打")
    }
  }
  /// How many cells are still to be chosen, out of all.
  public func toChoose(_ left: Int, of all: Int) -> SafeText {
    if left == 0 { return language(en: "Fire now", zh: "可以开火了") }
    if all == 1 { return language(en: "Fire a shot", zh: "请开火") }
    if left == all { return language(en: "Choose \(English.count(left, "cell", "cells"))", zh: "请选 \(left) 格") }
    return language(en: "Choose \(left) more", zh: "还要选 \(left) 格")
  }
  /// How many cells of the opponent's ships are hit, of all.
  public func hit(_ count: Int, of all: Int) -> SafeText {
    language(en: "Hit \(count) of \(all)", zh: "命中 \(count)/\(all)")
  }
  /// How many cells of the player's own ships were hit.
  public func lost(_ count: Int, of all: Int) -> SafeText {
    language(en: "They hit \(count) of \(all)", zh: "被命中 \(count)/\(all)")
  }
  /// The same where there is little room.
  package func lost(_ count: Int) -> SafeText { language(en: "\(count) hit", zh: "中 \(count)") }
  /// The results of the opponent's shots, in a replay.
  public func came(_ opponent: PlayerName, shots: [AnsweredShot]) -> SafeText {
    let results = language.clauses(shots.map { "\(SafeText($0.cell)) \(language.named($0.result))" })
    return language(en: "\(opponent.start): \(results).", zh: "\(opponent.start)：\(results)。")
  }

  /// Says who challenges the person at the seat.
  package func challengeTitle(_ opponent: PlayerName, isRematch: Bool) -> SafeText {
    if isRematch { return language(en: "\(opponent.start) wants a rematch", zh: "\(opponent.start)想再来一局") }
    return isNamed(opponent)
      ? language(en: "\(opponent.start) challenges you", zh: "\(opponent.start)向你挑战")
      : language(en: "You are challenged", zh: "有人向你挑战")
  }
  /// How many duels each of two people has won.
  package func score(_ won: Int, _ lost: Int, against opponent: PlayerName) -> SafeText {
    language(en: "You \(won) : \(lost) \(opponent.within)", zh: "你 \(won) : \(lost) \(opponent.within)")
  }
  /// Says who challenges the person at the seat, and to what.
  public func challenges(_ opponent: PlayerName, rules: Rules, volley: Volley) -> SafeText {
    let all = whole(rules, volley)
    return language(en: "\(opponent.start) challenges you: \(all).", zh: "\(opponent.start)向你挑战：\(all)。")
  }
  /// Says whom the person challenges again, and to what.
  func challengesAgain(_ opponent: PlayerName, _ rules: Rules, _ volley: Volley) -> SafeText {
    let all = whole(rules, volley)
    return language(en: "A rematch with \(opponent.within): \(all).", zh: "再向\(opponent.within)挑战：\(all)。")
  }
  /// The board too.
  func whole(_ rules: Rules, _ volley: Volley) -> SafeText {
    language.clauses(SafeText(rules.board.description), self.rules(rules, volley: volley))
  }
  /// Says that nobody has joined yet.
  public var waitsToBeJoined: SafeText {
    language(en: "Your challenge is ready. Nobody has joined yet.", zh: "挑战已经准备好，还没有人应战。")
  }
  /// Says whose turn it is.
  public func waitsFor(_ opponent: PlayerName) -> SafeText {
    language(en: "It is \(opponent.within)'s turn.", zh: "轮到\(opponent.within)了。")
  }
  /// Says that all of the player's ships are sunk, and that the last answers are due.
  public var allSunk: SafeText {
    language(
      en: "All your ships are sunk. Send the answers to end the duel.",
      zh: "你的船全部沉没。发出回答，对战就结束了。")
  }
  /// Says that the opponent's shot hit, and that the answer is due, after which they fire again.
  public var hitFiresAgain: SafeText {
    language(
      en: "Send the answer: after a hit they fire again.",
      zh: "发出回答，命中之后对方再打一发。")
  }
  /// Asks a player who has won to open their seal.
  public var opens: SafeText {
    language(en: "Open your ships so that your answers can be checked.", zh: "请公开你的舰队，好让对方核对。")
  }
  /// Says that the opponent's answers cannot all be true, as soon as that is certain.
  public func noFleet(_ opponent: PlayerName) -> SafeText {
    language(
      en: "No fleet can give these answers: \(opponent.within) will not be able to open one.",
      zh: "没有一支舰队能给出这些回答：\(opponent.within)到时无法公开舰队。")
  }
  /// Says that the other player gave up.
  public func gaveUp(_ opponent: PlayerName) -> SafeText {
    language(en: "\(opponent.start) gave up.", zh: "\(opponent.start)认输了。")
  }
  /// Says how the duel ended for the person at the seat.
  public func ending(_ hasWon: Bool, byResignation: Bool, opponent: PlayerName) -> SafeText {
    switch (hasWon, byResignation) {
    case (true, false): language.sentences.moments.headline(true)
    case (true, true): language.line(gaveUp(opponent), language.sentences.moments.headline(true))
    case (false, false): language.sentence(language.sentences.moments.headline(false))
    case (false, true): language(en: "You gave up.", zh: "你认输了。")
    }
  }
  /// Says what the opened seals show, to one of the players.
  public func verdict(_ verdict: Verdict, me: Duel.Player, opponent: PlayerName) -> SafeText {
    switch verdict {
    case .sealed: ""
    case .half: isUnchecked
    case .fair: language(en: "Both played fair: every answer was true.", zh: "双方都很诚实：每个回答都是真的。")
    case .foul(let fouls):
      language.line(
        of: fouls.map { foul($0, of: $0.player == me ? language.sentences.spoken.you.within : opponent.within) })
    }
  }
  /// Says how the duel stands, to an onlooker; `names` are those of the players' messages.
  public func standing(
    _ status: Duel.Status, verdict: Verdict, names: (Duel.Player) -> Duel.Name? = { _ in nil }
  ) -> SafeText {
    func name(_ player: Duel.Player) -> PlayerName {
      names(player).map { PlayerName(SafeText($0)) } ?? language.sentences.replay.name(player)
    }
    let end: SafeText =
      switch status {
      case .open: language(en: "The duel goes on.", zh: "对战还在进行。")
      case .won(let winner): language(en: "\(name(winner).start) has won.", zh: "\(name(winner).start)赢了。")
      case .resigned(let winner):
        language(
          en: "\(name(winner).start) has won, because the other player gave up.",
          zh: "对方认输，\(name(winner).start)赢了。")
      }
    let checked: [SafeText] =
      switch verdict {
      case .sealed: []
      case .half: [isUnchecked]
      case .fair: [language(en: "Every answer was true.", zh: "每个回答都是真的。")]
      case .foul(let fouls): fouls.map { foul($0, of: name($0.player).within) }
      }
    let all = language.line(of: [end] + checked)
    return language(en: "According to this link: \(all)", zh: "按这条链接所说：\(all)")
  }

  package func standing(_ duel: Duel) -> SafeText {
    standing(duel.status, verdict: duel.verdict, names: { duel.name(of: $0) })
  }

  /// The label of the button that fires a volley.
  public var fire: SafeText { language(en: "Fire", zh: "开火") }
  /// The label of the button that sends the last answers.
  public var sendAnswers: SafeText { language(en: "Send the answers", zh: "发送回答") }
  /// The label of the button that opens the player's seal.
  public var open: SafeText { language(en: "Open ships", zh: "公开舰队") }
  /// The label of the button that gives up.
  public var resign: SafeText { language(en: "Give up", zh: "认输") }
  /// The label of the same button, once it was pressed.
  public var resignForSure: SafeText { language(en: "Give up now", zh: "确定认输") }
  /// The label of the button beside it.
  public var playOn: SafeText { language(en: "Play on", zh: "继续下") }
  /// Asks whether to give up.
  public var resignQuestion: SafeText { language(en: "Give up this game?", zh: "要认输吗？") }

  private var isUnchecked: SafeText { language(en: "Not everything is checked yet.", zh: "还没有全部核对。") }

  private func foul(_ foul: Foul, of player: SafeText) -> SafeText {
    switch foul.evidence {
    case .seal:
      language(
        en: "Foul by \(player): the ships that were opened are not those that were sealed.",
        zh: "\(player)犯规：公开的舰队不是当初封存的那一支。")
    case .fleet:
      language(
        en: "Foul by \(player): the ships that were sealed are not a legal fleet.",
        zh: "\(player)犯规：封存的舰队不合规则。")
    case .answer(let answer):
      language(
        en: "Foul by \(player): \(SafeText(answer.description)).",
        zh: "\(player)犯规：\(untrue(answer))。")
    }
  }

  /// The answer for a cell and the truth, in Chinese.
  func untrue(_ answer: UntrueAnswer) -> SafeText {
    let ship: SafeText = if case .sunk(let ship) = answer.reported { " \(SafeText(ship))" } else { "" }
    let claim = Language.chinese.word(for: answer.reported) + ship
    let truth: SafeText =
      switch answer.actual {
      case .miss: "那里是海水"
      case .hit: "那里有船"
      case .sunk(let ship): "那是 \(SafeText(ship)) 的最后一格"
      }
    return "\(SafeText(answer.cell)) 说成\(claim)，其实\(truth)"
  }
}
