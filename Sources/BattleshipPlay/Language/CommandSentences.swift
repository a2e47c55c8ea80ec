// Why a command does not do what it was asked for: sentences for a person on standard error.

import BattleshipCore

package struct CommandSentences: Sendable {
  let language: Language

  package var notAllPlaced: SafeText {
    language(en: "The ships were not hidden, so there is no message.", zh: "船没有藏好，所以没有消息。")
  }
  package var nothingFired: SafeText {
    language(
      en: "Nothing was fired, so there is no new message. The duel waits for you.",
      zh: "没有开火，所以没有新的消息。对战还在等你。")
  }
  package var notJoined: SafeText { language(en: "You did not join, so there is no message.", zh: "你没有应战，所以没有消息。") }
  package var noCells: SafeText { language(en: "For a hunt, name the cells to fire at.", zh: "寻船的消息要写明打哪些格子。") }
  package var isAHunt: SafeText {
    language(en: "This message is a hunt; only duels can be joined or given up.", zh: "这条消息是寻船，不能应战，也不能认输。")
  }
  package func insist(_ reason: SafeText) -> SafeText {
    language(
      en: "\(reason) Check it with inspect; use --anyway to answer it.",
      zh: "\(reason)请先用 inspect 看一看，再用 --anyway 坚持。")
  }
  package var noURL: SafeText { language(en: "Standard input holds no URL.", zh: "标准输入里没有网址。") }
  package func inputTooLong(_ limit: Int) -> SafeText {
    language(
      en: "Standard input holds more than \(limit) bytes, so it is not a message.",
      zh: "标准输入超过 \(limit) 字节，不是消息。")
  }
  package func notFired(_ last: Cell, rest: [Cell]) -> SafeText {
    language(
      en: "The game ended at \(SafeText(last)); not fired: \(language.list(rest.names)).",
      zh: "打完 \(SafeText(last)) 本局就结束了，没有再打 \(language.list(rest.names))。")
  }
  package func ships(_ error: NamedShipsError) -> SafeText {
    switch error {
    case .notAShip(let text):
      language(
        en: "'\(SafeText(text, limit: 40))' is not a ship such as B2 or B2-B5.",
        zh: "'\(SafeText(text, limit: 40))' 不是 B2 或 B2-B5 这样的船。")
    case .notAFleet(.shipOffBoard(let ship, let board)):
      language.sentences.refusals.isOff(board, SafeText(ship))
    case .notAFleet(.shipsOverlap(let ship, _)):
      language(en: "\(SafeText(ship)) overlaps another ship.", zh: "\(SafeText(ship)) 压住了另一艘船。")
    case .notAFleet(.shipsTouch(let ship, let other)):
      language(
        en: "\(SafeText(ship)) touches the ship at \(SafeText(other)).",
        zh: "\(SafeText(ship)) 碰到了 \(SafeText(other)) 的船。")
    case .notAFleet(.shipNotInRules(let ship, _)):
      language(
        en: "No ship of length \(ship.length) is left to place: \(SafeText(ship)).",
        zh: "没有 \(ship.length) 格的船可放了：\(SafeText(ship))。")
    case .notAFleet(.shipsMissing(let lengths)): language.sentences.refusals.areMissing(lengths)
    case .notAFleet(.noLayoutExists): language.sentences.refusals.ship(.noLayoutExists)
    case .notAFleet(.noLayoutFound(let steps)): language.sentences.refusals.ship(.noLayoutFound(steps: steps))
    }
  }
  package func storedGames(_ error: StoredGamesError) -> SafeText {
    switch error {
    case .nothing: language(en: "It contains no game.", zh: "里面没有对局。")
    case .unreleased(let count):
      language(
        en: "It contains only \(English.count(count, "duel", "duels")) of a version that was never released.",
        zh: "里面只有 \(count) 场出自从未发布过的版本的对战。")
    case .older:
      language(
        en: "It is from an older version of this program; only that version can read it.",
        zh: "内容出自本程序的旧版本，只有旧版本还能读取。")
    case .newer: language(en: "It is from a newer version of this program.", zh: "内容出自本程序的更新版本。")
    case .longer(let limit):
      language(en: "It has more than \(limit) bytes, so it is not read.", zh: "内容超过 \(limit) 字节，不予读取。")
    case .unreadable(let line):
      language(en: "Line \(line) is not part of a saved conversation.", zh: "第 \(line) 行不是保存的对话。")
    case .changed(let line):
      language(en: "Line \(line) has changed since it was written.", zh: "第 \(line) 行写入之后被改动过。")
    case .url(let line, let error):
      language(
        en: "Line \(line): \(language.sentences.refusals.url(error))",
        zh: "第 \(line) 行：\(language.sentences.refusals.url(error))")
    }
  }
}

package enum StoredGamesError: Error, Hashable, Sendable {
  case nothing
  /// There is nothing but this many duels of a version that was never released.
  case unreleased(Int)
  /// An older version of the program wrote it, in a form that is no longer read.
  case older
  case newer
  /// In bytes.
  case longer(than: Int)
  case unreadable(line: Int)
  /// The checksum of the line does not match.
  case changed(line: Int)
  case url(line: Int, MessageURLError)
}
