// What a line of words means at a seat: events, or why it means nothing.

import BattleshipCore
import BattleshipPlay

/// A line as it is understood at a seat.
enum SeatLine {
  /// Something happens.
  case events([SeatEvent])
  /// Nothing happens, and this is said.
  case said([String])

  /// A line while ships are hidden: a ship by its cells, `random`, or `back`.
  init(hiding words: [String], at seat: Seat, seed: UInt64) {
    switch words {
    case ["random"]: self = .events([.shuffled(seed: seed)])
    case ["back"]: self = .events([.tookBack])
    default:
      guard 1...2 ~= words.count, let first = Cell(words[0]), let last = Cell(words[words.count - 1]) else {
        self = .said(["That is no cell. " + seat.howToHide])
        return
      }
      self = Ship(from: first, to: last).map { .events([.placed($0)]) } ?? .said([Words.notStraight])
    }
  }

  /// A line while shots are fired: a cell, `board`, `hint`, or `resign`.
  init(firing words: [String], at seat: Seat, _ scene: Scene, how: String) {
    switch words {
    case ["board"]:
      self = .said(
        scene.boards.flatMap { sea in
          (sea.name.isEmpty ? [] : [sea.name.string + "."]) + sea.spoken(in: .english).map(\.string)
        })
    case ["resign"]:
      let canResign = seat.targets(by: .sharedKeyboard).contains(.button(.resign))
      self = canResign ? .events([.button(.resign)]) : .said([Words.notBegun])
    case ["hint"]: self = .events([.advised(true)])
    default:
      guard words.count == 1, let cell = Cell(words[0]), let board = seat.board else {
        self = .said(["That is no cell. " + how])
        return
      }
      guard board.contains(cell) else {
        self = .said([Language.english.sentences.refusals.shot(.cellOffBoard(cell, board)).string])
        return
      }
      self = .events([.pointed(cell), .pressed])
    }
  }
}

extension Seat {
  /// What the seat says after the last event, as one line.
  var said: String { spoken(in: .english).map(\.string).joined(separator: " ") }

  /// How ships are hidden, and what is still to be hidden.
  var howToHide: String {
    guard case .hiding(let hiding) = task else { return said }
    let draft = hiding.draft
    return Words.howToHide(hasLongShips: draft.lengthsToPlace.contains { $0 > 1 }, draft.rules.board) + " " + said
  }
}
