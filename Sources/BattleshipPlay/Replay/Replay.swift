// A game replayed shot by shot: all ships once it is over, before that at most the viewer's own.

import BattleshipCore

/// The story of a game, one step per shot.
///
/// ```swift
/// for cell in game.fleet.cells { try game.fire(at: cell) }
/// let replay = Replay(.hunt(game))
/// assert(replay.stepCount == 2)
/// assert(replay.boards(after: 1, in: .english)[0][.a1] == .sunk)
/// ```
///
/// An open game is replayed from its charts: no ship is shown before it was found, except the viewer's own on request.
public struct Replay: Hashable, Sendable {
  /// A shot.
  public struct Step: Hashable, Sendable {
    /// The player who fired; in a hunt it is the second player.
    public let player: Duel.Player
    /// The cell that was fired at.
    public let cell: Cell
    /// The result of the shot; nil if it is not known yet.
    public let result: ShotResult?

    /// Works out the result from the ships, if they are known: the last shots of a resigned duel are never answered,
    /// those of an open one not yet.
    fileprivate func answered(after steps: [Step], by fleets: ByPlayer<Fleet?>) -> Step {
      guard let fleet = fleets[player.other] else { return self }
      var answered = CellSet()
      for step in steps where step.player == player { answered.insert(step.cell) }
      return Step(player: player, cell: cell, result: fleet.answer(to: cell, answered: &answered))
    }
  }

  enum Viewer: Hashable, Sendable {
    case player(Duel.Player)
    /// A person who does not play, or who is unknown.
    case onlooker
  }

  /// The state after the last step.
  enum Standing: Hashable, Sendable {
    case hunt(Status)
    case duel(Duel.Status, Verdict)
  }

  /// The shots, in order.
  public let steps: [Step]

  let rules: Rules
  let viewer: Viewer
  let standing: Standing

  /// Whether the shots of a turn are fired before any of them is answered.
  let firesTogether: Bool

  /// The names in a duel's messages.
  private let names: ByPlayer<Duel.Name?>

  /// The fleets that everyone may see; nil for hidden ones.
  private let fleets: ByPlayer<Fleet?>

  /// The viewer's own fleet in a duel, shown on request while it is open.
  private let ownFleet: Fleet?

  /// The story of a message, as far as anyone who holds the message may see it.
  public init(_ content: MessageContent) {
    switch content {
    case .hunt(let game): self.init(game, for: .onlooker)
    case .duel(let duel): self.init(duel, for: .onlooker, fleets: ByPlayer(duel.openedFleet))
    }
  }

  /// A finished game as this player sees it.
  package init(_ content: MessageContent, seenBy player: Duel.Player) {
    switch content {
    case .hunt(let game): self.init(game, for: .player(player))
    case .duel(let duel): self.init(duel, for: .player(player), fleets: ByPlayer(duel.openedFleet))
    }
  }

  init(_ game: Game, for viewer: Viewer) {
    steps = game.chart.answeredShots.map { Step(player: .second, cell: $0.cell, result: $0.result) }
    rules = game.rules
    self.viewer = viewer
    standing = .hunt(game.status)
    fleets = ByPlayer(first: RevealedGame(game)?.fleet, second: nil)
    ownFleet = nil
    names = ByPlayer(first: nil, second: nil)
    firesTogether = false
  }

  init(_ duel: Duel, for viewer: Viewer, fleets: ByPlayer<Fleet?>, ownFleet: Fleet? = nil) {
    let story = duel.story
    let verdict = duel.verdict
    // If an answer was untrue, the true ones would contradict it.
    let isFoul = if case .foul = verdict { true } else { false }
    // While the duel is open, the viewer's own board shows where the last shots at it struck.
    let known = duel.winner == nil ? ByPlayer { viewer == .player($0) ? ownFleet : nil } : fleets
    var steps: [Step] = []
    for (index, chapter) in story.enumerated() {
      let answers = index + 1 < story.count ? story[index + 1].answered : []
      for (number, cell) in chapter.shots.enumerated() {
        let result = number < answers.count ? answers[number].result : nil
        let step = Step(player: chapter.player, cell: cell, result: result)
        steps.append(result == nil && !isFoul ? step.answered(after: steps, by: known) : step)
      }
    }
    self.steps = steps
    rules = duel.rules
    self.viewer = viewer
    standing = .duel(duel.status, verdict)
    self.fleets = fleets
    self.ownFleet = ownFleet
    firesTogether = duel.terms.volley != .again
    names = ByPlayer(duel.name)
  }
}

extension Replay {
  /// The number of steps.
  public var stepCount: Int { steps.count }

  /// Whether a shot struck the second board, as the opponent's do in a duel.
  package func strikesSecondBoard(_ step: Int) -> Bool { owners.count > 1 && steps[step].player != owners[1] }

