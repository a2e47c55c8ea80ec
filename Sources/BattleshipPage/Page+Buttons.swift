// Every button of the page, and what it does.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Page {
  mutating func press(_ button: PageButton, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    switch button {
    case .seat(.resign): question = .resign
    case .seat(let button): return act(.button(button), using: &generator)
    case .page(let action): return press(action, using: &generator)
    }
    return []
  }

  private mutating func press(
    _ action: PageAction, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch action {
    case .playComputer:
      guard !hasRunningGame else {
        question = .replaceGame
        return []
      }
      return playComputer(using: &generator)
    case .challenge:
      var seat = Seat(rules: choices.rules)
      seat.update(.choseDuel(choices.rules, choices.volley))
      sit(at: Table(.link(.duel, seat)))
    case .hide: sit(at: Table(.link(.hunt, Seat(rules: choices.rules))))
    case .resumeSolo: return resumeSolo(using: &generator)
    case .resume:
      noted = last
      return restore(using: &generator)
    case .open:
      let link = writtenLink.pastedLink
      return open(Addresses.message(in: link) ?? link)
    case .confirm, .cancel: break
    case .leave: leave()
    case .fireAtCursor: if let cursor = table?.seat.cursor { return press(cursor, using: &generator) }
    case .turn: return act(.turned, using: &generator)
    case .shuffle: return act(.shuffled(seed: generator.next()), using: &generator)
    case .takeBack: return act(.tookBack, using: &generator)
    case .advise: return advise(using: &generator)
    case .copy: return table?.link.map { [.copy($0.url)] } ?? []
    case .share: return table?.link.map { [.share($0.url)] } ?? []
    case .insist: insist(using: &generator)
    case .importKey: return askToImport()
    case .showKey: showsKey.toggle()
    case .renewKey: return renewKey(using: &generator)
    case .replay:
      let story = table?.seat.replay
      table?.replay = story.map { ($0, 0) }
    case .earlier: return show(step: (table?.replay?.step ?? 0) - 1)
    case .later:
      guard let replay = table?.replay, replay.step == replay.story.stepCount else {
        return show(step: (table?.replay?.step ?? -1) + 1)
      }
      return endReplay()
    case .again: return again(using: &generator)
    }
    return []
  }

  /// Shows a step of the replay, or the nearest one.
  mutating func show(step: Int) -> [PageEffect] {
    guard let count = table?.replay?.story.stepCount else { return [] }
    table?.replay?.step = max(0, min(step, count))
    return []
  }

  mutating func endReplay() -> [PageEffect] {
    table?.replay = nil
    return []
  }

  /// Switches to another game.
  mutating func sit(at table: Table) {
    self.table = table
    (pending, asked) = (.nothing, nil)
  }

  /// Gives up what the person was asked about.
  mutating func confirm(
    _ question: PageQuestion, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch question {
    // The seat asks once more by itself.
    case .resign: act(.button(.resign), using: &generator) + act(.button(.resign), using: &generator)
    case .replaceGame: playComputer(using: &generator)
    case .replaceKey: importKey()
    }
  }

  /// Whether a game against the computer is kept that is not over.
  private var hasRunningGame: Bool {
    guard let record, let kept = try? KeptSolo(text: record), let solo = try? Solo(kept, seed: 0) else { return false }
    return !isOver(Table(.solo(solo)))
  }

  private mutating func leave() {
    if keepsLast { last = bookmark }
    (table, pending, asked) = (nil, .nothing, nil)
  }

  /// Begins another game of the same kind.
  private mutating func again(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    switch table?.game {
    case .link(.duel, _): return press(.challenge, using: &generator)
    case .link(.hunt, _): return press(.hide, using: &generator)
    // The next duel against the computer is begun at its own seat.
    case .solo, nil: return []
    }
  }

  /// Shows a game that begins or ends, as a link to send.
  mutating func send(_ game: Game) {
    let url = game.messageURL(base: addresses.base)
    table?.link = Link(url: url, kind: game.status == .open ? .hunt : .result)
    table?.open(game.status == .open ? .mine(game) : .theirs(game))
  }
}
