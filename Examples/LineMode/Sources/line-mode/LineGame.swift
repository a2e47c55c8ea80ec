// A game for two at one keyboard as a value: each line of input changes it and is answered in sentences.

import BattleshipCore

/// What is going on between two lines of input.
struct LineGame {
  private enum Step {
    case choosing
    case hiding(FleetDraft)
    /// The ships are hidden; the other player is to take the keyboard.
    case handingOver(Game)
    case firing(Game)
    case over
  }

  private var step = Step.choosing

  /// Whether the game came as a URL, and is to go back as one.
  private var cameByLink = false

  /// Whether there is nothing more to read.
  var isOver: Bool { if case .over = step { true } else { false } }

  /// What a line is answered; a line that cannot be used says why, and changes nothing.
  mutating func answer(_ line: String) -> [String] {
    let words = line.split { $0.isWhitespace || $0 == "-" }.map { $0.lowercased() }.filter { $0 != "to" }
    switch (words, step) {
    case (["quit"], _):
      let goodbye = ["Goodbye."] + link
      step = .over
      return goodbye
    case (["help"], .choosing): return [Words.whichGame]
    case (["help"], .hiding(let draft)): return [Words.howToHide(draft)]
    case (["help"], .handingOver): return [Words.handOver]
    case (["help"], .firing(let game)): return [Words.howToFire(game.chart)]
    case (["link"], .handingOver), (["link"], .firing): return link
    case (_, .choosing): return choose(line)
    case (_, .hiding(let draft)): return hide(words, draft)
    case ([], .handingOver(let game)):
      step = .firing(game)
      // A screen reader passes over empty lines; on a screen they push away what was typed.
      return Array(repeating: "", count: 200) + [Words.howToFire(game.chart)]
    case (_, .handingOver): return [Words.handOver]
    case (["board"], .firing(let game)): return Words.board(game.chart)
    case (_, .firing(let game)): return fire(words, game)
    case (_, .over): return []
    }
  }

  /// What is said where input ends before the game does.
  var atEndOfInput: [String] { ["The input has ended, and so has this program."] + link }

  /// The URL of a game that is not over, with a word of warning, for it tells the ships to whoever reads it.
  private var link: [String] {
    switch step {
    case .handingOver(let game), .firing(let game):
      ["This URL goes on with the game. It tells the ships:", game.messageURL()]
    case .choosing, .hiding, .over: []
    }
  }

  private mutating func choose(_ line: String) -> [String] {
    let rules = ["messages": Rules.messages, "skirmish": .skirmish, "classic": .classic]
    if let rules = rules[line.lowercased()] {
      let draft = FleetDraft(rules: rules)
      step = .hiding(draft)
      return [Words.howToHide(draft)]
    }
    guard line.contains("?") else { return ["There is no such game. " + Words.whichGame] }
    do {
      let game = try Game(messageURL: line)
      (step, cameByLink) = (game.status == .open ? .firing(game) : .over, true)
      return game.status == .open ? [Words.howToFire(game.chart)] : [Words.end(of: game)]
    } catch {
      return [Words.refusal(error)]
    }
  }

  private mutating func hide(_ words: [String], _ draft: FleetDraft) -> [String] {
    var draft = draft
    do throws(FleetError) {
      if words == ["random"] {
        var chance = SystemRandomNumberGenerator()
        draft = FleetDraft(try Fleet.random(rules: draft.rules, using: &chance))
      } else if words == ["back"] {
        guard draft.removeLastShip() != nil else { return ["There is no ship to take back."] }
      } else {
        guard 1...2 ~= words.count, let first = Cell(words[0]), let last = Cell(words[words.count - 1]) else {
          return ["That is no cell. " + Words.howToHide(draft)]
        }
        guard let ship = Ship(from: first, to: last) else { return [Words.notStraight] }
        try draft.place(ship)
      }
      step = draft.isComplete ? .handingOver(Game(fleet: try draft.fleet())) : .hiding(draft)
      return [draft.isComplete ? Words.handOver : Words.toHide(draft)]
    } catch {
      return [Words.obstacle(error)]
    }
  }

  private mutating func fire(_ words: [String], _ game: Game) -> [String] {
    guard words.count == 1, let cell = Cell(words[0]) else {
      return ["That is no cell. " + Words.howToFire(game.chart)]
    }
    var game = game
    do {
      let result = try game.fire(at: cell)
      step = game.status == .open ? .firing(game) : .over
      guard game.status != .open else { return [Words.shot(at: cell, result, game.chart)] }
      let reply = cameByLink ? ["This URL shows the other player how it ended:", game.messageURL()] : []
      return [Words.shot(at: cell, result, game.chart), Words.end(of: game)] + reply
    } catch {
      return [Words.obstacle(error)]
    }
  }
}
