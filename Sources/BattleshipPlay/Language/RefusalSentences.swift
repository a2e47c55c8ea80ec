// Why something cannot be done, and why a message cannot be read.

import BattleshipCore

/// Why something cannot be done or read, a member for each kind of refusal.
///
/// ```swift
/// assert(Language.english.sentences.refusals.shot(.alreadyOpened(.a1)) == "You already fired at A1. No shot was used.")
/// ```
public struct RefusalSentences: Sendable {
  let language: Language

  /// Why a ship cannot be placed.
  public func ship(_ error: FleetError) -> SafeText {
    switch error {
    case .shipOffBoard: language(en: "That ship would reach beyond the board.", zh: "这艘船会伸到棋盘外面。")
    case .shipsOverlap(_, let other):
      language(
        en: "The \(language.shipName(other.length)) (\(SafeText(other))) is in the way.",
        zh: "这里有\(language.shipName(other.length))（\(SafeText(other))）。")
    case .shipsTouch(_, let other):
      language(
        en: "It would touch the \(language.shipName(other.length)) (\(SafeText(other))).",
        zh: "会碰到\(language.shipName(other.length))（\(SafeText(other))）。")
    case .shipNotInRules: language(en: "There is no ship of that length left.", zh: "没有这个长度的船了。")
    case .shipsMissing(let lengths):
      language(
        en: "Ships are still to be placed: \(SafeText(lengths.description)).",
        zh: "还有船没放：\(SafeText(lengths.description))。")
    case .noLayoutExists: language(en: "The ships do not fit on the board.", zh: "这些船在棋盘上放不下。")
    case .noLayoutFound: language(en: "The ships could not all be placed.", zh: "没能给所有的船找到位置。")
    }
  }
  /// Why a shot was not fired, said at a board.
  public func shot(_ error: PlayError) -> SafeText {
    switch error {
    case .alreadyOpened(let cell):
      language(
        en: "You already fired at \(SafeText(cell)). No shot was used.",
        zh: "\(SafeText(cell)) 已经打过了，不算次数。")
    case .cellOffBoard(let cell, let board): isOff(board, SafeText(cell))
    case .gameOver: language(en: "The game is over.", zh: "本局已经结束。")
    }
  }
  package func isOff(_ board: BoardSize, _ place: SafeText) -> SafeText {
    language(
      en: "\(place) is not on the board of \(SafeText(board.description)).",
      zh: "\(place) 不在 \(SafeText(board.description)) 的棋盘上。")
  }
  func areMissing(_ lengths: ShipLengths) -> SafeText {
    guard lengths.count > 1 else {
      return language(
        en: "A ship of \(English.count(lengths.cellCount, "cell", "cells")) is missing.",
        zh: "还缺一艘 \(lengths.cellCount) 格的船。")
    }
    return language(
      en: "Ships of these lengths are missing: \(SafeText(lengths.description)).",
      zh: "缺少船：\(SafeText(lengths.description))。")
  }
  /// What is wrong with a message's URL, with the item at fault and its value if there are any.
  public func url(_ error: MessageURLError) -> SafeText {
    let item = error.evidence.map { language(en: SafeText($0.description), zh: chineseItem($0)) } ?? ""
    let sentence: SafeText =
      switch error.reason {
      case .noQuery: language(en: "The URL has no query.", zh: "网址里没有问号后面的部分。")
      case .tooLong(let characters, let most):
        language(
          en: "The URL has \(characters) characters, more than \(most).",
          zh: "网址有 \(characters) 个字符，超过 \(most) 个。")
      case .missing(let missing):
        language(
          en: "The item \(SafeText(missing.description)) is missing.", zh: "缺少 \(SafeText(missing.description)) 一项。")
      case .cellOffBoard(_, let board): isOff(board, item)
      case .shipsMissing(let lengths): areMissing(lengths)
      case .notADuel where item.isEmpty:
        language(en: "The message is not a sealed duel.", zh: "这条消息不是密封的对战。")
      case let reason: "\(item)\(fault(reason))"
      }
    let advice: SafeText = language(en: "Copy the whole link.", zh: "请复制完整的链接。")
    return error.mayBeCut ? language.line(sentence, advice) : sentence
  }

