// A turn as text: `h_17` answers a hit and fires at 17, `_17` only fires, `s44-54` reports a sunk ship, `x` resigns.

extension Turn {
  /// The turn of a text.
  ///
  /// - Parameters:
  ///   - text: The text, with escapes decoded.
  ///   - isFirst: Whether it is the second player's first turn, which is shots alone.
  ///   - board: The board whose cells the numbers name.
  /// - Throws: ``TurnError`` if the text is not a turn on this board.
  ///
  /// Answers alone are read as the last ones, although they may answer a hit; only the history can tell.
  init(text: ArraySlice<UInt8>, isFirst: Bool, on board: BoardSize) throws(TurnError) {
    if text.elementsEqual([UInt8(ascii: "x")]) {
      self = .resignation
      return
    }
    var reader = TurnReader(rest: text, board: board)
    let answers = isFirst ? [] : try reader.answers()
    if !isFirst, reader.rest.isEmpty {
      self = .lastAnswers(answers)
      return
    }
    guard isFirst || reader.take(UInt8(ascii: "_")) else { throw .malformed }
    var shots = [try reader.cell()]
    while reader.take(UInt8(ascii: "_")) { shots.append(try reader.cell()) }
    guard reader.rest.isEmpty else { throw .malformed }
    self = .volley(shots, answers: answers)
  }

  func text(isFirst: Bool, on board: BoardSize) -> String {
    let answers = Self.text(of: answers, on: board)
    switch self {
    case .resignation: return "x"
    case .answer, .lastAnswers: return answers
    case .volley(let shots, _):
      return shots.enumerated().reduce(answers) { text, shot in
        text + (isFirst && shot.offset == 0 ? "" : "_") + String(board.knownIndex(of: shot.element))
      }
    }
  }

  private static func text(of answers: [ShotResult], on board: BoardSize) -> String {
    var text = ""
    for answer in answers {
      switch answer {
      case .miss: text += "m"
      case .hit: text += "h"
      case .sunk(let ship):
        text += "s" + String(board.knownIndex(of: ship.first))
        if ship.length > 1 { text += "-" + String(board.knownIndex(of: ship.last)) }
      }
    }
    return text
  }
}

private struct TurnReader {
  var rest: ArraySlice<UInt8>
  let board: BoardSize

  mutating func take(_ letter: UInt8) -> Bool {
    guard rest.first == letter else { return false }
    rest.removeFirst()
    return true
  }

  mutating func answers() throws(TurnError) -> [ShotResult] {
    var answers: [ShotResult] = []
    while true {
      if take(UInt8(ascii: "m")) {
        answers.append(.miss)
      } else if take(UInt8(ascii: "h")) {
        answers.append(.hit)
      } else if take(UInt8(ascii: "s")) {
        answers.append(.sunk(try ship()))
      } else {
        return answers
      }
    }
  }

  mutating func cell() throws(TurnError) -> Cell {
    let number = try number()
    guard let cell = board.cell(at: number) else { throw .cellNumber(number, board: board) }
    return cell
  }

  /// A ship is its only cell, or its first and its last one.
  private mutating func ship() throws(TurnError) -> Ship {
    let first = try cell()
    guard take(UInt8(ascii: "-")) else { return Ship(first) }
    let last = try cell()
    guard first != last, let ship = Ship(from: first, to: last) else { throw .notAShip(first, last) }
    return ship
  }

  private mutating func number() throws(TurnError) -> Int {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard let number = wholeNumber(digits) else { throw .malformed }
    rest = rest.dropFirst(digits.count)
    return number
  }
}
