// The verdict on a message, in the words of an independent implementation in Python, so that both can be compared.

import BattleshipCore
import TestSupport

/// The other implementation's words for a message: its verdict, or that it is refused.
func referenceVerdict(of url: String) -> String {
  guard let duel = try? Duel(messageURL: url) else { return "refused" }
  let opened = "\(duel.openings.count) of 2 opened"
  if case .foul(let fouls) = duel.verdict {
    return fouls.map { "foul \(number(of: $0.player)) \(words(for: $0.evidence, duel.rules.board))" }.joined(
      separator: "; ")
  }
  let fair = duel.verdict == .fair ? ", fair" : ""
  return switch duel.status {
  case .open: "open"
  case .won(let winner): "won by \(number(of: winner)) (sunk), \(opened)\(fair)"
  case .resigned(let winner): "won by \(number(of: winner)) (resigned), \(opened)\(fair)"
  }
}

/// The other implementation's words for a message compared with the last one of the player with a key.
func referenceRelation(of url: String, to last: String, key: PlayerKey) -> String {
  guard let duel = try? Duel(messageURL: url) else { return "refused" }
  guard last != "-", let lastWritten = try? Duel(messageURL: last) else {
    // Another player's challenge can be joined; the other implementation requires a key that fits.
    if duel.secondSeal == nil, (try? duel.side(of: key)) == nil { return "refused" }
    return (try? duel.relation(to: nil, key: key).name) ?? "refused"
  }
  if lastWritten.identifier != duel.identifier { return "another duel" }
  return (try? duel.relation(to: lastWritten, key: key).name) ?? "refused"
}

private func number(of player: Duel.Player) -> Int {
  switch player {
  case .first: 0
  case .second: 1
  }
}

private func words(for evidence: Foul.Evidence, _ board: BoardSize) -> String {
  switch evidence {
  case .seal: "the opening does not fit the seal"
  case .fleet: "no legal fleet"
  case .answer(let answer):
    "cell \(board.index(of: answer.cell) ?? -1) was told \(letter(answer.reported)), was \(letter(answer.actual))"
  }
}

private func letter(_ result: ShotResult) -> String {
  switch result {
  case .miss: "m"
  case .hit: "h"
  case .sunk: "s"
  }
}
