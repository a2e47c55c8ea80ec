// The event loop for one message on a screen: draw, wait, update, until the player leaves.

import BattleshipApp
import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import BattleshipTerminal

/// The event loop for one message, from the first screen until the player leaves.
struct LinkLoop {
  private(set) var state: LinkState
  private let terminal: Terminal
  private let widths: CharacterWidth
  private let manners: Manners
  private var alarm = Alarm()
  private var records = GameRecords()
  /// The player of duels; `nil` without a key.
  private let player: LocalPlayer?

  /// The reason why the loop ended.
  enum End {
    /// The player left, with this to be written.
    case wrote(LinkOrder)
    /// The program must end.
    case ended(Ending)
  }

  init(
    state: LinkState, terminal: Terminal, widths: CharacterWidth, manners: Manners, player: LocalPlayer?,
    language: Language
  ) {
    (self.state, self.terminal, self.widths, self.manners) = (state, terminal, widths, manners)
    self.player = player
    self.state.isStill = !manners.mayMove
    self.state.language = language
  }

  /// Runs until the player leaves or the program must end.
  mutating func run() -> End {
    defer { records.finish() }
    terminal.setTitle(state.language.sentences.seat.gameName)
    while true {
      let screen = state.drawn(size: terminal.size, widths: widths)
      terminal.present(screen.frame)
      let event = terminal.nextEvent(orChangeOf: -1, within: alarm.time)
      records.retry()
      if case .ended(let ending) = event { return .ended(ending) }
      if event == .notCopied { state.notice = .notCopied }
      guard let event = alarm.appEvent(event, on: screen) else { continue }
      let before = state
      for effect in state.update(event) {
        switch effect {
        case .copy(let text): if (try? terminal.copy(text)) == nil { state.notice = .notCopied }
        case .record(let game): if let notice = records.add(game) { state.notice = notice }
        case .ring: if manners.mayRing { terminal.ring() }
        case .wake(let time): alarm.set(time)
        case .redraw: terminal.redraw()
        case .challenge(let fleet, let volley): if let end = wrote(.challenge(fleet, volley), before) { return end }
        case .move(let move): if let end = wrote(.move(move), before) { return end }
        case .leave(let answer): return .wrote(.answer(answer))
        }
      }
    }
  }

  /// Ends with an order; while another program holds what it needs, the player keeps the screen and can press again.
  private mutating func wrote(_ order: LinkOrder, _ before: LinkState) -> End? {
    guard let notice = player?.lockNotice else { return .wrote(order) }
    state = before
    state.notice = notice
    return nil
  }
}

/// The order to write at the end of a game by link.
enum LinkOrder {
  /// This answer, unchanged.
  case answer(CommandAnswer)
  /// A challenge with these ships.
  case challenge(Fleet, Volley)
  /// A move in the open duel.
  case move(DuelMove)

  /// Whether it is a challenge or a move, which must be sent.
  var isMove: Bool {
    switch self {
    case .challenge, .move: true
    case .answer: false
    }
  }

  /// Carries out the order; a new duel message is remembered first.
  ///
  /// - Parameters:
  ///   - state: The game that was played.
  ///   - player: The player of duels; `nil` without a key.
  /// - Returns: The answer of the command, or the one that the title shows.
  func answer(in state: LinkState, by player: LocalPlayer?) -> CommandAnswer {
    switch self {
    case .answer(let answer): return answer
    case .challenge(let fleet, let volley):
      return player?.challenge(.fleet(fleet), rules: fleet.rules, volley: volley, on: state.base) ?? state.answer
    case .move(let move):
      guard let player, let duel = state.openDuel else { return state.answer }
      return player.answer(DuelOrder(move), in: duel, on: state.base)
    }
  }
}
