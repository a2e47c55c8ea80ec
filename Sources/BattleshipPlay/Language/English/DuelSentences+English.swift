// The sentences of a duel, in English.

import BattleshipCore

extension DuelSentences {
  static var english: DuelSentences {
    DuelSentences(
      fireTitle: "Your turn",
      waitTitle: "Waiting",
      overTitle: "The duel is over",
      watchTitle: "A duel",
      enemyWaters: "Enemy waters",
      ownWaters: "Your fleet",
      waters: { player in
        switch player {
        case .first: "The first player's waters"
        case .second: "The second player's waters"
        }
      },
      rules: { rules, volley in
        let shots: SafeText =
          switch volley {
          case .shots(let count): English.count(count, "shot a turn", "shots a turn")
          case .afloat: "a shot for each ship afloat"
          }
        let apart: SafeText = rules.apart ? " apart" : ""
        return "\(English.count(rules.shipLengths.count, "ship", "ships"))\(apart), \(shots)"
      },
      toChoose: { left, all in
        left == 0 ? "Fire now" : all == 1 ? "Fire a shot" : "Choose \(left) of \(English.count(all, "cell", "cells"))"
      },
      hit: { count, all in "Hit \(count) of \(all)" },
      lost: { count, all in "They hit \(count) of \(all)" },
      came: { opponent, shots in "\(opponent.start): \(results(shots))." },
      waitsToBeJoined: "Your challenge is ready. Nobody has joined yet.",
      waitsFor: { opponent in "It is \(opponent.within)'s turn." },
      allSunk: "All your ships are sunk. Send the answers to end the duel.",
      opens: "Open your ships, so that your answers can be checked.",
      gaveUp: { opponent in "\(opponent.start) gave up." },
      ending: { hasWon, byResignation, opponent in
        switch (hasWon, byResignation) {
        case (true, false): "You win!"
        case (true, true): "\(opponent.start) gave up. You win!"
        case (false, false): "You lost."
        case (false, true): "You gave up."
        }
      },
      verdict: { verdict, me, opponent in
        switch verdict {
        case .sealed: ""
        case .half: "Not everything is checked yet."
        case .fair: "Both played fair: every answer was true."
        case .foul(let fouls):
          English.list(fouls.map { foul($0, of: $0.player == me ? "you" : opponent.within) }, between: " ")
        }
      },
      standing: { status, verdict in
        let end: SafeText =
          switch status {
          case .open: "The duel goes on."
          case .won(let winner): "The \(name(winner)) has won."
          case .resigned(let winner): "The \(name(winner)) has won, because the other one gave up."
          }
        let checked: SafeText =
          switch verdict {
          case .sealed: ""
          case .half: " Not everything is checked yet."
          case .fair: " Every answer was true."
          case .foul(let fouls): fouls.reduce("") { "\($0) \(foul($1, of: "the \(name($1.player))"))" }
          }
        return "According to this link: \(end)\(checked)"
      },
      fire: "Fire",
      sendAnswers: "Send the answers",
      open: "Open your ships",
      resign: "Give up",
      resignForSure: "Give up now",
      playOn: "Play on",
      resignQuestion: "Give up this duel?"
    )
  }

  private static func name(_ player: Duel.Player) -> SafeText {
    switch player {
    case .first: "first player"
    case .second: "second player"
    }
  }

  private static func results(_ shots: [AnsweredShot]) -> SafeText {
    English.list(shots.map { "\(SafeText($0.cell)) \(word($0.result))" }, between: ", ")
  }

  private static func word(_ result: ShotResult) -> SafeText {
    switch result {
    case .miss: "miss"
    case .hit: "hit"
    case .sunk(let ship): English.sunk(ship)
    }
  }

  private static func foul(_ foul: Foul, of player: SafeText) -> SafeText {
    switch foul.evidence {
    case .seal: "Foul by \(player): the ships that were opened are not those that were sealed."
    case .fleet: "Foul by \(player): the ships that were sealed are not a legal fleet."
    case .answer(let answer): "Foul by \(player): \(SafeText(answer.description))."
    }
  }
}
