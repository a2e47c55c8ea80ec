// Complaints of commands, in English.

import BattleshipCore

extension CommandSentences {
  static var english: CommandSentences {
    CommandSentences(
      notAllPlaced: "The ships were not hidden, so there is no message.",
      nothingFired: "Nothing was fired, so there is no new message. The duel waits for you.",
      notJoined: "You did not join, so there is no message.",
      noCells: "A message of a hunt needs cells to fire at.",
      isAHunt: "This message is a hunt, which nobody joins or gives up.",
      insist: { reason in "\(reason) Look at it with inspect, and insist with --anyway." },
      noURL: "Standard input holds no URL.",
      inputTooLong: { limit in "Standard input holds more than \(limit) bytes, so it is not a message." },
      shot: { error in
        switch error {
        case .cellOffBoard(let cell, let board):
          "\(SafeText(cell)) is not on the board of \(SafeText(board.description))."
        case .alreadyOpened(let cell): "\(SafeText(cell)) was already shot at."
        case .gameOver: "The game is over."
        }
      },
      notFired: { last, rest in
        "The game ended at \(SafeText(last)); not fired: \(English.list(rest.map { SafeText($0) }, between: ", "))."
      },
      ships: { error in
        switch error {
        case .notAShip(let text): "'\(SafeText(text, limit: 40))' is not a ship such as B2 or B2-B5."
        case .notAFleet(.shipOffBoard(let ship, let board)):
          "\(SafeText(ship)) is not on the board of \(SafeText(board.description))."
        case .notAFleet(.shipsOverlap(let ship, _)): "\(SafeText(ship)) lies over another ship."
        case .notAFleet(.shipsTouch(let ship, let other)): "\(SafeText(ship)) touches the ship at \(SafeText(other))."
        case .notAFleet(.shipNotInRules(let ship, _)):
          "No ship of length \(ship.length) is left to place: \(SafeText(ship))."
        case .notAFleet(.shipsMissing(let lengths)):
          "Ships are missing, of these lengths: \(SafeText(lengths.description))."
        case .notAFleet(.noLayoutExists): "The ships do not fit on the board."
        case .notAFleet(.noLayoutFound): "No place was found for all the ships."
        }
      },
      storedGames: { error in
        switch error {
        case .nothing: "There is no game in it."
        case .older: "It is from an older version of this program, which can still read it."
        case .newer: "It is from a newer version of this program."
        case .longer(let limit): "It has more than \(limit) bytes, so it is not read."
        case .unreadable(let line): "Line \(line) is not part of a kept conversation."
        case .changed(let line): "Line \(line) has changed since it was written."
        case .url(let line, let error): "Line \(line): \(Sentences.english.refusals.url(error))"
        }
      }
    )
  }
}
