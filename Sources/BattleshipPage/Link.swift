// The link to send, and its QR code.

import BattleshipCore
import BattleshipPlay

struct Link: Sendable {
  let url: String
  let kind: SentLink
  let shots: [Cell]

  let code: QRCode?

  init(to message: MessageContent, base: MessageURLBase) {
    url = message.messageURL(base: base)
    kind = SentLink(message)
    shots = message.duel?.story.last.map { Array($0.shots) } ?? []
    // Only a link that begins a game is short enough for a code that a camera can read off a screen.
    let isYoung = kind == .challenge || kind == .hunt
    code = isYoung ? QRCode(url) : nil
  }
}
