// The sentences of a live game: who is there, who wants to join, what the other player types.

import BattleshipCore

package struct LiveSentences: Sendable {
  let language: Language

  package var title: SafeText { language(en: "A live game", zh: "实时对战") }

  package func isAiming(_ other: PlayerName) -> SafeText {
    language(en: "\(other.start) is aiming", zh: "\(other.start)正在瞄准")
  }
  package func isGone(_ other: SafeText) -> SafeText { language(en: "\(other) is gone", zh: "\(other)不在") }

  package func connects(to place: SafeText) -> SafeText {
    language(en: "Connecting to \(place) …", zh: "正在连接 \(place) …")
  }
  /// While no attempt to connect succeeds.
  package var askWhetherBegun: SafeText {
    language(en: "Has the other player begun, and is the address right?", zh: "对方开始了吗？地址对吗？")
  }
  package var nobodyIsHere: SafeText { language(en: "Nobody has connected yet.", zh: "还没有人连接。") }
  package func hasLeft(_ address: SafeText) -> SafeText {
    language(en: "\(address) was connected, and left.", zh: "\(address) 连接过，又离开了。")
  }
  package func youDeclined(_ other: SafeText) -> SafeText {
    language(en: "You did not let \(other) join.", zh: "你没有接受\(other)的应战。")
  }
  /// After the question of a player who did not wait for its answer.
  package var hasGone: SafeText {
    language(en: "They have left; the game goes on when they are back.", zh: "对方已离开，回来后对局继续。")
  }
  package func isHere(_ address: SafeText) -> SafeText {
    language(en: "Somebody is here, from \(address).", zh: "\(address) 已连接。")
  }
  /// On the side that has no duel yet.
  package var waitsForChallenge: SafeText { language(en: "Waiting for the challenge.", zh: "等待挑战。") }
  /// To a player who wanted to join, once the challenger is gone.
  package func leftUnanswered(_ other: PlayerName) -> SafeText {
    language(
      en: "\(other.start) left before saying whether you may join. \(goesOnLater)",
      zh: "\(other.start)还没决定是否接受你应战就离开了。\(goesOnLater)")
  }
  package var goesOnLater: SafeText {
    language(en: "The game is saved, and goes on when they are back.", zh: "对局已保存，对方回来后继续。")
  }
  /// On the side that challenged.
  package var joinsSoon: SafeText {
    language(
      en: "They hide ships and fire; then you say whether they may join.", zh: "正在藏船开火；之后由你决定是否接受。")
  }
  package var othersType: SafeText { language(en: "The other player types:", zh: "请对方输入：") }
  package func types(_ command: SafeText) -> SafeText {
    language(en: "\(othersType) \(command)", zh: "\(othersType)\(command)")
  }
  /// Where no other machine can reach the address.
  package var onlyHere: SafeText {
    language(
      en: "Only this machine can connect; --address lets others in.", zh: "只有本机可以连接；--address 让别的机器连接。")
  }
  package var sameNetwork: SafeText {
    language(
      en: "They must reach this machine: in the same network, or through an open port.",
      zh: "对方要能连到这台机器：在同一网络里，或通过开放的端口。")
  }
  package func listens(at place: SafeText) -> SafeText {
    language(en: "Listening at \(place).", zh: "正在监听 \(place)。")
  }

  /// The host is not there, or not yet.
  package var nobodyListens: SafeText { language(en: "Nobody listens there.", zh: "那边没有人在监听。") }
  package func noSuchName(_ place: SafeText) -> SafeText {
    language(en: "\(place) has no known address.", zh: "找不到 \(place) 的地址。")
  }
  package func cannotListen(at place: SafeText, reason: SafeText) -> SafeText {
    language(en: "cannot listen at \(place): \(reason)", zh: "无法在 \(place) 监听：\(reason)")
  }
  package func noPlace(_ text: SafeText) -> SafeText {
    language(
      en: "\(text) is not an address: type a name and a port, such as ann.example.org:4242, or a socket file.",
      zh: "\(text) 不是地址：请输入主机和端口，例如 ann.example.org:4242，或套接字文件。")
  }
  package var needsDuel: SafeText { language(en: "Only a duel is played live.", zh: "只有对战可以实时进行。") }
  package var ofOthers: SafeText { language(en: "That is other people's duel.", zh: "那是别人的对战。") }
  package var nobodyCame: SafeText {
    language(en: "You left before a duel began.", zh: "对战还没开始，你就离开了。")
  }

  package var asksTitle: SafeText { language(en: "Somebody wants to join", zh: "有人想应战") }
  /// The name is what the message says, set apart so that it cannot pose as a sentence.
  package func asks(_ name: SafeText?, from address: SafeText) -> SafeText {
    guard let name else {
      return language(
        en: "Somebody without a name, from \(address), joins your challenge. Is this who you meant?",
        zh: "一个没有名字的人从 \(address) 应战。是你等的人吗？")
    }
    return language(
      en: "\"\(name)\", from \(address), joins your challenge. Is this who you meant?",
      zh: "“\(name)”从 \(address) 应战。是你等的人吗？")
  }
  package var accept: SafeText { language(en: "Yes, play", zh: "是，开始") }
  package var decline: SafeText { language(en: "No", zh: "不是") }

  /// To the player whose joining waits for an answer.
  package func isAsked(_ other: PlayerName) -> SafeText {
    language(en: "\(other.start) now says whether you may join.", zh: "\(other.start)正在决定是否接受你应战。")
  }

  package var declinedTitle: SafeText { language(en: "Declined", zh: "没有接受") }
  package func hasDeclined(_ other: PlayerName) -> SafeText {
    language(en: "\(other.start) did not let you join.", zh: "\(other.start)没有接受你的应战。")
  }

  /// Below the question, and to a player who presses Enter before an answer is chosen.
  package var howToAnswer: SafeText {
    language(en: "Choose an answer with Tab, then press Enter.", zh: "请用 Tab 选择回答，再按回车。")
  }
  /// In lines.
  package var yesOrNo: SafeText { language(en: "Type yes or no.", zh: "输入 yes 或 no。") }

  package func notice(_ notice: LiveNotice, about other: PlayerName) -> SafeText {
    switch notice {
    case .met(let address): language(en: "Connected: \(address).", zh: "已连接：\(address)。")
    case .cameBack: language(en: "\(other.start) is here again.", zh: "\(other.start)回来了。")
    case .left: language(en: "\(other.start) has left.", zh: "\(other.start)离开了。")
    case .declined: hasDeclined(other)
    case .isGone: language.sentence(isGone(other.start))
    case .shutOut(let address):
      language(en: "\(address) was shut out.", zh: "已断开 \(address)。")
    case .connectsAgain(let seconds, let reason):
      language(
        en: "\(reason ?? "The line is broken.") Again in \(seconds) s.",
        zh: "\(reason ?? "连接断了。")\(seconds) 秒后重新连接。")
    case .commandSaid(let text): language(en: "The command says: \(text)", zh: "命令输出：\(text)")
    case .otherChallenge:
      language(
        en: "\(other.start) begins another duel: leave, and connect again.",
        zh: "\(other.start)开始了新的对战：请离开后重新连接。")
    }
  }
}
