// The player as a writer in a duel: their key, their last message, and the message that a move makes.

import BattleshipCore

/// A player who reads and writes the messages of a duel, for a front that keeps the key and the last message.
///
/// ```swift
/// // A program keeps the message on disk, and only then shows it; then no message is ever answered twice.
/// let writer = DuelWriter(key: key, lastWritten: challenge)
/// let mine = try writer.reads(challenge)
/// assert(mine.due == .wait && mine.duel == challenge)
/// ```
public struct DuelWriter: Sendable {
  /// The player's key.
  public let key: PlayerKey

  /// The last message that the player wrote in this duel; nil if there is none.
  public let lastWritten: Duel?

  /// Whether the player insists on answering a message that is ahead or not remembered.
  public let insists: Bool

  /// The player with this key, whose last message in this duel was `lastWritten`.
  public init(key: PlayerKey, lastWritten: Duel?, insists: Bool = false) {
    (self.key, self.lastWritten, self.insists) = (key, lastWritten, insists)
  }

  /// The duel in a message, as this player sees it; if they have answered the message, the duel after their answer.
  ///
  /// - Throws: `ReceptionError` if the message must not be answered.
  public func reads(_ duel: Duel) throws(ReceptionError) -> OwnDuel {
    let duel =
      switch try duel.reception(by: key, lastWritten: lastWritten, insists: insists) {
      case .goOn: duel
      case .sameAgain(let last): last
      }
    do throws(DuelError) {
      return try OwnDuel(duel, key: key)
    } catch {
      throw .duel(error)
    }
  }

  /// The message that answers another one by a move.
  ///
  /// A repeated move gives the same message again, and so does a turn without shots. A turn without shots also takes in
  /// the winner's close: the result is that message itself. The message must be kept before anybody sees it.
  ///
  /// - Throws: `ReceptionError` if the message must not be answered, or not by this move.
  public func writes(
    _ move: DuelMove, in duel: Duel, using generator: inout some RandomNumberGenerator
  ) throws(ReceptionError) -> Duel {
    switch try duel.reception(by: key, lastWritten: lastWritten, insists: insists) {
    case .goOn: break
    case .sameAgain(let last):
      if case .join = move, (try? last.side(of: key))?.player == .first { throw .duel(.ownChallenge) }
      guard repeats(move, in: duel, last) else { throw .answeredOtherwise }
      return last
    }
    do throws(DuelError) {
      if move == .fire([]) {
        switch try duel.due(for: key) {
        case .open: return try duel.after(.open, key: key, using: &generator)
        case .nothing: return duel
        case .join, .fire, .lastAnswers, .wait: break
        }
      }
      return try duel.after(move, key: key, using: &generator)
    } catch {
      throw .duel(error)
    }
  }

  /// Whether a move repeats the player's answer to this message.
  private func repeats(_ move: DuelMove, in duel: Duel, _ last: Duel) -> Bool {
    guard let mine = try? last.side(of: key) else { return false }
    switch move {
    case .join(let fleet, let shots):
      return mine.fleet == fleet && answer(of: mine.player, to: duel, last) == CellSet(shots)
    case .fire(let shots): return shots.isEmpty || answer(of: mine.player, to: duel, last) == CellSet(shots)
    case .open: return last.openings.count == 2
    case .resign: return last.turns.last == .resignation
    }
  }

  /// The cells that the player fired at in answer to a message, or in the message itself if it is their own.
  private func answer(of player: Duel.Player, to duel: Duel, _ last: Duel) -> CellSet {
    let chapters = last.story
    let answer = chapters.dropFirst(duel.turns.count).first ?? chapters.last
    let turn = answer?.player == player ? answer : chapters.prefix(duel.turns.count).last
    return CellSet(turn?.shots ?? [])
  }
}

extension Duel {
  /// The duel after a player's move.
  ///
  /// - Throws: `DuelError` if the move is not the player's to make.
  func after(
    _ move: DuelMove, key: PlayerKey, using generator: inout some RandomNumberGenerator
  ) throws(DuelError) -> Duel {
    var next = self
    switch move {
    case .join(let fleet, let shots): try next.join(fleet, shots: shots, key: key, using: &generator)
    case .fire(let shots): try next.fire(at: shots, key: key)
    case .open: try next.open(key: key)
    case .resign: try next.resign(key: key)
    }
    return next
  }
}