  /// What is wrong with an item, after its name.
  private func fault(_ reason: MessageURLError.Reason) -> SafeText {
    switch reason {
    case .noQuery, .tooLong, .missing, .cellOffBoard, .shipsMissing: ""
    case .badEscape: language(en: ": a percent sign without two hexadecimal digits.", zh: "：百分号后面不是两位十六进制数。")
    case .repeated: language(en: " occurs too often.", zh: " 出现得太多了。")
    case .notANumber: language(en: " is not a number.", zh: " 不是数字。")
    case .notAShip: language(en: " is not a straight ship.", zh: " 不是一艘直的船。")
    case .shipsOverlap: language(en: " overlaps another ship.", zh: " 压住了另一艘船。")
    case .shipsTouch: language(en: " touches another ship.", zh: " 碰到了另一艘船。")
    case .shipNotInRules: language(en: " is not one of the ships in the rules.", zh: " 是规则里没有的船。")
    case .badFlag: language(en: " is neither 0 nor 1.", zh: " 既不是 0 也不是 1。")
    case .badBoard: language(en: " is not a board of 1x1 to 16x16.", zh: " 不是 1x1 到 16x16 的棋盘。")
    case .badFleet: language(en: " is not a fleet of 1 to 32 ships, the longest first.", zh: " 不是 1 到 32 艘、从长到短的舰队。")
    case .fleetDoesNotFit: language(en: " does not fit on the board.", zh: " 在棋盘上放不下。")
    case .badMisses: language(en: " is more than the board has cells.", zh: " 比棋盘的格数还多。")
    case .guessedTwice: language(en: " repeats a shot.", zh: " 打在已经打过的格子上。")
    case .guessAfterEnd: language(en: " is a shot after the end.", zh: " 是结束以后的射击。")
    case .flagContradictsShots: language(en: " does not match the shots.", zh: " 与射击的结果不符。")
    case .duel: language(en: ": the message is a sealed duel, but a hunt is needed here.", zh: "：这条消息是密封的对战，这里要的是寻船。")
    case .newerFormat: language(en: ": the message is from a newer program.", zh: "：这条消息出自更新的程序。")
    case .notADuel: language(en: ": the message is not a sealed duel.", zh: "：这条消息不是密封的对战。")
    case .notInADuel: language(en: " does not belong in a duel.", zh: " 不该出现在对战里。")
    case .badVolley:
      language(
        en: " is neither afloat nor again nor 1 to the number of cells.",
        zh: " 既不是 afloat 或 again，也不是 1 到格数之间的数。")
    case .badSeal: language(en: " is not a seal for these ships.", zh: " 不是这些船的封印。")
    case .unreleasedFormat:
      language(en: ": the duel has the form of a version that was never released.", zh: "：这场对战是从未发布过的版本的格式。")
    case .badName: language(en: " is not a name of 1 to 24 visible characters.", zh: " 不是 1 到 24 个可见字符的名字。")
    case .badTag: language(en: " is not a tag.", zh: " 不是标签。")
    case .tagWithoutTurn: language(en: ": a tag before there is a turn.", zh: "：还没有回合，却有标签。")
    case .missingSecondSeal: language(en: ": there are turns, but only one player's seal.", zh: "：已经有回合，却只有一方的封印。")
    case .badTurn(let number, let error):
      language(en: ", turn \(number): \(SafeText(error.description)).", zh: "，第 \(number) 回合：\(turn(error))。")
    case .openedTooSoon: language(en: ": a seal was opened before the end.", zh: "：还没结束就公开了封印。")
    case .badOpening: language(en: " is not an opening for these ships.", zh: " 打不开这些船的封印。")
    case .flagContradictsTurns: language(en: " does not match the turns.", zh: " 与各回合不符。")
    }
  }
  /// Says that a text is not a message of this game, not even one that cannot be read.
  public var noLink: SafeText { language(en: "This is not a Battleships link.", zh: "这不是海战棋的链接。") }
  /// Why a message of a duel must not be answered, or not by this move.
  public func reception(_ error: ReceptionError) -> SafeText {
    switch error {
    case .relation(let relation): self.relation(relation)
    case .answeredOtherwise:
      language(en: "You have already answered this message differently.", zh: "这条消息你已经回答过，而且不是这样回答的。")
    case .duel(let error): duel(error)
    }
  }
  /// Says that a message cannot be read, and why.
  public func unreadable(_ reason: SafeText) -> SafeText {
    language(en: "This message cannot be read as a game. \(reason)", zh: "这条消息读不出游戏。\(reason)")
  }

  private func relation(_ relation: Relation) -> SafeText {
    switch relation {
    case .next: language(en: "This is your opponent's next message.", zh: "这是对方的下一条消息。")
    case .old: language(en: "Your last message already contains this one.", zh: "你上次发出的消息已经包含这条。")
    case .ahead:
      language(
        en: "This message holds a turn of yours that you did not write here.",
        zh: "这条消息里有你的回合，却不是在这里写的。")
    case .changed(let part):
      language(
        en: "Your opponent changed \(changed(part)) from what your last message says.",
        zh: "对方改动了\(changed(part))，与你上次发出的消息不符。")
    case .foreign(isMine: false):
      language(
        en: "Somebody else has joined this challenge, or the link is damaged: your duel is with another player.",
        zh: "这是别人对这个挑战的应战，或者链接有损坏：与你对战的是另一位玩家。")
    case .foreign(isMine: true):
      language(
        en: "You joined this challenge already: this is another joining of yours.",
        zh: "这个挑战你已经应战过：这是你的另一次应战。")
    case .forged:
      language(
        en: "Neither you nor your opponent wrote this message. Ask your opponent for theirs.",
        zh: "这条消息不是你写的，也不是对方写的。请向对方要真正的消息。")
    case .unremembered:
      language(
        en: "Your ships are in this duel, but this machine does not remember it.",
        zh: "这场对战里有你的舰队，但这里没有任何记录。")
    }
  }

