// The list of the person's kept games: whose turn it is, and how each is opened again.

import BattleshipCore
import BattleshipPlay

extension Page {
  mutating func list(_ lines: [KeptLine], now: Int) {
    var found: [Listing] = []
    var duels: [(identifier: String, newest: Duel, time: Int)] = []
    for line in lines {
      switch line.name {
      case .hunt:
        if let saved = SavedLink(saved: line.text), let game = saved.hunt {
          found.append(Listing(game, isMine: saved.kind == .hidden, age: Self.age(line.time, now)))
        }
      case .duel(let identifier), .came(let identifier):
        guard let duel = DuelRecord(text: line.text)?.written else { continue }
        let known = duels.firstIndex {
          $0.identifier == identifier && ($0.newest.continues(duel) || duel.continues($0.newest))
        }
        if let known {
          if duel.continues(duels[known].newest) { duels[known].newest = duel }
          duels[known].time = max(duels[known].time, line.time)
        } else {
          duels.append((identifier, duel, line.time))
        }
      case .solo(let name) where !name.isEmpty:
        let kept = try? KeptSolo(text: line.text)
        // One that cannot be read is listed: opening it says why.
        guard var game = kept.map({ $0.game }) ?? .unnamed(.computer) else { continue }
        (game.venue, game.age) = (.computer(name), Self.age(line.time, now))
        found.append(game)
      case .key, .last, .choices, .best, .solo: break
      }
    }
    for (_, newest, time) in duels {
      guard let own = own(newest) else { continue }
      found.append(Listing(own, age: Self.age(time, now)))
    }
    games = found.sorted { $0.isBefore($1) }
  }

  /// The duel in the player's view. Any key can join a challenge, so listing one needs no real key.
  private func own(_ duel: Duel) -> OwnDuel? {
    guard let key = keys.ring?.key(of: duel) ?? PlayerKey(text: String(repeating: "Q", count: 43)) else { return nil }
    return try? OwnDuel(duel, key: key)
  }

  private static func age(_ time: Int, _ now: Int) -> Int? { time == 0 || now == 0 ? nil : max(0, now - time) }

  mutating func openGame(_ index: Int) -> [PageEffect] {
    guard games.indices.contains(index) else { return [] }
    switch games[index].venue {
    case .link(let url): return open(url)
    case .computer(let name):
      pending = .solo(name)
      return [.read(.solo(name))]
    case .twoPlayers: return []
    }
  }

  /// First the first game against the computer, then ships that are being placed, then the others.
  var listed: [PageScene.GameEntry] {
    var listed: [PageScene.GameEntry] = []
    if let game = soloGame { listed.append(entry(.page(.resumeSolo), game)) }
    if last.flatMap({ SavedLink(saved: $0) })?.kind == .placing {
      listed.append(entry(.page(.resume), .unnamed(.placing)))
    }
    for (index, game) in games.enumerated() { listed.append(entry(.game(index), game)) }
    return listed
  }

  /// A record that cannot be read is listed: opening it says why.
  private var soloGame: Listing? {
    if firstRecord == nil { return nil }
    guard let solo = firstSolo else { return .unnamed(.computer) }
    return solo.duel?.winner == nil ? .computer(solo.kept) : nil
  }

  private func entry(_ button: PageButton, _ game: Listing) -> PageScene.GameEntry {
    let words = language.sentences.moments
    return PageScene.GameEntry(
      button: PageScene.LabeledButton(
        action: button, label: words.game(game.kind),
        note: game.game.map { words.detail($0.rules, shots: game.shots) } ?? ""),
      kind: game.kind, turn: game.turn.map { words.turn($0) } ?? "", isMine: game.isMine,
      time: game.age.map { words.ago($0) } ?? "")
  }
}
