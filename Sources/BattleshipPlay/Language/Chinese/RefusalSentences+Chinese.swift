// Why something cannot be done or read, in Simplified Chinese.

import BattleshipCore

extension RefusalSentences {
  static var chinese: RefusalSentences {
    RefusalSentences(
      ship: { error in
        switch error {
        case .shipOffBoard: "这艘船会伸到棋盘外面。"
        case .shipsOverlap(_, let other): "这里有\(Chinese.shipName(other.length))（\(SafeText(other))）。"
        case .shipsTouch(_, let other): "会碰到\(Chinese.shipName(other.length))（\(SafeText(other))）。"
        case .shipNotInRules: "没有这个长度的船了。"
        case .shipsMissing(let lengths): "还有船没放：\(SafeText(lengths.description))。"
        case .noLayoutExists: "这些船在棋盘上放不下。"
        case .noLayoutFound: "没能给所有的船找到位置。"
        }
      },
      shot: { error in
        switch error {
        case .alreadyOpened(let cell): "\(SafeText(cell)) 已经打过了，不算次数。"
        case .cellOffBoard(let cell, _): "\(SafeText(cell)) 不在棋盘上。"
        case .gameOver: "本局已经结束。"
        }
      },
      url: chineseReason,
      noLink: "这不是海战棋的链接。",
      reception: chineseReception,
      unreadable: { reason in "这条消息读不出游戏。\(reason)" }
    )
  }

  @Sendable private static func chineseReason(_ error: MessageURLError) -> SafeText {
    let item = error.evidence.map(chineseItem) ?? ""
    return switch error.reason {
    case .noQuery: "网址里没有问号后面的部分。"
    case .tooLong(let characters): "网址有 \(characters) 个字符，超过 5000 个。"
    case .badEscape: "\(item)：百分号后面不是两位十六进制数。"
    case .missing(let missing): "缺少 \(SafeText(missing.description)) 一项。"
    case .repeated: "\(item) 出现得太多了。"
    case .notANumber: "\(item) 不是数字。"
    case .cellOffBoard(_, let board): "\(item) 不在 \(SafeText(board.description)) 的棋盘上。"
    case .notAShip: "\(item) 不是一艘直的船。"
    case .shipsOverlap: "\(item) 压住了另一艘船。"
    case .shipsTouch: "\(item) 碰到了另一艘船。"
    case .shipNotInRules: "\(item) 是规则里没有的船。"
    case .shipsMissing(let lengths): "缺少船：\(SafeText(lengths.description))。"
    case .badFlag: "\(item) 既不是 0 也不是 1。"
    case .badBoard: "\(item) 不是 1x1 到 16x16 的棋盘。"
    case .badFleet: "\(item) 不是 1 到 32 艘、从长到短的舰队。"
    case .fleetDoesNotFit: "\(item) 在棋盘上放不下。"
    case .badMisses: "\(item) 比棋盘的格数还多。"
    case .guessedTwice: "\(item) 打在已经打过的格子上。"
    case .guessAfterEnd: "\(item) 是结束以后的射击。"
    case .flagContradictsShots: "\(item) 与射击的结果不符。"
    case .duel: "\(item)：这条消息是密封的对战，这里要的是寻船。"
    case .newerFormat: "\(item)：这条消息出自更新的程序。"
    case .notADuel: item.isEmpty ? "这条消息不是密封的对战。" : "\(item)：这条消息不是密封的对战。"
    case .notInADuel: "\(item) 不该出现在对战里。"
    case .badVolley: "\(item) 既不是 afloat，也不是 1 到格数之间的数。"
    case .badSeal: "\(item) 不是这些船的封印。"
    case .missingSecondSeal: "\(item)：已经有回合，却只有一方的封印。"
    case .badTurn(let turn, let error): "\(item)，第 \(turn) 回合：\(Chinese.turn(error))。"
    case .openedTooSoon: "\(item)：还没结束就公开了封印。"
    case .badOpening: "\(item) 打不开这些船的封印。"
    case .flagContradictsTurns: "\(item) 与各回合不符。"
    }
  }

  /// An item as the URL spells it, and its number in the query.
  private static func chineseItem(_ evidence: MessageURLError.Evidence) -> SafeText {
    let spelling = evidence.item.description + "=" + evidence.value.description
    return "\(SafeText(spelling))（第 \(evidence.number) 项）"
  }

  @Sendable private static func chineseReception(_ error: ReceptionError) -> SafeText {
    switch error {
    case .changed(let part): "这条消息改动了\(Chinese.part(part))，与你上次发出的消息不符。"
    case .ahead: "这条消息里有你的回合，却不是在这里写的。"
    case .unproven: "这条消息以对方的名义结束对战，公开的舰队却不符合对方的封印：谁都可能写出它。"
    case .unremembered: "这场对战里有你的舰队，但这里没有任何记录。"
    case .answeredOtherwise: "这条消息你已经回答过，而且不是这样回答的。"
    case .duel(let error): Chinese.duel(error)
    }
  }
}
