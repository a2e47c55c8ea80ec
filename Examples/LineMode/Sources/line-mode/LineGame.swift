// A game for two at one keyboard as a value: each line of input becomes events at a seat, and is answered in sentences.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// What is going on between two lines of input.
struct LineGame {
  private enum Step {
    case choosing
    case hiding
    /// The ships are hidden; the other player is to take the keyboard.
    case handingOver(Game)
    /// The other player's ships are looked for, in this game as it was when it came.
    case firing(Game)
    /// Both have ships, and both fire.
    case duel(LineDuel)
    /// Duels against the computer.
    case solo(LineSolo)
    case over
  }

  private var step = Step.choosing

  /// What the person at the keyboard does.
  private var seat = Seat(rules: .messages)

  /// Whether the game came as a URL, and is to go back as one.
  private var cameByLink = false

  /// Whether there is nothing more to read.
  var isOver: Bool { if case .over = step { true } else { false } }

  /// What a line is answered; a line that cannot be used says why, and changes nothing.
  mutating func answer(_ line: String) -> [String] {
    let words = line.split { $0.isWhitespace || $0 == "-" }.map { $0.lowercased() }.filter { $0 != "to" }
    if case .duel(let duel) = step, words != ["quit"] { return go(on: duel, words) }
    if case .solo(var solo) = step, words != ["quit"] {
      defer { step = .solo(solo) }
      return solo.answer(words)
    }
    switch (words, step) {
    case (["quit"], _):
      let goodbye = ["Goodbye."] + link
      step = .over
      return goodbye
    case (["help"], .choosing): return [Words.whichGame]
    case (["help"], .hiding): return [seat.howToHide]
    case (["help"], .firing): return [howToFire]
    case (["link"], .handingOver), (["link"], .firing): return link
    case (_, .choosing): return choose(line)
    case (_, .hiding): return hide(words)
    case (_, .handingOver) where !words.isEmpty: return [Words.handOver]
    case (_, .handingOver(let game)):
      seat.open(.theirs(game))
      step = .firing(game)
      // A screen reader passes over empty lines; on a screen they push away what was typed.
      return Array(repeating: "", count: 200) + [howToFire]
    case (_, .firing): return fire(words)
    case (_, .duel), (_, .solo), (_, .over): return []
    }
  }

  private mutating func go(on duel: LineDuel, _ words: [String]) -> [String] {
    var duel = duel
    let answer = duel.answer(words)
    guard duel.isOver else {
      step = .duel(duel)
      return answer
    }
    step = .over
    return answer + (duel.message.map { [Words.linkShowsDuel, $0.messageURL()] } ?? [])
  }

  /// What is said if input ends before the game does.
  var atEndOfInput: [String] { ["The input has ended, and so has this program."] + link }

  private var scene: Scene {
    seat.scene(in: .english, for: Players(me: "You", other: "The other player", by: .sharedKeyboard))
  }

  /// What the seat says after the last event, as one line.
  private var said: String { seat.said }

  private var howToFire: String { Words.howToFire + " " + said }

  /// The game as it stands, if there is one to go on with.
  private var game: Game? {
    switch step {
    case .handingOver(let game): game
    case .firing(let game): seat.unsentReply ?? game
    case .choosing, .hiding, .duel, .solo, .over: nil
    }
  }

  /// The URL of a game that is not over, with a word of warning, for it tells the ships to anyone who reads it.
  private var link: [String] { game.map { [Words.linkTellsShips, $0.messageURL()] } ?? [] }

  private mutating func choose(_ line: String) -> [String] {
    let words = line.lowercased().split(separator: " ").map(String.init)
    if words.first == "solo", words.count <= 3 {
      guard let rules = Rules(named: words.count > 1 ? words[1] : "classic"),
        let level = ComputerPlayer.Level(rawValue: words.count > 2 ? words[2] : "fair"),
        let terms = try? Terms(rules: rules.withoutLosingMiss)
      else { return [Words.whichSolo] }
      let solo = LineSolo(level: level, terms: terms)
      step = .solo(solo)
      return solo.invitation
    }
    if words.first == "duel", words.count <= 3 {
      guard let rules = Rules(named: words.count > 1 ? words[1] : "classic"),
        let volley = Volley(words.count > 2 ? words[2] : "1"),
        let terms = try? Terms(rules: rules.withoutLosingMiss, volley: volley)
      else { return [Words.whichDuel] }
      let duel = LineDuel(rules: terms.rules, volley: terms.volley)
      step = .duel(duel)
      return duel.invitation
    }
    if let rules = Rules(named: line.lowercased()) {
      seat = Seat(rules: rules)
      step = .hiding
      return [seat.howToHide]
    }
    guard line.contains("?") else { return ["There is no such game. " + Words.whichGame] }
    do {
      let game = try Game(messageURL: line)
      seat.open(.theirs(game))
      (step, cameByLink) = (game.status == .open ? .firing(game) : .over, true)
      return [game.status == .open ? howToFire : said]
    } catch {
      return [
        "This URL is no game. \(Language.english.sentences.refusals.url(error).string) Paste another one, or say quit."
      ]
    }
  }

  private mutating func hide(_ words: [String]) -> [String] {
    if words == ["back"], seat.hiding.draft.ships.isEmpty { return ["There is no ship to take back."] }
    switch SeatLine(hiding: words, at: seat, seed: .random(in: 0 ... .max)) {
    case .said(let sentences): return sentences
    case .events(let events): for event in events { seat.update(event) }
    }
    let answer = said
    for case .send(let game) in seat.update(.button(.finished)) {
      step = .handingOver(game)
      return [Words.handOver]
    }
    return [answer]
  }

  private mutating func fire(_ words: [String]) -> [String] {
    switch SeatLine(firing: words, at: seat, scene, how: howToFire) {
    case .said(let sentences): return sentences
    case .events(let events): for event in events { seat.update(event) }
    }
    guard scene.kind == .over else { return [said] }
    let sentences = seat.spoken(in: .english).map(\.string)
    let reply = cameByLink ? game.map { [Words.linkShowsEnd, $0.messageURL()] } ?? [] : []
    step = .over
    return sentences + reply
  }
}
