// Why a message of a duel is not answered, in English.

import BattleshipCore

extension RefusalSentences {
  @Sendable static func reception(_ error: ReceptionError) -> SafeText {
    switch error {
    case .changed(let part): "This message changes \(changed(part)), and your last message says otherwise."
    case .ahead: "This message holds a turn of yours that you did not write here."
    case .unproven:
      "This message ends the duel in your opponent's name, but what it opens does not fit their seal: anybody may have written it."
    case .unremembered: "Your ships are in this duel, but this machine does not remember it."
    case .answeredOtherwise: "You have already answered this message differently."
    case .duel(let error): duel(error)
    }
  }

  private static func changed(_ part: Relation.Part) -> SafeText {
    switch part {
    case .terms: "the rules"
    case .seal(.first): "the first player's seal"
    case .seal(.second): "the second player's seal"
    case .turn(let number): "turn \(number)"
    case .opening(.first): "what the first player opened"
    case .opening(.second): "what the second player opened"
    }
  }

  private static func duel(_ error: DuelError) -> SafeText {
    switch error {
    case .notYourDuel: "This duel is between two other players."
    case .bothSides: "Your key fits both players of this duel, so it is nobody's."
    case .notJoined: "This challenge has to be joined first."
    case .ownChallenge: "This challenge is your own: somebody else has to join it."
    case .alreadyJoined: "Somebody has joined this challenge."
    case .otherRules: "The ships obey other rules than those of the duel."
    case .notYourTurn: "It is the other player's turn."
    case .over: "The duel is over."
    case .nothingToOpen: "There is nothing for you to open now."
    case .untrueAnswer: "This message holds an answer in your name that you did not give."
    case .turn(let error): turn(error)
    }
  }

  private static func turn(_ error: TurnError) -> SafeText {
    switch error {
    case .shots(let count, let due):
      "\(English.count(due, "shot is", "shots are")) due, and \(English.count(count, "cell was", "cells were")) named."
    case .cellOffBoard(let cell, let board): "\(SafeText(cell)) is not on the board of \(SafeText(board.description))."
    case .firedTwice(let cell): "\(SafeText(cell)) was fired at before."
    case .shotsAfterEnd: "Your last ship is sunk, so there is nothing to fire at: name no cells."
    case .malformed, .afterEnd, .resignationAsFirst, .answers, .cellNumber, .notAShip, .shipOffBoard, .sunkElsewhere,
      .sunkUnhit, .sunkTwice, .sunkLength, .tooManyHits, .tooManyMisses:
      "The turn cannot follow: \(SafeText(error.description))."
    }
  }
}
