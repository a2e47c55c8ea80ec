// The person's games: each one that the browser keeps, whose turn it is, and how it is opened again.

import BattleshipCore
import BattleshipPlay

/// A game by link that the browser keeps.
struct LinkGame: Sendable {
  let kind: ListedGame.Kind
  let rules: Rules
  let shots: Int
  let turn: ListedGame.Turn
  /// How long ago it was kept, in minutes; nil if that is not known.
  let age: Int?
  /// The message that opens it.
  let url: String

  /// A kept hunt; nil if it cannot be read.
  init?(_ memory: HuntMemory?, age: Int?) {
    guard let memory else { return nil }
    let game = memory.game
    (kind, rules, shots, self.age) = (memory.isMine ? .hidden : .hunt, game.rules, game.shots.count, age)
    turn =
      switch game.status {
      case .open: memory.isMine ? .theirs : .mine
      case .won: memory.isMine ? .lost : .won
      case .lost: memory.isMine ? .won : .lost
      case .overUnrecorded: .over
      }
    url = game.messageURL()
  }

  /// A duel in the player's view.
  init(_ own: OwnDuel, age: Int?) {
    let duel = own.duel
    (kind, rules, self.age, url) = (.duel, duel.rules, age, duel.messageURL())
    shots = Self.shots(of: duel)
    turn =
      switch own.due {
      case .join, .fire, .lastAnswers, .open: .mine
      case .wait: .theirs
      case .nothing: own.hasWon == true ? .won : .lost
      }
  }

  /// How many shots both have fired in a duel.
  static func shots(of duel: Duel) -> Int { duel.story.reduce(0) { $0 + $1.shots.count } }

  /// The place in the list: what the person is to do, what they wait for, what is over; of these, the newest first.
  private var rank: Int {
    switch turn {
    case .mine: 0
    case .theirs: 1
    case .won, .lost, .over: 2
    }
  }

  func isBefore(_ other: LinkGame) -> Bool {
    rank == other.rank ? age ?? .max < other.age ?? .max : rank < other.rank
  }
}

extension Page {
  /// Takes over which games the browser keeps.
  mutating func list(_ lines: [KeptLine], now: Int) {
    var found: [LinkGame] = []
    var duels: [(identifier: Word, newest: String, time: Int)] = []
    for line in lines {
      switch line.name {
      case .hunt:
        if let game = LinkGame(HuntMemory(.text(line.text)), age: Self.age(line.time, now)) { found.append(game) }
      case .duel(let identifier), .came(let identifier):
        let word = Word(identifier)
        if let index = duels.firstIndex(where: { $0.identifier == word }) {
          // A duel's messages grow: the longer one is the later one.
          if duels[index].newest.utf8.count < line.text.utf8.count { duels[index].newest = line.text }
          duels[index].time = max(duels[index].time, line.time)
        } else {
          duels.append((word, line.text, line.time))
        }
      case .key, .last, .solo, .choices, .best: break
      }
    }
    for (_, newest, time) in duels {
      guard let duel = MessageContent(in: newest)?.duel, let own = own(duel) else { continue }
      found.append(LinkGame(own, age: Self.age(time, now)))
    }
    games = found.sorted { $0.isBefore($1) }
  }

  /// The duel in the player's view; a challenge can be joined with any key, so that none needs to be made to list it.
  private func own(_ duel: Duel) -> OwnDuel? {
    guard let key = vault.ring?.key(of: duel) ?? PlayerKey(text: String(repeating: "A", count: 43)) else { return nil }
    return try? OwnDuel(duel, key: key)
  }

  private static func age(_ time: Int, _ now: Int) -> Int? { time == 0 ? nil : max(0, now - time) }

  /// Opens a game of the list.
  mutating func openGame(_ index: Int) -> [PageEffect] {
    games.indices.contains(index) ? open(games[index].url) : []
  }

  /// The list on the title: the game against the computer and ships that are being placed first.
  var listed: [PageScene.Game] {
    var listed: [PageScene.Game] = []
    if let game = soloGame { listed.append(game) }
    if let last, Word(last).hasPrefix("hide ") {
      listed.append(entry(.page(.resume), .placing, nil, shots: 0, turn: .mine, age: nil))
    }
    for (index, game) in games.enumerated() {
      listed.append(entry(.game(index), game.kind, game.rules, shots: game.shots, turn: game.turn, age: game.age))
    }
    return listed
  }

  /// The kept game against the computer, unless it is over.
  private var soloGame: PageScene.Game? {
    guard let record else { return nil }
    // A record that cannot be read is listed: opening it says why.
    guard let kept = try? KeptSolo(text: record), let solo = try? Solo(kept, seed: 0) else {
      return entry(.page(.resumeSolo), .computer, nil, shots: 0, turn: .mine, age: nil)
    }
    guard solo.duel?.winner == nil else { return nil }
    let shots = solo.duel.map(LinkGame.shots) ?? 0
    return entry(.page(.resumeSolo), .computer, solo.terms.rules, shots: shots, turn: .mine, age: nil)
  }

  private func entry(
    _ button: PageButton, _ kind: ListedGame.Kind, _ rules: Rules?, shots: Int, turn: ListedGame.Turn, age: Int?
  ) -> PageScene.Game {
    let words = language.sentences
    return PageScene.Game(
      button: PageScene.Button(
        button: button, label: words.moments.game(kind), note: rules.map { words.moments.detail($0, shots) } ?? ""),
      kind: kind, turn: words.moments.turn(turn), isMine: turn == .mine, time: age.map { words.moments.ago($0) } ?? "")
  }
}
