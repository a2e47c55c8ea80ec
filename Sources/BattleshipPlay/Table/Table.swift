// A table: a game that is played here, against the computer, at one keyboard or by link, whatever front end shows it.

import BattleshipCore
import BattleshipPlayers

/// A game that the person here plays, one case for each kind of opponent, and how it was saved.
///
/// A front end draws the ``view``, hands events to ``update(_:)``, and carries out the effects. Its storage may
/// answer at once or later; until then, nothing of a move by link is shown.
package struct Table: Hashable, Sendable {
  var opposite: Opposite

  indirect enum Opposite: Hashable, Sendable {
    case computer(Solo)
    /// The other player has the same keyboard.
    case here(TwoPlayers)
    case byLink(LinkGame)
  }

  /// How the game was saved last, and before that: ``SavedSolo/text``, ``SavedTwo/text`` or ``SavedLink/text``.
  var state: SavedState

  struct SavedState: Hashable, Sendable {
    /// Of a game by link, nil until it has a message.
    var name: SavedName?
    var text: String?
    var before: String?
  }

  /// Whether the game could not be saved the last time.
  package internal(set) var isUnsaved = false

  /// Whether the last event brought what was saved in another window or program.
  package internal(set) var wentOnElsewhere = false

  /// A game against the computer, which is saved as `text`, if at all.
  package init(_ solo: Solo, number: Int = 1, savedAs text: String? = nil) {
    opposite = .computer(solo)
    state = SavedState(name: .computer(number), text: text)
  }

  init(_ two: TwoPlayers, number: Int, savedAs text: String?) {
    opposite = .here(two)
    state = SavedState(name: .two(number), text: text)
  }

  package init(_ game: LinkGame, savedAs text: String? = nil) {
    opposite = .byLink(game)
    state = SavedState(name: game.received?.savedName, text: text)
  }
}

extension Table {
  package var controls: Controls {
    switch opposite {
    case .computer(let solo): solo.controls
    case .here(let two): two.controls
    case .byLink(let game): game.controls
    }
  }

  package var view: VisibleTable {
    switch opposite {
    case .computer(let solo): VisibleTable(solo)
    case .here(let two): VisibleTable(two)
    case .byLink(let game): VisibleTable(game)
    }
  }

  /// It and the kinds of game below are not inlined: copies of a whole game wherever one is read or changed took 3.2 kB of
  /// the page as a server packs it.
  package internal(set) var seat: Seat {
    @inline(never) get {
      switch opposite {
      case .computer(let solo): solo.seat
      case .here(let two): two.seat
      case .byLink(let game): game.seat
      }
    }
    @inline(never) set {
      switch opposite {
      case .computer: solo?.seat = newValue
      case .here: two?.seat = newValue
      case .byLink: linkGame?.seat = newValue
      }
    }
  }

  package var isAgainstComputer: Bool { if case .computer = opposite { true } else { false } }

  /// Whether the game goes from message to message.
  package var isByLink: Bool { if case .byLink = opposite { true } else { false } }

  /// Whether the last game at the table is over.
  package var isOver: Bool { solo?.saved.isOver ?? two?.isOver ?? seat.isOver }

  /// How the game of two players at one keyboard stands.
  package var twoPlayers: SavedTwo? { two?.state }

  // Each of these is nil in a game of another kind, where `two?.update(event)` changes nothing and writes nil back.

  var two: TwoPlayers? {
    @inline(never) get { if case .here(let two) = opposite { two } else { nil } }
    @inline(never) set { if let newValue { opposite = .here(newValue) } }
  }

  package internal(set) var linkGame: LinkGame? {
    @inline(never) get { if case .byLink(let game) = opposite { game } else { nil } }
    @inline(never) set { if let newValue { opposite = .byLink(newValue) } }
  }

  package internal(set) var solo: Solo? {
    @inline(never) get { if case .computer(let solo) = opposite { solo } else { nil } }
    @inline(never) set { if let newValue { opposite = .computer(newValue) } }
  }

  /// What is to be done before the first event.
  package mutating func begin() -> [TableEffect] { (solo.map { begin($0) } ?? save()) + countDay() }

  mutating func countDay() -> [TableEffect] { linkGame?.countDay() ?? [] }

  /// Why the last event by link, or the message that came, was refused.
  package var refusal: ReceptionError? { linkGame?.refusal }

  /// What lasts until ``TableEvent/pauseEnded``; nil if nothing is held back.
  package var pause: Pause? {
    if let two { return two.lock == .deaf ? .deaf : nil }
    if seat.withholds { return .ownResults }
    return solo?.isShowing == true ? .shots(seat.shown.count) : nil
  }

  /// A pause; the next one is another value.
  package enum Pause: Hashable, Sendable {
    /// A lock that was just closed takes no key, and neither does an end without an animation.
    case deaf
    /// Only the person's own results are shown.
    case ownResults
    /// So many of several shots are shown.
    case shots(Int)

    package var milliseconds: Int {
      switch self {
      case .deaf: 700
      case .ownResults: 500
      case .shots: 900
      }
    }
  }
}
