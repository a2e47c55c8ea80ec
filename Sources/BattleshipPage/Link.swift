// The link to send, and its QR code.

import BattleshipCore
import BattleshipPlay

struct Link: Sendable {
  let url: String
  let kind: PageLink
  let shots: [Cell]

  let code: QRCode?

  init(to message: MessageContent, base: MessageURLBase) {
    url = message.messageURL(base: base)
    switch message {
    case .hunt(let game): (kind, shots) = (game.status == .open ? .hunt : .result, [])
    case .duel(let duel):
      kind = duel.turns.isEmpty ? .challenge : duel.winner == nil ? .turn : .end
      shots = duel.story.last.map { Array($0.shots) } ?? []
    }
    // Only a link that begins a game is short enough for a code that a camera can read off a screen.
    let isYoung = kind == .challenge || kind == .hunt
    code = isYoung ? QRCode(url) : nil
  }
}
