// Complaints of commands, in Simplified Chinese.

import BattleshipCore

extension CommandSentences {
  static var chinese: CommandSentences {
    CommandSentences(
      notAllPlaced: "船没有藏好，所以没有消息。",
      nothingFired: "没有开火，所以没有新的消息。对战还在等你。",
      notJoined: "你没有应战，所以没有消息。",
      noCells: "寻船的消息要写明打哪些格子。",
      isAHunt: "这条消息是寻船，不能应战，也不能认输。",
      insist: { reason in "\(reason)请先用 inspect 看一看，再用 --anyway 坚持。" },
      noURL: "标准输入里没有网址。",
      inputTooLong: { limit in "标准输入超过 \(limit) 字节，不是消息。" },
      shot: { error in
        switch error {
        case .cellOffBoard(let cell, let board): "\(SafeText(cell)) 不在 \(SafeText(board.description)) 的棋盘上。"
        case .alreadyOpened(let cell): "\(SafeText(cell)) 已经打过了。"
        case .gameOver: "本局已经结束。"
        }
      },
      notFired: { last, rest in
        "打完 \(SafeText(last)) 本局就结束了，没有再打 \(Chinese.list(rest.map { SafeText($0) }))。"
      },
      ships: { error in
        switch error {
        case .notAShip(let text): "'\(SafeText(text, limit: 40))' 不是 B2 或 B2-B5 这样的船。"
        case .notAFleet(.shipOffBoard(let ship, let board)):
          "\(SafeText(ship)) 不在 \(SafeText(board.description)) 的棋盘上。"
        case .notAFleet(.shipsOverlap(let ship, _)): "\(SafeText(ship)) 压住了另一艘船。"
        case .notAFleet(.shipsTouch(let ship, let other)): "\(SafeText(ship)) 碰到了 \(SafeText(other)) 的船。"
        case .notAFleet(.shipNotInRules(let ship, let lengths)):
          "\(SafeText(ship)) 不在规定的 \(SafeText(lengths.description)) 之内，或者多了一艘。"
        case .notAFleet(.shipsMissing(let lengths)): "缺少船：\(SafeText(lengths.description))。"
        case .notAFleet(.noLayoutExists): "这些船在棋盘上放不下。"
        case .notAFleet(.noLayoutFound): "没能给所有的船找到位置。"
        }
      },
      storedGames: { error in
        switch error {
        case .nothing: "里面没有对局。"
        case .older: "内容出自本程序的旧版本，只有旧版本还能读取。"
        case .newer: "内容出自本程序的更新版本。"
        case .longer(let limit): "内容超过 \(limit) 字节，不予读取。"
        case .unreadable(let line): "第 \(line) 行不是保存的对话。"
        case .changed(let line): "第 \(line) 行写入之后被改动过。"
        case .url(let line, let error): "第 \(line) 行：\(Sentences.chinese.refusals.url(error))"
        }
      }
    )
  }
}
