// The sentences of a replay, in English.

import BattleshipCore

extension ReplaySentences {
  static var english: ReplaySentences {
    ReplaySentences(
      title: "Replay",
      watch: "Watch again",
      shot: { number, all in "Shot \(number)/\(all)" },
      game: { number, all in "Game \(number)/\(all)" },
      beginning: "Nobody has fired yet.",
      goesOn: "The game goes on.",
      untold: { name, cell in "\(name?.start ?? "You"): \(SafeText(cell)), not answered yet." },
      player: { player in
        switch player {
        case .first: "The first player"
        case .second: "The second player"
        }
      },
      seeker: PlayerName("The seeker", within: "the seeker"),
      nothingToWatch: "Nobody has fired yet: there is nothing to watch."
    )
  }
}
