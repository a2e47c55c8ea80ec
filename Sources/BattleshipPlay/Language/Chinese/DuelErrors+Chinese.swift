// Why a message or a move of a duel is refused, in Simplified Chinese.

import BattleshipCore

extension Chinese {
  static func part(_ part: Relation.Part) -> SafeText {
    switch part {
    case .terms: "规则"
    case .seal(.first): "先手的封印"
    case .seal(.second): "后手的封印"
    case .turn(let number): "第 \(number) 回合"
    case .opening(.first): "先手公开的舰队"
    case .opening(.second): "后手公开的舰队"
    }
  }

  static func duel(_ error: DuelError) -> SafeText {
    switch error {
    case .notYourDuel: "这是另外两个人的对战。"
    case .bothSides: "你的密钥同时符合双方，所以这场对战不算数。"
    case .notJoined: "这个挑战要先应战。"
    case .ownChallenge: "这是你自己的挑战，要由别人来应战。"
    case .alreadyJoined: "已经有人应战了。"
    case .otherRules: "这支舰队的规则与对战不同。"
    case .notYourTurn: "现在轮到对方。"
    case .over: "对战已经结束。"
    case .nothingToOpen: "现在没有什么要你公开的。"
    case .untrueAnswer: "这条消息里有以你的名义作出的回答，却不是你的回答。"
    case .turn(let error): "\(turn(error))。"
    }
  }

  /// The reason without a full stop, for use inside a sentence.
  static func turn(_ error: TurnError) -> SafeText {
    switch error {
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
