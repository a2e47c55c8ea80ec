// A thought and its result as text, for a front end that thinks in another process or in a browser's worker.

import BattleshipCore
import BattleshipPlayers

extension Thought {
  /// The thought as one line of text; it holds the computer's key and must not be shown to the person.
  public var text: String {
    let player = "\(level.rawValue) \(key.text) \(Base64URL.text(randomness.bytes))"
    switch job {
    case .challenge(let terms):
      let rules = "\(terms.rules.board) \(terms.rules.shipLengths) \(terms.volley) \(terms.rules.apart ? 1 : 0)"
      return "challenge \(player) \(rules)"
    case .answer(let duel): return "answer \(player) \(duel.messageURL())"
    }
  }

  /// Reads a thought from text; nil if the text is not one.
  public init?(text: String) {
    let words = text.parts()
    guard words.count >= 5,
      let level = ComputerPlayer.Level(rawValue: String(words[1])),
      let key = PlayerKey(text: String(words[2])),
      let randomness = Base64URL.decode(Array(words[3].utf8)).flatMap({ RandomSource(bytes: $0[...]) })
    else { return nil }
    let job: Job? =
      switch words[0] {
      case "challenge": Terms(words[4...]).map { .challenge($0) }
      case "answer" where words.count == 5: MessageContent(in: String(words[4]))?.duel.map { .answer($0) }
      case _: nil
      }
    guard let job else { return nil }
    self.init(level: level, key: key, randomness: randomness, job: job)
  }
}

extension FinishedThought {
  /// The computer's message as text; empty if the computer cannot go on.
  public var text: String {
    switch result {
    case .success(let duel): duel.messageURL()
    case .failure: ""
    }
  }

  /// The result of a thought that was finished elsewhere.
  ///
  /// If the text is not a message, the thought is finished here: the result is the same, and says why the computer
  /// cannot go on.
  public init(of thought: Thought, text: String) {
    if let duel = MessageContent(in: text)?.duel {
      self.init(of: thought, .success(duel))
    } else {
      self = thought.finished()
    }
  }
}

extension Terms {
  /// Four words: board, fleet, volley, and whether ships lie apart.
  fileprivate init?(_ words: ArraySlice<Substring>) {
    let words = words.map { String($0) }
    guard words.count == 4, let board = BoardSize(words[0]), let lengths = ShipLengths(words[1]),
      let volley = Volley(words[2]), words[3] == "0" || words[3] == "1",
      let rules = try? Rules(board: board, shipLengths: lengths, losingMiss: nil, apart: words[3] == "1"),
      let terms = try? Terms(rules: rules, volley: volley)
    else { return nil }
    self = terms
  }
}
