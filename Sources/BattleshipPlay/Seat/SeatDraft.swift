// Unsent work at a seat: placed ships, shots, chosen cells.

import BattleshipCore

/// A person's unsent work at a seat: ships placed, shots fired, cells chosen.
///
/// The cursor and the focus are not part of it, because they are easily restored by hand. A draft is resumed at a seat
/// where the same message was just opened:
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// seat.update(.pressed)  // a ship on A1
/// var resumed = Seat(rules: .messages)
/// assert(resumed.resume(seat.draft) && resumed.nextFleet.draft.ships == [Ship("A1")!])
/// ```
public struct SeatDraft: Hashable, Sendable {
  /// The ships for the next game begun here.
  public let placement: Placement

  /// The volley if that game is a duel; nil if it is a hunt.
  public let volley: Volley?

  /// Whether that game was chosen while the message was open.
  public let isChosen: Bool

  /// The answer to the open message; nil if none was begun.
  public let answer: Answer?

  /// An answer that was begun.
  public indirect enum Answer: Hashable, Sendable {
    /// The shots fired in a hunt since its message arrived.
    case shots([Cell])
    /// The cells chosen for the next volley of a duel.
    case volley([Cell])
    /// The ships with which a duel is to be joined.
    case ships(Placement)
    /// The fleet with which a duel is joined, and the cells chosen for the first volley.
    case joining(Fleet, [Cell])
  }

  /// A draft of these parts.
  public init(placement: Placement, volley: Volley?, isChosen: Bool = false, answer: Answer? = nil) {
    self.placement = placement
    self.volley = volley
    self.isChosen = isChosen
    self.answer = answer
  }
}

extension Seat {
  /// The work done here that no message holds yet.
  public var draft: SeatDraft {
    let volley: Volley? = if case .challenge(let volley, _) = nextFleet.purpose { volley } else { nil }
    return SeatDraft(placement: nextFleet.placement, volley: volley, isChosen: isChosen, answer: answer)
  }

  private var answer: SeatDraft.Answer? {
    switch task {
    case .hunting(let hunting): hunting.hasNews ? .shots(hunting.newShots) : nil
    case .aiming(let aiming):
      if let fleet = aiming.joining {
        .joining(fleet, aiming.chosen)
      } else {
        aiming.chosen.isEmpty ? nil : .volley(aiming.chosen)
      }
    case .hiding(let hiding): hiding.duelToJoin == nil ? nil : .ships(hiding.placement)
    case .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  /// Resumes a draft at a seat where the same message was just opened.
  ///
  /// - Returns: Whether it fits the message; if not, nothing changes.
  public mutating func resume(_ draft: SeatDraft) -> Bool {
    let rules = draft.placement.draft.rules
    if let volley = draft.volley, (try? Terms(rules: rules, volley: volley)) == nil { return false }
    var seat = self
    seat.nextFleet = Hiding(draft.placement, for: draft.volley.map { .challenge($0) } ?? .hunt)
    seat.isChosen = draft.isChosen
    seat.resume(draft.answer)
    guard seat.draft == draft else { return false }
    self = seat
    return true
  }

  /// Repeats shots that were fired here earlier but are not in the open message.
  package mutating func fire(later cells: [Cell]) { change(hunt: { $0.fire(at: cells) }) }

  /// Repeats an answer, except for the parts that do not fit the message.
  private mutating func resume(_ answer: SeatDraft.Answer?) {
    switch (answer, task) {
    case (.shots(let cells)?, .hunting(let hunting)) where cells.starts(with: hunting.newShots):
      fire(later: Array(cells.dropFirst(hunting.newShots.count)))
    case (.volley(let cells)?, .aiming): change(aim: { $0.choose(cells) })
    case (.ships(let ships)?, .hiding(let hiding)) where hiding.draft.rules == ships.draft.rules:
      proceed(to: .hiding(Hiding(ships, for: hiding.purpose)))
    case (.joining(let fleet, let cells)?, .hiding(let hiding)) where hiding.draft.rules == fleet.rules:
      _ = finish(hiding, fleet)
      change(aim: { $0.choose(cells) })
    case (nil, _), (.shots?, _), (.volley?, _), (.ships?, _), (.joining?, _): break
    }
  }
}
