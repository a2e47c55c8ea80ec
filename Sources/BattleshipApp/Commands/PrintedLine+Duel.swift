// The lines that commands print about a duel message.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension PrintedLine {
  /// The results of the last shots, on both sides.
  static func turn(of duel: Duel, by player: Duel.Player) -> [SafeText] {
    let mine = duel.lastVolley(of: player).map { "\(SafeText($0.cell)) \(word($0.result))" as SafeText }
    let theirs = duel.lastVolley(of: player.other).map {
      "they \(SafeText($0.cell)) \(word($0.result))" as SafeText
    }
    let cannotOpen = duel.winner == nil && !duel.chart(of: player.other).isPossible
    return mine + theirs + (cannotOpen ? [impossible(player.other)] : [])
  }

  private static func word(_ result: ShotResult) -> SafeText {
    if case .sunk(let ship) = result { "sunk, a ship of \(ship.length)" } else { SafeText(result.name) }
  }

  static func terms(_ terms: Terms) -> SafeText {
    let apart: SafeText = terms.rules.apart ? " apart" : ""
    let volley: SafeText =
      switch terms.volley {
      case .shots(1): "1 shot a turn"
      case .shots(let count): "\(count) shots a turn"
      case .afloat: "a shot a turn for each ship afloat"
      case .again: "1 shot a turn, another after a hit"
      }
    return
      "duel, board \(SafeText(terms.rules.board.description)), ships \(SafeText(terms.rules.shipLengths.description))\(apart), \(volley)"
  }

  /// The status that the link states; a link does not prove its author.
  static func standing(_ duel: Duel) -> SafeText {
    let end: SafeText =
      switch duel.status {
      case .open: duel.secondSeal == nil ? "open, a challenge to join" : "open, the \(ordinal(duel.turn)) player's turn"
      case .won(let winner): "won by the \(ordinal(winner)) player"
      case .resigned(let winner): "won by the \(ordinal(winner)) player, the other player gave up"
      }
    return "according to this link: \(end)"
  }

  static func verdict(_ verdict: Verdict) -> [SafeText] {
    switch verdict {
    case .sealed: ["verdict sealed, no ships are opened"]
    case .half: ["verdict half, the winner's ships are not opened yet"]
    case .fair: ["verdict fair, both fleets are opened and every answer was true"]
    case .foul(let fouls): fouls.map { "verdict foul, the \(ordinal($0.player)) player: \(evidence($0.evidence))" }
    }
  }

  static func relation(_ relation: Relation) -> SafeText {
    switch relation {
    case .next: "relation next, your opponent's next message"
    case .old: "relation old, this is your last message, or your last message contains it"
    case .ahead: "relation ahead, it has a turn or an opening in your name that was not written here"
    case .changed(.name(let player)): "relation changed, another name of the \(ordinal(player)) player"
    case .changed(.turn(let number)): "relation changed, turn \(number) differs from your last message"
    case .changed(.opening(let player)): "relation changed, other ships of the \(ordinal(player)) player are opened"
    case .foreign(isMine: false): "relation foreign, somebody else's joining of this challenge"
    case .foreign(isMine: true): "relation foreign, you joined this challenge already"
    case .forged: "relation forged, neither you nor your opponent wrote it"
    case .unremembered: "relation none, you have written nothing in this duel here"
    }
  }

  static func impossible(_ player: Duel.Player) -> SafeText {
    "no fleet can give the \(ordinal(player)) player's answers: they cannot be opened as true"
  }

  static func untrue(_ answer: UntrueAnswer) -> SafeText {
    "untrue, in your name: \(SafeText(answer.description))"
  }

  private static func evidence(_ evidence: Foul.Evidence) -> SafeText {
    switch evidence {
    case .seal: "the ships that were opened are not those that were sealed"
    case .fleet: "the ships that were sealed are not a legal fleet"
    case .answer(let answer): SafeText(answer.description)
    }
  }

  static func waters(of player: Duel.Player, _ chart: Chart) -> SafeText {
    "the \(ordinal(player)) player's waters: \(chart.hits.count) of \(chart.rules.shipLengths.cellCount) hit, \(afloat(chart.lengthsAfloat))"
  }

  static func waters(of player: Duel.Player) -> SafeText { "the \(ordinal(player)) player's waters:" }

  /// The heading of a shot in a replay; `player` is nil if only one player fires.
  static func shot(_ number: Int, of all: Int, by player: Duel.Player?) -> SafeText {
    "shot \(number) of \(all)\(player.map { ", the \(ordinal($0)) player" } ?? ""): "
  }

  private static func ordinal(_ player: Duel.Player?) -> SafeText { SafeText(player?.name ?? "other") }
}
