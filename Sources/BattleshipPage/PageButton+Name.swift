// The internal names of buttons, choices and fields between the script and the page; no person reads them.

import BattleshipCore
import BattleshipPlay

extension PageButton {
  init?(_ word: String) {
    let (kind, rest) = word.split(at: "-")
    if kind == "game", let index = rest.number {
      self = .game(index)
    } else if kind == "delete", let index = rest.number {
      self = .delete(index)
    } else if kind == "ship", let length = rest.number {
      self = .ship(length)
    } else if kind == "cell", let cell = Cell(String(rest)) {
      self = .cell(cell)
    } else if let button = SeatButton(rawValue: word) {
      self = .seat(button)
    } else if let action = PageAction(rawValue: word) {
      self = .page(action)
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .seat(let button): button.rawValue
    case .page(let action): action.rawValue
    case .game(let index): "game-\(index)"
    case .delete(let index): "delete-\(index)"
    case .ship(let length): "ship-\(length)"
    case .cell(let cell): "cell-\(cell)"
    }
  }
}

extension DragStart {
  init?(_ word: Substring) {
    if case .ship(let length)? = PageButton(String(word)) {
      self = .list(length: length)
    } else if let cell = Cell(String(word)) {
      self = .cell(cell)
    } else {
      return nil
    }
  }
}

extension BoardScene.Mark {
  var name: String {
    switch self {
    case .water: "water"
    case .ship: "ship"
    case .hit: "hit"
    case .miss: "miss"
    case .sunk: "sunk"
    case .aimed: "aimed"
    case .proposed(let fits): fits ? "fits" : "collides"
    }
  }
}
