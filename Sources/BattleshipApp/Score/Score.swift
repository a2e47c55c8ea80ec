// The score: the results of all finished games, for each player against each opponent.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import BattleshipPlayers

package struct Score: Hashable, Sendable {
  struct PlayerResults: Hashable, Sendable {
    let player, opponent: FinishedGame.RecordedPlayer
    let isDuel: Bool
    /// Games in which the player took hints are counted separately.
    let tookAdvice: Bool
    fileprivate(set) var games = 0
    fileprivate(set) var won = 0
    fileprivate(set) var fouls = 0
    /// The fewest shots that sank all ships; nil if there are none. Games that were given up do not count.
    fileprivate(set) var best: Int?
    fileprivate var sunkGames = 0, sunkShots = 0
    fileprivate(set) var longestRun = 0
    fileprivate var run = 0

    /// The mean number of shots that sank all ships, in tenths, rounded; nil if there are none.
    var meanTenths: Int? { sunkGames == 0 ? nil : (sunkShots * 20 + sunkGames) / (2 * sunkGames) }
  }

  /// The rows, in the order of their first finished games.
  private(set) var rows: [PlayerResults] = []

  /// The games, the newest first.
  let games: [FinishedGame]

  /// How each game ended.
  let results: [GameResult]

  package init(of records: [FinishedGame]) {
    let games = FinishedGame.games(in: records)
    let fouls = games.map(\.fouls)
    self.games = games.reversed()
    results = zip(games, fouls).map { $0.result(fouls: $1) }.reversed()
    for (game, fouls) in zip(games, fouls) {
      for player in Duel.Player.allCases where game.shots(of: player) > 0 && game.counts(player) {
        count(game, for: player, fouls)
      }
    }
  }

  private mutating func count(_ game: FinishedGame, for player: Duel.Player, _ fouls: Set<Duel.Player>) {
    var row = PlayerResults(
      player: game[player], opponent: game[player.other], isDuel: game.content.isDuel,
      tookAdvice: game.advised.contains(player))
    let index = rows.firstIndex {
      ($0.player, $0.opponent, $0.isDuel, $0.tookAdvice) == (row.player, row.opponent, row.isDuel, row.tookAdvice)
    }
    if let index { row = rows[index] }
    row.games += 1
    if fouls.contains(player.other) { row.fouls += 1 }
    // A player who cheated has not won.
    let hasWon = game.winner == player && !fouls.contains(player)
    row.run = hasWon ? row.run + 1 : 0
    row.longestRun = max(row.longestRun, row.run)
    if hasWon {
      row.won += 1
      if !game.isGivenUp {
        let shots = game.shots(of: player)
        row.sunkGames += 1
        row.sunkShots += shots
        row.best = min(row.best ?? shots, shots)
      }
    }
    if let index { rows[index] = row } else { rows.append(row) }
  }
}

extension Score {
  func resultLines(in language: Language, within columns: Int) -> [(label: SafeText, text: SafeText)] {
    let words = language.terminal.title
    let kinds = rows.reversed().map { language.sentences.moments.game($0.isDuel ? .duel : .hunt) }
    let table = table(in: words, within: columns).map { zip([""] + kinds, $0) }
    return (table ?? zip(kinds, rows.reversed().map { $0.line(in: words) })).map { (label: $0, text: $1) }
  }

  /// How the user's last games ended, the newest last; empty if there are none.
  func lastGames(in language: Language) -> SafeText {
    let ends = gameLines(in: language).compactMap { $0.isWon }.prefix(20).reversed()
    return ends.reduce("") { "\($0)\(language.terminal.title.end(isWon: $1)) " }
  }

  struct GameLine {
    let day: SafeText?
    /// The winner, and how the game was won.
    let text: SafeText
    /// The kind of game and its board.
    let played: SafeText
    /// Whether the user won; nil if others played.
    let isWon: Bool?
  }

  func gameLines(in language: Language) -> [GameLine] {
    let words = language.terminal.title
    return zip(games, results).map { game, result in
      GameLine(
        day: game.day.map { SafeText($0.description) }, text: game.line(result, in: words),
        played: words.played(game.played),
        isWon: game.user.map { $0 == game.winner && result != .foul })
    }
  }

  /// Leaves out the mean, and then the longest run too, if the table is too wide; nil if it still is.
  private func table(in words: TitleSentences, within columns: Int) -> [SafeText]? {
    let table = [[""] + words.scoreHeads] + rows.reversed().map { $0.columns(in: words) }
    let tables = [table, table.map { $0.prefix(4) + $0.suffix(1) }, table.map { Array($0.prefix(4)) }]
      .map { CommandResult.table($0, numbersFrom: 1) }
    return tables.first { CharacterWidth.table.columns(of: $0[0]) <= columns }
  }
}