  /// The boards after a number of steps; in a duel the viewer's own board is the second.
  ///
  /// - Parameters:
  ///   - step: The number of steps.
  ///   - language: The language of the boards' names.
  ///   - showsShips: Whether the viewer's own ships are shown while a duel is open.
  ///   - isInFog: Whether only ships that were found by then are shown, besides the viewer's own.
  /// - Returns: The boards: one of a hunt, two of a duel.
  public func boards(
    after step: Int, in language: Language, showsShips: Bool = false, isInFog: Bool = false
  ) -> [BoardScene] {
    owners.map { player in
      let own = showsShips && viewer == .player(player) ? ownFleet : nil
      let isHidden = isInFog && viewer != .player(player)
      var sea = sea(
        of: player, goesOn ? own : isHidden ? nil : openFleet(of: player), after: step,
        name: name(of: player, language.sentences.duel))
      if owners.count > 1, viewer == .onlooker {
        sea.owner = language.sentences.duel.owner(player, name: name(of: player))
      }
      return sea
    }
  }

  /// After the last step, the board that the viewer fired at, or the hunted one.
  package var struckBoard: BoardScene {
    BoardScene(chart(of: owners[0], after: stepCount), fleet: openFleet(of: owners[0]))
  }

  /// The players whose boards are shown, in order.
  private var owners: [Duel.Player] {
    switch (standing, viewer) {
    case (.hunt, _): [.first]
    case (.duel, .player(let me)): [me.other, me]
    case (.duel, .onlooker): Duel.Player.allCases
    }
  }

  private func name(of board: Duel.Player, _ words: DuelSentences) -> SafeText {
    switch (standing, viewer) {
    case (.hunt, _): ""
    case (.duel, .player(let me)):
      board == me ? words.ownWaters : name(of: board).map { words.waters(board, name: $0) } ?? words.enemyWaters
    case (.duel, .onlooker): words.waters(board, name: name(of: board))
    }
  }

  func name(of player: Duel.Player) -> Duel.Name? { names[player] }

  /// Whether the replay can show ships that were hidden from the viewer during the game.
  package var canLiftFog: Bool { owners.contains { viewer != .player($0) && openFleet(of: $0) != nil } }

  /// Whether the viewer's own ships are shown only on request.
  package var hidesOwnShips: Bool { ownFleet != nil && goesOn }

  private func sea(of player: Duel.Player, _ fleet: Fleet?, after count: Int, name: SafeText) -> BoardScene {
    let fired = steps.prefix(count).filter { $0.player == player.other }
    let latest = steps.prefix(count).last.flatMap { $0.player == player.other ? $0.cell : nil }
    return BoardScene(
      chart(of: player, after: count), fleet: fleet, name: name,
      aimed: CellSet(fired.filter { $0.result == nil }.map { $0.cell }), latest: latest)
  }

  /// nil unless everyone may see the ships.
  func openFleet(of player: Duel.Player) -> Fleet? { fleets[player] }

  func chart(of player: Duel.Player, after count: Int) -> Chart {
    let told = steps.prefix(count).filter { $0.player == player.other && $0.result != nil }
    var (hits, sunk) = (CellSet(), [Ship]())
    for step in told {
      switch step.result {
      case .hit: hits.insert(step.cell)
      case .sunk(let ship):
        hits.insert(step.cell)
        sunk.append(ship)
      case .miss, nil: break
      }
    }
    do throws(ChartError) {
      return try Chart(rules: rules, shots: told.map { $0.cell }, hits: hits, sunkShips: sunk)
    } catch {
      preconditionFailure("games and duels are legal histories, and so is every beginning of one")
    }
  }
}

extension Seat {
  /// The story of the game at the seat, without hidden ships while it is open; nil before the first shot.
  public var replay: Replay? {
    let replay: Replay? =
      switch task {
      case .hunting(let hunting): Replay(hunting.reply, for: .player(.second))
      case .waiting(let waters): Replay(waters.game, for: .player(.first))
      case .over(let game, let seekerIsMe): Replay(game.game, for: .player(seekerIsMe ? .second : .first))
      case .duel, .aiming: duel.map { Replay($0) }
      case .watching(let duel, _): Replay(.duel(duel))
      case .hiding, .unreadable: nil
      }
    return replay.flatMap { $0.steps.isEmpty ? nil : $0 }
  }
}

extension Replay {
  fileprivate init(_ own: OwnDuel) {
    let duel = own.duel
    let fleets = ByPlayer { player in
      duel.winner == nil
        ? nil : duel.openedFleet(of: player) ?? (own.side.flatMap { $0.player == player ? $0.fleet : nil })
    }
    self.init(duel, for: .player(own.player), fleets: fleets, ownFleet: own.side?.fleet)
  }
}
