// The verdict of opened seals: whether every answer was true to the sealed fleets.

/// The fairness of a duel, as far as its message shows it.
///
/// The verdict is about this message. Only the two players can tell that they wrote it: see ``Duel/tag``.
///
/// ```swift
/// switch duel.verdict {
/// case .sealed, .half: print("wait for the seals")
/// case .fair: print("every answer was true")
/// case .foul(let fouls): for foul in fouls { print("according to this link, \(foul.player) cheated: \(foul.evidence)") }
/// }
/// assert(duel.verdict == .fair)
/// ```
public enum Verdict: Hashable, Sendable {
  /// No seal is open yet.
  case sealed
  /// The loser's seal is open and every answer of that player was true; the winner's is not open yet.
  case half
  /// Both seals are open, and every answer was true.
  case fair
  /// Openings that fail, with a foul for each, the loser's first.
  case foul([Foul])
}

/// An opening that fails, with the evidence.
///
/// ```swift
/// let foul = Foul(player: .first, evidence: .answer(UntrueAnswer(cell: .a1, reported: .miss, actual: .hit)))
/// assert(Verdict.foul([foul]) != duel.verdict)
/// ```
public struct Foul: Hashable, Sendable {
  /// The evidence in an opening.
  public enum Evidence: Hashable, Sendable {
    /// The opening does not fit the seal: another fleet was sealed.
    case seal
    /// The sealed fleet is not legal under the rules.
    case fleet
    /// An answer was not true.
    case answer(UntrueAnswer)
  }

  /// The player whose opening it is.
  public let player: Duel.Player

  /// The evidence in the opening.
  public let evidence: Evidence

  /// The foul of a player.
  public init(player: Duel.Player, evidence: Evidence) {
    self.player = player
    self.evidence = evidence
  }
}

/// An answer that is not true to a fleet.
///
/// ```swift
/// let answer = UntrueAnswer(cell: Cell("B4")!, reported: .miss, actual: .hit)
/// assert(answer.description == "B4 was reported as a miss but holds a ship")
/// ```
public struct UntrueAnswer: Hashable, Sendable {
  /// The cell that was fired at.
  public let cell: Cell

  /// The answer that was given.
  public let reported: ShotResult

  /// The true answer.
  public let actual: ShotResult

  /// The evidence of an untrue answer.
  public init(cell: Cell, reported: ShotResult, actual: ShotResult) {
    self.cell = cell
    self.reported = reported
    self.actual = actual
  }
}

extension UntrueAnswer: CustomStringConvertible {
  /// The evidence in plain English: `B4 was reported as a miss but holds a ship`.
  public var description: String {
    let claim =
      switch reported {
      case .miss: "a miss"
      case .hit: "a hit"
      case .sunk(let ship): "the sinking of \(ship)"
      }
    let truth =
      switch actual {
      case .miss: "is water"
      case .hit: "holds a ship"
      case .sunk(let ship): "was the last cell of \(ship)"
      }
    return "\(cell) was reported as \(claim) but \(truth)"
  }
}

extension Duel {
  /// The result of checking the opened seals.
  ///
  /// ```swift
  /// if case .foul(let fouls) = duel.verdict, case .answer(let answer) = fouls[0].evidence {
  ///   print(answer)  // B4 was reported as a miss but holds a ship
  /// }
  /// ```
  public var verdict: Verdict {
    guard let winner else { return .sealed }
    let fouls = [winner.other, winner].compactMap(foul)
    guard fouls.isEmpty else { return .foul(fouls) }
    return openings.count == 1 ? .half : .fair
  }

  private func foul(of player: Player) -> Foul? {
    guard let opening = opening(of: player) else { return nil }
    guard fitsSeal(of: player) else { return Foul(player: player, evidence: .seal) }
    guard let fleet = Fleet(layout: opening.layout, rules: rules) else { return Foul(player: player, evidence: .fleet) }
    return history[player].untrueAnswer(for: fleet).map { Foul(player: player, evidence: .answer($0)) }
  }

  /// The fleet of a player whose seal is open, if the opening fits the seal and is a legal fleet.
  public func openedFleet(of player: Player) -> Fleet? {
    guard fitsSeal(of: player), let opening = opening(of: player) else { return nil }
    return Fleet(layout: opening.layout, rules: rules)
  }

  /// Whether a player's opening is there and fits that player's seal.
  private func fitsSeal(of player: Player) -> Bool {
    guard let opening = opening(of: player), let (seal, context) = seal(of: player) else { return false }
    return opening.opens(seal, in: context)
  }
}

extension PublicBoard {
  func untrueAnswer(for fleet: Fleet) -> UntrueAnswer? {
    var answered = CellSet()
    for (cell, reported) in zip(shots, answers) {
      let actual = fleet.answer(to: cell, answered: &answered)
      guard reported == actual else { return UntrueAnswer(cell: cell, reported: reported, actual: actual) }
    }
    return nil
  }
}
