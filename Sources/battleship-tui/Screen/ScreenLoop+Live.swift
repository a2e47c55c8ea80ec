// The loop of a live game: handles events on its connections like keys, and carries out effects on them.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipTerminal

extension ScreenLoop {
  private var game: LiveGame? { stack.table?.live }

  /// The events on the connections.
  var liveEvents: [ScreenEvent] {
    guard let wires = live?.wires else { return [] }
    let (events, now) = (wires.takeEvents(), milliseconds())
    let isDue = game?.deadline.map { $0 <= now } ?? false
    return (events + (isDue ? [.time] : [])).map { .live($0, at: now) }
  }

  /// The milliseconds until an event is due on the connections; nil if none is.
  var liveWait: Int32? {
    guard let wires = live?.wires else { return nil }
    return wires.hasEvents ? 0 : game?.deadline.map { Int32(clamping: max(0, $0 - milliseconds())) }
  }

  mutating func beginLive() {
    guard let wires = live?.wires, let game else { return }
    if game.invitation == nil { wires.connect() } else { say(.news(words.listens(at: game.place))) }
  }

  /// Begins a live game from the title.
  mutating func beginLive(_ start: GameStart, _ way: LiveWay, _ settings: TitleSettings) throws(CommandError) {
    let game = try TitleCommand.game(for: start, settings)
    // The duel was continued elsewhere meanwhile.
    if case .goLive = start, game == nil { return showSaved() }
    // If this side cannot listen on the usual port, the system chooses one.
    let wires = if let usual = try? LiveWires(way) { usual } else { try LiveWires.begun(way.onAnyPort) }
    let live = wires.game(awaitsDuel: game == nil)
    self.live = (wires, .own)
    do throws(CommandError) {
      begin(try game?.going(on: live) ?? OpenGame(awaiting: live, .own))
    } catch {
      wires.close()
      self.live = nil
      throw error
    }
    beginLive()
  }

  mutating func endLive() {
    guard let wires = live?.wires else { return }
    for effect in game?.farewell ?? [] { wires.perform(effect) }
    wires.close()
    live = nil
  }

  mutating func carryOut(_ effect: LiveEffect) {
    guard case .open(let url) = effect else {
      live?.wires.perform(effect)
      return
    }
    let isOpen = sit(at: url)
    deliver(.live(.opened(isOpen), at: milliseconds()))
  }

  /// Sits down at a received duel, unless two other people play it.
  private mutating func sit(at url: String) -> Bool {
    guard let player = live?.player else { return false }
    do throws(CommandError) {
      let game = try LinkCommand.opened(GivenURL(argument: url), player)
      guard case .table(let screen) = game.screen, screen.table.seat.duel != nil else {
        say(.said(words.ofOthers))
        return false
      }
      stack.sit(at: screen.table)
      outside = game.outside
      carryOut(stack.carryOut(game.beginning))
      return true
    } catch {
      say(.said(error.reason))
      return false
    }
  }

  private var words: LiveSentences { stack.environment.language.sentences.live }
}

extension ScreenLoop {
  /// In lines: handles events on the connections until there is a line to read.
  mutating func waitForLine() {
    while let wires = live?.wires {
      let ready = wait(for: [Watched(0)] + wires.watched, milliseconds: liveWait ?? -1)
      for event in liveEvents {
        let before = stack
        stack.environment.notice = nil
        deliver(event)
        tellLive(since: before)
      }
      if ready?[0] == true { return }
    }
  }

  private mutating func tellLive(since before: ScreenStack) {
    guard let was = before.table, let now = stack.table else { return }
    if was.live?.awaitsDuel != now.live?.awaitsDuel {
      tell(stack.spoken(since: nil))
    } else if was.table.view != now.table.view || was.live?.question != now.live?.question {
      tell(since: before)
    } else if let notice = stack.environment.noticeSentence {
      tell([notice])
    } else if was.title(in: stack.environment.language) != now.title(in: stack.environment.language) {
      tell([now.title(in: stack.environment.language)])
    }
  }
}
