// The sentences of moments: a shot with the ship's name, the end of a game in figures, a game in a list.

import BattleshipCore

package struct MomentSentences: Sendable {
  let language: Language

  package func myShots(_ shots: [AnsweredShot]) -> SafeText {
    let (told, hits, misses) = grouped(shots)
    var sentences = told.map(mine)
    if !hits.isEmpty {
      sentences.append(language(en: "Hits at \(language.list(hits)).", zh: "命中 \(language.list(hits))。"))
    }
    if misses > 0 {
      sentences.append(language(en: "You missed \(misses) times.", zh: "你有 \(misses) 发落空。"))
    }
    return language.line(of: sentences)
  }
  package func theirShots(_ opponent: PlayerName, shots: [AnsweredShot], fleet: Fleet) -> SafeText {
    let (told, hits, misses) = grouped(shots)
    // Without a name, they are called "the other player" only once.
    let isNamed = opponent != language.sentences.seat.otherPlayer
    let they = isNamed ? opponent.start : language.sentences.duel.shooter(opponent)
    var sentences: [SafeText] = []
    for shot in told { sentences.append(theirs(shot, fleet, sentences.isEmpty ? opponent.start : they)) }
    if !hits.isEmpty {
      let name = sentences.isEmpty ? opponent.start : they
      sentences.append(
        language(en: "\(name) hit you at \(language.list(hits)).", zh: "\(name)命中你的 \(language.list(hits))。"))
    }
    if misses > 0 {
      let name = sentences.isEmpty ? opponent.start : they
      sentences.append(language(en: "\(name) missed \(misses) times.", zh: "\(name)有 \(misses) 发落空。"))
    }
    return language.line(of: sentences)
  }

  package func headline(_ hasWon: Bool?) -> SafeText {
    switch hasWon {
    case true?: language(en: "You win!", zh: "你赢了！")
    case false?: word(.lost)
    case nil: language.sentences.seat.overTitle
    }
  }
  /// The end for two people at one screen.
  package func wins(_ name: SafeText) -> SafeText { language(en: "\(name) wins!", zh: "\(name)赢了！") }
  package func wonWith(_ shot: Int) -> SafeText {
    language(en: "The last ship sank with shot \(shot).", zh: "第 \(shot) 发击沉了最后一艘船。")
  }
  package func lostWith(_ afloat: Int) -> SafeText {
    language(
      en: afloat == 1
        ? "Your last ship is sunk. One of theirs was still afloat."
        : "Your last ship is sunk. \(afloat) of theirs were still afloat.",
      zh: "你的最后一艘船沉了，对方还有 \(afloat) 艘未沉。")
  }
  /// `isMine` if the shots are the player's own.
  package func figure(_ figure: EndFigure, count: Int, isMine: Bool = true) -> SafeText {
    switch figure {
    case .shots where !isMine: language(en: "their shots", zh: "对方的炮弹")
    case .shots: language(en: count == 1 ? "shot" : "shots", zh: "发")
    case .best: language(en: "your best", zh: "你的最佳")
    case .percent: language(en: "hit", zh: "命中")
    case .longestRun: language(en: count == 1 ? "hit in a row" : "hits in a row", zh: "连续命中")
    }
  }
  /// The player has never won with fewer shots on this board.
  package var newBest: SafeText { language(en: "Your best on this board!", zh: "这个棋盘上你的新纪录！") }

  package func shotsAndHits(_ shots: Int, hits: Int, of all: Int) -> SafeText {
    language(
      en: "\(language.shots(shots)) · \(hits) of \(all) hit",
      zh: "\(language.shots(shots)) · 命中 \(hits)/\(all)")
  }
  package func lost(_ count: Int, of all: Int) -> SafeText {
    language(en: "\(count) of \(all) lost", zh: "损失 \(count)/\(all)")
  }
  package func afloat(_ count: Int) -> SafeText {
    count == 0 ? language(en: "all sunk", zh: "全部沉没") : language(en: "\(count) afloat", zh: "\(count) 艘未沉")
  }
  package var lastShots: SafeText { language(en: "Last shots", zh: "最近几发") }
  /// Over the opponent's ships, where there is little room.
  package var theirs: SafeText { language(en: "Theirs", zh: "对方") }
  package var yours: SafeText { language(en: "Yours", zh: "你的") }
  package var sunk: SafeText { language(en: "sunk", zh: "沉") }
  package var yourGames: SafeText { language(en: "Your games", zh: "你的游戏") }
  /// How many of the saved games wait for the player.
  package func awaiting(_ count: Int) -> SafeText {
    language(en: "\(count) \(count == 1 ? "awaits" : "await") you", zh: "\(count) 局等你")
  }
  package func allGames(_ count: Int) -> SafeText { language(en: "All \(count)", zh: "全部 \(count)") }
  package var fewerGames: SafeText { language(en: "Fewer", zh: "收起") }
  package var newGame: SafeText { language(en: "New game", zh: "新的一局") }
  package func game(_ kind: Listing.Kind) -> SafeText {
    switch kind {
    case .computer: language(en: "Computer", zh: "电脑")
    case .duel: language(en: "Duel", zh: "对战")
    case .hunt: language(en: "Hunt", zh: "寻船")
    case .hidden: language(en: "Your hunt", zh: "你藏的船")
    case .placing: newGame
    }
  }
  /// The other player by name, or the kind of game.
  package func player(of game: Listing) -> SafeText {
    switch game.opponent {
    case .person(let name)?: SafeText(name)
    case .names(let first, let second)?:
      language.terminal.title.players(
        SafeText(first, limit: PlayerNames.longest), second: SafeText(second, limit: PlayerNames.longest))
    case .computer?, nil: self.game(game.kind)
    }
  }
  /// What tells a game from the others of the list.
  package func name(of game: Listing) -> SafeText {
    let what = what(game)
    return what.isEmpty ? player(of: game) : language.clauses(player(of: game), what)
  }
  /// What happened last, what is played, and how far.
  package func what(_ game: Listing) -> SafeText {
    var words = game.event.map { [event($0)] } ?? []
    if case .computer(let level)? = game.opponent { words.append(language.sentences.solo.level(level)) }
    if let chosen = game.game { words.append(SafeText(chosen.rules.board.description)) }
    if game.shots > 0 { words.append(language.shots(game.shots)) }
    return language.clauses(words)
  }
  package func event(_ event: Listing.Event, then game: SafeText) -> SafeText {
    language.clauses(self.event(event), game)
  }
  /// What happened last in a game of the list, behind the other player's name; a sinking tells more than a hit.
  package func event(_ event: Listing.Event) -> SafeText {
    switch event {
    case .unjoined: language(en: "not joined", zh: "还没有人应战")
    case .theirs(let shots): lastShots(shots, isMine: false)
    case .mine(let shots): lastShots(shots, isMine: true)
    }
  }
  private func lastShots(_ shots: [AnsweredShot], isMine: Bool) -> SafeText {
    let hits = shots.filter { $0.result.isHit }
    if let length = shots.compactMap({ $0.sunkLength }).max() {
      let ship = language.shipName(length)
      return isMine
        ? language(en: "you sank a \(ship)", zh: "你击沉了\(ship)") : language(en: "sank your \(ship)", zh: "击沉了你的\(ship)")
    }
    if hits.count > 1 {
      let count = hits.count
      return isMine
        ? language(en: "you hit \(count) times", zh: "你命中 \(count) 次")
        : language(en: "hit you \(count) times", zh: "命中你 \(count) 次")
    }
    let cell = SafeText((hits.first ?? shots[0]).cell)
    if !hits.isEmpty {
      return isMine
        ? language(en: "you hit \(cell)", zh: "你命中 \(cell)") : language(en: "hit you at \(cell)", zh: "命中你的 \(cell)")
    }
    let missed =
      shots.count == 1
      ? language(en: "missed at \(cell)", zh: "打 \(cell) 落空")
      : language(en: "missed \(shots.count) times", zh: "落空 \(shots.count) 次") as SafeText
    return isMine ? language(en: "you \(missed)", zh: "你\(missed)") : missed
  }
  /// Whose turn it is, what is due after the end, or how the game ended; may be empty.
  ///
  /// The brief form leaves out the other player's name, which is shown beside it, and shortens a long one.
  package func turn(of game: Listing, isBrief: Bool = false) -> SafeText {
    switch (game.turn, game.opponent) {
    case (.mine?, _) where game.isUnchecked: language.sentences.duel.open
    case _ where game.isUnchecked: isBrief ? word(.lost) : language.terminal.title.unchecked(word(.lost))
    case (.theirs?, .person(let name)?) where !isBrief: word(.named(name.text))
    case (.named(let name)?, _) where isBrief && PlayerNames.isLong(name):
      turn(ofPlayer: SafeText(String(name.prefix { $0 != " " }), limit: PlayerNames.long))
    case (let turn?, _): word(turn)
    case (nil, _): ""
    }
  }
  func turn(ofPlayer name: SafeText) -> SafeText { language(en: "\(name)'s turn", zh: "轮到\(name)") }

  private func word(_ turn: Listing.Turn) -> SafeText {
    switch turn {
    case .mine: language.sentences.duel.fireTitle
    case .theirs: language(en: "Their turn", zh: "轮到对方")
    case .named(let name): self.turn(ofPlayer: SafeText(name, limit: PlayerNames.longest))
    case .won: language(en: "You won", zh: "你赢了")
    case .lost: language(en: "You lost", zh: "你输了")
    case .over: language(en: "Over", zh: "已结束")
    }
  }
  package func ago(_ minutes: Int) -> SafeText {
    switch minutes {
    case ...0: language(en: "now", zh: "刚刚")
    case ..<60: language(en: "\(minutes) min", zh: "\(minutes) 分钟前")
    case ..<1_440: language(en: "\(minutes / 60) h", zh: "\(minutes / 60) 小时前")
    case ..<2_880: language(en: "yesterday", zh: "昨天")
    case _: language(en: "\(minutes / 1_440) days", zh: "\(minutes / 1_440) 天前")
    }
  }

  private func mine(_ shot: AnsweredShot) -> SafeText {
    switch shot.result {
    case .miss, .hit: language.sentences.seat.shot(shot.cell, result: shot.result, livesLeft: nil)
    case .sunk(let ship):
      language(
        en: "You sank the \(language.shipName(ship.length)) at \(SafeText(shot.cell))!",
        zh: "你在 \(SafeText(shot.cell)) 击沉了\(language.shipName(ship.length))！")
    }
  }

  private func theirs(_ shot: AnsweredShot, _ fleet: Fleet, _ name: SafeText) -> SafeText {
    let ship = fleet.ships.first { $0.cells.contains(shot.cell) }.map { language.shipName($0.length) } ?? ""
    let cell = SafeText(shot.cell)
    return switch shot.result {
    case .miss: language(en: "\(name) missed at \(cell).", zh: "\(name)打 \(cell) 落空。")
    case .hit: language(en: "\(name) hit your \(ship) at \(cell).", zh: "\(name)在 \(cell) 命中了你的\(ship)。")
    case .sunk: language(en: "\(name) sank your \(ship) at \(cell)!", zh: "\(name)在 \(cell) 击沉了你的\(ship)！")
    }
  }
}

package enum EndFigure: Hashable, Sendable, CaseIterable {
  case shots
  /// The fewest shots with which the player has won on such a board.
  case best
  /// How many percent of the shots hit.
  case percent
  case longestRun
}

extension MomentSentences {
  /// Several hits of a volley are one sentence, and several misses are only counted.
  fileprivate func grouped(_ shots: [AnsweredShot]) -> (shots: [AnsweredShot], hits: [SafeText], misses: Int) {
    let hits = shots.filter { $0.result == .hit }
    let misses = shots.filter { $0.result == .miss }
    let told = shots.filter {
      switch $0.result {
      case .hit: hits.count == 1
      case .miss: misses.count == 1
      case .sunk: true
      }
    }
    return (told, hits.count == 1 ? [] : hits.map { SafeText($0.cell) }, misses.count == 1 ? 0 : misses.count)
  }
}

extension AnsweredShot {
  fileprivate var sunkLength: Int? { if case .sunk(let ship) = result { ship.length } else { nil } }
}
