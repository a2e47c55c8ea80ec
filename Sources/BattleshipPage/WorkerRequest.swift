// A request to the worker: it goes to another thread as text, and the answer returns as text.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// A request to the worker, with everything that the answer depends on. Advice depends on no hidden ship.
package indirect enum WorkerRequest: Hashable, Sendable {
  case thought(Thought)
  /// The best cells for a number of shots.
  case advice(Chart, shots: Int)
}

extension WorkerRequest {
  package var answer: String {
    switch self {
    case .thought(let thought): thought.finished().text
    case .advice(let chart, let shots): Advice(for: chart, shots: shots).text
    }
  }

  package var text: String {
    switch self {
    case .thought(let thought): thought.text
    case .advice(let chart, let shots): "advise \(shots)\n\(chart.text)"
    }
  }

  package init?(text: [UInt8]) {
    let text = String(decoding: text, as: UTF8.self)
    let (first, lines) = text.split(at: "\n")
    let (word, count) = first.split()
    if word == "advise" {
      guard let shots = count.number, shots > 0, let chart = Chart(text: String(lines)) else { return nil }
      self = .advice(chart, shots: shots)
    } else {
      guard let thought = Thought(text: text) else { return nil }
      self = .thought(thought)
    }
  }
}
