// A replay on a screen: the current game, the current step, and whether it plays by itself.

import BattleshipFrame
import BattleshipPlay

package struct ReplayScreen: AppScreen {
  package enum Names: Hashable, Sendable {
    case unknown
    case known(Players)
    case finished(FinishedGame)

    func players(in language: Language) -> Players {
      switch self {
      case .unknown: .nameless(in: language)
      case .known(let players): players
      case .finished(let game): game.players(in: language)
      }
    }
  }

  private struct WatchedGame: Hashable {
    var playback: Playback
    let names: Names
  }

  private var games: [WatchedGame]
  private var index = 0

  private(set) var playback: Playback {
    get { games[index].playback }
    set { games[index].playback = newValue }
  }

  package init(_ replays: [Replay], names: Names = .unknown) {
    precondition(!replays.isEmpty, "a replay needs a game")
    games = replays.map { WatchedGame(playback: Playback($0), names: names) }
  }

  init(_ replay: Replay, from step: Int, for players: Players) {
    self.init([replay], names: .known(players))
    playback.show(step)
  }

  init(_ games: [FinishedGame]) {
    precondition(!games.isEmpty, "a replay needs a game")
    self.games = games.map { WatchedGame(playback: Playback($0.replay), names: .finished($0)) }
  }

  package init(_ stored: StoredGames) {
    switch stored.found {
    case .messages(let last): self.init(last.games.map { Replay($0) })
    case .finished(let games): self.init(games)
    }
  }

  /// The milliseconds until the next shot appears by itself; nil if the replay is paused.
  package var delay: Int? { playback.isPlaying ? playback.pause : nil }

  package mutating func skipAnimation() { playback.stop() }

  package var isOverlay: Bool { true }

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    let language = environment.language
    let heading = heading(in: environment)
    let step = playback.replay.scene(
      after: playback.step, in: language, for: games[index].names.players(in: language),
      showsShips: playback.showsShips, isInFog: !playback.liftsFog)
    // The bar above two boards has room for only one fact.
    let number: SafeText = step.boards.count > 1 ? step.facts.first.map { "  \($0.text)" } ?? "" : ""
    let scene = step.with(fact: heading.map { "\($0)\(number)" }, hints: hints)
    var canvas = Canvas(in: environment, focus: scene.focus.map { .seat($0) })
    let drawn = canvas.draw(scene, hasEqualBoards: true)
    guard !drawn.isTooSmall else { return drawn }
    TimelineView(playback: playback).draw(
      on: &canvas, in: canvas.frame.bounds.split(bottom: 2).bottom.split(top: 1).top)
    return canvas.drawn
  }

  private func heading(in environment: ScreenEnvironment) -> SafeText? {
    let language = environment.language
    let number = games.count > 1 ? language.sentences.replay.game(index + 1, of: games.count) : nil
    guard case .finished(let game) = games[index].names else { return number }
    let words = language.terminal.title
    let first = game.user ?? .first
    let players = words.players(game[first].name(in: words), second: game[first.other].name(in: words))
    let heading = [number, players, game.day.map { SafeText($0.description) }].compactMap { $0 }.filter { !$0.isEmpty }
      .reduce("") { $0.isEmpty ? $1 : "\($0)  \($1)" as SafeText }
    // The title is on the same line.
    return environment.widths.columns(of: heading) + Self.titleColumns <= environment.size.columns ? heading : number
  }

  private static let titleColumns = 42

  private var hints: [KeyHint] {
    // The last hint is drawn first.
    (playback.replay.hidesOwnShips
      ? [.showsShips] : playback.replay.canLiftFog ? [playback.liftsFog ? .lowersFog : .liftsFog] : [])
      + (games.count > 1 ? [.nextHit, .otherGame] : [.nextHit])
      + [.stepsBack, playback.isPlaying ? .pauses : .plays] + (playback.isAtEnd ? [] : [.stepsOn])
  }
}

extension ReplayScreen {
  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    switch event {
    case .input(.key(let key)):
      guard let command = KeyBindings.command(for: key, in: .replay) else {
        playback.stop()
        return []
      }
      return perform(command)
    case .input(.click(.key(let command))): return perform(command)
    case .input(.scroll(let wheel)): playback.show(playback.step + (wheel == .up ? -1 : 1))
    case .awoke: playback.advance()
    case .input, .acted, .hovered, .table, .live, .entropy, .left, .returned, .noticed: break
    }
    return []
  }

  private mutating func perform(_ command: KeyCommand) -> [ScreenEffect] {
    switch command {
    case .next where playback.isAtEnd: return [.close]
    case .next, .right, .focusNext: playback.show(playback.step + 1)
    case .left, .focusPrevious: playback.show(playback.step - 1)
    case .replay(let command): playback.perform(command)
    case .up: showGame(index - 1)
    case .down: showGame(index + 1)
    case .help:
      playback.stop()
      return [.show(.overlay(OverlayScreen(.keys(.replay, .replay))))]
    case .redraw: return [.redraw]
    case .back, .quit: return [.close]
    case .watch, .copy, .board, .phone, .sticker: break
    }
    return []
  }

  private mutating func showGame(_ index: Int) {
    guard games.indices.contains(index) else { return }
    self.index = index
    playback = Playback(playback.replay)
  }
}

extension FinishedGame {
  fileprivate func players(in language: Language) -> Players {
    guard let user else { return .nameless(in: language) }
    return switch self[user.other] {
    case .computer: .againstComputer(in: language)
    case .named(let name):
      Players(me: language.sentences.seat.you, other: PlayerName(SafeText(name, limit: 40)), by: .link)
    case .user, .unnamed, .daily: .nameless(in: language)
    }
  }
}
