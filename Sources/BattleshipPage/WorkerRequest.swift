// A request to the worker: it goes to another thread as text, and the answer returns as text.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// A request to the worker, with everything that the answer depends on.
package indirect enum WorkerRequest: Hashable, Sendable {
  case thought(Thought)
  /// The best cells on a player's board for a number of shots.
  case advice(MessageContent, at: Duel.Player, shots: Int)
}

extension WorkerRequest {
  package var answer: String {
    switch self {
    case .thought(let thought): thought.finished().text
    case .advice(let content, let player, let shots):
      Advice(for: Self.chart(of: content, player), shots: shots).text
    }
  }

  static func chart(of content: MessageContent, _ player: Duel.Player) -> Chart {
    switch content {
    case .hunt(let game): game.chart
    case .duel(let duel): duel.chart(of: player)
    }
  }

  package var text: String {
    switch self {
    case .thought(let thought): thought.text
    case .advice(let content, let player, let shots):
      "advise \(player.name) \(shots) \(content.messageURL())"
    }
  }

  package init?(text: [UInt8]) {
    let text = String(decoding: text, as: UTF8.self)
    let words = text.parts()
    guard words[0] == "advise" else {
      guard let thought = Thought(text: text) else { return nil }
      self = .thought(thought)
      return
    }
    guard words.count == 4, let player = Duel.Player.allCases.first(where: { $0.name == words[1] }),
      let shots = words[2].number, shots > 0, let content = MessageContent(in: String(words[3]))
    else { return nil }
    self = .advice(content, at: player, shots: shots)
  }
}