  private func changed(_ part: Relation.Part) -> SafeText {
    switch part {
    case .name(.first): language(en: "the first player's name", zh: "先手的名字")
    case .name(.second): language(en: "the second player's name", zh: "后手的名字")
    case .turn(let number): language(en: "turn \(number)", zh: "第 \(number) 回合")
    case .opening(.first): language(en: "what the first player opened", zh: "先手公开的舰队")
    case .opening(.second): language(en: "what the second player opened", zh: "后手公开的舰队")
    }
  }

  func duel(_ error: DuelError) -> SafeText {
    switch error {
    case .notYourDuel: language(en: "This duel is between two other players.", zh: "这是另外两个人的对战。")
    case .bothSides:
      language(
        en: "Your key belongs to both players of this duel, so you cannot play it.",
        zh: "你的密钥同时符合双方，所以这场对战不算数。")
    case .notJoined: language(en: "This challenge has to be joined first.", zh: "这个挑战要先应战。")
    case .ownChallenge:
      language(en: "This challenge is your own: somebody else has to join it.", zh: "这是你自己的挑战，要由别人来应战。")
    case .alreadyJoined: language(en: "Somebody has joined this challenge.", zh: "已经有人应战了。")
    case .otherRules: language(en: "These ships do not follow the duel's rules.", zh: "这支舰队的规则与对战不同。")
    case .notYourTurn: language(en: "It is the other player's turn.", zh: "现在轮到对方。")
    case .over: language(en: "The duel is over.", zh: "对战已经结束。")
    case .nothingToOpen: language(en: "There is nothing for you to open now.", zh: "现在没有什么要你公开的。")
    case .noUsableKey: language(en: "This challenge has no usable key.", zh: "这个挑战没有可用的公钥。")
    case .untrueAnswer:
      language(
        en: "This message holds an answer in your name that you did not give.",
        zh: "这条消息里有以你的名义作出的回答，却不是你的回答。")
    case .turn(let error): language(en: turn(error), zh: "\(turn(error))。")
    }
  }

  private func turn(_ error: TurnError) -> SafeText {
    switch language {
    case .english:
      return switch error {
      case .shots(let count, let due):
        "\(English.count(due, "shot is", "shots are")) due, but \(English.count(count, "cell was", "cells were")) named."
      case .cellOffBoard(let cell, let board): isOff(board, SafeText(cell))
      case .firedTwice(let cell): "\(SafeText(cell)) was fired at before."
      case .shotsAfterEnd: "Your last ship is sunk, so there is nothing to fire at: name no cells."
      case .malformed, .afterEnd, .resignationAsFirst, .answers, .cellNumber, .notAShip, .shipOffBoard, .sunkElsewhere,
        .sunkUnhit, .sunkTwice, .sunkLength, .tooManyHits, .tooManyMisses:
        "The turn cannot follow: \(SafeText(error.description))."
      }
    case .chinese:
      return switch error {
      case .malformed: "这不是回答和射击"
      case .afterEnd: "对战已经结束"
      case .resignationAsFirst: "后手要先开火应战，不能一开始就认输"
      case .answers(let count, let due): "\(due) 次射击却有 \(count) 个回答"
      case .shots(let count, let due): "应该开火 \(due) 次，却有 \(count) 次"
      case .shotsAfterEnd: "最后一艘船已经沉没，不能再开火"
      case .cellNumber(let number, let board): "\(SafeText(board.description)) 的棋盘上没有第 \(number) 格"
      case .cellOffBoard(let cell, let board): "\(SafeText(cell)) 不在 \(SafeText(board.description)) 的棋盘上"
      case .firedTwice(let cell): "\(SafeText(cell)) 已经打过了"
      case .notAShip(let first, let last): "从 \(SafeText(first)) 到 \(SafeText(last)) 不是一艘直的船"
      case .shipOffBoard(let ship, let board): "击沉的 \(SafeText(ship)) 不在 \(SafeText(board.description)) 的棋盘上"
      case .sunkElsewhere(let ship, let shot): "击沉的 \(SafeText(ship)) 不含被打的 \(SafeText(shot))"
      case .sunkUnhit(let ship, let cell): "击沉的 \(SafeText(ship)) 在 \(SafeText(cell)) 没有被打中"
      case .sunkTwice(let ship, let other): "击沉的 \(SafeText(ship)) 压住了击沉的 \(SafeText(other))"
      case .sunkLength(let ship, let afloat):
        "击沉的 \(SafeText(ship)) 有 \(ship.length) 格，而未沉的船是 \(SafeText(afloat.description))"
      case .tooManyHits(let count, let most): "沉船以外命中了 \(count) 格，最多只能有 \(most) 格"
      case .tooManyMisses(let count, let most): "落空 \(count) 次，最多只能有 \(most) 次"
      }
    }
  }

  private func chineseItem(_ evidence: MessageURLError.Evidence) -> SafeText {
    let spelling = evidence.item.description + "=" + evidence.value.description
    return "\(SafeText(spelling))（第 \(evidence.number) 项）"
  }
}

extension MessageURLError {
  /// Whether a part of the link may be missing, so that copying the whole one helps.
  package var mayBeCut: Bool {
    if case .missing = reason { true } else { reason == .noQuery }
  }
}
