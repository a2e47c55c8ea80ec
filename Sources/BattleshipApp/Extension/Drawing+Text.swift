// The text of a transcript item, for a notification and for the line of a staged message.

import BattleshipPlay
import MessagesHost

extension Drawing {
  func text(in language: Language) -> String {
    switch self {
    case .bubble(let bubble): bubble.captionBar?.caption?.text ?? bubble.icon.displayName
    case .text(let text), .summary(let text): text
    case .attachment(let attachment, _): attachment.filename
    case .sticker(let sticker, _): language.description(of: sticker).string
    case .link(let url): url
    case .picture: ""
    }
  }
}
