// A thought and its result as text, for a front end that thinks in another process or in a browser's worker.

import BattleshipCore
import BattleshipPlayers

extension Thought: SavedAsFields {
  /// The thought as one line of text; it holds the computer's key and must not be shown to the person.
  public var text: String { words(inLines: false) }

  /// Reads a thought from text; nil if the text is not one.
  public init?(text: String) {
    guard let thought = try? Thought(words: text, inLines: false) else { return nil }
    self = thought
  }

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let (word, terms, duel) = old?.job.parts ?? (nil, nil, nil)
    let kind = try fields.word(word, of: ["challenge", "answer"])
    let level = try fields.choice(old?.level, of: ComputerPlayer.Level.allCases.map { ($0, $0.rawValue) })
    let keyText = try fields.text(old?.key.text)
    let key = try fields.made(old?.key) { PlayerKey(text: keyText) }
    let bytes = try fields.text(old.map { Base64URL.text($0.randomness.bytes) })
    let randomness = try fields.made(old?.randomness) {
      Base64URL.decode(Array(bytes.utf8)).flatMap { RandomSource(bytes: $0[...]) }
    }
    if kind == "challenge" {
      return Thought(level: level, key: key, randomness: randomness, job: .challenge(try fields.value(terms)))
    }
    let url = try fields.text(duel?.messageURL())
    let read = try fields.made(duel) { MessageContent(in: url)?.duel }
    return Thought(level: level, key: key, randomness: randomness, job: .answer(read))
  }
}

extension Thought.Job {
  fileprivate var parts: (word: String?, terms: Terms?, duel: Duel?) {
    switch self {
    case .challenge(let terms): ("challenge", terms, nil)
    case .answer(let duel): ("answer", nil, duel)
    }
  }
}

extension FinishedThought {
  /// The computer's message as text; empty if the computer cannot continue.
  public var text: String {
    switch result {
    case .success(let duel): duel.messageURL()
    case .failure: ""
    }
  }

  /// The result of a thought that was finished elsewhere.
  ///
  /// If the text is not a message, the thought is finished here, with the same result or the reason why the computer
  /// cannot continue.
  public init(of thought: Thought, text: String) {
    if let duel = MessageContent(in: text)?.duel {
      self.init(of: thought, .success(duel))
    } else {
      self = thought.finished()
    }
  }
}