extension Score.PlayerResults {
  private func name(in words: TitleSentences) -> SafeText {
    tookAdvice ? words.withHints(player.name(in: words)) : player.name(in: words)
  }

  private var mean: SafeText? { meanTenths.map { "\($0 / 10).\($0 % 10)" } }

  var figures: [SafeText] { ["\(games)", "\(won)", best.map { "\($0)" } ?? "-", mean ?? "-"] }

  fileprivate func line(in words: TitleSentences) -> SafeText {
    words.scoreLine(name(in: words), opponent: opponent.name(in: words), games: games, won: won, best: best, mean: mean)
  }

  fileprivate func columns(in words: TitleSentences) -> [SafeText] {
    let opponent = opponent.name(in: words)
    // The user's own rows name only the opponent, which makes the table narrower.
    let isOwn = if case .user = player { true } else { false }
    let names =
      isOwn ? tookAdvice ? words.withHints(opponent) : opponent : words.players(name(in: words), second: opponent)
    return [names] + figures + ["\(longestRun)"]
  }
}

extension Score {
  package func spoken(in language: Language) -> [SafeText] {
    guard !games.isEmpty else { return [language.terminal.title.noScore] }
    return resultLines(in: language, within: 0).map { language.labeled($0.label, $0.text) }
      + gameLines(in: language).map { game in
        language.labeled(game.day.map { "\($0) \(game.played)" } ?? game.played, game.text)
      }
  }
}

extension FinishedGame.RecordedPlayer {
  func name(in words: TitleSentences) -> SafeText {
    switch self {
    case .user: words.language.sentences.seat.you
    case .computer(let level): words.computer(level)
    case .named(let name): SafeText(name, limit: 40)
    case .unnamed: words.unnamed
    case .daily: words.boardOfTheDay
    }
  }
}

/// The fewest shots with which a player has won duels of the same terms.
package struct BestOfPlayer: Hashable, Sendable {
  let terms: Terms
  let shots: Int

  /// The winner's best among `games` and this one; nil for a hunt, a first win, and a win given up, advised or foul.
  package init?(like game: FinishedGame, among games: [FinishedGame]) {
    guard case .duel(let duel) = game.content, !game.isGivenUp, !game.advised.contains(game.winner),
      !game.isFoul(of: game.winner)
    else { return nil }
    let winner = game[game.winner]
    let earlier = games.compactMap { other -> Int? in
      guard case .duel(let another) = other.content, another.terms == duel.terms, other[other.winner] == winner,
        !other.isGivenUp, !other.advised.contains(other.winner), !other.isSameGame(as: game),
        !other.isFoul(of: other.winner)
      else { return nil }
      return other.shots(of: other.winner)
    }
    guard let fewest = earlier.min() else { return nil }
    terms = duel.terms
    shots = min(fewest, game.shots(of: game.winner))
  }
}

extension FinishedGame {
  /// Whether the player is a person at this program; a player by link, named or not, is not.
  fileprivate func counts(_ player: Duel.Player) -> Bool {
    switch self[player] {
    case .user: true
    case .named: user == nil
    case .computer, .unnamed, .daily: false
    }
  }
}

extension FinishedGame {
  /// A game that is recorded twice is listed once, by the record that says more.
  static func games(in records: [FinishedGame]) -> [FinishedGame] {
    var (games, indices): ([FinishedGame], [Identity: Int]) = ([], [:])
    for record in records {
      if let index = indices[record.identity] {
        if record.saysMore(than: games[index]) { games[index] = record }
      } else {
        indices[record.identity] = games.count
        games.append(record)
      }
    }
    return games
  }

  fileprivate func result(fouls: Set<Duel.Player>) -> GameResult {
    fouls.contains(winner) ? .foul : isGivenUp ? .givenUp : .sunk(shots: shots(of: winner))
  }

  var played: ChosenGame {
    switch content {
    case .hunt(let game): .hunt(game.rules)
    case .duel(let duel): .duel(duel.terms)
    }
  }

  fileprivate func line(_ result: GameResult, in words: TitleSentences) -> SafeText {
    let names = [winner, winner.other].map { self[$0] == .user ? nil : self[$0].name(in: words) }
    let line =
      self[winner.other] == .daily
      ? words.clearedDaily(shots(of: winner)) : words.result(names[0], loser: names[1], result: result)
    let told = isUnchecked ? words.unchecked(line) : line
    return tookAdvice ? words.withHints(told) : told
  }

  fileprivate var isGivenUp: Bool { content.duel?.isResigned == true }
}

extension MessageContent {
  var isDuel: Bool { duel != nil }
}
